-- Invitation codes for teachers. Counted in one statement, so that a code with one use is used once.
create table teacher_codes (
  code text primary key check (char_length(code) between 4 and 64),
  max_uses integer check (max_uses > 0),
  uses integer not null default 0 check (uses >= 0 and (max_uses is null or uses <= max_uses)),
  expires_at timestamptz,
  created_at timestamptz not null
);

-- A subject bought by somebody who has an account. The card page's return and the provider's notice meet here.
create table subject_purchases (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  subject text not null check (subject in ('economics', 'business')),
  checkout_session_id text unique,
  return_seen_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null
);
create index subject_purchases_user_id on subject_purchases (user_id);

-- What was agreed to, in which version, and when.
create table consents (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('acceptable_use', 'privacy', 'immediate_start')),
  version text not null,
  given_at timestamptz not null
);
create index consents_user_id on consents (user_id);

-- When the provider was last asked about a subscription: an answer that was asked for earlier never replaces a later one.
alter table subscriptions add column provider_read_at timestamptz;

create index backtrack_email on backtrack (lower(email));
