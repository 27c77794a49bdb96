-- Who of the staff has seen in full how the writer of a board message is reached, and why. It outlives the message.
create table board_contact_reveal (
  id bigint generated always as identity primary key,
  message_id bigint not null, -- no reference: messages go, this stays
  staff_id integer not null references staff,
  reason text not null,
  at timestamptz not null
);
create index board_contact_reveal_of on board_contact_reveal (message_id, id);
