-- Names in published texts that the glossary does not use, found after they went out.
create table content_wording (
  thing_id bigint not null,
  thread text not null,
  number integer not null, -- of the revision that was looked at
  glossary text not null, -- the state of the glossary that it was looked at by
  variants text[] not null, -- as the glossary writes them
  primary key (thing_id, thread),
  foreign key (thing_id, thread) references content_thread on delete cascade
);
create index content_wording_wrong on content_wording (thing_id, thread) where variants <> '{}';

-- Everything that is behind, by language: for counting it.
create index content_thread_all_behind on content_thread (thread) where behind > 0;
