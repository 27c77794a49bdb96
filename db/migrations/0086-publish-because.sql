-- Why a text goes out at its time although it does not agree with its source.
alter table content_thread add column publish_because text;
