import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { codeOf } from '#platform/error-code.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db, database } = testDatabase();

test('on every connection a page read out of order is not taken for dear', async () => {
  const asked = Array.from({ length: 12 }, () =>
    sql<{ cost: string }>`select pg_sleep(0.01),
    current_setting('random_page_cost') as cost`.execute(db()),
  );
  const costs = (await Promise.all(asked)).map(({ rows }) => rows[0]?.cost);
  expect(new Set(costs)).toEqual(new Set(['1.1']));
});

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a statement that falls victim to a deadlock is done anew, and one within a transaction is not',
  { timeout: 20_000 },
  async () => {
    const other = await database().connect();
    await other.query('create table deadlock_pair (id int primary key, n int not null default 0)');
    // Whoever waits for longer than this looks for a deadlock, and is its victim: not this one.
    await other.query("set deadlock_timeout = '1min'");
    /** Both rows are written as they lie, the second of them first by somebody else, who then waits for the first. */
    const crossed = async (write: () => Promise<unknown>) => {
      // Rows that were written before may lie the other way round.
      await other.query('truncate deadlock_pair');
      await other.query('insert into deadlock_pair values (1), (2)');
      await other.query('begin');
      await other.query('update deadlock_pair set n = n + 10 where id = 2');
      const written = write().then(
        () => 'written',
        (error: unknown) => codeOf(error),
      );
      await expect.poll(waitsForLock).toBe(true);
      await other.query('update deadlock_pair set n = n + 10 where id = 1');
      await other.query('commit');
      const outcome = await written;
      const { rows } = await other.query<{ n: number }>('select n from deadlock_pair');
      return [outcome, ...rows.map(({ n }) => n)];
    };
    const both = sql`update deadlock_pair set n = n + 1`;
    expect(await crossed(() => both.execute(db()))).toEqual(['written', 11, 11]);
    expect(
      await crossed(() =>
        db()
          .transaction()
          .execute((tx) => both.execute(tx)),
      ),
    ).toEqual(['40P01', 10, 10]);
    await other.query('drop table deadlock_pair');
    await other.end();
  },
);

async function waitsForLock(): Promise<boolean> {
  const { rowCount } = await database().query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'update deadlock_pair%'",
  );
  return rowCount === 1;
}
