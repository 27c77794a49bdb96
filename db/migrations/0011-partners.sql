-- Who stands behind the expo, by tier, and what they do for it. Texts are one row a language.
create table partner (
  id bigint generated always as identity primary key,
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'), -- what its emblem is woven from
  tier text not null check (tier in ('principal', 'global', 'premier', 'excellence', 'partner')),
  position integer not null, -- within its tier
  country_code char(2) not null,
  website text not null, -- https, or empty
  since_edition integer not null references edition
);
create index partner_order on partner
  (array_position(array['principal', 'global', 'premier', 'excellence', 'partner'], tier), position, id);
create index partner_of_tier on partner (tier, position, id);

create table partner_text (
  partner_id bigint not null references partner on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  name text not null,
  support text not null, -- what it does for the expo, in one sentence
  profile text not null, -- plain text, paragraphs separated by empty lines
  primary key (partner_id, locale)
);

-- Activities of partners.
create table brand_article (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partner on delete cascade,
  published_at timestamptz not null
);
create index brand_article_newest on brand_article (published_at desc, id desc);
create index brand_article_of_partner on brand_article (partner_id, published_at desc, id desc);

create table brand_article_text (
  article_id bigint not null references brand_article on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  title text not null,
  summary text not null,
  body text not null, -- sanitised HTML
  primary key (article_id, locale)
);
