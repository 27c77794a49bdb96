import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { readSettings } from '#platform/config/settings.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { buildDirectory } from '../server/build.ts';
import type { Site } from '../server/front/front.ts';
import { openPlatform } from '../server/platform.ts';
import { fillTables } from './growth-rows.ts';
import { type Figure, quantile } from './report.ts';
import { makeDatabase } from './scratch-database.ts';
import { fillIndex, seedSentences } from './search-documents.ts';

const sizes = [1000, 100_000];
const repeats = 30;

/**
 * How list, detail and search pages grow from 1,000 to 100,000 news, exhibitors and projects, rendered afresh on
 * PostgreSQL: the median time of each, and the ratio of the two.
 */
export async function growth(): Promise<Figure[]> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return [{ what: 'left out', value: 'TEST_DATABASE_URL is not set' }];
  process.env.NODE_ENV = 'production';
  const scratch = await makeDatabase(server);
  const directory = mkdtempSync(join(tmpdir(), 'expo-bench-'));
  const settings = readSettings({ DATABASE_URL: scratch.url, DEMO: 'on', DATA_DIR: directory, ...secrets });
  const { platform, database } = await openPlatform(settings, pino({ level: 'silent' }));
  const { createSite } = (await import(join(buildDirectory, 'server/index.js'))) as { createSite(p: Platform): Site };
  const site = createSite(platform);
  const times: Record<string, number[]> = {};
  const sentences = await seedSentences(database.db);
  for (const size of sizes) {
    const pages = await fillTables(database.db, size);
    await fillIndex(database.db, sentences, size);
    await sql`analyze`.execute(database.db);
    platform.kept.emptyAll();
    for (const [name, path] of Object.entries(pages)) {
      times[name] = [...(times[name] ?? []), await median(site, `http://localhost${path}`)];
    }
  }
  await database.close();
  await scratch.drop();
  rmSync(directory, { recursive: true });
  return Object.entries(times).map(([what, [few = 0, many = 0]]) => ({
    what,
    value: `${few.toFixed(1)} -> ${many.toFixed(1)} ms, ${(many / few).toFixed(2)}x`,
    bar: '<= 2x',
  }));
}

const secrets = {
  SESSION_SECRET: 'a secret for the bench, and long enough',
  PII_KEY: `bench:${Buffer.alloc(32).toString('base64')}`,
  LOOKUP_KEY: `bench:${Buffer.alloc(32).toString('base64')}`,
};

async function median(site: Site, url: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < repeats + 5; i += 1) {
    const began = performance.now();
    const { response } = await site.fetch(new Request(url), { requestId: 'bench', clientAddress: '' });
    await response.text();
    if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
    if (i >= 5) times.push(performance.now() - began);
  }
  return quantile(times, 0.5);
}
