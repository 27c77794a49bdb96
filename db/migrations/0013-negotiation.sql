-- The library of projects: what an owner offers, and what it looks for.
create table project (
  id bigint generated always as identity primary key,
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'), -- its weave is made of it: never changes
  category text not null check (category in ('trade', 'investment', 'engineering', 'other')),
  country_code char(2) not null,
  industry_id integer not null,
  amount_hundredths bigint not null check (amount_hundredths > 0), -- hundredths of ten-thousand US dollars: whole hundreds of dollars
  status text not null
    check (status in ('draft', 'submitted', 'published', 'negotiating', 'signed', 'fulfilled', 'withdrawn')),
  published_at timestamptz,
  phone text not null, -- E.164; this and the next one are never shown to everybody
  contact text not null,
  listed boolean not null generated always as (status in ('published', 'negotiating', 'signed', 'fulfilled')) stored,
  check (published_at is not null or status not in ('published', 'negotiating', 'signed', 'fulfilled'))
);

-- A page of any list of projects is given by one index, whatever it is narrowed down to.
create index project_newest on project (published_at desc, id desc) where listed;
create index project_of_category on project (category, published_at desc, id desc) where listed;
create index project_of_country on project (country_code, published_at desc, id desc) where listed;
create index project_of_industry on project (industry_id, published_at desc, id desc) where listed;
create index project_of_status on project (status, published_at desc, id desc) where listed;
create index project_amount on project (amount_hundredths desc, id desc) where listed;

create table project_text (
  project_id bigint not null references project on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  name text not null,
  owner text not null,
  contact_person text not null,
  introduction text not null,
  cooperation_requirement text not null,
  primary key (project_id, locale)
);

-- How many projects there are of each kind, and what they come to: lists show counts without counting.
create table project_count (
  category text not null,
  country_code char(2) not null,
  industry_id integer not null,
  status text not null,
  count integer not null,
  amount_hundredths bigint not null,
  primary key (category, country_code, industry_id, status)
);

-- Rows are locked in one order, so that writes do not wait for each other in a circle.
create function count_projects_added() returns trigger language plpgsql as $$
begin
  insert into project_count as kept (category, country_code, industry_id, status, count, amount_hundredths)
    select category, country_code, industry_id, status, count(*), sum(amount_hundredths) from added where listed
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (category, country_code, industry_id, status) do update
      set count = kept.count + excluded.count,
        amount_hundredths = kept.amount_hundredths + excluded.amount_hundredths;
  return null;
end $$;

create function count_projects_removed() returns trigger language plpgsql as $$
begin
  insert into project_count as kept (category, country_code, industry_id, status, count, amount_hundredths)
    select category, country_code, industry_id, status, -count(*), -sum(amount_hundredths) from removed where listed
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (category, country_code, industry_id, status) do update
      set count = kept.count + excluded.count,
        amount_hundredths = kept.amount_hundredths + excluded.amount_hundredths;
  return null;
end $$;

create trigger project_added after insert on project
  referencing new table as added for each statement execute function count_projects_added();
create trigger project_removed after delete on project
  referencing old table as removed for each statement execute function count_projects_removed();
create trigger project_changed_from after update on project
  referencing old table as removed for each statement execute function count_projects_removed();
create trigger project_changed_to after update on project
  referencing new table as added for each statement execute function count_projects_added();
