import { beforeAll, expect, test } from 'vitest';
import { seedEditions } from '#features/editions/seed.server.ts';
import { publish } from '#features/news/news.fixture.ts';
import { loader as newsLoader } from '#features/news/site/index.tsx';
import { Kept } from '#platform/http/kept.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { loader as homeLoader } from './home.tsx';

const platform = emptyPlatform();
const kept = new Kept();
let statements = 0;

beforeAll(async () => {
  await platform()
    .db.transaction()
    .execute((tx) => seedEditions(tx, { bundle: demonstration }));
  await publish(platform().db, { publishedAt: new Date('2025-06-01T00:00:00Z') });
});

/** Loads a page as the site does, with what earlier pages have kept; counts what the database is asked. */
async function load(loader: typeof homeLoader | typeof newsLoader, path: string) {
  const request = new Request(`http://localhost${path}`);
  const db = platform().db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  const clock = { now: () => new Date('2026-11-01T00:00:00Z') };
  const site = siteFor(platform(), { db, kept, clock, path, isDataRequest: true });
  statements = 0;
  const shown = JSON.stringify(await loader(pageArguments(site, request, {})));
  return { shown, statements, tags: [...site.tags] };
}

test('home and news ask the database once for what they share, and anew once it has changed', async () => {
  const first = await load(homeLoader, '/');
  expect(first.statements).toBeGreaterThan(0);
  const again = await load(homeLoader, '/');
  expect(again).toMatchObject({ shown: first.shown, statements: 0 });
  const news = await load(newsLoader, '/news/');
  expect(news.statements).toBe(0);
  expect(news.tags).toContain('news');
  expect(again.tags).toEqual(expect.arrayContaining(['editions', 'news']));

  const texts = { 'en-US': { title: 'Just out', summary: 'S', body: '<p>B</p>' } };
  await publish(platform().db, { publishedAt: new Date('2025-06-02T00:00:00Z'), texts });
  expect((await load(newsLoader, '/news/')).shown).not.toContain('Just out');
  // As the notice of what was published does, in every process.
  kept.empty(['news']);
  const after = await load(newsLoader, '/news/');
  expect(after.shown).toContain('Just out');
  expect(after.statements).toBeGreaterThan(0);
});
