-- What staff set for the whole site, one row at most; an empty value leaves what the environment says.
create table site_settings (
  id boolean primary key default true check (id),
  official_account text not null default '', -- address that the code in the footer leads to
  icp_filing text not null default '',
  police_filing text not null default ''
);

-- Notices that stand above every page while they are published.
create table site_notice (
  id bigint generated always as identity primary key,
  is_urgent boolean not null,
  link text -- a page of the site, without language, or https
);
create table site_notice_text (
  notice_id bigint not null references site_notice on delete cascade,
  locale text not null references language,
  words text not null,
  primary key (notice_id, locale)
);
