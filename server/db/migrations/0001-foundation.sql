-- The specification's entities (section 3) under their own names, and what a safe product needs around them.
-- Times are written by the server's clock, never by a default, so that a test can move it.

create table users (
  id uuid primary key,
  email text not null check (char_length(email) between 3 and 254),
  email_verified_at timestamptz,
  created_at timestamptz not null
);
create unique index users_email_key on users (lower(email));

create table credentials (
  user_id uuid primary key references users on delete cascade,
  password_hash text not null check (password_hash like '$argon2id$%'),
  changed_at timestamptz not null
);

create table profiles (
  id uuid primary key references users on delete cascade,
  email text not null,
  full_name text not null check (char_length(full_name) between 1 and 200),
  mobile_number text,
  year_of_study text check (year_of_study in ('Year 1', 'Year 2'))
);

create table subscriptions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  plan text not null check (plan in ('TEACHER', 'ECONOMICS_MONTHLY', 'BUSINESS_MONTHLY', 'BOTH_MONTHLY')),
  plan_type text not null default 'MONTHLY' check (plan_type = 'MONTHLY'),
  status text not null default 'active'
    check (status in ('active', 'past_due', 'unpaid', 'canceled', 'incomplete', 'incomplete_expired', 'paused')),
  current_period_end timestamptz not null,
  provider_period_end timestamptz,
  subject_name text[] not null
    check (cardinality(subject_name) between 1 and 2 and subject_name <@ array['economics', 'business']),
  stripe_subscription_id text unique,
  stripe_customer_id text,
  created_at timestamptz not null,
  check (plan <> 'TEACHER' or stripe_subscription_id is null)
);
create index subscriptions_user_id on subscriptions (user_id);
create index subscriptions_stripe_customer_id on subscriptions (stripe_customer_id);

-- A registration that waits for its payment. `secrete` holds the hash of the secret in the return address.
create table backtrack (
  id uuid primary key,
  secrete text not null unique check (char_length(secrete) = 64),
  full_name text not null,
  email text not null,
  password_hash text not null check (password_hash like '$argon2id$%'),
  plan_type text not null check (plan_type in ('TEACHER', 'ECONOMICS_MONTHLY', 'BUSINESS_MONTHLY', 'BOTH_MONTHLY')),
  signup_code text,
  subjects text[] not null
    check (cardinality(subjects) between 1 and 2 and subjects <@ array['economics', 'business']),
  mobile_number text not null,
  year_of_study text not null check (year_of_study in ('Year 1', 'Year 2')),
  checkout_session_id text unique,
  user_id uuid references users on delete set null,
  return_seen_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index backtrack_expires_at on backtrack (expires_at);

-- Seconds of voice used: id is {userId}/{MM}/{YY}. Rows are updated every ten seconds, hence the free space.
create table tracked_time (
  id text not null check (id ~ '^[^/]+/[0-9]{2}/[0-9]{2}$'),
  subject text not null check (subject in ('economics', 'business')),
  "time" integer not null default 0 check ("time" between 0 and 9000),
  primary key (id, subject)
) with (fillfactor = 70);

-- Tutor Marked Questions; `price` is in pence.
create table tmq_backtrack (
  id uuid not null,
  subject text not null check (subject in ('economics', 'business')),
  user_id uuid references users on delete set null,
  email text not null,
  customer_email text not null,
  file_name text not null,
  exam_board text not null,
  exam_question text not null,
  paper_number smallint not null default 1 check (paper_number between 1 and 3),
  file_path text not null,
  file_url text not null,
  question_type text not null,
  price integer not null check (price > 0),
  status text not null default 'pending' check (status in ('pending', 'completed', 'refunded')),
  active boolean not null default false,
  checkout_session_id text,
  return_seen_at timestamptz,
  created_at timestamptz not null,
  primary key (subject, id),
  unique (subject, checkout_session_id),
  check (active = (status = 'completed'))
) partition by list (subject);
create table tmq_backtrack_economics partition of tmq_backtrack for values in ('economics');
create table tmq_backtrack_business partition of tmq_backtrack for values in ('business');
create index tmq_backtrack_user_id on tmq_backtrack (user_id);

-- Only hashes of session and one-time tokens are kept.
create table sessions (
  id uuid primary key,
  token_hash text not null unique check (char_length(token_hash) = 64),
  user_id uuid not null references users on delete cascade,
  remember boolean not null,
  device text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user_id on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);

create table one_time_tokens (
  token_hash text primary key check (char_length(token_hash) = 64),
  purpose text not null check (purpose in ('verify_email', 'reset_password')),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_tokens_user_id on one_time_tokens (user_id);

-- Inbox of the payment provider's notices: each event id is taken in once.
create table provider_events (
  id text primary key,
  type text not null,
  customer_id text,
  received_at timestamptz not null,
  handled_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
create index provider_events_unhandled on provider_events (received_at) where handled_at is null;

-- Work to do outside a transaction: mail, retries, purges. Written in the transaction that needs it.
create table jobs (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  unique_key text unique,
  run_at timestamptz not null,
  attempts integer not null default 0,
  locked_until timestamptz,
  last_error text,
  created_at timestamptz not null,
  done_at timestamptz,
  failed_at timestamptz
);
create index jobs_due on jobs (run_at) where done_at is null and failed_at is null;

-- The embedded mailbox: mail kept here when no mail server is set.
create table kept_mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  sent_at timestamptz not null
);

-- What happened to money and sign-ins. Outlives the account it speaks of, so there is no reference.
create table audit_events (
  id uuid primary key,
  at timestamptz not null,
  kind text not null,
  user_id uuid,
  amount_pence integer,
  detail jsonb not null default '{}',
  request_id text
);
create index audit_events_user_id on audit_events (user_id, at);

create table rate_limits (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (key, window_start)
);
create index rate_limits_window_start on rate_limits (window_start);
