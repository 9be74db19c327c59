-- The embedded payment provider of test mode. Empty where real payments are set up.

create table test_mode_objects (
  id text primary key,
  object text not null,
  data jsonb not null,
  position bigint not null generated always as identity
);
create index test_mode_objects_of_kind on test_mode_objects (object, position);
create index test_mode_objects_data on test_mode_objects using gin (data jsonb_path_ops);

-- The answer to each write, given again when the write is repeated.
create table test_mode_answers (
  idempotency_key text primary key,
  request_hash text not null,
  body jsonb,
  created_at timestamptz not null
);

-- Signed notices that the product has not taken yet.
create table test_mode_notices (
  event_id text primary key,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null
);
create index test_mode_notices_due on test_mode_notices (next_attempt_at);
