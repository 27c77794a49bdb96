import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { type OpenDatabase, openDatabase } from '#platform/db/open.ts';
import { createDatabase, dropDatabase } from '#tests/support/databases/postgres-server.ts';
import { fillPostgres } from '#tests/support/filled-directory.ts';
import { portsInARow } from '#tests/support/free-ports.ts';
import { editorCalls } from '#tests/support/sites/editor-calls.ts';
import { playLogin, sentCodes } from '#tests/support/sites/login-client.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { askWithoutPause, livesStill, servingProcesses } from '#tests/support/sites/several-processes.ts';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';

/** So long (milliseconds) a process may show what was, after another one has published (bars.md). */
const seenWithin = 2000;
/** How many contacts a member sees in an hour (negotiation/limits.server.ts). */
const contacts = 40;

const hasServer = process.env.TEST_DATABASE_URL !== undefined;
const cleaning: (() => unknown)[] = [];
let site: SiteProcess;
/** Each process at an address of its own. */
let own: [string, string];
let database: OpenDatabase;

beforeAll(async () => {
  if (!hasServer) return;
  const directory = mkdtempSync(join(tmpdir(), 'expo-several-'));
  cleaning.push(() => rmSync(directory, { recursive: true }));
  const { name, url } = await createDatabase('expo_several');
  cleaning.push(() => dropDatabase(name));
  await fillPostgres(url, directory);
  const port = await portsInARow(2);
  own = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`];
  const where = { DATABASE_URL: url, DATA_DIR: directory };
  site = await startSite({ ...playedSecrets, ...where, DEMO: 'on', PROCESSES: '2', METRICS_PORT: String(port) });
  cleaning.push(() => (site.process.exitCode === null ? site.stop() : undefined));
  database = await openDatabase(where);
  cleaning.push(() => database.close());
}, 300_000);
afterAll(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

/** Logs somebody in whom nobody knows yet. @returns their cookie */
async function logIn(at: string): Promise<string> {
  const [login] = await sentCodes(database, 1);
  if (!login) throw new Error('No code was made');
  const { status, cookie } = await playLogin(at, login);
  expect(status).toBe(200);
  return cookie;
}

test.runIf(hasServer)('two processes serve at one address, each with an address for the operator', async () => {
  expect(servingProcesses(site)).toHaveLength(2);
  for (const url of [site.url, ...own]) expect((await fetch(`${url}/readyz`)).status, url).toBe(200);
  const uptimes = await Promise.all(own.map(async (url) => (await fetch(`${url}/metrics`)).text()));
  for (const text of uptimes) expect(text).toContain('process_uptime_seconds');
});

test.runIf(hasServer)('who logs in at one process is known to the other, until they log out there', async () => {
  const cookie = await logIn(own[0]);
  const headers = { Cookie: cookie };
  expect((await fetch(`${own[1]}/api/auth/user`, { headers })).status).toBe(200);
  await fetch(`${own[1]}/api/auth/logout`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect((await fetch(`${own[0]}/api/auth/user`, { headers })).status).toBe(401);
});

test.runIf(hasServer)('what is published at one process is seen at both within two seconds', async () => {
  const roles = ['editor' as const, 'admin' as const];
  const editor = editorCalls(await addStaff(database.db, { email: 'editor@expo.example', roles }));
  const page = async (at: string) => (await fetch(`${at}/`)).text();
  const words = `今日闭馆${Date.now()}`;
  for (const at of own) expect(await page(at)).not.toContain(words);
  await editor.publish(own[1], 'site-notice', { shared: { isUrgent: true, link: '' }, text: { words } });
  await expect
    .poll(async () => (await Promise.all(own.map(page))).every((text) => text.includes(words)), { timeout: seenWithin })
    .toBe(true);
});

test.runIf(hasServer)('a limit is counted once over both processes', async () => {
  const headers = { 'Content-Type': 'application/json', Cookie: await logIn(own[0]) };
  const project = await database.db.selectFrom('project').select('id').executeTakeFirstOrThrow();
  const body = JSON.stringify({ projectId: project.id });
  const ask = async (_: unknown, i: number) => {
    const answer = await fetch(`${own[i % 2]}/api/project/contact`, { method: 'POST', headers, body });
    return answer.status;
  };
  const answers = await Promise.all(Array.from({ length: contacts + 10 }, ask));
  expect(answers.filter((status) => status === 429)).toHaveLength(10);
  expect(new Set(answers)).toEqual(new Set([200, 429]));
});

test.runIf(hasServer)(
  'a process that is killed is followed by another, and the site goes on',
  async () => {
    const [killed = 0, other = 0] = servingProcesses(site);
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => livesStill(killed)).toBe(false);
    for (let i = 0; i < 10; i += 1) expect((await fetch(`${site.url}/en-US/`)).status).toBe(200);
    await expect
      .poll(async () => Promise.all(own.map((url) => fetch(`${url}/readyz`).then(({ status }) => status, String))), {
        timeout: 30_000,
      })
      .toEqual([200, 200]);
    const now = servingProcesses(site);
    expect(now).toHaveLength(2);
    expect(now).toContain(other);
    expect(now).not.toContain(killed);
  },
  60_000,
);

test.runIf(hasServer)(
  'SIGHUP renews the processes one by one, and nobody notices',
  async () => {
    const before = servingProcesses(site);
    const enough = new AbortController();
    const asking = askWithoutPause(`${site.url}/en-US/news/`, 4, enough.signal);
    site.process.kill('SIGHUP');
    await expect.poll(() => before.some(livesStill), { timeout: 60_000, interval: 200 }).toBe(false);
    enough.abort();
    const { answered, failed } = await asking;
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(20);
    expect(servingProcesses(site)).toHaveLength(2);
  },
  90_000,
);

test.runIf(hasServer)('SIGTERM lets what runs in both processes end, and ends them', async () => {
  const pids = servingProcesses(site);
  const body = JSON.stringify({ account: 'nobody@example.org', code: '123456', codeId: 'a'.repeat(22) });
  const begun = await Promise.all(own.map((url) => beginToSend(url, body)));
  const ended = site.stop();
  const statuses = await Promise.all(begun.map(({ finish }) => finish()));
  expect(statuses).toEqual([422, 422]);
  expect(await ended).toBe(0);
  for (const pid of pids) expect(livesStill(pid)).toBe(false);
  await expect(fetch(site.url)).rejects.toThrow();
});

/** A login of which the process has the beginning. */
async function beginToSend(url: string, body: string): Promise<{ finish(): Promise<number | undefined> }> {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, Expect: '100-continue' };
  const asked: ClientRequest = request(`${url}/api/auth/login`, { method: 'POST', headers });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve);
    asked.once('error', reject);
  });
  await new Promise((resolve) => {
    asked.once('continue', resolve);
    asked.flushHeaders();
  });
  return {
    async finish() {
      asked.end(body);
      const response = await answer;
      response.resume();
      return response.statusCode;
    },
  };
}
