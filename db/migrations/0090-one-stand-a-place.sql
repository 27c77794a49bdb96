-- No two stands on one place, and none beyond the walls of its hall.
--
-- A stand covers whole metres: one of three metres from 3 on covers those that begin at 3, 4 and 5, so that stands side by side do not meet.
-- Halls lie far from each other on one sheet, each at a number made of its code, which is a letter and perhaps a digit.
-- What lay upon another stand as this rule came stays as it is until it is placed anew: it is marked, and the rule is for the others.
alter table stand add column is_upon_another boolean not null default false;

update stand set is_upon_another = true
  where exists (
    select 1 from stand as earlier
    where earlier.hall_code = stand.hall_code and earlier.id < stand.id
      and earlier.x < stand.x + stand.width and stand.x < earlier.x + earlier.width
      and earlier.y < stand.y + stand.depth and stand.y < earlier.y + earlier.depth
  );

alter table stand add constraint stand_place exclude using gist (
  (box(
    point((ascii(hall_code) * 100 + ascii(substr(hall_code, 2))) * 20000 + x, y),
    point((ascii(hall_code) * 100 + ascii(substr(hall_code, 2))) * 20000 + x + width - 1, y + depth - 1)
  )) with &&
) where (not is_upon_another);

-- What lay beyond the walls stays too: it is looked at as a stand is placed.
create function refuse_beyond_walls(code text, x integer, y integer, width integer, depth integer) returns void
language plpgsql as $$
begin
  if x < 0 or y < 0 or not exists (
    select 1 from hall where hall.code = refuse_beyond_walls.code
      and refuse_beyond_walls.x + refuse_beyond_walls.width <= hall.width
      and refuse_beyond_walls.y + refuse_beyond_walls.depth <= hall.depth
  ) then
    raise exception 'A stand of hall % lies beyond its walls', code
      using errcode = 'check_violation', constraint = 'stand_within_walls';
  end if;
end $$;

create function stand_within_walls() returns trigger language plpgsql as $$
begin
  perform refuse_beyond_walls(new.hall_code, new.x, new.y, new.width, new.depth);
  return new;
end $$;

create trigger stand_within_walls before insert or update of hall_code, x, y, width, depth on stand
  for each row execute function stand_within_walls();
