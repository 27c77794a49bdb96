-- What readers looked for and did not find, by nobody in particular: a count for each day, language and text.
create table not_found (
  day date not null,
  what text not null check (what in ('search', 'page')),
  locale text not null references language,
  text text not null, -- of a search what was looked for, in small letters; of a page its path without language
  times integer not null check (times > 0),
  primary key (day, what, locale, text)
);
