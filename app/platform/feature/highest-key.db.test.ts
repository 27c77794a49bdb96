import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { highestKey } from './highest-key.server.ts';

const { db } = testDatabase();

test('of an empty table the highest key is 0, then that of the newest row', async () => {
  const highest = highestKey('staff');
  expect(await highest(db())).toBe(0);
  const people = ['ann', 'bea'].map((name) => ({ email: `${name}@example.org` }));
  const ids = await db().insertInto('staff').values(people).returning('id').execute();
  expect(await highest(db())).toBe(Math.max(...ids.map(({ id }) => id)));
  await db().deleteFrom('staff').where('email', '=', 'bea@example.org').execute();
  expect(await highest(db())).toBe(ids[0]?.id);
});
