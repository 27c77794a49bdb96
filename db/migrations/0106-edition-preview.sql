-- Whether a link shows the site as it would be with the thing, which is an edition, having taken over; else the thing alone.
alter table content_preview add column takes_over boolean not null default false;
