-- Browsers that gave up what they may do with reservations: a copy of their cookie opens nothing any more.
create table ended_holder (
  id_hash bytea primary key, -- of the id that stands sealed in the cookie
  expires_at timestamptz not null -- when the cookie would have ended by itself
);
create index ended_holder_expires on ended_holder (expires_at);
