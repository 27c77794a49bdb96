import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startSite } from '#tests/support/site-process.ts';
import { type Figure, quantile } from './report.ts';

const rounds = 3;
const load = { connections: 32, duration: 5, headers: { 'accept-encoding': 'br' } };

interface Result {
  requests: number;
  p99: number;
}

/** A page and a list call from the page cache against a plain node:http server that sends the same bytes from a Buffer. */
export async function cachedPage(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'expo-bench-'));
  const site = await startSite({ DATA_DIR: directory, RATE_LIMITS: 'off' });
  const figures = [
    ...(await compare('home page', `${site.url}/en-US/`, '>= 0.80')),
    ...(await compare('article list call', `${site.url}/api/news/news`, '>= 0.50')),
  ];
  await site.stop();
  rmSync(directory, { recursive: true });
  return figures;
}

async function compare(name: string, url: string, bar: string): Promise<Figure[]> {
  const bytes = await compressedBytes(url);
  const plain = await plainServer(bytes);
  const ours: Result[] = [];
  const theirs: Result[] = [];
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await hammer(plain.url));
    ours.push(await hammer(url));
  }
  plain.close();
  const rate = (results: Result[]) =>
    quantile(
      results.map(({ requests }) => requests),
      0.5,
    );
  const p99 = (results: Result[]) =>
    quantile(
      results.map((result) => result.p99),
      0.5,
    );
  return [
    { what: `${name}, compressed`, value: `${bytes.length} B` },
    { what: `${name}, plain node:http`, value: `${Math.round(rate(theirs))} req/s, p99 ${p99(theirs)} ms` },
    {
      what: `${name}, from the cache`,
      value: `${Math.round(rate(ours))} req/s, p99 ${p99(ours)} ms`,
      bar: 'p99 within 2x',
    },
    { what: `${name}, ratio`, value: (rate(ours) / rate(theirs)).toFixed(2), bar },
  ];
}

async function compressedBytes(url: string): Promise<Buffer> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers: load.headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
    });
    outgoing.on('error', reject).end();
  });
}

/** The plain server is a process of its own, as the site is. */
async function plainServer(bytes: Buffer): Promise<{ url: string; close(): void }> {
  const { fork } = await import('node:child_process');
  const child = fork(join(import.meta.dirname, 'plain-server.ts'), { serialization: 'advanced' });
  child.send(bytes);
  const url = await new Promise<string>((resolve) =>
    child.once('message', (port) => resolve(`http://127.0.0.1:${port}/`)),
  );
  return { url, close: () => void child.kill() };
}

async function hammer(url: string): Promise<Result> {
  const result = await autocannon({ url, ...load });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return { requests: result.requests.average, p99: result.latency.p99 };
}
