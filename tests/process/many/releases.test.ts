import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inProject } from '#platform/config/in-project.ts';
import { type OpenDatabase, openDatabase } from '#platform/db/open.ts';
import { readApplied } from '#platform/db/schema/schema-range.ts';
import { createDatabase, dropDatabase } from '#tests/support/databases/postgres-server.ts';
import { type Haproxy, startHaproxy } from '#tests/support/edge/haproxy.ts';
import { programOf } from '#tests/support/edge/programs.ts';
import { fillPostgres } from '#tests/support/filled-directory.ts';
import { portsInARow } from '#tests/support/free-ports.ts';
import { type Acknowledged, keptPages, proveReservations } from '#tests/support/sites/acknowledged.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { messageOf, openDays, type PlayedAnswer, playedRequest } from '#tests/support/sites/reservation-client.ts';
import { livesStill, servingProcesses } from '#tests/support/sites/several-processes.ts';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';
import { type Asking, percentile, type SteadyLoad, sendSteadily } from '#tests/support/sites/steady-load.ts';
import { buildDirectory, buildWhereNeeded } from '../../../server/build.ts';

/**
 * Requests a second (bars.md), or what a machine takes on which others work too; of fifty, one is a reservation and two are
 * pages that nobody has asked for yet.
 */
const rate = Number(process.env.PROVE_RATE ?? 500);
/** So many are answered before anything is done to the processes, and after it. */
const around = 2 * rate;

const canRun =
  process.env.PROVE !== undefined && process.env.TEST_DATABASE_URL !== undefined && programOf('haproxy') !== undefined;
const leftOut = canRun ? '' : ' (left out: needs PROVE, TEST_DATABASE_URL and haproxy)';

const cleaning: (() => unknown)[] = [];
const sites = new Map<Place, SiteProcess>();
let port: number;
let env: Record<string, string>;
let proxy: Haproxy;
let database: OpenDatabase;
let dates: string[];
const acknowledged: Acknowledged = new Map();
/** Those whose answer a killed process has not sent any more. */
const unheard = new Set<string>();
let asked = 0;

/** Where haproxy looks for a process. */
type Place = 1 | 2;

/** Starts a process as a real site has it, which takes its leave for five seconds. @param more settings, or another release's folder */
async function start(place: Place, more: Record<string, string> = {}, project?: string): Promise<SiteProcess> {
  const site = await startSite({ ...env, PORT: String(port + place), ...more }, 'server/start.ts', project);
  sites.set(place, site);
  return site;
}

/** As an operator ends it. */
async function stop(place: Place): Promise<void> {
  expect(await sites.get(place)?.stop()).toBe(0);
  sites.delete(place);
}

beforeAll(async () => {
  if (!canRun) return;
  await buildWhereNeeded();
  const directory = mkdtempSync(join(tmpdir(), 'expo-releases-'));
  cleaning.push(() => rmSync(directory, { recursive: true }));
  const { name, url } = await createDatabase('expo_releases');
  cleaning.push(() => dropDatabase(name));
  await fillPostgres(url, directory);
  port = await portsInARow(3);
  env = {
    ...playedSecrets,
    ...{ DATABASE_URL: url, DATA_DIR: directory, DEMO: 'off', LINK_CHECK: 'off' },
    ...{ SITE_URL: `http://127.0.0.1:${port}`, ALLOW_INSECURE: 'SITE_URL', SMTP_URL: 'smtp://127.0.0.1:9' },
    TRUST_PROXY: '127.0.0.1',
  };
  database = await openDatabase({ DATABASE_URL: url, DATA_DIR: directory });
  cleaning.push(() => database.close());
  dates = await openDays(database, [100_000, 100_000]);
  cleaning.push(() => Promise.all([...sites.values()].map((site) => site.stop())));
  await Promise.all([start(1), start(2)]);
  proxy = await startHaproxy({ port, sites: [port + 1, port + 2] });
  cleaning.push(() => proxy.stop());
  await vi.waitUntil(isInService, { timeout: 30_000, interval: 100 });
}, 600_000);
afterAll(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
}, 120_000);

async function isInService(): Promise<boolean> {
  return (await fetch(`${proxy.url}/healthz`)).status === 200;
}

/** What the visitor of this number asks for; each comes from a network of their own. */
function next(): Asking {
  asked += 1;
  const from = { 'X-Forwarded-For': `41.${asked % 256}.${Math.floor(asked / 256) % 256}.1` };
  if (asked % 50 === 0) {
    const request = playedRequest(dates[(asked / 50) % 2] ?? '', 1 + (asked % 3));
    const message = messageOf(request);
    return {
      path: '/api/reservation',
      headers: { ...from, ...message.headers },
      body: message.body,
      heard: (text) => acknowledged.set((JSON.parse(text) as PlayedAnswer).data?.id ?? '', request),
    };
  }
  // As browsers do: the site keeps its pages compressed, and would have to unpack each for who takes no Brotli.
  const headers = { ...from, 'Accept-Encoding': 'br' };
  if (asked % 25 === 1) return { path: `/en-US/search/?keyword=tea-${asked}`, headers };
  return { path: keptPages[asked % keptPages.length] ?? '/', headers };
}

