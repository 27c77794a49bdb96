import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mp4File } from '#features/media/media.fixture.ts';
import { openStaffSession } from '#features/staff/sessions/staff-session.server.ts';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { someTalk } from '#features/talks/talks.fixture.ts';
import { clockWithOffset } from '#platform/clock/clock.ts';
import { settingsOfProcess } from '#platform/config/settings.ts';
import { type OpenDatabase, openDatabase } from '#platform/db/open.ts';
import { Kept } from '#platform/http/kept.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { locales } from '#platform/i18n/locale.ts';
import { openMediaStore } from '#platform/storage/open-media-store.ts';
import { createDatabase, dropDatabase } from '#tests/support/databases/postgres-server.ts';
import { answerOf, mayStartNginx, type Nginx, startNginx } from '#tests/support/edge/nginx.ts';
import { programOf } from '#tests/support/edge/programs.ts';
import { startVarnish } from '#tests/support/edge/varnish.ts';
import { fillPostgres } from '#tests/support/filled-directory.ts';
import { portsInARow } from '#tests/support/free-ports.ts';
import { type Acknowledged, keptPages, proveReservations } from '#tests/support/sites/acknowledged.ts';
import { editorCalls } from '#tests/support/sites/editor-calls.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { messageOf, openDays, type PlayedAnswer, playedRequest } from '#tests/support/sites/reservation-client.ts';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';
import { type Asking, percentile, sendSteadily } from '#tests/support/sites/steady-load.ts';
import { buildWhereNeeded } from '../../../server/build.ts';

const MiB = 1024 * 1024;
/** Requests a second; of ten, one is a reservation and one a page that nobody has asked for yet. */
const rate = 50;
/** So long (milliseconds) the edge may show what was, after a process has published (bars.md). */
const bar = 2000;

const canRun =
  process.env.PROVE !== undefined &&
  process.env.TEST_DATABASE_URL !== undefined &&
  mayStartNginx &&
  programOf('varnishd') !== undefined;
const leftOut = canRun ? '' : ' (left out: needs PROVE, TEST_DATABASE_URL, nginx, openssl and varnishd)';

const cleaning: (() => unknown)[] = [];
const sites: SiteProcess[] = [];
let env: Record<string, string>;
let ports: [number, number];
let nginx: Nginx;
let database: OpenDatabase;
let platform: Platform;
let dates: string[];

async function start(place: 0 | 1): Promise<void> {
  sites[place] = await startSite({ ...env, PORT: String(ports[place]) });
}

beforeAll(async () => {
  if (!canRun) return;
  await buildWhereNeeded();
  const directory = mkdtempSync(join(tmpdir(), 'expo-behind-nginx-'));
  cleaning.push(() => rmSync(directory, { recursive: true }));
  const { name, url } = await createDatabase('expo_behind_nginx');
  cleaning.push(() => dropDatabase(name));
  await fillPostgres(url, directory);
  const port = await portsInARow(5);
  ports = [port + 3, port + 4];
  env = {
    ...playedSecrets,
    ...{ DATABASE_URL: url, DATA_DIR: directory, DEMO: 'off', LINK_CHECK: 'off', HOST: '127.0.0.1' },
    ...{ SITE_URL: 'https://expo.example', TRUST_PROXY: '127.0.0.1', SMTP_URL: 'smtp://127.0.0.1:9' },
    ...{ CDN: 'varnish', CDN_PURGE_URL: `http://127.0.0.1:${port + 2}/` },
  };
  database = await openDatabase({ DATABASE_URL: url, DATA_DIR: directory });
  cleaning.push(() => database.close());
  const settings = settingsOfProcess(env);
  const around = { log: pino({ level: 'silent' }), media: openMediaStore(settings), kept: new Kept() };
  platform = { db: database.db, settings, clock: clockWithOffset(0), ...around };
  dates = await openDays(database, [100_000, 100_000]);
  cleaning.push(() => Promise.all(sites.map((site) => site.stop())));
  await Promise.all([start(0), start(1)]);
  const varnish = await startVarnish(port + 2, ports);
  cleaning.push(() => varnish.stop());
  nginx = await startNginx({ ports: { plain: port, secure: port + 1 }, varnish: port + 2, sites: ports });
  cleaning.push(() => nginx.stop());
}, 600_000);
afterAll(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
}, 120_000);

async function ask(path: string, headers: OutgoingHttpHeaders = {}, body?: string) {
  const asked = nginx.ask(path, { method: body === undefined ? 'GET' : 'POST', headers });
  asked.end(body);
  return answerOf(asked);
}

const acknowledged: Acknowledged = new Map();
const asked = { count: 0 };

/** What the next visitor asks for. */
function next(): Asking {
  asked.count += 1;
  // Who costs something comes from a network of their own, as limits are those of networks.
  const localAddress = `127.${1 + (asked.count % 250)}.${1 + (Math.floor(asked.count / 250) % 250)}.1`;
  const headers = { Host: 'expo.example', 'Accept-Encoding': 'br' };
  if (asked.count % 10 === 0) {
    const request = playedRequest(dates[(asked.count / 10) % 2] ?? '', 1 + (asked.count % 3));
    const message = messageOf(request);
    return {
      path: '/api/reservation',
      localAddress,
      // With TLS the names of cookies begin otherwise.
      headers: { ...message.headers, Host: 'expo.example', Cookie: `__Host-${request.cookie}` },
      body: message.body,
      heard: (text) => acknowledged.set((JSON.parse(text) as PlayedAnswer).data?.id ?? '', request),
    };
  }
  if (asked.count % 10 === 1) return { path: `/en-US/search/?keyword=tea-${asked.count}`, localAddress, headers };
  return { path: keptPages[asked.count % keptPages.length] ?? '/', headers };
}

