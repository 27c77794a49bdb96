create table exhibition_notice (
  id bigint generated always as identity primary key,
  audience text not null check (audience in ('exhibitor', 'visitor')),
  important boolean not null,
  published_at timestamptz not null
);
create index exhibition_notice_order on exhibition_notice (important desc, published_at desc, id desc);
create index exhibition_notice_of_audience
  on exhibition_notice (audience, important desc, published_at desc, id desc);

create table exhibition_notice_text (
  notice_id bigint not null references exhibition_notice on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  title text not null,
  summary text not null,
  body text not null, -- sanitised HTML
  primary key (notice_id, locale)
);

create table guide_chapter (
  key text primary key check (key ~ '^[a-z]+(-[a-z]+)*$'), -- its anchor in the page
  guide text not null check (guide in ('exhibitor', 'visitor')),
  position integer not null
);

create table guide_chapter_text (
  chapter_key text not null references guide_chapter on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  title text not null,
  body text not null, -- sanitised HTML
  primary key (chapter_key, locale)
);
