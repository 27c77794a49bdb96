-- Who of the staff has something that waits in the inbox. It stays theirs should it wait again.
create table inbox_given (
  queue text not null, -- as its feature calls it: 'messages'
  thing_id bigint not null,
  staff_id integer not null references staff on delete cascade,
  given_by text not null, -- as they were called
  given_at timestamptz not null,
  primary key (queue, thing_id)
);
create index inbox_given_to on inbox_given (staff_id);
