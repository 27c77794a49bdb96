import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#platform/db/open.ts';
import { codeOf } from '#platform/error-code.ts';
import { mayMakeCluster, type OwnCluster, ownCluster } from '#tests/support/databases/own-cluster.ts';
import { connectTo } from '#tests/support/databases/postgres-server.ts';
import { fillPostgres } from '#tests/support/filled-directory.ts';
import { type Acknowledged, keptPages, proveReservations } from '#tests/support/sites/acknowledged.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { messageOf, openDays, playedRequest, send } from '#tests/support/sites/reservation-client.ts';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';

/** Milliseconds until writes are taken again, once there is room (bars.md). */
const recovery = 5000;
/** A disk of the server's own, of MiB: the demonstration and its log take some 300 of it. */
const diskSize = 700;

const mayMount = process.getuid?.() === 0 && canMount();
const canRun = process.env.PROVE !== undefined && mayMakeCluster && mayMount;
const leftOut = canRun ? '' : ' (left out: needs PROVE, a PostgreSQL of its own and the right to mount a disk)';

const cleaning: (() => unknown)[] = [];
let cluster: OwnCluster;
let disk: string;
let directory: string;
let site: SiteProcess;
let dates: string[];
const acknowledged: Acknowledged = new Map();

function mount(folder: string, megabytes: number): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
}

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'expo-mount-'));
  try {
    mount(folder, 1);
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

beforeAll(async () => {
  if (!canRun) return;
  disk = mkdtempSync(join(tmpdir(), 'expo-disk-'));
  cleaning.push(() => rmSync(disk, { recursive: true }));
  mount(disk, diskSize);
  cleaning.push(() => execFileSync('umount', ['-l', disk]));
  cluster = await ownCluster({ within: disk });
  cleaning.push(() => cluster.remove());
  directory = mkdtempSync(join(tmpdir(), 'expo-starved-'));
  cleaning.push(() => rmSync(directory, { recursive: true }));
  await fillPostgres(cluster.url, directory);
  const where = { DATABASE_URL: cluster.url, DATA_DIR: directory };
  const database = await openDatabase(where);
  dates = await openDays(database, [100_000]);
  await database.close();
  site = await startSite({ ...playedSecrets, ...where, DEMO: 'on', RATE_LIMITS: 'off' });
  cleaning.push(() => site.stop());
  for (const path of keptPages) expect((await fetch(site.url + path)).status).toBe(200);
}, 300_000);
afterAll(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
}, 60_000);

/** Reserves, and again with the same key until it is told something else than to come again. @returns all statuses */
async function reserve(until: () => boolean): Promise<number[]> {
  const statuses: number[] = [];
  const request = playedRequest(dates[0] ?? '', 1);
  for (;;) {
    const { status, data } = await send(site.url, request);
    statuses.push(status);
    if (data) acknowledged.set(data.id, request);
    if (status !== 503 || until()) return statuses;
    await pause(50);
  }
}

/** What a write is told while nothing can be written, and that what is kept goes on. */
async function expectStarved(): Promise<void> {
  const answer = await fetch(`${site.url}/api/reservation`, {
    method: 'POST',
    ...messageOf(playedRequest(dates[0] ?? '', 1)),
  });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  await answer.arrayBuffer();
  for (const path of keptPages) expect((await fetch(site.url + path)).status, path).toBe(200);
}

/** Every reservation that was acknowledged is there, whole and once. */
async function audit(): Promise<void> {
  const database = await openDatabase({ DATABASE_URL: cluster.url, DATA_DIR: directory });
  try {
    await proveReservations(database, dates, acknowledged);
  } finally {
    await database.close();
  }
}

/** Milliseconds until a new reservation is taken. */
async function takesWrites(): Promise<number> {
  const began = performance.now();
  const statuses = await reserve(() => performance.now() - began > 60_000);
  expect(statuses.at(-1)).toBe(200);
  expect(statuses.slice(0, -1).filter((status) => status !== 503)).toEqual([]);
  return performance.now() - began;
}

/** Fills the server's disk by a file that is not its own. @returns what takes it away again */
function fillDisk(): () => void {
  const ballast = join(disk, 'ballast');
  for (const size of [1 << 20, 1 << 12]) {
    try {
      for (;;) appendFileSync(ballast, Buffer.alloc(size));
    } catch (error) {
      if (codeOf(error) !== 'ENOSPC') throw error;
    }
  }
  return () => rmSync(ballast);
}

test.runIf(canRun)(
  `the disk of PostgreSQL is full: what is kept is shown, writes are told to come again, nothing is lost${leftOut}`,
  async () => {
    await takesWrites();
    const empty = fillDisk();
    await vi.waitUntil(async () => (await reserve(() => true)).at(-1) === 503, { timeout: 60_000, interval: 100 });
    await expectStarved();
    empty();
    const took = await takesWrites();
    console.log(`Writes are taken ${Math.round(took)} ms after there is room again`);
    await audit();
    expect(site.process.exitCode).toBeNull();
    expect(took).toBeLessThan(recovery);
  },
  180_000,
);

test.runIf(canRun)(
  `all connections of PostgreSQL are used up: what is kept is shown, writes are told to come again, nothing is lost${leftOut}`,
  async () => {
    await takesWrites();
    const others: pg.Client[] = [];
    const takeAll = async () => {
      for (;;) {
        const client = await connectTo(cluster.url).catch((error: pg.DatabaseError) => error);
        if ('code' in client && client.code === '53300') return;
        others.push(client as pg.Client);
      }
    };
    await takeAll();
    const [first] = others;
    // The site's own connections end, as a server's failover ends them; others are quicker to take their places.
    await first?.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and not pid = any ($1)`,
      [
        await Promise.all(
          others.map(async (client) => (await client.query('select pg_backend_pid() as pid')).rows[0].pid),
        ),
      ],
    );
    await takeAll();
    await vi.waitUntil(async () => (await reserve(() => true)).at(-1) === 503, { timeout: 60_000, interval: 100 });
    await expectStarved();
    await Promise.all(others.map((client) => client.end()));
    const took = await takesWrites();
    console.log(`Writes are taken ${Math.round(took)} ms after there are connections again`);
    await audit();
    expect(site.process.exitCode).toBeNull();
    expect(took).toBeLessThan(recovery);
  },
  180_000,
);
