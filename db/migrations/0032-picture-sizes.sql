-- Whether all sizes of a picture have been made: a job makes those that are missing, after the picture was stored.
alter table media add column sizes_made boolean not null default false;
create index media_sizes_missing on media (id) where kind = 'picture' and not sizes_made;
