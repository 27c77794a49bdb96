import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { makeDay, order, placesOf, someone } from '../reservations.fixture.ts';
import { reserve } from './reserve.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const parties = process.env.PROVE ? 1000 : 200;
const sizes = Array.from({ length: parties }, (_, i) => 1 + ((i * 7) % 5));

test(`of ${parties} parties at once on a day of 100 places no more get in than there are places`, async () => {
  const { db } = platform();
  const date = await makeDay(db, { capacity: 100 });
  const site = siteFor(platform());
  const answers = await Promise.all(sizes.map((size) => reserve(site, { order: order(date, size), to: someone() })));
  const tally = Map.groupBy(answers, ({ outcome }) => outcome);
  expect(new Set(tally.keys())).toEqual(new Set(['reserved', 'full']));
  const { counted, added, free, partial } = await placesOf(db, date);
  const seated = answers.reduce((sum, each) => sum + (each.outcome === 'reserved' ? each.tickets.length : 0), 0);
  expect({ counted, partial }).toEqual({ counted: added, partial: 0 });
  expect(counted.sold).toBe(seated);
  expect(counted.sold + counted.held + free).toBe(100);
  // Parties of one are among those that were refused: nothing was left for them.
  expect(free).toBe(0);
}, 120_000);

test('control: the same parties, reading first and writing then, oversell', async () => {
  const { db } = platform();
  const date = await makeDay(db, { capacity: 100 });
  // The table itself would refuse: without the statement and without its checks, nothing holds.
  await sql`do $$ declare name text; begin
    for name in select conname from pg_constraint where conrelid = 'reservation_day'::regclass and contype = 'c' loop
      execute format('alter table reservation_day drop constraint %I', name);
    end loop; end $$`.execute(db);
  const unguarded = async (size: number) => {
    const day = await db.selectFrom('reservation_day').selectAll().where('date', '=', date).executeTakeFirstOrThrow();
    if (day.capacity - day.sold - day.held < size) return 0;
    await db
      .updateTable('reservation_day')
      .set({ sold: day.sold + size })
      .where('date', '=', date)
      .execute();
    return size;
  };
  const seated = (await Promise.all(sizes.map(unguarded))).reduce((sum, size) => sum + size, 0);
  expect(seated).toBeGreaterThan(100);
}, 120_000);
