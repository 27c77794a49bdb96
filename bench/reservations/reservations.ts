import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { openDatabase } from '#platform/db/open.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { auditDays, openDays, type PlayedRequest, playedRequest } from '#tests/support/sites/reservation-client.ts';
import { startSite } from '#tests/support/sites/site-process.ts';
import { untilQuiet } from '../pages/load.ts';
import { type Figure, median } from '../report.ts';
import { makeDatabase } from '../scratch-database.ts';
import { bestOfPgbench, type PgbenchResult } from './reservation-pgbench.ts';

const rounds = 3;
const seconds = 6;
const party = 2;
const parties = 1000;
/** So many reservations before anything is measured: two processes share them, and each is compiled by them. */
const warm = 3000;

/**
 * Reservations a second over HTTP on PostgreSQL, all for one day, against pgbench with the same statements, by one process and
 * by two; and how many places are sold of a day that far too many want.
 */
export async function reservations(): Promise<Figure[]> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return [{ what: 'left out', value: 'TEST_DATABASE_URL is not set' }];
  const scratch = await makeDatabase(server);
  const directory = mkdtempSync(join(tmpdir(), 'expo-bench-'));
  const env = { ...playedSecrets, DATABASE_URL: scratch.url, DATA_DIR: directory, DEMO: 'on', RATE_LIMITS: 'off' };
  const site = await startSite(env);
  // Before the others are there, who might take such work over.
  await untilQuiet(site.process.pid);
  const ofTwo = await startSite({ ...env, PROCESSES: '2' });
  const database = await openDatabase(env);
  const [hot = '', small = ''] = await openDays(database, [1_000_000, 100]);

  const figures: Figure[] = [];
  const ours: Record<number, Result[]> = { 32: [], 250: [] };
  const oursOfTwo: Result[] = [];
  const theirs: PgbenchResult[] = [];
  for (const { url } of [site, ofTwo]) await hammer(url, 32, { amount: warm, date: hot });
  // In turns: what a disk takes changes from minute to minute.
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await bestOfPgbench(scratch.url, { date: hot, party, seconds }));
    // Else the site would deliver pgbench's ten thousand messages while its own requests are timed, or look through what is left
    // of them for each of its own, which autovacuum clears away within a minute.
    await database.query('delete from outbox_message');
    await database.query('vacuum outbox_message');
    for (const clients of [32, 250]) ours[clients]?.push(await hammer(site.url, clients, { seconds, date: hot }));
    oursOfTwo.push(await hammer(ofTwo.url, 32, { seconds, date: hot }));
  }
  const best = median(theirs.map(({ perSecond }) => perSecond));
  const at = theirs.map(({ clients }) => clients).join(', ');
  figures.push({ what: 'pgbench, the same statements', value: `${best.toFixed(0)} a second, at ${at} clients` });
  for (const [clients, results] of Object.entries(ours)) {
    const rate = median(results.map(({ perSecond }) => perSecond));
    const p99 = median(results.map((result) => result.p99));
    const what = `over HTTP, one day, ${clients} clients`;
    const slow = clients === '250' ? { bar: 'p99 < 1 s' } : {};
    figures.push({ what, value: `${rate.toFixed(0)} a second, p99 ${p99} ms`, ...slow });
    figures.push({ what: `${what}, ratio`, value: (rate / best).toFixed(2), bar: '>= 0.40' });
  }

  const rateOfTwo = median(oursOfTwo.map(({ perSecond }) => perSecond));
  figures.push({ what: 'two processes, one day, 32 clients', value: `${rateOfTwo.toFixed(0)} a second` });
  const ratioOfTwo = (rateOfTwo / best).toFixed(2);
  figures.push({ what: 'two processes, one day, 32 clients, ratio', value: ratioOfTwo, bar: '>= 0.70' });

  await hammer(ofTwo.url, 250, { amount: parties, date: small });
  const [day] = await auditDays(database, [small]);
  const sold = day?.visitors ?? Number.NaN;
  const over = `oversold ${Math.max(0, sold - 100)}, undersold ${Math.max(0, 100 - sold)}`;
  figures.push({ what: `${parties} parties of ${party} for 100 places, 250 clients`, value: over, bar: '0, 0' });

  await database.close();
  await site.stop();
  await ofTwo.stop();
  await scratch.drop();
  rmSync(directory, { recursive: true });
  return figures;
}

interface Result {
  perSecond: number;
  p99: number;
}

/** Every request is another party's. One that is answered neither 200 nor 409 ends the benchmark. */
async function hammer(
  url: string,
  connections: number,
  { date, seconds, amount }: { date: string; seconds?: number; amount?: number },
): Promise<Result> {
  const ready = Array.from({ length: amount ?? (seconds ?? 0) * 1500 }, () => playedRequest(date, party));
  let next = 0;
  const result = await autocannon({
    url: `${url}/api/reservation`,
    connections,
    ...(amount ? { amount } : { duration: seconds ?? 0 }),
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          const played = ready[next] as PlayedRequest;
          next += 1;
          return { ...request, body: JSON.stringify(played.body), headers: headersOf(played) };
        },
      },
    ],
  });
  const { '4xx': refused, '5xx': failed } = result;
  if (failed > 0 || result.errors > 0) throw new Error(`${failed} answers of 5xx, ${result.errors} errors`);
  if (!amount && refused > 0) throw new Error(`${refused} refused`);
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99 };
}

function headersOf({ key, cookie }: PlayedRequest) {
  return { 'content-type': 'application/json', 'idempotency-key': key, cookie };
}
