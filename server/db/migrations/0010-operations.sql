-- A code that was revoked stays so, also while the settings still name it.
alter table teacher_codes add column revoked_at timestamptz;

-- The request that a job came from: its log lines carry the same id.
alter table jobs add column request_id text;

-- Read every few seconds by whoever watches the product: there are none on a good day.
create index jobs_given_up on jobs (failed_at) where failed_at is not null;
