import { expect, test } from 'vitest';
import { schemaCheck } from '#platform/db/schema/schema-range.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db, database } = testDatabase();

test('a test file has a migrated, empty database on the engine it was promised', async () => {
  expect(database().engine).toBe(process.env.TEST_ENGINE);
  expect(await schemaCheck(database())()).toMatchObject({ fits: true });
  expect(await db().selectFrom('media').selectAll().execute()).toEqual([]);
});

test('what one test writes the next one of the file reads', async () => {
  const values = { role: 'host', position: 1, url: null } as const;
  await db().insertInto('organiser').values(values).execute();
  expect(await db().selectFrom('organiser').select('role').execute()).toEqual([{ role: 'host' }]);
});
