-- Talks about projects: a member who asks, the project's owner, and what they write.
create table talk (
  id bigint generated always as identity primary key,
  key text not null unique, -- 128 random bits: its address
  project_id bigint not null references project on delete cascade,
  state text not null check (state in ('requested', 'open', 'declined', 'expired', 'closed')),
  closed_by_staff boolean not null default false, -- such a talk stays closed
  requested_at timestamptz not null, -- when it was last asked for: reminder and expiry count from here
  reminded_at timestamptz,
  signed_at timestamptz, -- the owner has said that both have signed
  confirmed_at timestamptz, -- and the other has said so too
  last_number integer not null default 0, -- of its entries
  moved_at timestamptz not null, -- of its last entry
  created_at timestamptz not null,
  unique (id, project_id)
);
create index talk_waiting on talk (requested_at) where state = 'requested';
create index talk_of_project on talk (project_id);

-- The two people of a talk, and how far each has read. A person who has gone leaves their side empty.
create table talk_side (
  talk_id bigint not null,
  side text not null check (side in ('asker', 'owner')),
  project_id bigint not null,
  member_id bigint references member on delete set null,
  time_zone text, -- in which they last named a time
  read_number integer not null default 0,
  told_number integer not null default 0, -- up to here they have been told by mail that there is something to read
  primary key (talk_id, side),
  foreign key (talk_id, project_id) references talk (id, project_id) on delete cascade
);
-- One talk a project and member, however many ask at once.
create unique index talk_side_once on talk_side (project_id, member_id) where side = 'asker';
create index talk_side_of on talk_side (member_id, talk_id);

-- What stands in a talk, in order: numbers are given while the talk's row is held, so a reader who has seen one has seen all before it.
create table talk_entry (
  id bigint generated always as identity primary key,
  talk_id bigint not null references talk on delete cascade,
  number integer not null,
  side text check (side in ('asker', 'owner')), -- whose; null: the site's
  kind text not null, -- message, meeting, or what became of the talk
  sealed bytea, -- what a message says
  meeting_id bigint,
  created_at timestamptz not null,
  unique (talk_id, number)
);
create index talk_entry_recent on talk_entry (created_at);

create table talk_meeting (
  id bigint generated always as identity primary key,
  talk_id bigint not null references talk on delete cascade,
  side text not null check (side in ('asker', 'owner')), -- who proposes it
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 1 and 600),
  time_zone text not null, -- in which it was named
  state text not null check (state in ('proposed', 'accepted', 'declined', 'withdrawn')),
  created_at timestamptz not null
);
create index talk_meeting_of on talk_meeting (talk_id);
alter table talk_entry add foreign key (meeting_id) references talk_meeting on delete cascade;
create index talk_entry_meeting on talk_entry (meeting_id) where meeting_id is not null;
