-- What a student has said about the course, so that nothing is asked that was not taught. All of it may be left out.
create table study_profiles (
  user_id uuid primary key references users on delete cascade,
  -- Names from a fixed list. For the student's own plan, and shown to nobody else.
  worries text[] not null default '{}',
  -- When the set-up was answered or put off: it is offered once.
  asked_at timestamptz not null
);

create table study_courses (
  user_id uuid not null references users on delete cascade,
  subject text not null check (subject in ('economics', 'business')),
  board text check (board in ('Edexcel', 'AQA', 'OCR')),
  -- Numbers of themes or topics; null: the student has not said, and all count as taught.
  taught smallint[] check (cardinality(taught) > 0),
  primary key (user_id, subject)
);

-- Paper 0 is a mock.
alter table exam_dates drop constraint exam_dates_paper_check;
alter table exam_dates add constraint exam_dates_paper_check check (paper between 0 and 3);
