import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { socketDirectoryOf } from '#platform/db/embedded-server.ts';
import { type OpenDatabase, openDatabase, openThroughProcess } from '#platform/db/open.ts';
import { createDatabase, dropDatabase } from '#tests/support/databases/postgres-server.ts';
import { fillDirectory } from '#tests/support/filled-directory.ts';
import {
  type LoginLedger,
  type PlayedLogin,
  playLogin,
  proveLogins,
  sentCodes,
} from '#tests/support/sites/login-client.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import {
  auditDays,
  openDays,
  type PlayedAnswer,
  type PlayedRequest,
  playedRequest,
  send,
} from '#tests/support/sites/reservation-client.ts';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';

const rounds = process.env.PROVE ? 50 : 1;
const clients = 12;
/** Of them so many log in, each with a code that has come before. */
const loggingIn = 4;
const codesPerRound = 400;

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

interface Ledger {
  acknowledged: { request: PlayedRequest; answer: PlayedAnswer }[];
  /** Sent, and never answered. */
  open: PlayedRequest[];
  logins: LoginLedger;
}

/**
 * Visitors reserve, and members log in, without pause until so many have been told that they have a place, and some that
 * they are logged in; then the process is killed.
 */
async function loadAndKill(
  site: SiteProcess,
  { dates, codes, enough }: { dates: string[]; codes: PlayedLogin[]; enough: number },
): Promise<Ledger> {
  const ledger: Ledger = { acknowledged: [], open: [], logins: { acknowledged: [], open: [] } };
  const exited = once(site.process, 'exit');
  let dead = false;
  const client = async (n: number) => {
    for (let i = n; !dead; i += 1) {
      const request = playedRequest(dates[i % dates.length] ?? '', 1 + (i % 5));
      try {
        const answer = await send(site.url, request);
        expect(answer.status).toBe(200);
        ledger.acknowledged.push({ request, answer });
      } catch (error) {
        if (!dead) throw error;
        ledger.open.push(request);
      }
      if (ledger.acknowledged.length >= enough && ledger.logins.acknowledged.length >= loggingIn && !dead) {
        dead = true;
        site.process.kill('SIGKILL');
      }
    }
  };
  const member = async () => {
    for (let login = codes.pop(); login && !dead; login = codes.pop()) {
      try {
        const { status, cookie } = await playLogin(site.url, login);
        expect(status).toBe(200);
        ledger.logins.acknowledged.push({ login, cookie });
      } catch (error) {
        if (!dead) throw error;
        ledger.logins.open.push(login);
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, n) => (n < loggingIn ? member() : client(n))));
  await exited;
  return ledger;
}

async function proveRounds(env: Record<string, string>, open: () => Promise<OpenDatabase>): Promise<void> {
  const all = { ...playedSecrets, ...env, DEMO: 'on', RATE_LIMITS: 'off' };
  let site = await startSite(all);
  cleaning.push(() => (site.process.exitCode === null && site.process.signalCode === null ? site.stop() : undefined));
  let database = await open();
  const dates = await openDays(database, [100_000, 100_000]);
  let known: Ledger['acknowledged'] = [];
  const logins: LoginLedger = { acknowledged: [], open: [] };
  let lost = 0;
  for (let round = 0; round < rounds; round += 1) {
    const codes = await sentCodes(database, codesPerRound);
    await database.close();
    const ledger = await loadAndKill(site, { dates, codes, enough: 20 + ((round * 37) % 60) });
    site = await startSite(all);
    database = await open();
    // What was sent and not answered is sent again with its key: done now, or found to have been done.
    for (const request of ledger.open) {
      const answer = await send(site.url, request);
      expect(answer.status).toBe(200);
      known.push({ request, answer });
    }
    lost += ledger.open.length;
    known = [...known, ...ledger.acknowledged];
    const { rows } = await database.query<{ id: string; visitors: number }>(
      `select r.id, count(v.id) as visitors from reservation r join reservation_visitor v on v.reservation_id = r.id
        where r.date = any ($1) and r.status = 'booked' group by r.id`,
      [dates],
    );
    const there = new Map(rows.map(({ id, visitors }) => [id, visitors]));
    for (const { request, answer } of known) {
      expect(there.get(answer.data?.id ?? ''), `round ${round}, ${request.key}`).toBe(request.body.visitors.length);
    }
    expect(there.size).toBe(known.length);
    for (const day of await auditDays(database, dates)) {
      expect(day).toMatchObject({ sold: day.visitors, held: 0, partial: 0, twice: 0 });
    }
    await proveLogins(site.url, database, ledger.logins);
    logins.acknowledged.push(...ledger.logins.acknowledged);
    // The same request again, after the restart: the same answer.
    const [first] = ledger.acknowledged;
    if (first) expect(await send(site.url, first.request)).toEqual(first.answer);
  }
  // Where nothing was under way at the moment of a kill, nothing was shown.
  expect(lost).toBeGreaterThan(0);
  // After every later kill too.
  await proveLogins(site.url, database, logins);
  await database.close();
}

test(`embedded: killed ${rounds} times under load, it keeps every reservation and login that it has acknowledged, once`, async () => {
  const directory = mkdtempSync(join(tmpdir(), 'expo-kill-'));
  cleaning.push(() => rmSync(directory, { recursive: true }));
  await fillDirectory(directory);
  await proveRounds({ DATA_DIR: directory }, () => openThroughProcess(socketDirectoryOf(directory)));
}, 900_000);

// In `npm run prove` alone: what is looked at there is mostly PostgreSQL's own promise.
test.runIf(process.env.TEST_DATABASE_URL && process.env.PROVE)(
  `PostgreSQL: killed ${rounds} times under load, it keeps every reservation and login that it has acknowledged, once`,
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'expo-kill-'));
    cleaning.push(() => rmSync(directory, { recursive: true }));
    const { name, url } = await createDatabase('expo_kill');
    cleaning.push(() => dropDatabase(name));
    const env = { DATA_DIR: directory, DATABASE_URL: url };
    await proveRounds(env, () => openDatabase(env));
  },
  900_000,
);
