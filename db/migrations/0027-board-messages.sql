-- The message board: what visitors write to the expo. It is to be seen once it is approved, with the answer below.
create table board_message (
  id bigint generated always as identity primary key,
  member_id bigint references member on delete set null,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')), -- of the page it was written on
  identity text not null check (identity in ('exhibitor', 'buyer', 'visitor')),
  title text not null,
  content text not null, -- plain text
  contact_sealed bytea, -- JSON of the contact person and how they are reached; null once it is refused
  status text not null check (status in ('waiting', 'approved', 'refused')),
  created_at timestamptz not null,
  reviewed_at timestamptz,
  reviewed_by integer references staff on delete set null,
  request_hash bytea unique, -- keyed hash of who sent it and the Idempotency-Key; null where there was none
  body_hash bytea,
  check ((reviewed_at is null) = (status = 'waiting')),
  check (status <> 'refused' or contact_sealed is null)
);
create index board_message_shown on board_message (created_at desc, id desc) where status = 'approved';
create index board_message_waiting on board_message (created_at, id) where status = 'waiting';
create index board_message_refused on board_message (reviewed_at) where status = 'refused';
create index board_message_of on board_message (member_id, id desc) where member_id is not null;

create table board_answer (
  message_id bigint not null references board_message on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  text text not null, -- plain text, paragraphs separated by empty lines
  primary key (message_id, locale)
);
