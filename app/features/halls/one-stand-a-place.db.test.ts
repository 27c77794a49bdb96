import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { codeOf } from '#platform/error-code.ts';
import { testDatabase } from '#tests/support/database.ts';
import { liftStands, placeStand } from './write-halls.server.ts';

const { db } = testDatabase();
const free = { x: 0, y: 0, width: 3, depth: 3 };

beforeEach(async () => {
  await db().deleteFrom('stand').execute();
  await db().deleteFrom('hall').execute();
  const hall = { open_air: false, x: 0, y: 0, width: 30, depth: 20 };
  await db()
    .insertInto('hall')
    .values(['W1', 'W2', 'C'].map((code, position) => ({ code, position, ...hall })))
    .execute();
});

const place = (number: string, box: Partial<typeof free> = {}, hall = 'W1') =>
  db()
    .transaction()
    .execute((tx) => placeStand(tx, { hall, number, ...free, ...box }));

/** What the database refuses with; undefined where it takes it. */
const refused = (work: Promise<unknown>) => work.then(() => undefined, codeOf);

const upon = '23P01';
const beyond = '23514';

test('two stands of a hall do not lie on one place; side by side, and in other halls, they do', async () => {
  await place('A01');
  expect(await refused(place('A02', { x: 2, y: 2 }))).toBe(upon);
  expect(await refused(place('A02', { x: 2, y: -1 }))).toBe(beyond);
  await place('A03', { x: 3 });
  await place('A04', { y: 3 });
  await place('A01', {}, 'W2');
  await place('A01', {}, 'C');
  expect(await refused(place('A03', { x: 1 }))).toBe(upon);
  await place('A03', { x: 4 });
});

test('a stand lies within the walls', async () => {
  await place('A01', { x: 27, y: 17 });
  expect(await refused(place('A02', { x: 28 }))).toBe(beyond);
  expect(await refused(place('A02', { y: 18 }))).toBe(beyond);
  expect(await refused(place('A02', { x: -1 }))).toBe(beyond);
});

test('two stands change places where both are taken up first', async () => {
  await place('A01');
  await place('A03', { x: 3 });
  const swap = (lifts: boolean) =>
    db()
      .transaction()
      .execute(async (tx) => {
        if (lifts) await liftStands(tx, 'W1', ['A01', 'A03']);
        await placeStand(tx, { hall: 'W1', number: 'A01', ...free, x: 3 });
        await placeStand(tx, { hall: 'W1', number: 'A03', ...free });
      });
  expect(await refused(swap(false))).toBe(upon);
  expect(await refused(swap(true))).toBeUndefined();
  expect(await refused(place('A05', { x: 1 }))).toBe(upon);
});

const atOnce = () => Promise.all(['A01', 'A02', 'A03', 'A04', 'A05'].map((number) => refused(place(number))));

test('of five who put a stand on one place at once, one does', async () => {
  expect((await atOnce()).toSorted()).toEqual([upon, upon, upon, upon, undefined]);
});

test('what lay upon another stand before there was a rule stays, and is in nobody’s way, until it is placed anew', async () => {
  await sql`alter table stand drop constraint stand_place`.execute(db());
  await sql`drop trigger stand_within_walls on stand`.execute(db());
  await sql`drop function stand_within_walls()`.execute(db());
  await sql`alter table stand drop column is_upon_another`.execute(db());
  await sql`drop trigger planned_stand_within_walls on planned_stand`.execute(db());
  await sql`drop function planned_stand_within_walls()`.execute(db());
  await sql`drop function refuse_beyond_walls(text, integer, integer, integer, integer)`.execute(db());
  await sql`insert into stand (hall_code, number, x, y, width, depth) values
    ('W1', 'A01', 0, 0, 3, 3), ('W1', 'A02', 2, 0, 3, 3), ('W1', 'A03', 28, 0, 9, 9), ('W2', 'A01', 2, 0, 3, 3)`.execute(
    db(),
  );
  const file = join(import.meta.dirname, '../../../db/migrations/0090-one-stand-a-place.sql');
  await sql.raw(readFileSync(file, 'utf8')).execute(db());
  const rows = await db().selectFrom('stand').select(['number', 'is_upon_another as isUpon']).orderBy('id').execute();
  expect(rows.map(({ number, isUpon }) => [number, isUpon])).toEqual([
    ['A01', false],
    ['A02', true],
    ['A03', false],
    ['A01', false],
  ]);
  expect(await refused(place('A04', { x: 1 }))).toBe(upon);
  expect(await refused(place('A02', { x: 1 }))).toBe(upon);
  expect(await refused(place('A03', { x: 28, width: 8 }))).toBe(beyond);
  await place('A02', { x: 3 });
  expect(await refused(place('A04', { x: 4 }))).toBe(upon);
});

test('control: without the rule all five do', async () => {
  await sql`alter table stand drop constraint stand_place`.execute(db());
  expect(await atOnce()).toEqual(Array(5).fill(undefined));
});
