-- Some figures were published for several editions together: a running sum since an earlier edition. Null: the edition's own.
alter table edition_figure add column since_edition integer references edition check (since_edition < edition_id);
