-- The marker has asked the student for a file that can be read better. Until it comes the clock stands.
alter table tmq_backtrack
  add column file_asked_at timestamptz,
  add column file_asked_note text check (char_length(file_asked_note) <= 1000);
