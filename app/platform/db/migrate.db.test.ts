import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { migrate } from './migrate.ts';
import { emptyPages, pagesChannel } from './page-tags.ts';
import { readMigrations } from './schema/migrations.ts';

const { db, database } = testDatabase();

afterEach(async () => {
  await sql`drop table if exists planted`.execute(db());
  await sql`delete from migration where name like '9%'`.execute(db());
});

test('a migrated database has nothing left to run', async () => {
  expect(await migrate(database())).toEqual([]);
});

test('a migration that fails leaves nothing behind, and says its name', async () => {
  const broken = {
    name: '9000-broken.sql',
    sql: '-- expand, release 9\ncreate table planted (id int); select nonsense',
  };
  await expect(migrate(database(), { migrations: [...readMigrations(), broken] })).rejects.toThrow('9000-broken.sql');
  const { rows } = await sql<{ found: string | null }>`select to_regclass('planted') as found`.execute(db());
  expect(rows[0]?.found).toBeNull();
});

test('processes that start at once migrate once', async () => {
  const slow = { name: '9001-planted.sql', sql: '-- expand, release 9\ncreate table planted (id int)' };
  const migrations = [...readMigrations(), slow];
  const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(database(), { migrations })));
  expect(runs.flat()).toEqual(['9001-planted.sql']);
});

test('ids and counts are numbers, numeric is a decimal string, a date is its text', async () => {
  const { rows } =
    await sql`select 5::int8 as id, count(*) as n, 11.39::numeric as value, date '2025-06-12' as day, now() as at`.execute(
      db(),
    );
  expect(rows[0]).toMatchObject({ id: 5, n: 1, value: '11.39', day: '2025-06-12', at: expect.any(Date) });
});

test('notices of emptied pages reach a listener when the write commits, and only then', async () => {
  const listener = await database().connect();
  const heard: string[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await listener.query(`listen ${pagesChannel}`);
  const failed = db()
    .transaction()
    .execute(async (tx) => {
      await emptyPages(tx, ['never']);
      throw new Error('no');
    });
  await expect(failed).rejects.toThrow('no');
  await db()
    .transaction()
    .execute((tx) => emptyPages(tx, ['news', 'editions']));
  await expect.poll(() => heard).toEqual(['news', 'editions']);
  await listener.query(`unlisten ${pagesChannel}`);
  await listener.end();
});
