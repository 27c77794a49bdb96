-- Who serves those who come: hotels, and who moves, guides, interprets for and feeds them (specification 3).
create table service_provider (
  id bigint generated always as identity primary key,
  type text not null check (type in ('hotel', 'transport', 'tourism', 'translation', 'catering')),
  position integer not null, -- among its type
  languages text[] not null, -- spoken: ISO 639-1
  mobile text not null,
  email text not null,
  backup_email text not null,
  website text not null
);
create index service_provider_of_type on service_provider (type, position, id);

create table service_provider_text (
  provider_id bigint not null references service_provider on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  name text not null,
  profile text not null, -- plain text, paragraphs separated by empty lines
  contact text not null,
  address text not null, -- empty for those whom nobody has to find
  primary key (provider_id, locale)
);

create table shuttle_line (
  id integer primary key,
  position integer not null,
  minutes integer not null check (minutes > 0) -- from its first stop to the venue
);

create table shuttle_line_text (
  line_id integer not null references shuttle_line on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  name text not null,
  route text not null, -- its stops, as a sentence
  primary key (line_id, locale)
);

create table shuttle_departure (
  line_id integer not null references shuttle_line on delete cascade,
  direction text not null check (direction in ('venue', 'town')),
  leaves text not null check (leaves ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'), -- venue time
  primary key (line_id, direction, leaves)
);

-- What is particular to a hotel. All that lists are filtered and sorted by stands in this one row.
create table hotel (
  provider_id bigint primary key references service_provider on delete cascade,
  band integer not null check (band between 1 and 3),
  distance integer not null check (distance > 0), -- metres by road to the venue
  minutes integer not null check (minutes > 0), -- by car
  languages text[] not null, -- as its provider's: filtered by
  shuttle_line_id integer references shuttle_line,
  shuttle_minutes integer, -- after the first stop, towards the venue
  halal_breakfast boolean not null,
  step_free_rooms integer not null check (step_free_rooms >= 0),
  foreign_passports boolean not null,
  foreign_cards boolean not null,
  x integer not null check (x between 0 and 400), -- on the site's own map
  y integer not null check (y between 0 and 280),
  check ((shuttle_line_id is null) = (shuttle_minutes is null))
);
create index hotel_nearest on hotel (distance, provider_id);
create index hotel_of_band on hotel (band, distance, provider_id);

-- Where one eats: a food point in a hall, or a restaurant near by.
create table food_place (
  provider_id bigint primary key references service_provider on delete cascade,
  hall text, -- code of the hall; none outside of the grounds
  distance integer not null check (distance >= 0), -- metres on foot from the nearest gate; 0 within
  opens text not null check (opens ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  closes text not null check (closes ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  halal boolean not null,
  vegetarian boolean not null,
  foreign_cards boolean not null
);

-- The texts of the section's pages, in parts with a heading each.
create table service_part (
  page text not null check (page in ('visit', 'transport', 'tourism', 'translation', 'catering', 'visa')),
  key text not null check (key ~ '^[a-z]+(-[a-z]+)*$'), -- its address within the page: never changes
  position integer not null,
  primary key (page, key)
);

create table service_part_text (
  page text not null,
  key text not null,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  title text not null,
  body text not null, -- sanitised HTML
  primary key (page, key, locale),
  foreign key (page, key) references service_part on delete cascade
);

create table phrase (
  id integer primary key,
  situation text not null,
  position integer not null,
  pinyin text not null
);
create index phrase_of_situation on phrase (situation, position, id);

create table phrase_text (
  phrase_id integer not null references phrase on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  text text not null,
  primary key (phrase_id, locale)
);
