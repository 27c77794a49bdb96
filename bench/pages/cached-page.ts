import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';
import { type Figure, median } from '../report.ts';
import { type Load, load } from './load.ts';
import { bestBytes, plainServer } from './plain-bytes.ts';

const rounds = 5;

/** A page and a list call from the page cache against a plain node:http server that sends the same bytes from a Buffer. */
export async function cachedPage(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'expo-bench-'));
  let site: SiteProcess | undefined;
  try {
    site = await startSite({ DATA_DIR: directory, RATE_LIMITS: 'off' });
    return [
      ...(await compare('home page', site, '/en-US/', '>= 0.80')),
      ...(await compare('news', site, '/en-US/news/', '>= 0.80')),
      ...(await compare('article list call', site, '/api/news/news', '>= 0.50')),
    ];
  } finally {
    await site?.stop();
    rmSync(directory, { recursive: true });
  }
}

/** Rounds in turns: what else the machine does meets both. */
async function compare(name: string, site: SiteProcess, path: string, bar: string): Promise<Figure[]> {
  const url = site.url + path;
  const bytes = await bestBytes(url);
  const plain = await plainServer(bytes);
  const ours: Load[] = [];
  const theirs: Load[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(await load(plain.url, plain.pid));
      ours.push(await load(url, site.process.pid));
    }
  } finally {
    plain.close();
  }
  const middle = (loads: Load[], of: keyof Load) => median(loads.map((each) => each[of] ?? Number.NaN));
  const row = (loads: Load[]) =>
    `${Math.round(middle(loads, 'requests'))} req/s, ${middle(loads, 'cpu').toFixed(1)} µs of CPU, p99 ${middle(loads, 'p99').toFixed(1)} ms`;
  return [
    { what: `${name}, compressed`, value: `${bytes.length} B` },
    { what: `${name}, plain node:http`, value: row(theirs) },
    { what: `${name}, from the cache`, value: row(ours), bar: 'p99 within 2x' },
    {
      what: `${name}, ratio of requests`,
      value: (middle(ours, 'requests') / middle(theirs, 'requests')).toFixed(2),
      bar,
    },
    { what: `${name}, ratio of CPU`, value: (middle(theirs, 'cpu') / middle(ours, 'cpu')).toFixed(2), bar },
  ];
}
