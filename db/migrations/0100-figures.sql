-- What figures are made of that was not kept until now, and what they are found by.

-- In which country a contact's phone is, by its calling code; empty: it is a mail, or no country is known by it. Null: not looked at
-- yet (a job looks, which has the keys), or erased with the rest of the person.
alter table reservation
  add column contact_country text check (contact_country = '' or contact_country ~ '^[A-Z]{2}$');
create index reservation_country_unknown on reservation (id)
  where contact_country is null and contact_phone_sealed is not null;

-- How many visitors of a day were of a country, once its reservations are of nobody any more. Empty: not known. ZZ: countries of which
-- there were fewer than five, together.
create table visitor_country (
  date date not null references reservation_day,
  country text not null check (country = '' or country ~ '^[A-Z]{2}$'),
  visitors integer not null check (visitors > 0),
  primary key (date, country)
);

create index admission_admitted on admission (admitted_at);
-- A reservation says how many came in it; who of them was cancelled is seldom, and taken off.
create index reservation_visitor_cancelled on reservation_visitor (date) where status = 'cancelled';

-- How often files were taken along, by nobody in particular: a count for each day and address.
create table download_fetched (
  day date not null,
  path text not null, -- as it was then: a file may go, its count stays
  times integer not null check (times > 0),
  primary key (day, path)
);

-- When a project had come into the state that it leaves with this event: how long it was in it.
alter table project_event add column entered_at timestamptz;
create function note_when_entered() returns trigger language plpgsql as $$
begin
  if new.from_status is distinct from new.to_status and new.from_status is not null then
    new.entered_at := (
      select at from project_event
      where project_id = new.project_id and to_status = new.from_status and from_status is distinct from to_status
      order by id desc limit 1
    );
  end if;
  return new;
end $$;
create trigger project_event_entered before insert on project_event
  for each row execute function note_when_entered();
update project_event event set entered_at = (
  select before.at from project_event before
  where before.project_id = event.project_id and before.id < event.id and before.to_status = event.from_status
    and before.from_status is distinct from before.to_status
  order by before.id desc limit 1
)
where from_status is distinct from to_status and from_status is not null;
create index project_event_at on project_event (at);
-- How many are in a state in which nobody sees them: the others are counted already (project_count).
create index project_hidden on project (status) where not listed;

-- When a message was first decided on, and when it first had an answer: what is changed later changes neither.
alter table board_message add column decided_at timestamptz, add column answered_at timestamptz;
update board_message set decided_at = reviewed_at,
  answered_at = case when exists (select from board_answer where message_id = board_message.id) then reviewed_at end;
create index board_message_asked on board_message (created_at);
create index board_message_decided on board_message (decided_at) where decided_at is not null;
create index board_message_answered on board_message (answered_at) where answered_at is not null;
