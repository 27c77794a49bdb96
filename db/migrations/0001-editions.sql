-- Editions of the expo and what stands around them. Texts are one row a language; facts are kept once.
create table edition (
  id integer primary key, -- the edition's number: 4 is the fourth
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  public_from date,
  public_to date,
  is_current boolean not null default false,
  -- staff may show the site as at another moment of the edition; null: by the clock
  shown_phase text check (shown_phase in ('before', 'during', 'after'))
);
create unique index edition_one_current on edition (is_current) where is_current;

create table edition_text (
  edition_id integer not null references edition on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  name text not null,
  theme text not null,
  summary text not null,
  body text not null, -- sanitised HTML
  venue text not null,
  address text not null,
  opening_hours text not null, -- empty where not known
  provinces text[] not null default '{}',
  primary key (edition_id, locale)
);

create table edition_figure (
  id bigint generated always as identity primary key,
  edition_id integer not null references edition on delete cascade,
  position integer not null,
  key text not null,
  value numeric not null,
  approximate boolean not null default false,
  unique (edition_id, key)
);

create table edition_figure_text (
  figure_id bigint not null references edition_figure on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  label text not null,
  unit text not null,
  value numeric, -- where the language counts in another unit (113.9 亿美元)
  primary key (figure_id, locale)
);

create table edition_guest (
  edition_id integer not null references edition on delete cascade,
  country_code char(2) not null,
  position integer not null,
  primary key (edition_id, country_code)
);
create index edition_guest_country on edition_guest (country_code);

create table country_text (
  country_code char(2) not null,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  lead text not null,
  body text not null, -- sanitised HTML
  primary key (country_code, locale)
);

create table organiser (
  id bigint generated always as identity primary key,
  role text not null check (role in ('host', 'bearer', 'supporter')),
  position integer not null,
  url text,
  unique (role, position)
);

create table organiser_text (
  organiser_id bigint not null references organiser on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  name text not null,
  primary key (organiser_id, locale)
);
