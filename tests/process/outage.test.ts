import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open.ts';
import { mayMakeCluster, type OwnCluster, ownCluster } from '#tests/support/databases/own-cluster.ts';
import { fillPostgres } from '#tests/support/filled-directory.ts';
import { type Acknowledged, keptPages, proveReservations } from '#tests/support/sites/acknowledged.ts';
import {
  type LoginLedger,
  type PlayedLogin,
  playLogin,
  proveLogins,
  sentCodes,
} from '#tests/support/sites/login-client.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { openDays, playedRequest, send } from '#tests/support/sites/reservation-client.ts';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';

/** Milliseconds that the database is away, one outage after the other. */
const outages = process.env.PROVE ? [20_000, 300, 300, 300, 300, 1000, 1000, 3000] : [300, 1000];
const processes = process.env.PROVE ? 2 : 1;
const kills = 6;
const betweenKills = 5000;
const recovery = 5000;
/** Between the logins of one visitor, in milliseconds: each is looked at again. */
const betweenLogins = 100;
const codesSent = 3000;

let cluster: OwnCluster;
let directory: string;
let dates: string[];
const sites: Site[] = [];
const acknowledged: Acknowledged = new Map();
const logins: LoginLedger = { acknowledged: [], open: [] };
let codes: PlayedLogin[];

/** A process of the site and the lines that it has logged. */
interface Site extends SiteProcess {
  log: Record<string, unknown>[];
}

async function start(): Promise<Site> {
  const env = { ...playedSecrets, DATA_DIR: directory, DATABASE_URL: cluster.url, DEMO: 'on', RATE_LIMITS: 'off' };
  const site = await startSite(env);
  const log: Site['log'] = [];
  if (site.process.stdout)
    createInterface({ input: site.process.stdout }).on('line', (line) => {
      if (line.startsWith('{')) log.push(JSON.parse(line));
    });
  return { ...site, log };
}

const lives = ({ process }: SiteProcess) => process.exitCode === null && process.signalCode === null;

beforeAll(async () => {
  if (!mayMakeCluster) return;
  directory = mkdtempSync(join(tmpdir(), 'expo-outage-'));
  cluster = await ownCluster();
  await fillPostgres(cluster.url, directory);
  for (let i = 0; i < processes; i += 1) sites.push(await start());
  const database = await openDatabase({ DATABASE_URL: cluster.url, DATA_DIR: directory });
  dates = await openDays(database, [100_000, 100_000]);
  codes = await sentCodes(database, codesSent);
  await database.close();
}, 300_000);
afterAll(async () => {
  for (const site of sites) if (lives(site)) await site.stop();
  await cluster?.remove();
  if (directory) rmSync(directory, { recursive: true });
});

/** What was answered while the load ran: `kept page 200`, `write 503` ... */
class Answers {
  readonly counts = new Map<string, number>();
  readonly wrong: string[] = [];

  note(what: string, status: number, isRight: boolean, more = ''): void {
    const name = `${what} ${status}`;
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    if (!isRight) this.wrong.push(`${name} ${more}`);
  }
}

/** Visitors of one process, until they are told to end; each of another kind. @param perhapsDead an answer may fail to come */
function load(
  url: () => string,
  until: AbortSignal,
  perhapsDead = false,
): { answers: Answers; ended: Promise<unknown> } {
  const answers = new Answers();
  let n = 0;
  const visit = async (turn: () => Promise<void>) => {
    while (!until.aborted) {
      await turn().catch((error) => {
        if (!perhapsDead) throw error;
      });
      await sleep(5);
    }
  };
  const readKept = async () => {
    const path = keptPages[n++ % keptPages.length] ?? '/';
    const { status, headers } = await fetch(url() + path);
    answers.note('kept page', status, status === 200, `${path} ${headers.get('cache-status')}`);
  };
  const readAnew = async () => {
    const response = await fetch(`${url()}/en-US/search/?keyword=tea-${n++}`);
    await noteOther('other page', response, 'This page is temporarily unavailable');
  };
  const callAnew = async () => {
    const response = await fetch(`${url()}/api/search?keyword=tea-${n++}`, { headers: { Language: '3' } });
    await noteOther('call', response, 'ne peut pas traiter');
  };
  async function noteOther(what: string, response: Response, face: string): Promise<void> {
    const { status, headers } = response;
    const text = await response.text();
    const saysSo = status === 503 && headers.get('retry-after') === '5' && text.includes(face);
    answers.note(what, status, status === 200 || saysSo, text.slice(0, 300));
  }
  const reserve = async () => {
    const request = playedRequest(dates[n++ % dates.length] ?? '', 1 + (n % 3));
    // Whoever is told to come again does so, with the same key: done then, or found to have been done.
    while (!until.aborted) {
      const { status, data } = await send(url(), request);
      answers.note('write', status, status === 200 || status === 503);
      if (data) acknowledged.set(data.id, request);
      if (status !== 503) return;
      await sleep(100);
    }
  };
  const logIn = async () => {
    const login = codes.pop();
    if (!login) return;
    try {
      const { status, cookie } = await playLogin(url(), login);
      answers.note('login', status, status === 200 || status === 503);
      if (status === 200) logins.acknowledged.push({ login, cookie });
      else logins.open.push(login);
    } catch (error) {
      // What never reached a process is sent another time.
      const isRefused = ((error as Error).cause as { code?: string } | undefined)?.code === 'ECONNREFUSED';
      (isRefused ? codes : logins.open).push(login);
      throw error;
    }
    await sleep(betweenLogins);
  };
  const ended = Promise.all([logIn, readKept, readKept, readAnew, callAnew, reserve, reserve].map(visit));
  // Heard where it is awaited, also by a test that has failed before that.
  ended.catch(() => {});
  return { answers, ended };
}

