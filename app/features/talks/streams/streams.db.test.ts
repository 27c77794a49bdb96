import { get, type IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deleteAccount } from '#features/accounts/own/delete-account.server.ts';
import { endSessionsOf } from '#features/accounts/sessions/end-sessions.server.ts';
import { dropSession, sessionsChannel, signedIn } from '#features/accounts/sessions/member-session.server.ts';
import { endSession } from '#features/accounts/sessions/sessions.server.ts';
import { userSigOf } from '#features/accounts/sessions/user-sig.server.ts';
import { listenForNotices, type Notices } from '#platform/jobs/listen-for-notices.ts';
import { createApi } from '#server/api/api.ts';
import { type RunningFront, startFront } from '#server/front/front.fixture.ts';
import type { Site } from '#server/front/site.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { talksChannel } from '../entry/wake-talk.server.ts';
import { ask, type Somebody, someTalk } from '../talks.fixture.ts';
import { followTalk } from './follow-talk.server.ts';
import {
  endStreams,
  heardInTalks,
  heardOfSessions,
  streamLimits,
  TalkStreams,
  talkStreams,
} from './talk-streams.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
let running: RunningFront;
let hearing: Notices;

beforeAll(async () => {
  const fetch: Site['fetch'] = (request, about) => createApi(platform()).fetch(request, about);
  running = await startFront({ site: { isPublic: () => false, fetch } });
  // As a process does that has only heard of what others write.
  let isListening = () => {};
  const listening = new Promise<void>((resolve) => {
    isListening = resolve;
  });
  const heard = (channel: string, said: string) => {
    isListening();
    if (channel === talksChannel) heardInTalks(said);
    else heardOfSessions(said);
  };
  hearing = listenForNotices(platform.database(), platform().log);
  hearing.hear({ channels: [talksChannel, sessionsChannel], heard });
  await listening;
});
// Streams that were ended stay ended in their process.
afterAll(() => vi.resetModules());

afterAll(async () => {
  await hearing.stop();
  await running[Symbol.asyncDispose]();
});

interface Stream {
  status: number;
  headers: IncomingMessage['headers'];
  /** Numbers and texts of the entries that have come. */
  seen: { number: number; content: string }[];
  /** Waits for an entry with a number. */
  until(number: number): Promise<void>;
  ended: Promise<void>;
  cut(): void;
}

/** Opens a stream as a browser does, and reads on. */
async function open(path: string, headers: Record<string, string> = {}): Promise<Stream> {
  const url = `http://127.0.0.1:${running.port}/api/talk/${path}`;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br, gzip', ...headers } }, resolve).on('error', reject);
  });
  const seen: Stream['seen'] = [];
  let text = '';
  const ended = new Promise<void>((resolve) => {
    response.on('close', resolve);
    response.on('error', () => {});
  });
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const [, number] = /^id: (\d+)$/m.exec(event) ?? [];
      const [, data] = /^data: (.*)$/m.exec(event) ?? [];
      if (number) seen.push({ number: Number(number), content: JSON.parse(data ?? '{}').content });
    }
  });
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    seen,
    until: (number) => expect.poll(() => seen.some((one) => one.number >= number), { timeout: 5000 }).toBe(true),
    ended,
    cut: () => response.destroy(),
  };
}

const write = (who: Somebody, id: string, content: string) =>
  ask(platform(), '/talk/message', { body: { id, content }, cookie: who.cookie });
const numbers = (stream: Stream) => stream.seen.map(({ number }) => number);

test('what one writes reaches the other at once, as it is, by cookie or userSig', async () => {
  const { key: id, owner, asker } = await someTalk(platform());
  const request = new Request('http://localhost/', { headers: { Cookie: asker.cookie } });
  const who = await signedIn(request, platform());
  const sig = who ? userSigOf(platform(), who) : '';
  const byCookie = await open(`${id}/events?after=1`, { Cookie: owner.cookie });
  const bySig = await open(`${id}/events`, { Authorization: `Bearer ${sig}` });
  expect(byCookie).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  });
  expect(byCookie.headers).not.toHaveProperty('content-encoding');
  await write(owner, id, 'Karibu\n"你好"');
  await Promise.all([byCookie.until(2), bySig.until(2)]);
  expect(byCookie.seen.find(({ number }) => number === 2)).toEqual({ number: 2, content: 'Karibu\n"你好"' });
  expect(numbers(bySig).slice(0, 2)).toEqual([1, 2]);
  for (const stream of [byCookie, bySig]) stream.cut();
  const status = async (path: string, headers = {}) => (await open(path, headers)).status;
  expect(await status(`${id}/events`)).toBe(401);
  expect(await status(`${id}/events`, { Authorization: `Bearer ${sig.slice(0, -1)}` })).toBe(401);
  // Nothing that opens anything stands in an address, which proxies and logs write down.
  expect(await status(`${id}/events?userSig=${encodeURIComponent(sig)}`)).toBe(401);
  expect(await status(`${id}/events?after=x`, { Cookie: owner.cookie })).toBe(400);
  const stranger = await someTalk(platform());
  expect(await status(`${id}/events`, { Cookie: stranger.owner.cookie })).toBe(404);
});

