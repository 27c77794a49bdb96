import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';

const { db } = testDatabase();

test('on every connection a page read out of order is not taken for dear', async () => {
  const asked = Array.from({ length: 12 }, () =>
    sql<{ cost: string }>`select pg_sleep(0.01),
    current_setting('random_page_cost') as cost`.execute(db()),
  );
  const costs = (await Promise.all(asked)).map(({ rows }) => rows[0]?.cost);
  expect(new Set(costs)).toEqual(new Set(['1.1']));
});
