-- Files that have been put into the storage, or are about to be, and that no row names yet. Noted before they are stored; a job
-- takes away what nobody has entered after a day, because a process died between storing and entering.
create table file_on_its_way (
  storage_key text primary key,
  noted_at timestamptz not null
);
create index file_on_its_way_noted on file_on_its_way (noted_at);
