import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { newsCategories } from './categories.server.ts';
import { publish, texts } from './news.fixture.ts';
import { categoryId } from './news.ts';
import { countArticles, latestArticles, latestOfEach, readArticle, relatedTo, subjectOf } from './queries.server.ts';

const { db } = testDatabase();
const now = new Date('2025-07-01T00:00:00Z');
const reader = { locale: 'en-US', now } as const;
const day = (day: number) => new Date(Date.UTC(2025, 5, day, 2));

/** Ids of the articles that all tests of this file read, by what they are. */
const ids: Record<string, number> = {};

beforeAll(async () => {
  ids.first = await publish(db(), { publishedAt: day(1), countries: ['KE'] });
  ids.second = await publish(db(), { publishedAt: day(2), countries: ['ZM'] });
  ids.third = await publish(db(), { publishedAt: day(3), countries: ['KE', 'ZM'] });
  ids.sameMoment = await publish(db(), { publishedAt: day(3) });
  ids.notice = await publish(db(), { publishedAt: day(4), category: 'notic', countries: ['KE'] });
  ids.french = await publish(db(), { publishedAt: day(5), category: 'exhi', texts: texts('T', 'fr-FR', 'zh-CN') });
  ids.scheduled = await publish(db(), { publishedAt: new Date('2025-08-01T00:00:00Z'), countries: ['KE'] });
});

test('the newest come first; of one moment, the one written later', async () => {
  const newest = await latestArticles(db(), { ...reader, limit: 4 });
  expect(newest.map(({ id }) => id)).toEqual([ids.french, ids.notice, ids.sameMoment, ids.third]);
});

test('a list is of its category, or about its country, and goes on where the page before ended', async () => {
  const news = { ...reader, categoryId: categoryId('news') };
  const pages = [0, 2].map((offset) => latestArticles(db(), { ...news, limit: 2, offset }));
  expect((await Promise.all(pages)).flat().map(({ id }) => id)).toEqual([
    ids.sameMoment,
    ids.third,
    ids.second,
    ids.first,
  ]);
  const kenya = await latestArticles(db(), { ...reader, countryCode: 'KE', limit: 9 });
  expect(kenya.map(({ id }) => id)).toEqual([ids.notice, ids.third, ids.first]);
});

test('a text that is missing in a language comes in the next best one, and says which', async () => {
  const options = { categoryId: categoryId('exhi'), now, limit: 1 };
  const [english] = await latestArticles(db(), { ...options, locale: 'en-US' });
  const [chinese] = await latestArticles(db(), { ...options, locale: 'zh-CN' });
  expect(english).toMatchObject({ title: 'T fr-FR', lang: 'fr-FR', category: { name: 'Trade information' } });
  expect(chinese).toMatchObject({ title: 'T zh-CN', lang: 'zh-CN', category: { name: '经贸资讯' } });
});

test('what is dated later is nowhere: not in lists, counts, neighbours, related news, nor at its own address', async () => {
  const { scheduled = 0, sameMoment = 0, first = 0 } = ids;
  expect(await readArticle(db(), scheduled, reader)).toBeUndefined();
  expect((await readArticle(db(), sameMoment, reader))?.next).toBeUndefined();
  expect(await countArticles(db(), { categoryId: categoryId('news'), now })).toEqual({ total: 4 });
  const seen = [
    ...(await latestArticles(db(), { ...reader, limit: 50 })),
    ...(await latestOfEach(db(), { ...reader, limit: 50 })),
    ...(await relatedTo(db(), { id: first, categoryId: categoryId('news'), countries: ['KE'] }, reader)),
  ];
  expect(seen.map(({ id }) => id)).not.toContain(scheduled);
  const later = { locale: 'en-US', now: new Date('2025-08-01T00:00:00Z') } as const;
  expect(await readArticle(db(), scheduled, later)).toMatchObject({ id: scheduled, previous: expect.anything() });
});

test('previous is the next older of the category, next the newer', async () => {
  const { first = 0, third = 0, second = 0 } = ids;
  const hrefs = async (id: number) => {
    const article = await readArticle(db(), id, reader);
    return [article?.previous, article?.next].map((link) => link && Number(link.href.split('/').at(-1)));
  };
  expect(await hrefs(first)).toEqual([undefined, ids.second]);
  expect(await hrefs(second)).toEqual([ids.first, ids.third]);
  expect(await hrefs(third)).toEqual([ids.second, ids.sameMoment]);
});

test('related are at most four: those about the same countries, then those of the category; never itself', async () => {
  const related = async (id = 0) => {
    const subject = await subjectOf(db(), id, now);
    return subject && (await relatedTo(db(), subject, reader)).map((article) => article.id);
  };
  expect(await related(ids.second)).toEqual([ids.third, ids.sameMoment, ids.first]);
  expect(await related(ids.first)).toEqual([ids.notice, ids.third, ids.sameMoment, ids.second]);
  expect(await related(ids.scheduled)).toBeUndefined();
  expect(await related(999_999)).toBeUndefined();
});

test('the newest of every category come in one answer, so many of each', async () => {
  const newest = await latestOfEach(db(), { ...reader, limit: 1 });
  expect(newest.map(({ id }) => id)).toEqual([ids.french, ids.notice, ids.sameMoment]);
});

test('categories have their names in the language, in the order of the specification', async () => {
  const categories = await newsCategories(db(), 'fr-FR');
  expect(categories.map(({ apiPath }) => apiPath)).toEqual(['notic', 'news', 'exhi', 'photo', 'video', 'teamwork']);
  expect(categories[0]).toEqual({
    id: 1,
    name: 'Annonces',
    hexId: '1cb47ffa672dd64cf46525ce',
    apiPath: 'notic',
    module: null,
    href: '/news/more/list/1cb47ffa672dd64cf46525ce',
  });
});
