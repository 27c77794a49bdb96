import { sql } from 'kysely';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { migrate } from '../migrate.ts';
import { type Migration, readMigrations, releaseOf } from './migrations.ts';
import { schemaCheck } from './schema-range.ts';

const { db, database } = testDatabase();

const own = readMigrations();
const next = releaseOf(own) + 1;
const expanding = {
  name: '9100-planted.sql',
  sql: `-- expand, release ${next}\ncreate table planted (id int, old int)`,
};
const contracting = {
  name: '9200-lifted.sql',
  sql: `-- contract, release ${next}\nalter table planted drop column old`,
};
const later = { name: '9300-later.sql', sql: `-- expand, release ${next + 1}\nalter table planted add column new int` };

afterEach(async () => {
  await sql`drop table if exists planted`.execute(db());
  await sql`delete from migration where name like '9%'`.execute(db());
});

/** As a running site asks: past the two seconds of an answer. */
const fits = (migrations: readonly Migration[]) => schemaCheck(database(), migrations)();
const columns = async () =>
  (
    await sql<{
      name: string;
    }>`select column_name as name from information_schema.columns where table_name = 'planted'`.execute(db())
  ).rows.map(({ name }) => name);

test('a build says which databases it takes', async () => {
  const { fits: isReady, says } = await fits(own);
  expect([isReady, says]).toEqual([
    true,
    `schema: up to ${own.at(-1)?.name} of release ${next - 1}, and newer ones that only expand`,
  ]);
});

test('however many ask whether the database fits, it is asked once in two seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let asked = 0;
  const check = schemaCheck({
    query: (...given) => {
      asked += 1;
      return database().query(...given);
    },
  });
  const ask = () => Promise.all(Array.from({ length: 100 }, check));
  expect((await ask()).every((each) => each.fits)).toBe(true);
  vi.advanceTimersByTime(1999);
  await ask();
  expect(asked).toBe(1);
  vi.advanceTimersByTime(1);
  await ask();
  expect(asked).toBe(2);
});

test('a release that has still to migrate is not ready, the one before it stays so as the newer one expands', async () => {
  expect(await fits([...own, expanding])).toEqual({
    fits: false,
    says: 'the database lacks migrations (9100-planted.sql)',
  });
  expect(await migrate(database(), { migrations: [...own, expanding] })).toEqual([expanding.name]);
  expect((await fits([...own, expanding])).fits).toBe(true);
  expect((await fits(own)).fits).toBe(true);
  // Rolled back, it starts as well, and runs nothing.
  expect(await migrate(database(), { migrations: own })).toEqual([]);
});

test('what a newer release has taken away puts the older one out of service, in words, and keeps it from starting', async () => {
  const migrations = [...own, expanding, contracting];
  expect(await migrate(database(), { migrations, contracts: true })).toEqual([expanding.name, contracting.name]);
  expect(await columns()).toEqual(['id']);
  const { fits: isReady, says } = await fits(own);
  expect(isReady).toBe(false);
  expect(says).toContain(`(9200-lifted.sql: contract, release ${next})`);
  expect((await fits(migrations)).fits).toBe(true);
  await expect(migrate(database(), { migrations: own })).rejects.toMatchObject({
    name: 'MigrationError',
    message: expect.stringContaining('9200-lifted.sql'),
  });
});

test('a start leaves alone what the release before may still read; the release after takes it away', async () => {
  const postgres = { connect: () => database().connect(), engine: 'postgres' } as const;
  const migrations = [...own, expanding, contracting];
  expect(await migrate(postgres, { migrations })).toEqual([expanding.name]);
  expect(await columns()).toEqual(['id', 'old']);
  expect((await fits(migrations)).fits).toBe(true);
  expect((await fits(own)).fits).toBe(true);
  expect(await migrate(postgres, { migrations: [...migrations, later] })).toEqual([contracting.name, later.name]);
  expect(await columns()).toEqual(['id', 'new']);
});

test('what a release did before it said of what kind it is, is not taken for harmless', async () => {
  await sql`insert into migration (name) values ('9999-future.sql')`.execute(db());
  expect((await fits(own)).fits).toBe(false);
  await expect(migrate(database())).rejects.toThrow('9999-future.sql');
});