/** Every reservation and every session that was acknowledged is there, whole and once. */
async function audit(url: string): Promise<void> {
  const database = await openDatabase({ DATABASE_URL: cluster.url, DATA_DIR: directory });
  await proveReservations(database, dates, acknowledged);
  await proveLogins(url, database, logins);
  await database.close();
}

/** Waits until a process is as before: ready, pages made anew, reservations taken. @returns milliseconds */
async function recovered({ url }: SiteProcess): Promise<number> {
  const began = performance.now();
  for (;;) {
    const ready = await (await fetch(`${url}/readyz`)).text();
    const kept = await fetch(url + keptPages[0]);
    const { status } = await send(url, playedRequest(dates[0] ?? '', 1));
    const search = await fetch(`${url}/en-US/search/?keyword=recovered-${Math.round(began)}`);
    const isAsBefore = ready.startsWith('ready\n') && !kept.headers.has('cache-status') && status === 200 && search.ok;
    const took = performance.now() - began;
    if (isAsBefore) return took;
    if (took > 60_000) throw new Error(`Not recovered: ${ready} ${kept.headers.get('cache-status')} ${status}`);
    await sleep(50);
  }
}

test.runIf(mayMakeCluster)(
  `PostgreSQL away ${outages.length} times under load: no process ends, kept pages are served, nothing answers 500`,
  async () => {
    for (const site of sites) for (const path of keptPages) expect((await fetch(site.url + path)).status).toBe(200);
    const ending = new AbortController();
    const loads = sites.map((site) => load(() => site.url, ending.signal));
    const bodies = new Set<string>();
    const times: number[] = [];
    // What the same takes under this load while nothing is wrong: the machine's own slowness.
    const usual = Math.max(...(await Promise.all([...sites, ...sites].map(recovered))));
    for (const [i, away] of outages.entries()) {
      await sleep(500);
      await cluster.stop(i % 2 === 0 ? 'fast' : 'immediate');
      await sleep(away);
      for (const { url } of sites) {
        const ready = await fetch(`${url}/readyz`);
        expect(ready.status).toBe(200);
        bodies.add((await ready.text()).replace(/(?: since.*)?\n.*/s, ''));
        expect(await (await fetch(`${url}/metrics`)).text()).toContain('database_away 1');
      }
      await cluster.start();
      times.push(...(await Promise.all(sites.map(recovered))));
    }
    ending.abort();
    await Promise.all(loads.map(({ ended }) => ended));
    expect(bodies).toEqual(new Set(['degraded: the database is away']));
    for (const [i, { answers }] of loads.entries()) {
      expect(answers.wrong.slice(0, 5)).toEqual([]);
      const kinds = [
        'kept page 200',
        'other page 200',
        'other page 503',
        'call 200',
        'call 503',
        'write 200',
        'write 503',
        'login 200',
      ];
      expect([...answers.counts.keys()]).toEqual(expect.arrayContaining(kinds));
      const site = sites[i];
      expect(site && lives(site)).toBe(true);
      const said = site?.log.filter(({ msg }) => msg !== 'request') ?? [];
      expect(said.filter(({ msg }) => msg === 'the database is away')).toHaveLength(outages.length);
      expect(said.filter(({ msg }) => msg === 'the database is back')).toHaveLength(outages.length);
      expect(said.filter(({ level, msg }) => Number(level) >= 40 && msg !== 'the database is away')).toEqual([]);
    }
    expect(Math.max(...times)).toBeLessThan(recovery + 3 * usual);
    expect(acknowledged.size).toBeGreaterThan(outages.length);
    await audit(sites[0]?.url ?? '');
  },
  300_000,
);

// In `npm run prove` alone; embedded, reservations-kill.test.ts kills in every run.
test.runIf(mayMakeCluster && process.env.PROVE)(
  `one of two processes killed ${kills} times under load: the other goes on, nothing acknowledged is lost`,
  async () => {
    const [stays, dies] = [sites[0] as Site, { site: sites[1] as Site }];
    const ending = new AbortController();
    const going = load(() => stays.url, ending.signal);
    const broken = load(() => dies.site.url, ending.signal, true);
    const before = acknowledged.size;
    const loggedIn = logins.acknowledged.length;
    for (let round = 0; round < kills; round += 1) {
      await sleep(betweenKills);
      const ended = once(dies.site.process, 'exit');
      dies.site.process.kill('SIGKILL');
      await ended;
      dies.site = await start();
      sites[1] = dies.site;
      await recovered(dies.site);
    }
    ending.abort();
    await Promise.all([going.ended, broken.ended]);
    expect(going.answers.wrong).toEqual([]);
    expect([...going.answers.counts.keys()].filter((name) => !name.endsWith(' 200'))).toEqual([]);
    expect(broken.answers.wrong).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(before);
    expect(logins.acknowledged.length).toBeGreaterThan(loggedIn);
    await audit(stays.url);
  },
  300_000,
);
