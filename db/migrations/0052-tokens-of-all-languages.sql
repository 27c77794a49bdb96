-- What a thing is found by, in one column for the readers of all languages: each token has its language in front (`fr:^cafe`).
alter table search_entry add column tokens tsvector;
alter table search_entry alter tokens set storage external;
update search_entry set tokens = array_to_tsvector(array(
  select 'zh:' || token from unnest(tsvector_to_array(tokens_zh)) token
  union all select 'en:' || token from unnest(tsvector_to_array(tokens_en)) token
  union all select 'fr:' || token from unnest(tsvector_to_array(tokens_fr)) token));
alter table search_entry alter tokens set not null, drop column tokens_zh, drop column tokens_en, drop column tokens_fr;
create index search_entry_tokens on search_entry using gin (tokens) with (gin_pending_list_limit = 256);
