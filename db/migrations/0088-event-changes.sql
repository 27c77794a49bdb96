-- Where and when an event was changed after readers had seen it. What of it is marked stands with the event itself.
alter table event
  add moved_at timestamptz,
  add moved text[] not null default '{}'; -- what of it: day, start, end, room

create table event_change (
  id bigint generated always as identity primary key,
  event_id bigint not null references event on delete cascade,
  changed_at timestamptz not null,
  titles jsonb not null, -- by language, as they were: what is withdrawn has none afterwards
  was_starts_at timestamptz not null,
  was_ends_at timestamptz not null,
  was_room_id integer not null references event_room,
  -- Null where it was withdrawn.
  starts_at timestamptz,
  ends_at timestamptz,
  room_id integer references event_room,
  told_at timestamptz, -- when it was noted with those who asked for it (`event_watch.news`)
  check ((starts_at is null) = (ends_at is null) and (starts_at is null) = (room_id is null))
);
create index event_change_of on event_change (event_id, id);
create index event_change_untold on event_change (event_id, id) where told_at is null;

-- Members who asked to be told of changes of an event. What a device keeps stays on the device.
create table event_watch (
  member_id bigint not null references member on delete cascade,
  event_id bigint not null references event on delete cascade,
  since timestamptz not null,
  news jsonb, -- what the event was called, by language, as it was changed: this member is to be told of it; null: of nothing
  primary key (member_id, event_id)
);
create index event_watch_of on event_watch (event_id);
create index event_watch_news on event_watch (member_id) where news is not null;
