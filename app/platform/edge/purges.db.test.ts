import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import type { Settings } from '../config/settings.ts';
import { emptyPages } from '../db/page-tags.ts';
import { beginEdge } from './begin-edge.ts';
import { edgeTag, purgedTags, releaseTag } from './edge-tags.ts';
import { purgeLag } from './purge-lag.ts';
import { sendPurges } from './send-purges.ts';

const platform = emptyPlatform();
/** What the edge was told, a list of keys each time; it answers with `status`. */
let heard: { keys: string[]; isSoft: boolean }[];
let status: number;
let at: () => ReturnType<typeof platform>;
let end: () => void;

beforeEach(async () => {
  [heard, status] = [[], 200];
  const server = createServer(({ headers }, response) => {
    const soft = headers['xkey-softpurge'];
    const keys = String(soft ?? headers['xkey-purge']).split(' ');
    if (status === 200) heard.push({ keys, isSoft: soft !== undefined });
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const edge: Partial<Settings> = {
    CDN: 'varnish',
    CDN_PURGE_URL: [`http://127.0.0.1:${(server.address() as AddressInfo).port}/`],
  };
  at = () => ({ ...platform(), settings: { ...platform().settings, ...edge } });
  end = () => {
    server.closeAllConnections();
    server.close();
  };
  await platform().db.deleteFrom('edge').execute();
  await platform().db.deleteFrom('edge_purge').execute();
});
afterEach(() => end());

const empty = (...tags: string[]) =>
  platform()
    .db.transaction()
    .execute((tx) => emptyPages(tx, tags));
const waiting = () => platform().db.selectFrom('edge_purge').selectAll().orderBy('id').execute();
/** So many seconds pass for what waits. */
const pass = (seconds: number) =>
  sql`update edge_purge set due_at = due_at - ${`${seconds} seconds`}::interval,
    wanted_at = wanted_at - ${`${seconds} seconds`}::interval`.execute(platform().db);

test('without an edge nothing is written, and nothing is asked', async () => {
  await empty('news');
  expect(await waiting()).toEqual([]);
  await beginEdge(platform(), 'one');
  await empty('news');
  expect(await waiting()).toEqual([]);
  expect(await sendPurges(platform())).toBe(0);
});

test('what is emptied is purged as the transaction commits, and what is rolled back never', async () => {
  await beginEdge(at(), 'one');
  const failed = platform()
    .db.transaction()
    .execute(async (tx) => {
      await emptyPages(tx, ['news']);
      throw new Error('full');
    });
  await expect(failed).rejects.toThrow('full');
  expect(await waiting()).toEqual([]);
  await empty('news', 'event-3');
  expect(await sendPurges(at())).toBe(1);
  expect(heard).toEqual([{ keys: purgedTags(['news', 'event-3']), isSoft: false }]);
});

test('it is purged again after the longest render and once more, and then no more', async () => {
  await beginEdge(at(), 'one');
  await empty('news');
  const news = { keys: [edgeTag('news')], isSoft: false };
  await sendPurges(at());
  await pass(25);
  expect([await sendPurges(at()), heard]).toEqual([0, [news]]);
  await pass(5);
  expect([await sendPurges(at()), heard]).toEqual([1, [news, news]]);
  await pass(55);
  expect(await sendPurges(at())).toBe(0);
  await pass(5);
  expect([await sendPurges(at()), heard.length, await waiting()]).toEqual([1, 3, []]);
});

test('what several writes have emptied leaves in one request, each tag once', async () => {
  await beginEdge(at(), 'one');
  await empty('news');
  await empty('news', 'search');
  await empty('search');
  expect(await sendPurges(at())).toBe(3);
  expect(heard).toEqual([{ keys: [edgeTag('news'), edgeTag('search')], isSoft: false }]);
});

test('an edge that fails is asked again after growing pauses, without end, and the lag grows', async () => {
  await beginEdge(at(), 'one');
  await empty('news');
  status = 503;
  expect(await purgeLag(platform().db)).toBeLessThan(5);
  for (const pause of [1, 3, 10, 30, 60, 60, 60]) {
    expect(await sendPurges(at())).toBe(0);
    const [row] = await waiting();
    await pass(pause / 2);
    await sendPurges(at());
    expect((await waiting())[0]?.attempts).toBe(row?.attempts);
    await pass(pause / 2);
  }
  expect(await purgeLag(platform().db)).toBeGreaterThanOrEqual(224);
  status = 200;
  expect([await sendPurges(at()), heard.length]).toEqual([1, 1]);
  // What is to be sent again later does not lag.
  expect(await purgeLag(platform().db)).toBe(0);
  await pass(40);
  expect(await purgeLag(platform().db)).toBeGreaterThanOrEqual(9);
  expect(await purgeLag(platform().db, new Date(0))).toBe(0);
});

test('of processes that purge at the same time each row is one’s', async () => {
  await beginEdge(at(), 'one');
  for (let row = 0; row < 20; row += 1) await empty(`news-${row}`);
  const sent = await Promise.all(Array.from({ length: 4 }, () => sendPurges(at())));
  expect(sent.reduce((sum, each) => sum + each)).toBe(20);
  const keys = heard.flatMap((each) => each.keys).filter((key) => key !== purgedTags(['news-1'])[1]);
  expect(keys.toSorted()).toEqual(Array.from({ length: 20 }, (_, row) => edgeTag(`news-${row}`)).toSorted());
});

test('another release has the pages of the one before purged, softly, now and when its last process has ended', async () => {
  await beginEdge(at(), 'one');
  await beginEdge(at(), 'one');
  expect(await waiting()).toEqual([]);
  await beginEdge(at(), 'two');
  const release = { keys: [edgeTag(releaseTag('one'))], isSoft: true };
  await sendPurges(at());
  expect(heard).toEqual([release]);
  await pass(90);
  await sendPurges(at());
  await pass(90);
  await sendPurges(at());
  expect([heard.length, (await waiting()).length]).toEqual([3, 1]);
  await pass(600);
  await sendPurges(at());
  expect(heard).toHaveLength(4);
  await pass(3600);
  await sendPurges(at());
  await pass(3600);
  await sendPurges(at());
  expect([heard.length, await waiting()]).toEqual([6, []]);
});

test('a site that has no edge any more writes no purges, and forgets those that wait', async () => {
  await beginEdge(at(), 'one');
  await empty('news');
  await beginEdge(platform(), 'one');
  expect(await waiting()).toEqual([]);
  await empty('news');
  expect(await waiting()).toEqual([]);
});
