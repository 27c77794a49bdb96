import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { type Blanks, statement } from './statement.ts';

const { db } = testDatabase();
let built = 0;

const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'];

beforeAll(() =>
  db()
    .insertInto('edition')
    .values(days.map((day, i) => ({ id: i + 1, start_date: day, end_date: day, is_current: false })))
    .execute(),
);

/** Editions by number, from one on or up to one. */
const numbers = statement(
  (
    db,
    { from, to, limit }: Blanks<{ from?: number | undefined; to?: number | undefined; limit: number }>,
    { order }: { order: 'asc' | 'desc' },
  ) => {
    built += 1;
    let query = db.selectFrom('edition').select('id').orderBy('id', order).limit(limit);
    if (from) query = query.where('id', '>=', from);
    if (to) query = query.where('id', '<=', to);
    return query;
  },
);

test('a statement is built once for each form and for what is given, and asked with other values', async () => {
  const ids = async (order: 'asc' | 'desc', values: { from?: number; to?: number | undefined; limit: number }) =>
    (await numbers(db(), { order }, values)).map(({ id }) => id);
  expect(await ids('asc', { from: 2, limit: 2 })).toEqual([2, 3]);
  expect(await ids('asc', { from: 3, limit: 9 })).toEqual([3, 4]);
  expect(await ids('asc', { from: 3, to: undefined, limit: 1 })).toEqual([3]);
  expect(built).toBe(1);
  expect(await ids('desc', { from: 2, limit: 2 })).toEqual([4, 3]);
  expect(await ids('desc', { to: 2, limit: 2 })).toEqual([2, 1]);
  expect(await ids('desc', { limit: 1 })).toEqual([4]);
  expect(built).toBe(4);
  const both = [ids('asc', { from: 1, limit: 1 }), ids('asc', { from: 4, limit: 1 })];
  expect(await Promise.all(both)).toEqual([[1], [4]]);
  expect(built).toBe(4);
});

test('in a transaction it sees what the transaction has written', async () => {
  await db()
    .transaction()
    .execute(async (tx) => {
      await tx.deleteFrom('edition').where('id', '=', 4).execute();
      expect(await numbers(tx, { order: 'desc' }, { limit: 1 })).toEqual([{ id: 3 }]);
      await sql`rollback`.execute(tx);
    });
  expect(await numbers(db(), { order: 'desc' }, { limit: 1 })).toEqual([{ id: 4 }]);
});

test('a value that would stay as it was the first time is found at that first time', async () => {
  const moment = 2;
  const wrong = statement((db, _given: Blanks<{ id: number }>, _form: Record<string, string>) =>
    db.selectFrom('edition').select('id').where('id', '=', moment),
  );
  await expect(wrong(db(), {}, { id: moment })).rejects.toThrow('id stands nowhere');
});
