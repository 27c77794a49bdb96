import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { reserve } from './booking/reserve.server.ts';
import { reservationJobs } from './jobs.server.ts';
import { dayFromNow, makeDay, order, someone } from './reservations.fixture.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });

async function runAll(now: Date) {
  for (const job of reservationJobs) {
    await job.run({ ...platform(), clock: { now: () => now } }, new AbortController().signal);
  }
}

test('what has had its time is cleared away, and nothing before', async () => {
  const { db } = platform();
  const date = await makeDay(db, { capacity: 9, date: dayFromNow(1) });
  await reserve(siteFor(platform()), { order: order(date), to: someone(), idempotencyKey: 'kept for a day' });
  const expires_at = new Date(Date.now() + 2 * 3_600_000);
  await db
    .insertInto('reservation_draft')
    .values({ id: 'draft', sealed: Buffer.from('x'), expires_at })
    .execute();
  const counts = async () => {
    const tables = ['idempotency_key', 'reservation_draft', 'reservation_account_day'] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    return rows.map(({ length }) => length);
  };
  await runAll(new Date());
  expect(await counts()).toEqual([1, 1, 1]);
  await runAll(new Date(Date.now() + 3 * 3_600_000));
  expect((await counts()).slice(0, 2)).toEqual([1, 0]);
  await runAll(new Date(Date.now() + 72 * 3_600_000));
  expect(await counts()).toEqual([0, 0, 0]);
});
