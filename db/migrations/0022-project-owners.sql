-- Projects get an owner who writes them, a history, and contacts that lie sealed.
alter table project
  add column owner_id bigint references member on delete set null,
  add column contact_sealed bytea, -- JSON of person (by language), phone and contact; null where not given yet
  add column plain_contact jsonb, -- the same of projects written before they were sealed: a job seals them
  alter column category drop not null,
  alter column country_code drop not null,
  alter column industry_id drop not null,
  alter column amount_hundredths drop not null,
  add check (status = 'draft' or (category is not null and country_code is not null and industry_id is not null
    and amount_hundredths is not null));

update project set plain_contact = jsonb_build_object('phone', phone, 'contact', contact, 'person',
  (select jsonb_object_agg(locale, contact_person) from project_text where project_id = project.id));
alter table project drop column phone, drop column contact;
alter table project_text drop column contact_person;

create index project_of_owner on project (owner_id, id desc) where owner_id is not null;
create index project_waiting on project (id) where status = 'submitted';

-- What became of a project, and who did it.
create table project_event (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  at timestamptz not null,
  from_status text, -- null: it was begun, or written
  to_status text not null,
  done_by text not null check (done_by in ('owner', 'staff', 'site')),
  member_id bigint references member on delete set null,
  staff_id integer references staff on delete set null,
  note text not null -- from staff to the owner; empty where there is none
);
create index project_event_of on project_event (project_id, id);
create index project_event_member on project_event (member_id) where member_id is not null;

-- What an owner has typed and others do not see yet: a draft, or changes to a project that is open. At most one a project.
create table project_sheet (
  project_id bigint primary key references project on delete cascade,
  sealed bytea not null, -- the fields as they were typed
  submitted_at timestamptz, -- waits for approval; null: it is being written
  changed_at timestamptz not null
);
create index project_sheet_waiting on project_sheet (submitted_at) where submitted_at is not null;

create table project_attachment (
  id bigint generated always as identity primary key,
  key text not null unique, -- 128 random bits: its address
  project_id bigint not null references project on delete cascade,
  kind text not null check (kind in ('pdf', 'picture')),
  name text not null,
  storage_key text not null,
  bytes integer not null,
  approved boolean not null, -- false: its owner alone sees it
  created_at timestamptz not null
);
create index project_attachment_of on project_attachment (project_id, id);

-- Files that nothing shows any more, however their rows went: a job takes them out of the storage.
create table project_file_dropped (
  storage_key text primary key
);
create function note_dropped_file() returns trigger language plpgsql as $$
begin
  insert into project_file_dropped (storage_key) values (old.storage_key) on conflict do nothing;
  return null;
end $$;
create trigger project_attachment_dropped after delete on project_attachment
  for each row execute function note_dropped_file();

create table project_collected (
  member_id bigint not null references member on delete cascade,
  project_id bigint not null references project on delete cascade,
  at timestamptz not null,
  primary key (member_id, project_id)
);
create index project_collected_project on project_collected (project_id);

-- Filters of the list that a member has kept; new projects that fit are told by message.
create table saved_search (
  key text primary key, -- 128 random bits: whoever has it may stop the messages
  member_id bigint not null references member on delete cascade,
  query text not null, -- as in the address of the list
  tells boolean not null,
  seen_until timestamptz not null, -- what was published until then has been told
  next_at timestamptz not null, -- when it is looked at again
  created_at timestamptz not null,
  unique (member_id, query)
);
create index saved_search_next on saved_search (next_at) where tells;
