import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '#platform/db/open.ts';
import { createDatabase, dropDatabase } from '#tests/support/databases/postgres-server.ts';
import { fillPostgres } from '#tests/support/filled-directory.ts';
import { portsInARow } from '#tests/support/free-ports.ts';
import { type Acknowledged, keptPages, proveReservations } from '#tests/support/sites/acknowledged.ts';
import {
  type LoginLedger,
  type PlayedLogin,
  playLogin,
  proveLogins,
  sentCodes,
} from '#tests/support/sites/login-client.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { openDays, type PlayedRequest, playedRequest, send } from '#tests/support/sites/reservation-client.ts';
import { servingProcesses } from '#tests/support/sites/several-processes.ts';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';
import { percentile } from '#tests/support/sites/steady-load.ts';

const minutes = 2;
const betweenKills = 5000;
/** Milliseconds that 99 of a hundred answers stay below, of those that come (bars.md). */
const bar = 500;
/** Milliseconds in which the first process learns that another one has died: until then it hands it requests. */
const learnedWithin = 250;
/** Nobody waits so long for a process that is no more. Milliseconds. */
const patience = 30_000;
/** Between the requests of one visitor. */
const rest = 20;

const canRun = process.env.PROVE !== undefined && process.env.TEST_DATABASE_URL !== undefined;
const leftOut = canRun ? '' : ' (left out: needs PROVE and TEST_DATABASE_URL)';

const cleaning: (() => unknown)[] = [];
let site: SiteProcess;
/** Each process at an address of its own. */
let own: string[];
let database: OpenDatabase;
let dates: string[];
let codes: PlayedLogin[];

beforeAll(async () => {
  if (!canRun) return;
  const directory = mkdtempSync(join(tmpdir(), 'expo-killed-'));
  cleaning.push(() => rmSync(directory, { recursive: true }));
  const { name, url } = await createDatabase('expo_killed');
  cleaning.push(() => dropDatabase(name));
  await fillPostgres(url, directory);
  const port = await portsInARow(2);
  own = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`];
  const where = { DATABASE_URL: url, DATA_DIR: directory };
  const env = {
    ...playedSecrets,
    ...where,
    DEMO: 'on',
    RATE_LIMITS: 'off',
    PROCESSES: '2',
    METRICS_PORT: String(port),
  };
  site = await startSite(env);
  cleaning.push(() => site.stop());
  database = await openDatabase(where);
  cleaning.push(() => database.close());
  dates = await openDays(database, [100_000, 100_000]);
  codes = await sentCodes(database, 2000);
}, 300_000);
afterAll(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

/** What visitors have sent, and what came of it; times are those of performance.now(). */
interface Ledger {
  times: number[];
  failed: { what: string; began: number; ended: number; why: string }[];
  reserved: Acknowledged;
  /** Sent, and never answered. */
  open: PlayedRequest[];
  logins: LoginLedger;
}

/** Visitors of each kind, until they are told to end. */
function visit(until: AbortSignal): { ledger: Ledger; ended: Promise<unknown> } {
  const ledger: Ledger = {
    ...{ times: [], failed: [], reserved: new Map(), open: [] },
    logins: { acknowledged: [], open: [] },
  };
  let n = 0;
  const read = async (path: string) => {
    const answer = await fetch(site.url + path, { signal: AbortSignal.timeout(patience) });
    await answer.arrayBuffer();
    expect(answer.status, path).toBe(200);
  };
  const reserve = async () => {
    const request = playedRequest(dates[n++ % dates.length] ?? '', 1 + (n % 3));
    const { status, data } = await send(site.url, request).catch((error) => {
      ledger.open.push(request);
      throw error;
    });
    expect(status).toBe(200);
    ledger.reserved.set(data?.id ?? '', request);
  };
  const logIn = async () => {
    const login = codes.pop();
    if (!login) throw new Error('There are no more codes');
    const { status, cookie } = await playLogin(site.url, login).catch((error) => {
      ledger.logins.open.push(login);
      throw error;
    });
    expect(status).toBe(200);
    ledger.logins.acknowledged.push({ login, cookie });
  };
  const kinds: Record<string, () => Promise<void>> = {
    'kept page': () => read(keptPages[n++ % keptPages.length] ?? '/'),
    'fresh page': () => read(`/en-US/search/?keyword=tea-${n++}`),
    reservation: reserve,
    login: logIn,
  };
  const visitor = async (what: string) => {
    while (!until.aborted) {
      const began = performance.now();
      try {
        await kinds[what]?.();
        ledger.times.push(performance.now() - began);
      } catch (error) {
        const why = String(error instanceof Error ? (error.cause ?? error) : error);
        ledger.failed.push({ what, began, ended: performance.now(), why });
      }
      // Each login is looked at again.
      await pause(what === 'login' ? 10 * rest : rest);
    }
  };
  const visitors = ['kept page', 'kept page', 'fresh page', 'reservation', 'reservation', 'login'];
  return { ledger, ended: Promise.all(visitors.map(visitor)) };
}

/** Kills the process that has served longest, again and again; never the last one. @returns when, by performance.now() */
async function killAgainAndAgain(): Promise<number[]> {
  const kills: number[] = [];
  const over = performance.now() + minutes * 60_000;
  const answersBoth = async () => {
    const answers = await Promise.all(own.map((url) => fetch(`${url}/readyz`).catch(() => undefined)));
    return answers.every((answer) => answer?.status === 200);
  };
  for (let due = performance.now(); due < over; due = Math.max(due + betweenKills, performance.now())) {
    await pause(Math.max(0, due - performance.now()));
    await vi.waitUntil(answersBoth, { timeout: 60_000, interval: 50 });
    const [oldest = 0] = servingProcesses(site);
    process.kill(oldest, 'SIGKILL');
    kills.push(performance.now());
  }
  return kills;
}

test.runIf(canRun)(
  `one of two processes killed every five seconds: who was being answered notices, and nothing acknowledged is lost${leftOut}`,
  async () => {
    const ending = new AbortController();
    const { ledger, ended } = visit(ending.signal);
    const kills = await killAgainAndAgain();
    ending.abort();
    await ended;
    const { times, failed, reserved, open, logins } = ledger;
    const figures = [
      `${kills.length} kills in ${minutes} minutes, ${times.length} answered, p99 ${Math.round(percentile(times, 99))} ms`,
      `the longest ${Math.round(Math.max(...times))} ms, ${failed.length} failed`,
      `${reserved.size} reservations and ${logins.acknowledged.length} logins acknowledged`,
    ];
    console.log(figures.join('; '));
    expect(kills.length).toBeGreaterThan((minutes * 60_000) / betweenKills / 2);
    // Who fails has asked before a kill was known; the control is that somebody does.
    const inFlight = ({ began, ended: at }: Ledger['failed'][number]) =>
      kills.some((kill) => began < kill + learnedWithin && at > kill - 1 && at < kill + 2 * learnedWithin);
    expect(failed.filter((each) => !inFlight(each))).toEqual([]);
    expect(failed).not.toEqual([]);
    expect(failed.filter(({ why }) => /AssertionError/.test(why))).toEqual([]);
    expect(percentile(times, 99)).toBeLessThan(bar);

    // What was sent and not answered is sent again with its key: done now, or found to have been done.
    for (const request of open) {
      const { status, data } = await send(site.url, request);
      expect(status).toBe(200);
      reserved.set(data?.id ?? '', request);
    }
    const there = await proveReservations(database, dates, reserved);
    expect(there).toEqual(new Set(reserved.keys()));
    await proveLogins(site.url, database, logins);
  },
  600_000,
);
