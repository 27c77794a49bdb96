import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portsInARow } from '#tests/support/sites/several-processes.ts';
import { startSite } from '#tests/support/sites/site-process.ts';
import { load } from '../pages/load.ts';
import { type Figure, median } from '../report.ts';
import { makeDatabase } from '../scratch-database.ts';

const rounds = 3;
/** Rendered afresh each time: another address, though nothing is read of its number. */
const fresh = '/en-US/?tab=';
const kept = '/en-US/';

/** Pages a second that one process renders and that two do, on the same processors as the database and who asks. */
export async function processes(): Promise<Figure[]> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return [{ what: 'left out', value: 'TEST_DATABASE_URL is not set' }];
  const scratch = await makeDatabase(server);
  const directory = mkdtempSync(join(tmpdir(), 'expo-bench-'));
  const env = { DATABASE_URL: scratch.url, DATA_DIR: directory, DEMO: 'on', RATE_LIMITS: 'off' };
  try {
    const rates: Record<'afresh' | 'kept', number[]>[] = [];
    for (const count of [1, 2]) {
      const port = await portsInARow(count);
      const site = await startSite({ ...env, PROCESSES: String(count), METRICS_PORT: String(port) });
      const measured: Record<'afresh' | 'kept', number[]> = { afresh: [], kept: [] };
      await load(site.url + fresh, undefined, { isNumbered: true });
      for (let round = 0; round < rounds; round += 1) {
        measured.afresh.push((await load(site.url + fresh, undefined, { isNumbered: true })).requests);
        measured.kept.push((await load(site.url + kept, undefined)).requests);
      }
      await site.stop();
      rates.push(measured);
    }
    return (['afresh', 'kept'] as const).flatMap((what) => {
      const [one = Number.NaN, two = Number.NaN] = rates.map((each) => median(each[what]));
      const bar = what === 'afresh' ? { bar: '>= 1.70' } : {};
      return [
        { what: `pages ${what}, one process and two`, value: `${Math.round(one)} and ${Math.round(two)} req/s` },
        { what: `pages ${what}, ratio`, value: (two / one).toFixed(2), ...bar },
      ];
    });
  } finally {
    await scratch.drop();
    rmSync(directory, { recursive: true });
  }
}
