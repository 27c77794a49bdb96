-- How often pages were read, by nobody in particular: a count for each day, language and address.
create table page_read (
  day date not null,
  locale text not null references language,
  path text not null, -- without language, with the parameters that the page is made from
  reads integer not null check (reads > 0),
  primary key (day, locale, path)
);
create index page_read_path on page_read (path);

-- The page of a thing as it is counted, empty where no page is about it; null: not looked up yet.
alter table content_thing add column path text;
create index content_thing_path on content_thing (path) where path <> '';
create index content_thing_unlooked on content_thing (id) where path is null and key is not null;

-- How often its page was read in the last four weeks: for lists in that order.
alter table content_thing add column reads integer not null default 0;
create index content_thing_most_read on content_thing (kind, reads desc, id desc);
create index content_thing_most_read_of_all on content_thing (reads desc, id desc);
