import { beforeAll, expect, test } from 'vitest';
import { testStore } from '#features/media/media.fixture.ts';
import { locales } from '#platform/i18n/locale.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { testDatabase } from '#tests/support/database.ts';
import { articlesIn } from './bundle.server.ts';
import { newsCategories } from './categories.server.ts';
import { countArticles, latestArticles, readArticle, relatedTo, subjectOf } from './queries.server.ts';
import { seedNews } from './seed.server.ts';

const { db } = testDatabase();
const store = testStore();
const now = new Date('2026-01-01T00:00:00Z');

beforeAll(() =>
  db()
    .transaction()
    .execute((tx) => seedNews(tx, { media: store(), bundle: demonstration })),
);

test('ids grow with time', async () => {
  const byTime = await db().selectFrom('article').select('id').orderBy('published_at').execute();
  expect(byTime.map(({ id }) => id)).toEqual(byTime.map(({ id }) => id).toSorted((one, other) => one - other));
  expect(byTime).toHaveLength((await articlesIn(demonstration)).length);
});

test.each(locales)('all of it is there in %s: texts, albums, films with captions, four related', async (locale) => {
  const articles = await latestArticles(db(), { locale, now, limit: 100 });
  expect(articles.filter(({ lang }) => lang !== locale)).toEqual([]);
  expect(articles.filter(({ pictures }) => pictures === 6)).toHaveLength(6);
  expect(articles.filter(({ seconds = 0 }) => seconds >= 20 && seconds <= 40)).toHaveLength(6);
  for (const { id } of articles) {
    const subject = await subjectOf(db(), id, now);
    expect(subject && (await relatedTo(db(), subject, { locale, now }))).toHaveLength(4);
  }
  const film = articles.find(({ seconds }) => seconds !== undefined);
  const article = await readArticle(db(), film?.id ?? 0, { locale, now });
  expect(article?.video).toMatchObject({ lang: locale, captions: [...locales].toSorted(), poster: { lang: locale } });
});

test('every category has something to read', async () => {
  for (const { id } of await newsCategories(db(), 'zh-CN')) {
    expect((await countArticles(db(), { categoryId: id, now })).total).toBeGreaterThanOrEqual(6);
  }
});
