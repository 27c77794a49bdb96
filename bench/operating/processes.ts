import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { portsInARow } from '#tests/support/free-ports.ts';
import { startSite } from '#tests/support/sites/site-process.ts';
import { load, untilQuiet } from '../pages/load.ts';
import { type Figure, median } from '../report.ts';
import { makeDatabase } from '../scratch-database.ts';

const rounds = 3;
/** Rendered afresh each time: another address, though nothing is read of its number. */
const fresh = '/en-US/?tab=';
const kept = '/en-US/';

/**
 * Pages a second that one process renders and that two do, on the same processors as the database and who asks: where the one
 * has all processors (it compresses and collects on others than its own), and where it has one, as it has one of two.
 */
export async function processes(): Promise<Figure[]> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return [{ what: 'left out', value: 'TEST_DATABASE_URL is not set' }];
  const scratch = await makeDatabase(server);
  const directory = mkdtempSync(join(tmpdir(), 'expo-bench-'));
  const env = { DATABASE_URL: scratch.url, DATA_DIR: directory, DEMO: 'on', RATE_LIMITS: 'off' };
  try {
    const rates: Record<'afresh' | 'kept', number[]>[] = [];
    for (const { count, processor } of [{ count: 1, processor: '0' }, { count: 1 }, { count: 2 }]) {
      const port = await portsInARow(count);
      const site = await startSite({ ...env, PROCESSES: String(count), METRICS_PORT: String(port) });
      if (processor) await promisify(execFile)('taskset', ['-a', '-c', '-p', processor, String(site.process.pid)]);
      const measured: Record<'afresh' | 'kept', number[]> = { afresh: [], kept: [] };
      await load(site.url + fresh, undefined, { isNumbered: true });
      await untilQuiet(site.process.pid);
      for (let round = 0; round < rounds; round += 1) {
        measured.afresh.push((await load(site.url + fresh, undefined, { isNumbered: true })).requests);
        measured.kept.push((await load(site.url + kept, undefined)).requests);
      }
      await site.stop();
      rates.push(measured);
    }
    return (['afresh', 'kept'] as const).flatMap((what) => {
      const [held = Number.NaN, one = Number.NaN, two = Number.NaN] = rates.map((each) => median(each[what]));
      const bar = what === 'afresh' ? { bar: '>= 1.70' } : {};
      const figures = [held, one, two].map(Math.round).join(', ');
      return [
        { what: `pages ${what} by one process on one processor, one on all, two`, value: `${figures} req/s` },
        { what: `pages ${what}, two to one on one processor`, value: (two / held).toFixed(2), ...bar },
        { what: `pages ${what}, two to one on all`, value: (two / one).toFixed(2) },
      ];
    });
  } finally {
    await scratch.drop();
    rmSync(directory, { recursive: true });
  }
}
