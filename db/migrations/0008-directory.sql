-- Companies that show (exhibitors) or come to buy (buyers).
create table company (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('exhibitor', 'buyer')),
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'), -- its weave is made of it: never changes
  country_code char(2) not null,
  industry_id integer not null,
  phone text not null, -- E.164
  mail text not null,
  website text,
  founded integer,
  employees integer,
  cover_id bigint references media,
  unique (id, kind, country_code, industry_id)
);

create table company_text (
  company_id bigint not null references company on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  name text not null,
  contact text not null,
  address text not null,
  profile text not null,
  product_classification text not null, -- this and the next one: empty for buyers
  product_name text not null,
  purchase_needs text not null,
  primary key (company_id, locale)
);

create table company_edition (
  company_id bigint not null references company on delete cascade,
  edition_id integer not null references edition,
  primary key (company_id, edition_id)
);

-- By what a stand is called, which is what readers see of it. A stand is one company's.
create table company_stand (
  hall_code text not null,
  number text not null,
  company_id bigint not null references company on delete cascade,
  primary key (hall_code, number),
  foreign key (hall_code, number) references stand (hall_code, number) on update cascade
);
create index company_stand_company on company_stand (company_id, hall_code, number);

create table product (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  key text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer not null,
  media_id bigint references media,
  unique (company_id, key)
);

create table product_text (
  product_id bigint not null references product on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  name text not null,
  description text not null,
  primary key (product_id, locale)
);

-- Where a company stands in the lists of each language, also of those it has no text in: all that lists are filtered and
-- sorted by, so that one index gives a page of any of them.
create table company_listing (
  company_id bigint not null,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  kind text not null,
  country_code char(2) not null,
  industry_id integer not null,
  hall_code text not null, -- empty where it has no stand
  stand_key text collate "C" not null, -- in the order of halls and stands
  sort_key text collate "C" not null, -- in the order of names: Chinese by pinyin, others without accents
  primary key (company_id, locale),
  foreign key (company_id, kind, country_code, industry_id)
    references company (id, kind, country_code, industry_id) on update cascade on delete cascade
);
create index company_listing_name on company_listing (kind, locale, sort_key, company_id)
  include (country_code, industry_id, hall_code);
create index company_listing_country on company_listing (kind, locale, country_code, sort_key, company_id)
  include (industry_id, hall_code);
create index company_listing_industry on company_listing (kind, locale, industry_id, sort_key, company_id)
  include (country_code, hall_code);
create index company_listing_hall on company_listing (kind, locale, hall_code, sort_key, company_id)
  include (country_code, industry_id);
create index company_listing_stand on company_listing (kind, locale, stand_key, company_id)
  include (country_code, industry_id, hall_code);
create index company_listing_newest on company_listing (kind, locale, company_id)
  include (country_code, industry_id, hall_code);

-- How many companies there are of each country, industry and hall: lists show counts without counting.
create table company_count (
  kind text not null,
  country_code char(2) not null,
  industry_id integer not null,
  hall_code text not null,
  count integer not null,
  primary key (kind, country_code, industry_id, hall_code)
);

-- One listing a company is counted. Rows are locked in one order, so that writes do not wait for each other in a circle.
create function count_listings_added() returns trigger language plpgsql as $$
begin
  insert into company_count as kept (kind, country_code, industry_id, hall_code, count)
    select kind, country_code, industry_id, hall_code, count(*) from added where locale = 'zh-CN'
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (kind, country_code, industry_id, hall_code) do update set count = kept.count + excluded.count;
  return null;
end $$;

create function count_listings_removed() returns trigger language plpgsql as $$
begin
  insert into company_count as kept (kind, country_code, industry_id, hall_code, count)
    select kind, country_code, industry_id, hall_code, -count(*) from removed where locale = 'zh-CN'
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (kind, country_code, industry_id, hall_code) do update set count = kept.count + excluded.count;
  return null;
end $$;

create trigger listing_added after insert on company_listing
  referencing new table as added for each statement execute function count_listings_added();
create trigger listing_removed after delete on company_listing
  referencing old table as removed for each statement execute function count_listings_removed();
create trigger listing_changed_from after update on company_listing
  referencing old table as removed for each statement execute function count_listings_removed();
create trigger listing_changed_to after update on company_listing
  referencing new table as added for each statement execute function count_listings_added();
