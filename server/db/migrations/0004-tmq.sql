-- From payment to answer. `due_on` is a day in London; `outcome` is set once, by whoever answers first.
alter table tmq_backtrack
  add column file_kind text check (file_kind in ('pdf', 'docx', 'doc')),
  add column file_bytes integer,
  add column no_refund_accepted_at timestamptz,
  add column payment_intent_id text,
  add column completed_at timestamptz,
  add column due_on date,
  add column outcome text check (outcome in ('feedback', 'unreadable')),
  add column settled_at timestamptz;
create index tmq_backtrack_payment_intent_id on tmq_backtrack (payment_intent_id);
create index tmq_backtrack_due_on on tmq_backtrack (due_on) where status = 'completed' and outcome is null;

-- A file that was sent and is not yet part of a paid request. `request_id` is the request that it was last used for.
create table tmq_uploads (
  id uuid primary key,
  user_id uuid references users on delete set null,
  subject text not null check (subject in ('economics', 'business')),
  file_key text not null unique,
  file_name text not null,
  file_kind text not null check (file_kind in ('pdf', 'docx', 'doc')),
  file_bytes integer not null,
  request_id uuid,
  created_at timestamptz not null
);
create index tmq_uploads_created_at on tmq_uploads (created_at);

-- The marker's draft, and once `sent_at` is set the feedback itself.
create table tmq_feedback (
  subject text not null,
  request_id uuid not null,
  out_of smallint,
  level smallint,
  mark smallint,
  strengths text not null default '',
  next_steps text not null default '',
  comments jsonb not null default '[]',
  file_key text,
  file_name text,
  file_kind text check (file_kind in ('pdf', 'docx', 'doc')),
  updated_at timestamptz not null,
  sent_at timestamptz,
  primary key (subject, request_id),
  foreign key (subject, request_id) references tmq_backtrack (subject, id) on delete cascade,
  check (sent_at is null or (mark between 0 and out_of and level is not null))
);

-- Signed links in messages. Each opens one thing; only its hash is kept.
create table marking_links (
  token_hash text primary key check (char_length(token_hash) = 64),
  purpose text not null check (purpose in ('desk', 'document', 'queue', 'feedback')),
  subject text,
  request_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  foreign key (subject, request_id) references tmq_backtrack (subject, id) on delete cascade,
  check ((purpose = 'queue') = (request_id is null))
);
create index marking_links_request on marking_links (subject, request_id);
