import { afterEach, expect, test } from 'vitest';
import { auditDays, openDays, playedRequest, send } from '#tests/support/sites/reservation-client.ts';
import { type TwoSites, twoSites } from '#tests/support/sites/two-sites.ts';

const parties = process.env.PROVE ? 1000 : 200;

let sites: TwoSites | undefined;
afterEach(() => sites?.end());

/** Two processes on one PostgreSQL database, and a day of 100 places. */
async function openedDay() {
  sites = await twoSites('expo_oversell');
  const { urls, database } = sites;
  const [date = ''] = await openDays(database, [100]);
  return { urls, database, date };
}

test.runIf(process.env.TEST_DATABASE_URL)(
  `${parties} parties at once on a day of 100 places, asking two processes: as many get in as there are places`,
  async () => {
    const { urls, database, date } = await openedDay();
    const requests = Array.from({ length: parties }, (_, i) => playedRequest(date, 1 + ((i * 7) % 5)));
    const answers = await Promise.all(requests.map((request, i) => send(urls[i % 2] ?? '', request)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const seated = answers.reduce((sum, { data }) => sum + (data?.tickets.length ?? 0), 0);
    const [day] = await auditDays(database, [date]);
    expect(day).toMatchObject({ capacity: 100, sold: 100, held: 0, visitors: 100, partial: 0, twice: 0 });
    expect(seated).toBe(100);

    // One key, both processes: one reservation.
    await database.query('update reservation_day set capacity = 200 where date = $1', [date]);
    const same = playedRequest(date, 3);
    const again = await Promise.all(Array.from({ length: 50 }, (_, i) => send(urls[i % 2] ?? '', same)));
    expect(new Set(again.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await auditDays(database, [date]))[0]).toMatchObject({ sold: 103, visitors: 103 });
  },
  300_000,
);
