-- Pictures and films. The bytes lie in storage under `storage_key`.
create table media (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('picture', 'video')),
  storage_key text not null unique,
  mime text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  seconds integer, -- of a video
  poster_id bigint references media, -- of a video
  created_at timestamptz not null default now()
);

create table media_text (
  media_id bigint not null references media on delete cascade,
  locale text not null check (locale in ('zh-CN', 'en-US', 'fr-FR')),
  alt text not null,
  captions_key text, -- WebVTT of a video
  primary key (media_id, locale)
);
