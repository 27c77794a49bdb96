import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';
import type { Figure } from './report.ts';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** How long until the first page, with a new database and with one that is there; and what the process holds at rest. */
export async function starts(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'expo-bench-'));
  const fresh = await timed({ DATA_DIR: directory });
  await fresh.site.stop();
  const again = await timed({ DATA_DIR: directory });
  await again.site.stop();
  rmSync(directory, { recursive: true });
  const figures: Figure[] = [
    { what: 'first page, fresh embedded database with its content', value: seconds(fresh.firstPage), bar: '<= 15 s' },
    { what: 'first page, embedded database present', value: seconds(again.firstPage), bar: '<= 2 s' },
  ];
  return [...figures, ...(await withPostgres())];
}

async function timed(env: Record<string, string>): Promise<{ site: SiteProcess; firstPage: number }> {
  const began = performance.now();
  const site = await startSite(env);
  const response = await fetch(`${site.url}/en-US/`);
  await response.text();
  if (response.status !== 200) throw new Error(`The first page answered ${response.status}`);
  return { site, firstPage: performance.now() - began };
}

/** With PostgreSQL, where TEST_DATABASE_URL names a server on which a database can be made. */
async function withPostgres(): Promise<Figure[]> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return [];
  const { makeDatabase } = await import('./scratch-database.ts');
  const scratch = await makeDatabase(server);
  const directory = mkdtempSync(join(tmpdir(), 'expo-bench-'));
  const env = { DATABASE_URL: scratch.url, DEMO: 'on', DATA_DIR: directory };
  await (await timed(env)).site.stop();
  const { site, firstPage } = await timed(env);
  await pause(3000);
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.process.pid}/status`, 'utf8'))?.[1];
  await site.stop();
  await scratch.drop();
  rmSync(directory, { recursive: true });
  return [
    { what: 'first page, PostgreSQL database present', value: seconds(firstPage), bar: '<= 2 s' },
    { what: 'process at rest, PostgreSQL', value: `${Math.round(Number(resident) / 1024)} MB`, bar: '<= 200 MB' },
  ];
}
