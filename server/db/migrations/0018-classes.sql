-- A teacher's class. It goes with its teacher's account.
create table classes (
  id uuid primary key,
  -- The teacher.
  user_id uuid not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  subject text not null check (subject in ('economics', 'business')),
  -- Whoever has it may ask to join; a new one ends the old.
  join_code text not null unique,
  created_at timestamptz not null
);
create index classes_user on classes (user_id, created_at);

-- A student who said yes: to which wording, and when. Without this row a teacher sees nothing of a student.
create table class_members (
  class_id uuid not null references classes on delete cascade,
  user_id uuid not null references users on delete cascade,
  consent_version text not null,
  joined_at timestamptz not null,
  primary key (class_id, user_id)
);
create index class_members_user on class_members (user_id);

-- What a teacher has set, with its date. Who has done it is read from the students' own work.
create table set_work (
  -- Named by the browser: sent twice, it is set once.
  id uuid primary key,
  class_id uuid not null references classes on delete cascade,
  kind text not null check (kind in ('section', 'quick-fire', 'diagram', 'plan')),
  -- A section's number, the scope of a run, a diagram's name, or the number of a simulator question.
  target text not null,
  due_on date not null,
  set_at timestamptz not null
);
create index set_work_class on set_work (class_id, due_on);
