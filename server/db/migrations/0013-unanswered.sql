-- What the tutor could not answer, for whoever writes the answers: details are taken out, and nothing says who asked.
-- It goes 30 days after it was last asked.
create table unanswered (
  id uuid primary key,
  subject text not null check (subject in ('economics', 'business')),
  agent_id text not null,
  -- Of the page that was open.
  section text,
  -- In lower case, so that the same words are counted and not stored twice.
  words text not null check (char_length(words) between 1 and 500),
  times integer not null default 1 check (times > 0),
  -- The day alone: the minute would lead to the message, and so to who wrote it.
  asked_at timestamptz not null check (asked_at = date_trunc('day', asked_at, 'UTC')),
  unique (subject, words)
);
create index unanswered_asked_at on unanswered (asked_at);
