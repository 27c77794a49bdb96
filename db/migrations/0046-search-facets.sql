-- What else a thing's own list is narrowed by: `hall:W2`, `category:trade`, `status:published`. Each is a token too, `*hall:W2`.
alter table search_entry add facets text[] not null default '{}';
