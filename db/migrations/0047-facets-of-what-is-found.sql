-- What earlier releases have made findable gets its facets while the site runs (app/platform/search-index/token-version.server.ts).
-- Until then every search that asks for facets looks here whether all have theirs.
create index search_entry_token_version on search_entry (token_version);
