-- How to reach the organisers, and the lines that the law asks for at the foot of each page.
create table contact (
  id integer primary key,
  position integer not null,
  phone text not null,
  email text not null,
  postcode text not null
);

create table contact_text (
  contact_id integer not null references contact on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  office text not null,
  address text not null,
  hours text not null,
  note text not null,
  primary key (contact_id, locale)
);

create table legal_line (
  key text not null check (key in ('filing', 'copyright')),
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  text text not null,
  primary key (key, locale)
);
