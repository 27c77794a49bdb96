import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sealCaptcha } from '#features/accounts/captcha/new-captcha.server.ts';
import { settingsOfProcess } from '#platform/config/settings.ts';
import { type OpenDatabase, openDatabase } from '#platform/db/open.ts';
import { type PlayedLogin, playLogin, sentCodes } from '#tests/support/sites/login-client.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { openDays, playedRequest, send } from '#tests/support/sites/reservation-client.ts';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';
import { cpuTime, untilQuiet } from '../../bench/pages/load.ts';
import { bestOfPgbench } from '../../bench/reservations/reservation-pgbench.ts';
import { makeDatabase } from '../../bench/scratch-database.ts';
import type { Cost, Measured } from './costs.ts';

const atOnce = 8;
const times = 400;
/** As often as it takes until the process does it no quicker than before. */
const warmUp = 300;

/** A site on PostgreSQL that is measured, with what only its operator sees. */
interface Subject {
  site: SiteProcess;
  database: OpenDatabase;
}

/**
 * Measures what the scale page counts with, on the PostgreSQL server that TEST_DATABASE_URL names, which has to be on this machine: the processor of its
 * backends is read from the system.
 */
export async function measure(file: string): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server on this machine');
  const scratch = await makeDatabase(server);
  const directory = mkdtempSync(join(tmpdir(), 'expo-scale-'));
  const env = { ...playedSecrets, DATABASE_URL: scratch.url, DATA_DIR: directory, DEMO: 'on', RATE_LIMITS: 'off' };
  const site = await startSite(env);
  const database = await openDatabase(env);
  try {
    await untilQuiet(site.process.pid);
    const measured = await measureAll({ site, database }, scratch.url);
    await writeFile(file, `${JSON.stringify(measured, null, 2)}\n`);
  } finally {
    await database.close();
    await site.stop();
    await scratch.drop();
    rmSync(directory, { recursive: true });
  }
}

async function measureAll(subject: Subject, url: string): Promise<Measured> {
  const { site, database } = subject;
  const page = `${site.url}/en-US/`;
  const [date = ''] = await openDays(database, [1_000_000]);
  const codes = await sentCodes(database, times + warmUp);
  const captchas = Array.from({ length: times + warmUp }, codeRequest);
  const costs = {
    cachedPage: await costOf(subject, () => get(page), times * 10),
    freshPage: await costOf(subject, () => get(`${site.url}/en-US/reservation/`)),
    graphicCode: await costOf(subject, () => get(`${site.url}/api/captcha`)),
    codeSent: await costOf(subject, (n) => post(`${site.url}/api/auth/sendCode`, captchas[n])),
    login: await costOf(subject, (n) => logIn(site.url, codes[n])),
    reservation: await costOf(subject, async () => expectOk((await send(site.url, playedRequest(date, 2))).status)),
  };
  return {
    isAssumed: false,
    on: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
    costs,
    pageBytes: await bytesOf(page),
    rowBytes: await rowBytes(database),
    oneDay: {
      ...(await throughput(subject, date)),
      pgbench: (await bestOfPgbench(url, { date, party: 2, seconds: 5 })).perSecond,
    },
  };
}

/** What one piece of work costs: the processor of the site and of the database's backends, and what is written ahead. */
async function costOf(
  { site, database }: Subject,
  work: (n: number) => Promise<unknown>,
  count = times,
): Promise<Cost> {
  for (let n = 0; n < warmUp; n += 1) await work(n);
  const before = await reading(site, database);
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        next += 1;
        await work(warmUp + next - 1);
      }
    }),
  );
  const after = await reading(site, database);
  const a = (of: 'site' | 'backends' | 'wal', scale: number) => rounded((after[of] - before[of]) / scale / count);
  return { site: a('site', 1e6), database: a('backends', 1e6), wal: a('wal', 1) };
}

const rounded = (value: number) => Number(Math.max(0, value).toPrecision(3));

/** Nanoseconds of processor so far, and bytes written ahead so far. Of backends that have gone nothing is counted: the site keeps its own. */
async function reading(site: SiteProcess, { query }: OpenDatabase) {
  const { rows } = await query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  const [position] = (await query<{ wal: string }>(`select pg_current_wal_insert_lsn() - '0/0' as wal`)).rows;
  const backends = rows.reduce((sum, { pid }) => sum + (cpuTime(pid) ?? 0), 0);
  return { site: cpuTime(site.process.pid) ?? Number.NaN, backends, wal: Number(position?.wal) };
}

/** Reservations a second through one process. */
async function throughput({ site }: Subject, date: string): Promise<{ overHttp: number }> {
  const began = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      while (performance.now() - began < 5000) {
        expectOk((await send(site.url, playedRequest(date, 2))).status);
        done += 1;
      }
    }),
  );
  return { overHttp: Math.round((done / (performance.now() - began)) * 1000) };
}

async function rowBytes({ query }: OpenDatabase): Promise<Measured['rowBytes']> {
  const size = async (tables: string[]) => {
    const { rows } = await query<{ bytes: string }>(
      'select sum(pg_total_relation_size(name::regclass)) as bytes from unnest($1::text[]) as name',
      [tables],
    );
    return Number(rows[0]?.bytes);
  };
  const count = async (table: string) =>
    Number((await query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n);
  const reserved = ['reservation', 'reservation_visitor', 'reservation_account_day', 'idempotency_key'];
  const member = ['member', 'member_account', 'member_session', 'known_account'];
  return {
    reservation: Math.round((await size(reserved)) / (await count('reservation'))),
    member: Math.round((await size(member)) / (await count('member'))),
  };
}

async function logIn(url: string, login: PlayedLogin | undefined): Promise<void> {
  if (!login) throw new Error('More logins than codes');
  expectOk((await playLogin(url, login)).status);
}

function codeRequest(_: unknown, n: number) {
  const settings = settingsOfProcess({ ...playedSecrets, DATA_DIR: '/nowhere' });
  const captchaId = sealCaptcha({ settings, clock: { now: () => new Date() } }, '23456');
  return { account: `scale-${n}@example.org`, captchaId, captchaCode: '23456' };
}

async function get(url: string): Promise<void> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  await response.arrayBuffer();
  expectOk(response.status);
}

async function post(url: string, body: unknown): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  expectOk(response.status);
}

async function bytesOf(url: string): Promise<number> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}

function expectOk(status: number): void {
  if (status !== 200) throw new Error(`An answer of ${status}`);
}
