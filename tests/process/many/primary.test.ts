import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#platform/db/open.ts';
import { mayMakeCluster, type OwnCluster, ownCluster, type Standby } from '#tests/support/databases/own-cluster.ts';
import { mayPool, ownPooler } from '#tests/support/databases/own-pooler.ts';
import { connectTo } from '#tests/support/databases/postgres-server.ts';
import { type Haproxy, startHaproxy } from '#tests/support/edge/haproxy.ts';
import { programOf } from '#tests/support/edge/programs.ts';
import { fillPostgres } from '#tests/support/filled-directory.ts';
import { portsInARow } from '#tests/support/free-ports.ts';
import { type Acknowledged, proveReservations } from '#tests/support/sites/acknowledged.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { openDays, playedRequest, send } from '#tests/support/sites/reservation-client.ts';
import { startSite } from '#tests/support/sites/site-process.ts';

/** Milliseconds from when another database takes writes until each process does (bars.md). */
const recovery = 5000;
const visitors = 4;
const canRun = process.env.PROVE !== undefined && mayMakeCluster && programOf('haproxy') !== undefined;
const leftOut = canRun ? '' : ' (left out: needs PROVE, a PostgreSQL of its own and haproxy)';
const pooled = mayPool ? 'pgbouncer and haproxy' : 'haproxy (pgbouncer is missing)';

const cleaning: (() => unknown)[] = [];
let cluster: OwnCluster;
let standby: Standby;
let proxy: Haproxy;
let directory: string;
let dates: string[];
/** Each process at an address of its own. */
let own: string[];

/** Says of a database whether it leads, as patroni does at /primary. @returns its port */
async function sayWhoLeads(url: string): Promise<number> {
  const server = createServer(async (_, response) => {
    response.writeHead((await leads(url)) ? 200 : 503).end();
  }).listen(0, '127.0.0.1');
  await vi.waitUntil(() => server.listening);
  cleaning.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function leads(url: string): Promise<boolean> {
  try {
    const client = await connectTo(url);
    // It may end while it is asked: then the question fails.
    client.on('error', () => {});
    const { rows } = await client.query('select pg_is_in_recovery() as follows');
    await client.end();
    return rows[0]?.follows === false;
  } catch {
    return false;
  }
}

beforeAll(async () => {
  if (!canRun) return;
  directory = mkdtempSync(join(tmpdir(), 'expo-primary-'));
  cleaning.push(() => rmSync(directory, { recursive: true }));
  cluster = await ownCluster();
  cleaning.push(() => cluster.remove());
  await fillPostgres(cluster.url, directory);
  const database = await openDatabase({ DATABASE_URL: cluster.url, DATA_DIR: directory });
  dates = await openDays(database, [100_000, 100_000]);
  await database.close();
  standby = await cluster.standby();

  const port = await portsInARow(6);
  const [first, second] = [cluster.url, standby.url];
  const portOf = (url: string) => Number(new URL(url).port);
  const servers = [
    { port: portOf(first), asked: await sayWhoLeads(first) },
    { port: portOf(second), asked: await sayWhoLeads(second) },
  ] as const;
  proxy = await startHaproxy({ port, sites: [port + 1, port + 2], database: { port: port + 3, servers } });
  cleaning.push(() => proxy.stop());
  const direct = `postgres://postgres@127.0.0.1:${port + 3}/expo`;
  await vi.waitUntil(() => leads(direct), { timeout: 10_000 });
  const pooler = mayPool ? await ownPooler(direct, ['postgres']) : undefined;
  cleaning.push(() => pooler?.[Symbol.asyncDispose]());
  own = [`http://127.0.0.1:${port + 4}`, `http://127.0.0.1:${port + 5}`];
  const site = await startSite({
    ...playedSecrets,
    ...{ DATABASE_URL: pooler?.url ?? direct, DATABASE_DIRECT_URL: direct, DATA_DIR: directory },
    ...{ DEMO: 'on', RATE_LIMITS: 'off', PORT: String(port + 1), PROCESSES: '2', METRICS_PORT: String(port + 4) },
  });
  cleaning.push(() => site.stop());
}, 300_000);
afterAll(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
}, 60_000);

/** Visitors reserve until they are told to end; whoever is told to come again does so with the same key. */
function reserve(until: AbortSignal) {
  const acknowledged: Acknowledged = new Map();
  const statuses = new Map<number, number>();
  const visitor = async (n: number) => {
    while (!until.aborted) {
      const request = playedRequest(dates[n % dates.length] ?? '', 1 + n);
      for (let isDone = false; !isDone; await pause(20)) {
        const { status, data } = await send(proxy.url, request);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (data) acknowledged.set(data.id, request);
        isDone = status !== 503;
      }
    }
  };
  const ended = Promise.all(Array.from({ length: visitors }, (_, n) => visitor(n)));
  // Heard where it is awaited, also by a test that has failed before that.
  ended.catch(() => {});
  return { acknowledged, statuses, ended };
}

/** Waits until a process is ready and takes a reservation. @returns milliseconds */
async function recovered(url: string): Promise<number> {
  const began = performance.now();
  await vi.waitUntil(
    async () => {
      const ready = await (await fetch(`${url}/readyz`)).text();
      const { status } = await send(url, playedRequest(dates[0] ?? '', 1));
      return ready.startsWith('ready\n') && status === 200;
    },
    { timeout: 60_000, interval: 50 },
  );
  return performance.now() - began;
}

test.runIf(canRun)(
  `the primary crashes and its standby is promoted, behind ${pooled}: nothing acknowledged is lost${leftOut}`,
  async () => {
    const ending = new AbortController();
    const load = reserve(ending.signal);
    await vi.waitUntil(() => load.acknowledged.size > 50, { timeout: 60_000 });
    for (const url of own) expect((await fetch(`${url}/en-US/`)).status).toBe(200);
    // What the same takes under this load while nothing is wrong: the machine's own slowness.
    const usual = Math.max(...(await Promise.all(own.map(recovered))));
    await cluster.stop('immediate');
    await vi.waitUntil(() => load.statuses.has(503), { timeout: 30_000 });
    for (const url of own) expect((await fetch(`${url}/en-US/`)).status).toBe(200);
    const before = load.acknowledged.size;
    await standby.promote();
    const times = await Promise.all(own.map(recovered));
    await vi.waitUntil(() => load.acknowledged.size > before + 50, { timeout: 60_000 });
    ending.abort();
    await load.ended;
    console.log(
      `Taking writes again ${times.map(Math.round).join(' and ')} ms after the promotion (as usual: ${Math.round(usual)} ms); ` +
        `${load.acknowledged.size} reservations acknowledged, ${load.statuses.get(503)} told to come again.`,
    );
    expect([...load.statuses.keys()].sort()).toEqual([200, 503]);
    const database = await openDatabase({ DATABASE_URL: standby.url, DATA_DIR: directory });
    try {
      await proveReservations(database, dates, load.acknowledged);
    } finally {
      await database.close();
    }
    expect(Math.max(...times)).toBeLessThan(recovery);
  },
  300_000,
);
