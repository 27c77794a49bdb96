-- Finance: who serves companies that trade, what was written to them, and rates of exchange.
create table finance_provider (
  id bigint generated always as identity primary key,
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'), -- its weave and its picture are named by it: never changes
  type text not null check (type in ('bank', 'insurance', 'leasing', 'guarantee', 'fund', 'payment', 'advisory')),
  countries text[] not null, -- ISO 3166 codes of those served
  needs text[] not null,
  email text not null,
  backup_email text not null,
  mobile text not null, -- E.164, of a desk
  website text not null
);
create index finance_provider_type on finance_provider (type, id);

create table finance_provider_text (
  provider_id bigint not null references finance_provider on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  name text not null,
  profile text not null, -- plain text, paragraphs separated by empty lines
  contact text not null, -- a desk, never a person
  primary key (provider_id, locale)
);

create table finance_message (
  id bigint generated always as identity primary key,
  provider_id bigint not null references finance_provider on delete cascade,
  member_id bigint references member on delete set null,
  sealed bytea not null, -- JSON of what was written, by whom, and how they are reached
  created_at timestamptz not null,
  request_hash bytea unique, -- keyed hash of who sent it and the Idempotency-Key; null where there was none
  body_hash bytea
);
create index finance_message_of on finance_message (member_id, id desc) where member_id is not null;
create index finance_message_to on finance_message (provider_id);
create index finance_message_old on finance_message (created_at);

-- Yuan for 100 units of a currency. One row a currency and day at the venue: the last that came for that day.
create table exchange_rate (
  currency char(3) not null,
  day date not null,
  spot_purchase numeric(16, 6) not null check (spot_purchase > 0),
  cash_settlement numeric(16, 6) check (cash_settlement > 0), -- null: the source has none
  updated_at timestamptz not null, -- as the source says
  source text not null, -- 'sample': made up for the demonstration
  primary key (currency, day)
);

create table rate_import (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  source text not null,
  taken integer not null, -- rows that were new, or changed what was known
  known integer not null, -- rows that said what was known
  left_out integer not null, -- rows of currencies that the site does not show
  refused integer not null,
  refusals jsonb not null, -- the first of them: [{row, currency, reason}]
  failure text -- why nothing was read at all
);
create index rate_import_latest on rate_import (at desc, id desc);
