-- Files that this database has begun to store, written down before the file is. A file without a row is removed only when it
-- stands here: after an older database was restored, newer essays are in the store and not here. It goes after a day.
create table incoming_files (
  file_key text primary key,
  begun_at timestamptz not null
);
create index incoming_files_begun_at on incoming_files (begun_at);
