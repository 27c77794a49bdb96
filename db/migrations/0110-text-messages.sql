-- What became of a text message that was handed to a provider: no number and no word of it. It stands here before it is handed over, so
-- that a process that dies meanwhile leaves behind that it may have left.
create table text_delivery (
  id text primary key, -- of the message: the provider is told it
  provider text not null,
  reference text, -- the provider's own name of it
  state text not null check (state in ('unknown', 'taken', 'delivered', 'failed')),
  reason text, -- a code, never a provider's words
  handed_at timestamptz not null,
  reported_at timestamptz
);
create index text_delivery_reference on text_delivery (reference) where reference is not null;
create index text_delivery_handed on text_delivery (handed_at);

-- Providers that have failed lately, and until when another one is asked in their place.
create table text_provider (
  name text primary key,
  failures integer not null, -- in a row
  rests_until timestamptz,
  why text
);

-- Text messages of a day of the venue, where a day has a limit: in all (prefix ''), and to countries with a limit of their own.
create table text_day (
  day date not null,
  prefix text not null, -- a calling code: '86'
  sent integer not null,
  most integer not null, -- the limit as the last one was counted
  primary key (day, prefix)
);

-- Whether a message counts among those of its day already.
alter table outbox_message add column counted boolean not null default false;
