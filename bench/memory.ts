import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { allPages, askAll } from '#tests/support/sites/all-pages.ts';
import { residentMemory } from '#tests/support/sites/resident-memory.ts';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';
import type { Figure } from './report.ts';

/**
 * What the process takes at rest and after every address of the sitemap was asked for, and how many pages are kept then: on
 * the embedded database, which lives in the same process, and on PostgreSQL where TEST_DATABASE_URL names a server.
 */
export async function memory(): Promise<Figure[]> {
  const server = process.env.TEST_DATABASE_URL;
  const embedded = await onDatabase('embedded database');
  if (!server) return embedded;
  const scratch = await (await import('./scratch-database.ts')).makeDatabase(server);
  try {
    return [...embedded, ...(await onDatabase('PostgreSQL', { DATABASE_URL: scratch.url }))];
  } finally {
    await scratch.drop();
  }
}

async function onDatabase(where: string, given: Record<string, string> = {}): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'expo-bench-'));
  const env = { DATA_DIR: directory, DEMO: 'on', RATE_LIMITS: 'off', ...given };
  let site: SiteProcess | undefined;
  try {
    // The content is written by a process before, as in production.
    await (await startSite(env)).stop();
    site = await startSite(env);
    return await measure(site, where);
  } finally {
    await site?.stop();
    rmSync(directory, { recursive: true });
  }
}

async function measure(site: SiteProcess, where: string): Promise<Figure[]> {
  await pause(3000);
  const atRest = residentMemory(site.process.pid);
  const addresses = await allPages(site.url);
  const before = await metric(site, 'page_cache_entries');
  const personal = await askAll(site.url, addresses);
  const after = residentMemory(site.process.pid);
  await pause(30_000);
  const later = residentMemory(site.process.pid);
  const entries = (await metric(site, 'page_cache_entries')) - before;
  const bytes = await metric(site, 'page_cache_bytes');
  const figures: Figure[] = [
    { what: 'process at rest', value: megabytes(atRest.now), bar: '<= 200 MB' },
    { what: `after ${addresses.length} addresses`, value: megabytes(after.now), bar: '<= 350 MB' },
    { what: 'half a minute later', value: megabytes(later.now), bar: '<= 350 MB' },
    { what: 'at its height', value: megabytes(later.most) },
    { what: 'pages kept', value: `${entries} of ${addresses.length - personal}`, bar: 'all' },
    { what: 'pages for one visitor, which are not kept', value: String(personal) },
    { what: 'page cache', value: megabytes(bytes) },
  ];
  return figures.map((figure) => ({ ...figure, what: `${where}: ${figure.what}` }));
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

async function metric({ url }: SiteProcess, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}
