import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open.ts';
import { createDatabase, dropDatabase } from '#tests/support/databases/postgres-server.ts';
import { fillPostgres } from '#tests/support/filled-directory.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { auditDays, openDays, playedRequest, send } from '#tests/support/sites/reservation-client.ts';
import { startSite } from '#tests/support/sites/site-process.ts';

const parties = process.env.PROVE ? 1000 : 200;

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

/** Two processes on one PostgreSQL database, and a day of 100 places. */
async function twoSites() {
  const directory = mkdtempSync(join(tmpdir(), 'expo-oversell-'));
  cleaning.push(() => rmSync(directory, { recursive: true }));
  const { name, url } = await createDatabase('expo_oversell');
  cleaning.push(() => dropDatabase(name));
  const env = { ...playedSecrets, DATA_DIR: directory, DATABASE_URL: url, DEMO: 'on', RATE_LIMITS: 'off' };
  await fillPostgres(url, directory);
  const start = async () => {
    const site = await startSite(env);
    cleaning.push(() => site.stop());
    return site;
  };
  const sites = await Promise.all([start(), start()]);
  const database = await openDatabase(env);
  cleaning.push(() => database.close());
  const [date = ''] = await openDays(database, [100]);
  return { urls: sites.map((site) => site.url), database, date };
}

test.runIf(process.env.TEST_DATABASE_URL)(
  `${parties} parties at once on a day of 100 places, asking two processes: as many get in as there are places`,
  async () => {
    const { urls, database, date } = await twoSites();
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
