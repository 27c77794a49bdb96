-- Whether nothing is to be heard in a video: it needs no captions then.
alter table media add column is_silent boolean not null default false;
