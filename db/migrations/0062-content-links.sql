-- Where published texts lead within the site: paths without language, written as a text is published.
create table content_link (
  thing_id bigint not null,
  thread text not null,
  path text not null,
  primary key (thing_id, thread, path),
  foreign key (thing_id, thread) references content_thread on delete cascade
);
create index content_link_path on content_link (path);

-- Addresses that things no longer have.
create table content_moved (
  path text primary key,
  thing_id bigint not null references content_thing on delete cascade
);
create index content_moved_thing on content_moved (thing_id);
