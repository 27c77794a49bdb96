-- What staff call the things of lists that are fixed in the code: kinds of event, tiers of partners, pages of a section.
-- In a language that has no row a thing is called what the house calls it.
create table list_name (
  list text not null, -- name of the kind of content
  key text not null,
  locale text not null references language,
  texts jsonb not null, -- by the names of the kind's fields
  primary key (list, key, locale)
);
