-- A run of quick-fire questions, chosen when it began.
create table practice_runs (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  subject text not null check (subject in ('economics', 'business')),
  -- 'mixed', 'weak', 'due', or 'theme:' with its number.
  scope text not null,
  -- Without a clock.
  calm boolean not null,
  item_ids text[] not null,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index practice_runs_user on practice_runs (user_id, started_at desc);

-- A piece of work: what the student gave, and how it was marked, as it was shown.
create table practice_attempts (
  -- Named by the browser: sent twice, it is stored once.
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  subject text not null check (subject in ('economics', 'business')),
  section_id text not null,
  item_kind text not null check (item_kind in ('question', 'chain', 'evaluation', 'plan', 'diagram')),
  item_id text not null,
  run_id uuid references practice_runs on delete cascade,
  work jsonb not null,
  marking jsonb not null,
  verdict text not null check (verdict in ('right', 'partly', 'not yet', 'unsure')),
  hints smallint not null default 0 check (hints between 0 and 5),
  -- As the browser saw it: for the student's own picture of his time, and for nothing else.
  taken_ms integer check (taken_ms >= 0),
  -- How sure the student was before it was marked, from 0 to 100.
  sureness smallint check (sureness between 0 and 100),
  -- 'I did say that'.
  appealed_at timestamptz,
  appeal_note text check (char_length(appeal_note) <= 600),
  attempted_at timestamptz not null
);
create index practice_attempts_user on practice_attempts (user_id, subject, attempted_at desc);
create index practice_attempts_run on practice_attempts (run_id);

alter table evidence add column attempt_id uuid references practice_attempts on delete cascade;
create index evidence_attempt on evidence (attempt_id);

-- What is remembered of each item, as FSRS keeps it: when it is next due, how long it lasts, how hard it is.
create table memory_cards (
  user_id uuid not null references users on delete cascade,
  subject text not null check (subject in ('economics', 'business')),
  section_id text not null,
  item_kind text not null check (item_kind in ('question', 'chain', 'evaluation', 'plan', 'diagram')),
  item_id text not null,
  due_at timestamptz not null,
  stability double precision not null,
  difficulty double precision not null,
  scheduled_days integer not null,
  reviews integer not null,
  lapses integer not null,
  state smallint not null check (state between 0 and 3),
  last_review_at timestamptz not null,
  primary key (user_id, subject, item_kind, item_id)
);
create index memory_cards_due on memory_cards (user_id, subject, due_at);

-- Work that is not handed in yet: a drawing, a plan, a timed answer.
create table practice_drafts (
  user_id uuid not null references users on delete cascade,
  subject text not null check (subject in ('economics', 'business')),
  kind text not null,
  item_id text not null,
  draft jsonb not null,
  saved_at timestamptz not null,
  primary key (user_id, subject, kind, item_id)
);

create table exam_dates (
  user_id uuid not null references users on delete cascade,
  subject text not null check (subject in ('economics', 'business')),
  paper smallint not null check (paper between 1 and 3),
  exam_on date not null,
  primary key (user_id, subject, paper)
);

create table study_settings (
  user_id uuid primary key references users on delete cascade,
  weekly_summary boolean not null default false,
  -- The Monday of the week that was last told of.
  summary_sent_for date
);

-- Voice tutoring by day, for the student's own picture of his weeks; the allowance is counted in tracked_time.
create table talked_days (
  user_id uuid not null references users on delete cascade,
  subject text not null check (subject in ('economics', 'business')),
  -- The day in London.
  day date not null,
  seconds integer not null check (seconds >= 0),
  primary key (user_id, subject, day)
);

-- When the student first had the feedback on the screen.
alter table tmq_feedback add column seen_at timestamptz;
