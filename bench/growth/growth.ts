import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { readSettings } from '#platform/config/settings.ts';
import type { Database } from '#platform/db/database.ts';
import { buildDirectory, loadBuild } from '../../server/build.ts';
import type { Site } from '../../server/front/front.ts';
import { type Figure, median } from '../report.ts';
import { makeDatabase } from '../scratch-database.ts';
import { copyDocuments } from './copied-documents.ts';
import { growingPages } from './growth-pages.ts';
import { fillTables, listedTags } from './growth-rows.ts';
import { fillIndex, seedSentences } from './search-documents.ts';

const few = 1000;
const many = 100_000;
const repeats = 30;
const warmUps = 5;
/** At least as many as the site keeps open. */
const connections = 10;

/**
 * How list, detail and search pages grow from 1,000 to 100,000 news, exhibitors and projects, rendered afresh on
 * PostgreSQL: the median time of each, the ratio of the two, how many blocks the database looks at for one, and how many
 * rows the page shows: of 1,000 a narrow choice leaves fewer than a page takes, and each row has its price.
 */
export async function growth(): Promise<Figure[]> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return [{ what: 'left out', value: 'TEST_DATABASE_URL is not set' }];
  process.env.NODE_ENV = 'production';
  const scratch = await makeDatabase(server);
  const directory = mkdtempSync(join(tmpdir(), 'expo-bench-'));
  const settings = readSettings({ DATABASE_URL: scratch.url, DEMO: 'on', DATA_DIR: directory, ...secrets });
  const build = await loadBuild();
  const { openPlatform } = await build.loadPlatform();
  const { platform, database } = await openPlatform(settings, pino({ level: 'silent' }));
  const { createSite } = await build.loadSite();
  const site = createSite(platform, join(buildDirectory, 'client'));
  const costs: Record<string, Cost[]> = {};
  for (const size of [few, many]) {
    await fillTables(database.db, size);
    if (size === few)
      await fillIndex(database.db, await seedSentences(database.db), few, await listedTags(database.db));
    else await copyDocuments(database.db, few, many);
    await sql`vacuum analyze`.execute(database.db);
    platform.kept.emptyAll();
    for (const [name, path] of Object.entries(await growingPages(database.db))) {
      costs[name] = [...(costs[name] ?? []), await costOf(site, database.db, `http://localhost${path}`)];
    }
  }
  await database.close();
  await scratch.drop();
  rmSync(directory, { recursive: true });
  return Object.entries(costs).map(([what, of]) => ({ what, value: compared(of), bar: '<= 2x' }));
}

/** What a page costs: milliseconds (the median), and blocks that the database looks at; and what it shows for it. */
interface Cost {
  time: number;
  blocks: number;
  rows: number;
}

function compared([small = { time: 0, blocks: 0, rows: 0 }, large = small]: readonly Cost[]): string {
  const ratio = (large.time / small.time).toFixed(2);
  const of = `${small.blocks} -> ${large.blocks} blocks, ${small.rows} -> ${large.rows} rows`;
  return `${small.time.toFixed(1)} -> ${large.time.toFixed(1)} ms, ${ratio}x (${of})`;
}

const secrets = {
  SESSION_SECRET: 'a secret for the bench, and long enough',
  PII_KEY: `bench:${Buffer.alloc(32).toString('base64')}`,
  LOOKUP_KEY: `bench:${Buffer.alloc(32).toString('base64')}`,
};

async function costOf(site: Site, db: Database, url: string): Promise<Cost> {
  for (let i = 0; i < warmUps; i += 1) await render(site, url);
  const before = await blocksLookedAt(db);
  const times: number[] = [];
  for (let i = 0; i < repeats; i += 1) {
    const began = performance.now();
    await render(site, url);
    times.push(performance.now() - began);
  }
  const blocks = (await blocksLookedAt(db)) - before;
  const rows = (await render(site, url)).match(/<article/g)?.length ?? 0;
  return { time: median(times), blocks: Math.round(blocks / repeats), rows };
}

async function render(site: Site, url: string): Promise<string> {
  const { response } = await site.fetch(new Request(url), { requestId: 'bench', clientAddress: '' });
  const html = await response.text();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return html;
}

/** Blocks that the database has looked at until now: every connection tells what it has counted. */
async function blocksLookedAt(db: Database): Promise<number> {
  const told = sql`select pg_stat_force_next_flush(), pg_sleep(0.02)`;
  await Promise.all(Array.from({ length: connections }, () => told.execute(db)));
  const { rows } = await sql<{ blocks: number }>`select (blks_hit + blks_read)::bigint as blocks
    from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.blocks ?? 0;
}
