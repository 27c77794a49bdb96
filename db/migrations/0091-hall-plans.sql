-- The edition whose stands visitors see in a hall; null: none that is known.
alter table hall add column edition_id integer references edition on delete set null;
update hall set edition_id = (select id from edition where is_current);

-- The plan of a hall for an edition, as staff draw it beside the stands that visitors see: there while it says something else than
-- those, or as what they were once the hall shows a later edition.
create table hall_plan (
  id integer generated always as identity primary key,
  edition_id integer not null references edition on delete cascade,
  hall_code text not null references hall on delete cascade,
  last_stands jsonb, -- as they were before the last act, to undo it; null: nothing to undo
  changed_at timestamptz not null,
  changed_by text not null, -- as they were called
  unique (edition_id, hall_code)
);

create table planned_stand (
  plan_id integer not null references hall_plan on delete cascade,
  number text not null check (number ~ '^[A-Z][0-9]{2}$'),
  -- In metres from the hall's north-west corner.
  x integer not null,
  y integer not null,
  width integer not null check (width between 1 and 999),
  depth integer not null check (depth between 1 and 999),
  company_id bigint references company on delete set null,
  -- It lies upon another stand, or beyond the walls, as it did before there was a rule against it (0090); until it is placed anew.
  is_misplaced boolean not null default false,
  primary key (plan_id, number),
  -- As stands do (0090): plans lie far from each other on one sheet.
  constraint planned_stand_place exclude using gist (
    (box(
      point(plan_id::double precision * 20000 + x, y),
      point(plan_id::double precision * 20000 + x + width - 1, y + depth - 1)
    )) with &&
  ) where (not is_misplaced)
);
create index planned_stand_company on planned_stand (company_id) where company_id is not null;

create function planned_stand_within_walls() returns trigger language plpgsql as $$
begin
  perform refuse_beyond_walls(hall_code, new.x, new.y, new.width, new.depth) from hall_plan where id = new.plan_id;
  return new;
end $$;

create trigger planned_stand_within_walls before insert or update of plan_id, x, y, width, depth on planned_stand
  for each row when (not new.is_misplaced) execute function planned_stand_within_walls();
