import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { publish, text } from '#features/news/news.fixture.ts';
import { articleKind } from '#features/news/publishing/article-kind.server.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { listenForNotices } from '#platform/jobs/listen-for-notices.ts';
import { createApi } from '#server/api/api.ts';
import { createFront } from '#server/front/front.ts';
import { hearEmptiedPages } from '#server/page-notices.ts';
import { seededPlatform } from '#tests/support/seeded-site.ts';

const platform = seededPlatform();
const ended: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

/** A front with the real API behind it, as one of several processes on the same database. */
async function startProcess(): Promise<{ titles(): Promise<string[]>; renders(): number }> {
  const own = platform();
  const api = createApi(own);
  let renders = 0;
  const clientDirectory = mkdtempSync(join(tmpdir(), 'expo-client-'));
  const front = createFront({
    settings: own.settings,
    log: own.log,
    ready: async () => ({ fits: true, says: 'schema: any' }),
    clientDirectory,
    site: {
      canonicalPath: () => undefined,
      isPublic: () => true,
      parametersOf: (pathname) => api.parametersOf(pathname) ?? [],
      routeOf: () => 'page',
      takes: () => undefined,
      fetch: (request, about) => {
        renders += 1;
        return api.fetch(request, about);
      },
    },
  });
  const notices = listenForNotices(platform.database(), own.log);
  await hearEmptiedPages(notices, [front]);
  front.server.listen(0, '127.0.0.1');
  await once(front.server, 'listening');
  const { port } = front.server.address() as AddressInfo;
  ended.push(async () => {
    await notices.stop();
    await front.drain();
    rmSync(clientDirectory, { recursive: true });
  });
  return {
    renders: () => renders,
    async titles() {
      const response = await fetch(`http://127.0.0.1:${port}/api/news/notic`, { headers: { Language: '2' } });
      const { rows } = (await response.json()) as { rows: { title: string }[] };
      return rows.map(({ title }) => title);
    },
  };
}

test('what is published is seen at once in every process, and until then nothing is made anew', async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  const before = await one.titles();
  expect(await other.titles()).toEqual(before);
  await one.titles();
  expect([one.renders(), other.renders()]).toEqual([1, 1]);

  await publish(platform().db, {
    category: 'notic',
    publishedAt: new Date('2025-12-01T02:00:00Z'),
    texts: { 'en-US': text('A notice of today', '<p>It is open.</p>') },
  });
  await platform()
    .db.transaction()
    .execute((tx) => emptyPages(tx, [...articleKind.tags]));

  await expect.poll(one.titles).toContain('A notice of today');
  await expect.poll(other.titles).toContain('A notice of today');
});

test('a write that fails empties nothing', async () => {
  const one = await startProcess();
  const before = await one.titles();
  await expect(publish(platform().db, { texts: { 'en-US': text('\0', '<p>x</p>') } })).rejects.toThrow();
  expect(await one.titles()).toEqual(before);
  expect(one.renders()).toBe(1);
});