test.runIf(canRun)(
  `the home page comes with TLS in each language, and the second time from Varnish${leftOut}`,
  async () => {
    for (const locale of locales) {
      await ask(localHref(locale, '/'));
      const { status, headers, text } = await ask(localHref(locale, '/'));
      expect([status, headers['x-cache'], headers['strict-transport-security']]).toEqual([
        200,
        'hit',
        expect.any(String),
      ]);
      expect(text).toContain(`<html lang="${locale}"`);
      for (const inner of ['xkey', 'surrogate-control']) expect(headers).not.toHaveProperty(inner);
    }
  },
);

test.runIf(canRun)(
  'what one process publishes is seen by visitors within two seconds, whichever process makes the page',
  async () => {
    const editor = editorCalls(await addStaff(database.db, { email: 'e@expo.example', roles: ['editor', 'admin'] }));
    const [one, two] = sites.map(({ url }) => url) as [string, string];
    const text = (title: string) => ({ title, summary: `${title}摘要`, body: `<p>${title}正文</p>` });
    const shared = { category: 'news', publishedAt: '2025-06-15T01:30:00.000Z' };
    const id = await editor.publish(one, 'article', { shared, text: text('第一版') });
    const path = await editor.addressOf(one, 'article', id);
    for (let i = 0; i < 4; i += 1) expect((await ask(path)).text).toContain('第一版');
    await editor.rewrite(two, 'article', { id, base: 1 }, text('第二版'));
    await vi.waitUntil(async () => (await ask(path)).text.includes('第二版'), { timeout: bar, interval: 20 });
    for (let i = 0; i < 4; i += 1) expect((await ask(path)).text).toContain('第二版');
  },
  60_000,
);

test.runIf(canRun)(
  'what one of two people writes reaches the other’s open stream at once',
  async () => {
    const { key, owner, asker } = await someTalk(platform);
    const stream = nginx.ask(`/api/talk/${key}/events`, { headers: { Cookie: owner.cookie } });
    stream.end();
    const [answer] = (await once(stream, 'response')) as [IncomingMessage];
    let heard = '';
    answer.setEncoding('utf8').on('data', (text: string) => (heard += text));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/event-stream']);
    const headers = { 'Content-Type': 'application/json', Cookie: asker.cookie };
    const said = await ask('/api/talk/message', headers, JSON.stringify({ id: key, content: 'Karibu' }));
    expect(said.status).toBe(200);
    await vi.waitUntil(() => heard.includes('Karibu'), { timeout: 5000, interval: 20 });
    stream.destroy();
  },
  30_000,
);

test.runIf(canRun)(
  'a film of 200 MB comes into the library',
  async () => {
    const { id: staffId } = await database.db
      .insertInto('staff')
      .values({ email: 'films@expo.example', name: 'Editor', languages: [] })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.db.insertInto('staff_role').values({ staff_id: staffId, role: 'editor' }).execute();
    const request = new Request('https://expo.example/console/');
    const { cookie } = await database.db
      .transaction()
      .execute((tx) => openStaffSession(tx, platform, request, { staffId, proven: true }));
    const film = nginx.ask('/en-US/console/media/film/', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', Cookie: cookie.split(';')[0] },
    });
    film.write('--x\r\nContent-Disposition: form-data; name="film"; filename="long.mp4"\r\n\r\n');
    const bytes = mp4File({ bytes: 199 * MiB });
    for (let at = 0; at < bytes.length; at += MiB)
      if (!film.write(bytes.subarray(at, at + MiB))) await once(film, 'drain');
    film.end('\r\n--x--\r\n');
    const { status, headers } = await answerOf(film);
    expect([status, headers.location]).toEqual([303, expect.stringMatching(/\/console\/media\/\d+\/$/)]);
  },
  120_000,
);

test.runIf(canRun)(
  'both processes are restarted one after the other: no request fails, and what was acknowledged is there',
  async () => {
    const enough = new AbortController();
    const load = sendSteadily(nginx.url, rate, next, enough.signal, nginx.ca);
    const more = (from: number) => vi.waitUntil(() => load.answered > from + 5 * rate, { timeout: 60_000 });
    try {
      await more(0);
      for (const place of [0, 1] as const) {
        expect(await sites[place]?.stop()).toBe(0);
        await start(place);
      }
      await more(load.answered);
    } finally {
      enough.abort();
      await load.ended;
    }
    const figures = `${load.answered} answered at ${Math.round(load.rate())} a second`;
    console.log(`${figures}, p99 ${Math.round(percentile(load.times, 99))} ms, ${load.failed.length} failed`);
    expect(load.failed).toEqual([]);
    expect(await proveReservations(database, dates, acknowledged)).toEqual(new Set(acknowledged.keys()));
  },
  300_000,
);
