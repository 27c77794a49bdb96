import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';
import type { Figure } from './report.ts';

const atOnce = 4;

/**
 * What the process takes at rest and after every address of the sitemap was asked for, and how many pages are kept then.
 * On PostgreSQL where TEST_DATABASE_URL names a server, else embedded, whose database lives in the same process.
 */
export async function memory(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'expo-bench-'));
  const server = process.env.TEST_DATABASE_URL;
  const scratch = server ? await (await import('./scratch-database.ts')).makeDatabase(server) : undefined;
  const env = { DATA_DIR: directory, DEMO: 'on', RATE_LIMITS: 'off', ...(scratch && { DATABASE_URL: scratch.url }) };
  let site: SiteProcess | undefined;
  try {
    // The content is written by a process before, as in production.
    await (await startSite(env)).stop();
    site = await startSite(env);
    return await measure(site, scratch ? 'PostgreSQL' : 'embedded database');
  } finally {
    await site?.stop();
    await scratch?.drop();
    rmSync(directory, { recursive: true });
  }
}

async function measure(site: SiteProcess, where: string): Promise<Figure[]> {
  await pause(3000);
  const atRest = resident(site);
  const addresses = await sitemap(site);
  const before = await metric(site, 'page_cache_entries');
  const personal = await askAll(site, addresses);
  const after = resident(site);
  await pause(30_000);
  const later = resident(site);
  const entries = (await metric(site, 'page_cache_entries')) - before;
  const bytes = await metric(site, 'page_cache_bytes');
  return [
    { what: `process at rest, ${where}`, value: megabytes(atRest), bar: '<= 200 MB' },
    { what: `after ${addresses.length} addresses`, value: megabytes(after), bar: '<= 350 MB' },
    { what: 'half a minute later', value: megabytes(later) },
    { what: 'pages kept', value: `${entries} of ${addresses.length - personal}`, bar: 'all' },
    { what: 'pages for one visitor, which are not kept', value: String(personal) },
    { what: 'page cache', value: megabytes(bytes) },
  ];
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

/** Resident memory, bytes. */
function resident(site: SiteProcess): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.process.pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

async function metric({ url }: SiteProcess, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

/** Paths and queries of all sitemaps. */
async function sitemap({ url }: SiteProcess): Promise<string[]> {
  const files = await locations(`${url}/sitemap.xml`);
  const found = await Promise.all(files.map((file) => locations(url + file)));
  return [...new Set(found.flat())];
}

async function locations(address: string): Promise<string[]> {
  const text = await (await fetch(address)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => {
    const { pathname, search } = new URL(loc.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

/** @returns how many answers were for one visitor alone */
async function askAll({ url }: SiteProcess, addresses: readonly string[]): Promise<number> {
  let personal = 0;
  const waiting = addresses.values();
  const ask = async () => {
    for (const address of waiting) {
      const response = await fetch(url + address, { headers: { 'accept-encoding': 'br' } });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
      if (response.headers.get('cache-control')?.includes('no-store')) personal += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return personal;
}
