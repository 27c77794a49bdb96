import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { venueDay } from '#platform/clock/clock.ts';
import { startSite } from '#tests/support/sites/site-process.ts';
import { type AtWork, besideSite, staffAtWork } from '#tests/support/staff-at-work.ts';
import { type Figure, quantile } from '../report.ts';
import { fillFigures } from './figure-rows.ts';

const many = 100_000;
const repeats = 12;
const warmUps = 2;
/** To today: what stands in some state now is of no other day. In days. */
const periods = { 'four weeks': 28, 'a year': 365 };

const query = (days: number) => {
  const now = Date.now();
  return `from=${venueDay(new Date(now - (days - 1) * 86_400_000))}&to=${venueDay(new Date(now))}`;
};

/**
 * How long each figure of the console takes to come as a file where its tables have 100,000 rows each of one year: p95, over HTTP, on the
 * embedded database, where all wait for one another.
 */
export async function figures(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'expo-bench-'));
  const site = await startSite({ DATA_DIR: directory, DEMO: 'on', RATE_LIMITS: 'off' });
  try {
    const person = await besideSite(directory, async (db) => {
      await fillFigures(db, many);
      return staffAtWork(db, { roles: ['admin'], name: 'Bench' });
    });
    const reported: Figure[] = [];
    for (const path of await filesOf(site.url, person)) {
      for (const [length, days] of Object.entries(periods)) {
        const value = `${await timed(() => ask(`${site.url}${path}?${query(days)}`, person))} ms`;
        reported.push({ what: `${path.split('/').at(-2)}, ${length}`, value, bar: '<= 150 ms' });
      }
    }
    return reported;
  } finally {
    await site.stop();
    rmSync(directory, { recursive: true });
  }
}

/** The addresses of the files that the pages of figures lead to. */
async function filesOf(url: string, person: AtWork): Promise<string[]> {
  const front = await ask(`${url}/en-US/console/figures`, person);
  const pages = [front];
  for (const [topic] of front.matchAll(/\/en-US\/console\/figures\/?\?[^"]*/g))
    pages.push(await ask(url + topic, person));
  return [...new Set(pages.join().match(/\/en-US\/console\/figures\/[\w-]+\/csv/g))];
}

async function ask(address: string, { cookie }: AtWork): Promise<string> {
  const answer = await fetch(address, { headers: { Cookie: `${cookie.name}=${cookie.value}` } });
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

async function timed(work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let i = 0; i < warmUps + repeats; i += 1) {
    const began = performance.now();
    await work();
    if (i >= warmUps) times.push(performance.now() - began);
  }
  return quantile(times, 0.95).toFixed(1);
}
