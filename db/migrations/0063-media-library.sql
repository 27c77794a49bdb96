-- The place of a picture that is seen whatever its shape is cut to: hundredths of its width and height.
alter table media add column focus_x integer not null default 50 check (focus_x between 0 and 100);
alter table media add column focus_y integer not null default 50 check (focus_y between 0 and 100);

-- Whether staff look through it: pictures of members are theirs alone.
alter table media add column in_library boolean not null default true;
update media set in_library = false where id in (select avatar_id from member);
create index media_library on media (id desc) where in_library;
