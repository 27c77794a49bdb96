import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedBuyer, publishedExhibitor, texts } from '#features/directory/directory.fixture.ts';
import { countryKind } from '#features/editions/publishing/country-kind.server.ts';
import { publish as publishProject, text } from '#features/negotiation/negotiation.fixture.ts';
import { publish as publishArticle, texts as titles } from '#features/news/news.fixture.ts';
import { texts as eventTexts, insertGround, publish as publishEvent } from '#features/programme/programme.fixture.ts';
import { Kept } from '#platform/http/kept.ts';
import { listenForNotices, type Notices } from '#platform/jobs/listen-for-notices.ts';
import { hearEmptiedPages } from '#server/page-notices.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { loader } from './country.tsx';

const platform = emptyPlatform();
const kept = new Kept();
const cache = { emptyPages: (tags: string[]) => kept.empty(tags), emptyAll: () => kept.emptyAll() };
let notices: Notices;

beforeAll(async () => {
  await insertGround(platform().db);
  notices = listenForNotices(platform.database(), platform().log);
  await hearEmptiedPages(notices, [cache]);
});

afterAll(() => notices.stop());

/** Loads the page of Kenya with what earlier pages have kept, and counts what the database answers. */
async function load(now = '2026-11-01T00:00:00Z') {
  let statements = 0;
  const db = platform().db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  const path = '/countries/KE';
  const clock = { now: () => new Date(now) };
  const site = siteFor(platform(), { db, kept, clock, path, isDataRequest: true });
  const request = new Request(`http://localhost${path}`);
  const page = await loader(pageArguments(site, request, { code: 'KE' }));
  return { shown: JSON.stringify(page), statements, tags: [...site.tags] };
}

function words(lead: string) {
  return { lead, body: '<p>All about it.</p>' };
}

test('a country’s page asks the database nothing twice', async () => {
  const first = await load();
  expect(first.tags.sort()).toEqual(['directory', 'editions', 'negotiation', 'news', 'programme']);
  const again = await load();
  expect(again).toMatchObject({ shown: first.shown, statements: 0 });
  expect(again.tags.sort()).toEqual(first.tags);
});

test.each([
  ['lead', 2, () => writeContent(platform().db, countryKind, { code: 'KE', texts: { 'en-US': words('New lead') } })],
  ['article', 2, () => publishArticle(platform().db, { countries: ['KE'], texts: titles('New article', 'en-US') })],
  ['exhibitor', 5, () => publishedExhibitor(platform().db, { texts: texts('New exhibitor', 'en-US') })],
  ['buyer', 5, () => publishedBuyer(platform().db, { texts: texts('New buyer', 'en-US') })],
  // With what its kind and its topics are called.
  ['event', 3, () => publishEvent(platform().db, { countries: ['KE'], texts: eventTexts('New event', 'en-US') })],
  ['project', 2, () => publishProject(platform(), { texts: { 'en-US': text('New project') } })],
])(
  'a new %s is on the page at once, and for it %i statements are asked, no others again',
  async (what, asked, write) => {
    await load();
    const before = await load();
    expect(before.statements).toBe(0);
    expect(before.shown).not.toContain(`New ${what}`);
    await write();
    let statements = 0;
    const shown = async () => {
      const page = await load();
      statements += page.statements;
      return page.shown;
    };
    await expect.poll(shown).toContain(`New ${what}`);
    expect(statements).toBe(asked);
  },
);

test('an article dated ahead is on the page at its moment, however lately the page was made', async () => {
  const about = { countries: ['KE'], publishedAt: new Date('2026-11-02T08:00:00Z') };
  const asked = async () => (await load()).statements;
  await load();
  await publishArticle(platform().db, { ...about, texts: titles('Tomorrow’s article', 'en-US') });
  await expect.poll(asked).toBeGreaterThan(0);
  expect(await asked()).toBe(0);
  expect((await load('2026-11-02T07:59:59Z')).shown).not.toContain('Tomorrow’s article');
  expect((await load('2026-11-02T08:00:00Z')).shown).toContain('Tomorrow’s article');
  await load('2026-11-02T08:00:01Z');
  expect((await load('2026-11-02T08:00:02Z')).statements).toBe(0);
});
