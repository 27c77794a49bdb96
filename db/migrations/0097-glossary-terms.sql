-- What staff have changed of the glossary. What docs/glossary.md says and nobody has changed stands there alone.
create table glossary_term (
  id integer generated always as identity primary key,
  file_row text unique, -- the Chinese name of the row of docs/glossary.md that it stands in for; null for a term that is new
  part text not null, -- the heading under which it stands
  names jsonb not null, -- what it is called, by language
  unused jsonb not null, -- names that are not to be used, by language, as the file writes them
  note text not null default '',
  is_retired boolean not null default false,
  version integer not null default 1, -- what a form began from
  changed_at timestamptz not null,
  changed_by integer references staff on delete set null,
  check (jsonb_typeof(names) = 'object' and coalesce(names ->> 'zh-CN', '') <> ''),
  check (jsonb_typeof(unused) = 'object')
);
-- A term is found by its Chinese name: no two have the same, whoever adds them at once.
create unique index glossary_term_name on glossary_term ((names ->> 'zh-CN'));
