import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';
import { type Figure, quantile } from '../report.ts';
import { type Load, load } from './load.ts';

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
  const middle = (loads: Load[], of: keyof Load) =>
    quantile(
      loads.map((each) => each[of] ?? Number.NaN),
      0.5,
    );
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

/** The bytes of an answer that is asked for often: it is compressed as well as can be after a few times. */
async function bestBytes(url: string): Promise<Buffer> {
  let best = await compressedBytes(url);
  for (let waited = 0; waited < 20; waited += 1) {
    await pause(100);
    const next = await compressedBytes(url);
    if (next.length < best.length) return next;
    best = next;
  }
  return best;
}

function compressedBytes(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
    });
    outgoing.on('error', reject).end();
  });
}

/** The plain server is a process of its own, as the site is. */
async function plainServer(bytes: Buffer): Promise<{ url: string; pid: number | undefined; close(): void }> {
  const child = fork(join(import.meta.dirname, 'plain-server.ts'), { serialization: 'advanced' });
  child.send(bytes);
  const url = await new Promise<string>((resolve) =>
    child.once('message', (port) => resolve(`http://127.0.0.1:${port}/`)),
  );
  return { url, pid: child.pid, close: () => void child.kill() };
}
