-- Files that go with a message. What lies in the storage is encrypted with a key of its own, which is sealed here: without this row nobody reads it.
create table talk_file (
  key text primary key, -- 128 random bits: its address and where it lies
  entry_id bigint not null references talk_entry on delete cascade,
  mime text not null,
  bytes integer not null,
  sealed bytea not null, -- JSON: its name, and the key that opens it
  created_at timestamptz not null
);
create index talk_file_of on talk_file (entry_id);

-- Who takes no messages from whom, in any talk.
create table talk_block (
  blocker_id bigint not null references member on delete cascade,
  blocked_id bigint not null references member on delete cascade,
  at timestamptz not null,
  primary key (blocker_id, blocked_id)
);
create index talk_block_of on talk_block (blocked_id);

create table talk_report (
  id bigint generated always as identity primary key,
  talk_id bigint not null references talk on delete cascade,
  side text not null check (side in ('asker', 'owner')), -- who reports the other
  reason text not null check (reason in ('spam', 'fraud', 'insult', 'other')),
  sealed bytea not null, -- in their words
  number integer not null, -- entries up to here are what it is about
  created_at timestamptz not null,
  resolved_at timestamptz,
  staff_id integer references staff on delete set null,
  resolution text check (resolution in ('dismissed', 'closed')),
  check ((resolved_at is null) = (resolution is null))
);
create index talk_report_open on talk_report (id) where resolved_at is null;
create index talk_report_of on talk_report (talk_id);

-- What lies in the storage and belongs to nobody any more: a job takes it away.
create table talk_file_dropped (
  key text primary key
);
create function note_talk_file_dropped() returns trigger language plpgsql as $$
begin
  insert into talk_file_dropped (key) values (old.key);
  return null;
end $$;
create trigger talk_file_dropped after delete on talk_file for each row execute function note_talk_file_dropped();
