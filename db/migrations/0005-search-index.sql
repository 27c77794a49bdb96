-- One row a thing that the search finds. What it is found by is tokenised in app/platform/search-index/tokens.ts: one
-- set of tokens for each language of readers. Rows without their texts and tokens are narrow, so that ten thousand
-- of them are counted in a few milliseconds: whatever is large is stored out of line.
create table search_entry (
  id bigint generated always as identity primary key,
  type text not null,
  thing_id text not null,
  path text not null, -- without language prefix
  countries text[] not null,
  industries integer[] not null,
  weight integer not null, -- what its kind counts for, in days of freshness
  day integer, -- days since 1970 of its own date
  visible_from timestamptz, -- not found before
  token_version integer not null,
  tokens_zh tsvector not null,
  tokens_en tsvector not null,
  tokens_fr tsvector not null,
  unique (type, thing_id)
) with (toast_tuple_target = 128);
alter table search_entry
  alter path set storage main,
  alter tokens_zh set storage external,
  alter tokens_en set storage external,
  alter tokens_fr set storage external;
-- A short list of pending entries: a write stays quick, and no search has to read a long one.
create index search_entry_zh on search_entry using gin (tokens_zh) with (gin_pending_list_limit = 256);
create index search_entry_en on search_entry using gin (tokens_en) with (gin_pending_list_limit = 256);
create index search_entry_fr on search_entry using gin (tokens_fr) with (gin_pending_list_limit = 256);

-- The plain texts, for excerpts and for tokenising anew.
create table search_text (
  entry_id bigint not null references search_entry on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  title text not null,
  body text not null,
  words text not null,
  primary key (entry_id, locale)
);

-- Words in Latin letters that texts hold, to find what a misspelt one may have meant: by its beginning or by its end.
create table search_word (
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  word text collate "C" not null,
  primary key (locale, word)
);
create index search_word_end on search_word (locale, reverse(word) collate "C");
