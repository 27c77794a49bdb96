-- The pages of About: articles, questions and answers, desks, venues, files to take along.
create table about_article (
  id bigint generated always as identity primary key,
  key text not null unique check (key ~ '^[a-z]+(-[a-z]+)*$'), -- `introduction` and `organisation` stand on pages of their own
  part text not null check (part in ('expo', 'people', 'rules')),
  position integer not null,
  updated_on date not null
);
create index about_article_order on about_article (position, id);

create table about_article_text (
  article_id bigint not null references about_article on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  title text not null,
  summary text not null,
  body text not null, -- sanitised HTML
  primary key (article_id, locale)
);

create table question (
  id bigint generated always as identity primary key,
  identity text not null check (identity in ('exhibitor', 'buyer', 'visitor')),
  position integer not null
);
create index question_of_identity on question (identity, position, id);

create table question_text (
  question_id bigint not null references question on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  question text not null,
  answer text not null, -- plain text, paragraphs separated by empty lines
  primary key (question_id, locale)
);

create table desk (
  key text primary key check (key ~ '^[a-z]+$'), -- what it is asked about
  position integer not null,
  phone text not null,
  email text not null
);

create table desk_text (
  desk_key text not null references desk on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  name text not null,
  tasks text not null,
  primary key (desk_key, locale)
);

create table venue (
  key text primary key check (key ~ '^[a-z]+$'), -- its place on the drawn map
  position integer not null
);

create table venue_text (
  venue_key text not null references venue on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  name text not null,
  purpose text not null,
  address text not null,
  ways text[] not null, -- how to get there, a paragraph each: "From the airport: …"
  primary key (venue_key, locale)
);

-- A document of the download centre; its files are the same document by language or form.
create table download (
  id bigint generated always as identity primary key,
  key text not null unique check (key ~ '^[a-z]+(-[a-z]+)*$'),
  position integer not null,
  audiences text[] not null, -- visitor, exhibitor, press
  updated_on date not null
);
create index download_order on download (position, id);

create table download_text (
  download_id bigint not null references download on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  title text not null,
  summary text not null,
  primary key (download_id, locale)
);

create table download_file (
  id bigint generated always as identity primary key,
  download_id bigint not null references download on delete cascade,
  name text not null check (name ~ '^[a-z0-9]+([.-][a-z0-9]+)*$'), -- the last part of its address
  kind text not null check (kind in ('pdf', 'csv', 'ics', 'zip', 'svg')),
  languages text[] not null, -- that it is written in; of several, all of them
  source text check (source in ('exhibitors', 'countries')), -- what it is made from whenever it is asked for
  bytes integer check (bytes > 0),
  storage_key text,
  version text, -- of its bytes
  fetched bigint not null default 0, -- how often it was taken along
  check (num_nonnulls(bytes, storage_key, version) = case when source is null then 3 else 0 end)
);
create unique index download_file_name on download_file (download_id, name);
