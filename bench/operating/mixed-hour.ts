import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#platform/db/open.ts';
import { allPages } from '#tests/support/sites/all-pages.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { openDays, playedRequest } from '#tests/support/sites/reservation-client.ts';
import { residentMemory } from '#tests/support/sites/resident-memory.ts';
import { startSite } from '#tests/support/sites/site-process.ts';
import { type Asking, percentile, sendSteadily } from '#tests/support/sites/steady-load.ts';
import type { Figure } from '../report.ts';
import { makeDatabase } from '../scratch-database.ts';

const minutes = Number(process.env.BENCH_MINUTES ?? 60);
/** Requests a second. */
const rate = Number(process.env.BENCH_RATE ?? 50);
/** Those who ask, each from an address of their own. */
const visitors = 100_000;
/** What the end is compared with: after this share of the time (ten minutes of an hour). */
const early = 1 / 6;
const mebibytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/**
 * Memory of a process on PostgreSQL under an hour of visitors: pages of the sitemap, searches that nobody made before, calls,
 * captchas, reservations, by 100,000 addresses, with all limits on.
 */
export async function mixedHour(): Promise<Figure[]> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return [{ what: 'left out', value: 'TEST_DATABASE_URL is not set' }];
  const scratch = await makeDatabase(server);
  const directory = mkdtempSync(join(tmpdir(), 'expo-bench-'));
  const env = { ...playedSecrets, DATABASE_URL: scratch.url, DATA_DIR: directory, DEMO: 'on' };
  await (await startSite(env)).stop();
  const database = await openDatabase(env);
  const dates = await openDays(database, [1_000_000]);
  await database.close();
  const site = await startSite({ ...env, TRUST_PROXY: '127.0.0.1' });
  const pages = await allPages(site.url);
  const ending = new AbortController();
  const load = sendSteadily(site.url, rate, (n) => asking(n, pages, dates[0] ?? ''), ending.signal);
  const resident: number[] = [];
  const wait = (share: number) => pause(minutes * 60_000 * share);
  await wait(early);
  const first = residentMemory(site.process.pid).now;
  for (let i = 0; i < 10; i += 1) {
    await wait((1 - early) / 10);
    resident.push(residentMemory(site.process.pid).now);
  }
  const { most } = residentMemory(site.process.pid);
  ending.abort();
  await load.ended;
  await site.stop();
  await scratch.drop();
  rmSync(directory, { recursive: true });
  const last = resident.at(-1) ?? Number.NaN;
  return [
    { what: `${minutes} minutes, answered`, value: `${load.answered}, ${load.rate().toFixed(0)} a second` },
    { what: 'p99', value: `${Math.round(percentile(load.times, 99))} ms` },
    { what: 'failed', value: String(load.failed.length) },
    ...load.failed.slice(0, 5).map((value) => ({ what: 'failed', value })),
    { what: 'memory after a sixth of it', value: `${mebibytes(first)} MB`, bar: '<= 350 MB' },
    { what: 'memory since, ten times', value: `${resident.map(mebibytes).join(' ')} MB` },
    { what: 'memory at the end, ratio', value: (last / first).toFixed(2), bar: '<= 1.10' },
    { what: 'memory at its height', value: `${mebibytes(most)} MB`, bar: '<= 350 MB' },
  ];
}

function asking(n: number, pages: string[], date: string): Asking {
  // A step that shares no factor with their number meets all of them.
  const visitor = (n * 7919) % visitors;
  const headers = {
    'X-Forwarded-For': `41.${Math.floor(visitor / 65_536)}.${Math.floor(visitor / 256) % 256}.${visitor % 256}`,
    'Accept-Encoding': 'br',
  };
  if (n % 100 === 0) {
    const { key, cookie, body } = playedRequest(date, 1 + (n % 3));
    const json = { 'Content-Type': 'application/json', 'Idempotency-Key': key, Cookie: cookie };
    return { path: '/api/reservation', headers: { ...headers, ...json }, body: JSON.stringify(body) };
  }
  if (n % 10 === 1) return { path: `/en-US/search/?keyword=tea-${n % visitors}`, headers };
  if (n % 10 === 2) return { path: '/api/news/notic', headers };
  if (n % 50 === 3) return { path: '/api/captcha', headers };
  return { path: pages[(n * 31) % pages.length] ?? '/', headers };
}
