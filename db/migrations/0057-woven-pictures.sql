-- Pictures woven by the site itself, by their names; null: the abstract weave of the id.
alter table article add scene text check (scene ~ '^[a-z]+$');
alter table hotel add picture text check (picture ~ '^[a-z]+$');
