import { expect, test } from 'vitest';
import type { Tx } from '#platform/db/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { nextId } from './next-id.server.ts';

const { db } = testDatabase();

/** Makes venues at once, each in a transaction of its own. @returns how many rows there are more */
async function venuesMadeAtOnce(many: number, numbered: (tx: Tx) => Promise<number>): Promise<number> {
  const before = await countVenues();
  const make = (position: number) =>
    db()
      .transaction()
      .execute(async (tx) => {
        const id = await numbered(tx);
        const row = { position };
        const rows = tx.insertInto('event_venue').values({ id, ...row });
        await rows.onConflict((conflict) => conflict.column('id').doUpdateSet(row)).execute();
      });
  await Promise.all(Array.from({ length: many }, (_, position) => make(position)));
  return (await countVenues()) - before;
}

async function countVenues(): Promise<number> {
  const rows = await db().selectFrom('event_venue').select('id').execute();
  return rows.length;
}

test('of those who make something at once each has a number of its own', async () => {
  expect(await venuesMadeAtOnce(8, (tx) => nextId(tx, 'event_venue'))).toBe(8);
});

// The embedded database does one transaction after the other.
test.runIf(process.env.TEST_ENGINE === 'postgres')('without taking turns some would have the same number', async () => {
  const untold = async (tx: Tx) => {
    const { highest } = await tx
      .selectFrom('event_venue')
      .select(({ fn }) => fn.max('id').as('highest'))
      .executeTakeFirstOrThrow();
    return highest + 1;
  };
  expect(await venuesMadeAtOnce(8, untold)).toBeLessThan(8);
});
