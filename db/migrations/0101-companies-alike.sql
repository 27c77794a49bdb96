-- What all languages of things share, to be looked through by what stands in it: companies of a country, products of an exhibitor.
create index content_revision_shared on content_revision using gin (fields jsonb_path_ops) where thread = 'shared';

-- By what a company is known again, whoever wrote it down and however: names, numbers and addresses in a plain form. Made of the newest
-- revisions, and made anew at will.
create table company_trait (
  thing_id bigint not null references content_thing on delete cascade,
  trait text not null check (trait in ('name', 'mail', 'phone', 'domain', 'address')),
  value text not null,
  primary key (thing_id, trait, value)
);
create index company_trait_value on company_trait (trait, value, thing_id);

-- Up to which change of it the traits of a company were read, and by which rules.
create table company_traits_read (
  thing_id bigint primary key references content_thing on delete cascade,
  changed_at timestamptz not null,
  rules integer not null
);

-- Companies of one kind that have traits in common. Made of the traits.
create table company_alike (
  one_id bigint not null references content_thing on delete cascade,
  other_id bigint not null references content_thing on delete cascade,
  kind text not null,
  traits text[] not null, -- those that they have in common
  weight integer not null, -- how much these say
  primary key (one_id, other_id),
  check (one_id < other_id)
);
create index company_alike_first on company_alike (kind, weight desc, one_id, other_id);
create index company_alike_other on company_alike (other_id);

-- Somebody has looked: these are two. They are not suggested again.
create table company_apart (
  one_id bigint not null references content_thing on delete cascade,
  other_id bigint not null references content_thing on delete cascade,
  said_at timestamptz not null,
  said_by text not null, -- as they were called
  staff_id integer references staff on delete set null,
  primary key (one_id, other_id),
  check (one_id < other_id)
);
create index company_apart_other on company_apart (other_id);
