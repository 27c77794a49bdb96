import { expect, test } from 'vitest';
import type { Locale } from '#platform/i18n/locale.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { readFigures } from './read-figures.server.ts';

const platform = emptyPlatform();
const period = { from: '2026-06-12', to: '2026-06-13' };

async function read(name: string, locale: Locale = 'en-US') {
  const figure = readFigures.figures.find((each) => each.name === name);
  return (await figure?.read(siteFor(platform(), { locale }), period))?.rows ?? [];
}

async function reads(path: string, counts: [day: string, locale: Locale, reads: number][]): Promise<void> {
  await platform()
    .db.insertInto('page_read')
    .values(counts.map(([day, locale, count]) => ({ day, locale, path, reads: count })))
    .execute();
}

/** A thing with a page, which readers see in some languages. */
async function thing(kind: string, path: string, titles: Partial<Record<Locale, string>>): Promise<number> {
  const { db } = platform();
  const now = new Date();
  const { id } = await db
    .insertInto('content_thing')
    .values({ kind, source: 'zh-CN', changed_by: 'site', changed_at: now, path })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [thread, title] of Object.entries(titles) as [Locale, string][]) {
    await db
      .insertInto('content_thread')
      .values({
        ...{ thing_id: id, thread, kind, title, tokens: '', state: 'published', step: 0, head: 1, published: 1 },
        ...{ confirmed: [], behind: 0, changed_at: now },
      })
      .execute();
  }
  return id;
}

test('pages are read by day and language; the most read of all languages come first, by their titles', async () => {
  const coffee = await thing('article', '/news/coffee', { 'zh-CN': '咖啡', 'en-US': 'Coffee' });
  await thing('phrase', '/services/phrases', { 'en-US': 'Good morning' });
  await thing('phrase', '/services/phrases', { 'en-US': 'Good evening' });
  await reads('/news/coffee', [
    ['2026-06-11', 'en-US', 1000],
    ['2026-06-12', 'en-US', 4],
    ['2026-06-13', 'en-US', 1],
    ['2026-06-13', 'zh-CN', 3],
  ]);
  await reads('/services/phrases', [['2026-06-13', 'fr-FR', 9]]);
  await reads('/gone', [['2026-06-12', 'fr-FR', 2]]);
  // Its texts have no title.
  await thing('contact', '/about/Contact', { 'en-US': '' });
  await reads('/about/Contact', [['2026-06-12', 'en-US', 1]]);
  // Chinese, English, French.
  expect(await read('reads')).toEqual([
    { name: '2026-06-12', values: [0, 5, 2] },
    { name: '2026-06-13', values: [3, 1, 9] },
  ]);
  const to = `/console/content/article/${coffee}?language=`;
  expect(await read('read-pages')).toEqual([
    // It is about several things: its address says which page it is.
    { name: '/services/phrases', lang: '', to: '/services/phrases', values: [9] },
    { name: 'Coffee', lang: 'en-US', to: `${to}en-US`, values: [8] },
    { name: '/gone', lang: '', to: '/gone', values: [2] },
    { name: '/about/Contact', lang: '', to: '/about/Contact', values: [1] },
  ]);
  expect(await read('read-pages', 'zh-CN')).toContainEqual({
    ...{ name: '咖啡', lang: 'zh-CN', to: `${to}zh-CN`, values: [8] },
  });
});