test('whoever was cut off reads on where they were: nothing is lost, nothing comes twice', async () => {
  const { key: id, owner, asker } = await someTalk(platform());
  const first = await open(`${id}/events?after=1`, { Cookie: asker.cookie });
  await write(owner, id, 'one');
  await first.until(3);
  first.cut();
  await Promise.all(Array.from({ length: 20 }, (_, i) => write(i % 2 ? owner : asker, id, `at once ${i}`)));
  const last = numbers(first).at(-1) ?? 0;
  const second = await open(`${id}/events?after=1`, { Cookie: asker.cookie, 'Last-Event-ID': String(last) });
  await Promise.all(Array.from({ length: 20 }, (_, i) => write(i % 2 ? owner : asker, id, `and more ${i}`)));
  await second.until(43);
  expect([...numbers(first), ...numbers(second)]).toEqual(Array.from({ length: 42 }, (_, i) => i + 2));
  second.cut();
});

test('streams hold no connections: more of them than the pool has leave the site as quick as it was', async () => {
  const talks = await Promise.all(Array.from({ length: 3 }, () => someTalk(platform())));
  const streams = await Promise.all(
    talks.flatMap(({ key, asker }) =>
      Array.from({ length: streamLimits.member }, () => open(`${key}/events`, { Cookie: asker.cookie })),
    ),
  );
  await Promise.all(streams.map((stream) => stream.until(1)));
  const [{ key, asker, owner }] = talks as [(typeof talks)[0]];
  expect((await open(`${key}/events`, { Cookie: asker.cookie })).status).toBe(429);
  expect((await write(owner, key, 'still here')).status).toBe(200);
  await Promise.all(streams.slice(0, streamLimits.member).map((stream) => stream.until(2)));
  for (const stream of streams) stream.cut();
  await expect.poll(() => talkStreams.count).toBe(0);
  const again = await open(`${key}/events`, { Cookie: asker.cookie });
  expect(again.status).toBe(200);
  again.cut();
});

test('a stream ends with the session that opened it', async () => {
  const { key, owner } = await someTalk(platform());
  const request = new Request('http://localhost/', { headers: { Cookie: owner.cookie } });
  const who = () => signedIn(request, platform());
  const stream = await followTalk(siteFor(platform()), { key, after: 1, who, every: 20 });
  if (typeof stream === 'string') throw new Error(stream);
  const reader = stream.getReader();
  const heard = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await heard()).toBe('retry: 3000\n\n');
  // That the talk has begun may be heard only now.
  let next = await heard();
  while (next === 'event: changed\ndata: {}\n\n') next = await heard();
  expect(next).toBe(': \n\n');
  await dropSession(platform().db, platform(), request);
  for (;;) {
    const { done } = await reader.read();
    if (done) break;
  }
  expect(await followTalk(siteFor(platform()), { key, after: 1, who })).toBe('stranger');
});

const endings: [string, (who: Somebody, sessionId: string) => Promise<unknown>][] = [
  ['logging out', ({ cookie }) => ask(platform(), '/auth/logout', { body: {}, cookie })],
  ['logging out everywhere', ({ cookie }) => ask(platform(), '/account/sessions/endAll', { body: {}, cookie })],
  ['ending that device', ({ member }, sessionId) => endSession(platform(), member.id, sessionId)],
  ['the command of the operator', ({ mail }) => endSessionsOf(platform().db, platform().settings, mail)],
  [
    'deleting the account',
    ({ member }, sessionId) => deleteAccount(siteFor(platform()), { member, sessionId, proof: 'code' }, []),
  ],
];

for (const [name, end] of endings) {
  test(`${name} ends an open stream at once, in a process that only hears of it`, async () => {
    const { key, owner, asker } = await someTalk(platform());
    const who = await signedIn(new Request('http://localhost/', { headers: { Cookie: owner.cookie } }), platform());
    const [own, other] = await Promise.all(
      [owner, asker].map(({ cookie }) => open(`${key}/events`, { Cookie: cookie })),
    );
    await Promise.all([own?.until(1), other?.until(1)]);
    await end(owner, who?.sessionId ?? '');
    // Long before the next time (20 s) that it would have asked by itself: the test would end sooner.
    await own?.ended;
    await write(asker, key, 'Are you there?');
    if (name !== 'deleting the account') await other?.until(2);
    expect(own?.seen.map(({ number }) => number)).toEqual([1]);
    other?.cut();
  });
}

test('after a connection was lost, every stream asks whether its session is still open', async () => {
  const { key, owner } = await someTalk(platform());
  const stream = await open(`${key}/events`, { Cookie: owner.cookie });
  await stream.until(1);
  const { db } = platform();
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await tx.deleteFrom('member_session').where('member_id', '=', owner.member.id).execute();
  });
  heardOfSessions('');
  await stream.ended;
});

test('a process has so many places, and each that is left can be taken again', () => {
  const streams = new TalkStreams();
  const listener = (memberId: number) => ({ talkId: 1, memberId, sessionId: '', wake() {}, end() {}, check() {} });
  const places = Array.from({ length: streamLimits.process }, (_, i) => streams.join(listener(i)));
  expect(streams.join(listener(-1))).toBe('full');
  const [place] = places;
  if (typeof place !== 'object') throw new Error('No place');
  place.leave();
  place.leave();
  expect(streams.count).toBe(streamLimits.process - 1);
  expect(typeof streams.join(listener(-1))).toBe('object');
});

test('as the process drains, streams end at once, nobody gets in, and the server closes', async () => {
  const { key, owner, asker } = await someTalk(platform());
  const open1 = await open(`${key}/events`, { Cookie: owner.cookie });
  await open1.until(1);
  endStreams();
  await open1.ended;
  expect(await open(`${key}/events`, { Cookie: asker.cookie })).toMatchObject({ status: 503 });
  await running.front.drain();
});
