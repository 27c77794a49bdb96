-- A file that came back from an agency, until whoever sent it has seen what it changes and takes it: one each, for a day.
create table xliff_file (
  staff_id integer primary key references staff on delete cascade,
  name text not null, -- as it was called where it came from
  xml text not null,
  sent_at timestamptz not null
);
