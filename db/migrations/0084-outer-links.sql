-- Where published texts, and what all languages of a thing share, lead outside the site.
create table content_outer_link (
  thing_id bigint not null,
  thread text not null,
  address text not null, -- http or https
  primary key (thing_id, thread, address),
  foreign key (thing_id, thread) references content_thread on delete cascade
);
create index content_outer_link_address on content_outer_link (address);

-- Those of what has been published already: links of HTML, and fields that hold an address; of longer ones an index has no room.
insert into content_outer_link (thing_id, thread, address)
select distinct thread.thing_id, thread.thread, replace(found[1], '&amp;', '&')
from content_thread as thread
join content_revision as revision
  on (revision.thing_id, revision.thread, revision.number) = (thread.thing_id, thread.thread, thread.published)
cross join lateral regexp_matches(revision.fields::text, '(?:href=\\"|": ")(https?://[^"\\[:space:]]+)', 'g') as found
where octet_length(found[1]) <= 2000;

-- What became of asking where links lead: an address of another site, or a path of this one.
create table link_check (
  address text primary key,
  checked_at timestamptz not null,
  status integer, -- of the answer; null where there was none
  failures integer not null, -- days on which it has failed since it last answered
  failed_on date -- the last of them
);
create index link_check_dead on link_check (address) where failures >= 3;