/** Does something to the processes while visitors come. */
async function underLoad(what: string, work: (load: SteadyLoad) => Promise<unknown>): Promise<SteadyLoad> {
  const enough = new AbortController();
  const load = sendSteadily(proxy.url, rate, next, enough.signal);
  const more = (from: number) => vi.waitUntil(() => load.answered > from + around, { timeout: 60_000, interval: 100 });
  try {
    await more(0);
    await work(load);
    await more(load.answered);
  } finally {
    enough.abort();
    await load.ended;
  }
  const figures = `${load.answered} answered at ${Math.round(load.rate())} a second, p99 ${Math.round(percentile(load.times, 99))} ms`;
  console.log(`${what}: ${figures}, ${load.failed.length} failed`, load.failed.slice(0, 5));
  return load;
}

/** Nobody has been failed, the rate was what it should be, and each reservation that was acknowledged is there, once. */
async function nobodyFailed({ failed, rate: reached }: SteadyLoad): Promise<void> {
  expect(failed).toEqual([]);
  expect(reached()).toBeGreaterThan(rate * 0.95);
  const there = await proveReservations(database, dates, acknowledged);
  expect(there).toEqual(new Set([...acknowledged.keys(), ...unheard]));
}

/** The release after this one: a folder of its own, and a migration more. */
function nextRelease(sql: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'expo-next-release-'));
  cleaning.push(() => rmSync(folder, { recursive: true }));
  for (const name of ['app', 'content', 'db', 'deploy', 'server', 'package.json', 'with-node.mjs'])
    cpSync(inProject(name), join(folder, name), { recursive: true });
  cpSync(buildDirectory, join(folder, 'build'), { recursive: true, preserveTimestamps: true });
  symlinkSync(inProject('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'db/migrations/9000-planted.sql'), sql);
  return folder;
}

test.runIf(canRun)(
  `two processes behind haproxy are restarted one after the other: no request fails${leftOut}`,
  async () => {
    const load = await underLoad('Restarted one by one', async () => {
      for (const place of [1, 2] as const) {
        await stop(place);
        await start(place);
      }
    });
    await nobodyFailed(load);
  },
  300_000,
);

test.runIf(canRun)(
  `a release with a migration comes and goes back again: no request fails${leftOut}`,
  async () => {
    const folder = nextRelease(
      `-- expand, release 99
      alter table reservation add column planted text not null default '';
      alter table article add column planted text;
      create table planted (id int primary key)`,
    );
    await stop(2);
    const load = await underLoad('A release with a migration, and back', async () => {
      await start(2, { BUILD_DIR: 'build' }, folder);
      expect((await readApplied(database)).map(({ name }) => name)).toContain('9000-planted.sql');
      await stop(1);
      await start(1);
      await stop(2);
    });
    await nobodyFailed(load);
    // The control: it was the newer one that served meanwhile, on a table that has changed.
    const { rows } = await database.query('select planted from reservation limit 1');
    expect(rows).toEqual([{ planted: '' }]);
    await start(2);
  },
  300_000,
);

test.runIf(canRun)(
  `the control: one that is killed instead fails those whom it was answering${leftOut}`,
  async () => {
    const load = await underLoad('Killed', async ({ failed }) => {
      // Now and then it has just answered all that it was asked.
      for (let kills = 0; kills < 10 && failed.length === 0; kills += 1) {
        const site = sites.get(2);
        const ended = site && once(site.process, 'exit');
        site?.process.kill('SIGKILL');
        await ended;
        await start(2);
      }
    });
    expect(load.failed).not.toEqual([]);
    // What was not acknowledged may be there all the same.
    for (const id of await proveReservations(database, dates, acknowledged)) if (!acknowledged.has(id)) unheard.add(id);
  },
  300_000,
);

test.runIf(canRun)(
  `two processes at one address are renewed by SIGHUP: no request fails${leftOut}`,
  async () => {
    await stop(1);
    const site = await start(1, { PROCESSES: '2' });
    await stop(2);
    const before = servingProcesses(site);
    expect(before).toHaveLength(2);
    expect(await isInService()).toBe(true);
    const load = await underLoad('Renewed by SIGHUP', async () => {
      site.process.kill('SIGHUP');
      await vi.waitUntil(() => !before.some(livesStill), { timeout: 120_000, interval: 200 });
    });
    await nobodyFailed(load);
    expect(servingProcesses(site)).toHaveLength(2);
  },
  300_000,
);
