create table news_category (
  id integer primary key,
  hex_id char(24) not null unique check (hex_id ~ '^[0-9a-f]{24}$'),
  api_path text not null unique,
  module integer, -- 10: photos, 11: videos (specification 3)
  position integer not null
);

create table news_category_text (
  category_id integer not null references news_category on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  name text not null,
  primary key (category_id, locale)
);

create table article (
  id bigint generated always as identity primary key,
  category_id integer not null references news_category,
  published_at timestamptz not null,
  cover_id bigint references media,
  video_id bigint references media
);
create index article_newest on article (published_at desc, id desc);
create index article_of_category on article (category_id, published_at desc, id desc);

create table article_text (
  article_id bigint not null references article on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  title text not null,
  summary text not null,
  body text not null, -- sanitised HTML
  primary key (article_id, locale)
);

create table article_picture (
  article_id bigint not null references article on delete cascade,
  media_id bigint not null references media,
  position integer not null,
  primary key (article_id, media_id)
);

create table article_country (
  article_id bigint not null references article on delete cascade,
  country_code char(2) not null,
  primary key (article_id, country_code)
);
create index article_country_code on article_country (country_code, article_id);
