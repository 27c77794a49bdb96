-- What staff write, before and beside what readers see: that stands in the features' own tables, written as a text is published.
create table content_thing (
  id bigint generated always as identity primary key,
  kind text not null, -- as its feature describes it: 'article'
  key text, -- of what readers see, in its feature's tables; null until it is first published
  source text not null references language, -- the language that the others follow
  owner_id integer references staff on delete set null,
  changed_at timestamptz not null,
  changed_by text not null, -- as they were called
  changer_id integer references staff on delete set null,
  unique (kind, key)
);
create index content_thing_newest on content_thing (kind, changed_at desc, id desc);
create index content_thing_of on content_thing (owner_id, kind, changed_at desc, id desc);
create index content_thing_nobodys on content_thing (kind, changed_at desc, id desc) where owner_id is null;

-- A language of a thing, or what all its languages share: each has a life of its own.
create table content_thread (
  thing_id bigint not null references content_thing on delete cascade,
  thread text not null, -- a language's tag, or 'shared'
  kind text not null, -- of the thing, for lists
  title text not null, -- what lists call it by; of 'shared' empty
  tokens tsvector not null, -- of title and number, to be found by
  state text not null check (state in ('draft', 'review', 'signed', 'published', 'withdrawn')), -- of the newest revision
  step integer not null, -- steps of review that it has passed
  head integer not null, -- number of the newest revision
  published integer, -- number of the revision that readers see
  publish_at timestamptz,
  withdraw_at timestamptz,
  scheduled_by integer references staff on delete set null,
  confirmed text[] not null, -- hashes of the source's segments that this text has caught up with
  behind integer not null, -- of how many changes of the source this text knows nothing
  changed_at timestamptz not null,
  primary key (thing_id, thread),
  check (step >= 0 and head >= 1 and behind >= 0)
);
create index content_thread_state on content_thread (kind, thread, state, changed_at desc, thing_id desc);
create index content_thread_seldom on content_thread (kind, state) where state in ('withdrawn', 'review', 'signed');
create index content_thread_tokens on content_thread using gin (tokens);
create index content_thread_behind on content_thread (kind, thread) where behind > 0 and published is not null;
create index content_thread_publish on content_thread (publish_at) where publish_at is not null;
create index content_thread_withdraw on content_thread (withdraw_at) where withdraw_at is not null;

-- Who is to write a language of a thing, and until when: also one in which there is no text yet.
create table content_given (
  thing_id bigint not null references content_thing on delete cascade,
  thread text not null,
  staff_id integer not null references staff on delete cascade,
  due date,
  given_by text not null, -- as they were called
  given_at timestamptz not null,
  primary key (thing_id, thread)
);
create index content_given_to on content_given (staff_id, due);

create table content_revision (
  thing_id bigint not null,
  thread text not null,
  number integer not null,
  fields jsonb not null,
  origin text not null check (origin in ('adopted', 'saved', 'restored', 'merged', 'imported')),
  from_number integer, -- of the revision that was restored
  made_at timestamptz not null,
  made_by integer references staff on delete set null,
  who text not null, -- as they were called
  primary key (thing_id, thread, number),
  foreign key (thing_id, thread) references content_thread on delete cascade
);

-- Who has a text open just now.
create table content_presence (
  thing_id bigint not null references content_thing on delete cascade,
  staff_id integer not null references staff on delete cascade,
  thread text not null,
  seen_at timestamptz not null,
  primary key (thing_id, staff_id)
);

-- Links by which somebody without an account sees a text as it would be.
create table content_preview (
  token_hash bytea primary key,
  id text not null unique,
  thing_id bigint not null references content_thing on delete cascade,
  thread text not null,
  number integer, -- the revision that it shows; null: always the newest
  made_by integer references staff on delete set null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  opened integer not null default 0
);
create index content_preview_of on content_preview (thing_id);

-- Staff put organisers in their order one by one: two may have one place for a while.
alter table organiser drop constraint organiser_role_position_key;
