import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { rewriteAll, withdraw, wrongFields } from '#tests/support/rewrite-all.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { newsCategories, writeCategories } from '../categories.server.ts';
import { publish } from '../news.fixture.ts';
import { readArticle } from '../queries.server.ts';
import { newsCategoryKind } from './category-kind.server.ts';

const { db } = testDatabase();

beforeAll(() => db().transaction().execute(writeCategories));

const nameOf = async (locale: 'zh-CN' | 'en-US' | 'fr-FR') =>
  (await newsCategories(db(), locale)).find(({ id }) => id === 2)?.name;

test('a part of the news is called as staff write, and so are its articles’ parts', async () => {
  const id = await publish(db());
  const texts = { 'en-US': { name: 'Reports' }, 'fr-FR': { name: 'Quoi ?' } };
  expect(await writeContent(db(), newsCategoryKind, { texts }, '2')).toBe('2');
  expect([await nameOf('en-US'), await nameOf('fr-FR'), await nameOf('zh-CN')]).toEqual([
    'Reports',
    'Quoi\u202f?',
    '大会新闻',
  ]);
  const reader = { locale: 'en-US', now: new Date('2026-01-01T00:00:00Z') } as const;
  expect(await readArticle(db(), id, reader)).toMatchObject({ category: { name: 'Reports' } });
  await db().transaction().execute(writeCategories);
  expect(await nameOf('en-US')).toBe('Reports');
  await withdraw(db(), newsCategoryKind, '2');
  expect([await nameOf('en-US'), await nameOf('fr-FR')]).toEqual(['Conference news', 'Actualités de l’Exposition']);
});

test('a part of the news without a name is refused; its address stays', async () => {
  expect(await wrongFields(db(), newsCategoryKind, { texts: {} }, '2')).toEqual(['texts']);
  expect(await wrongFields(db(), newsCategoryKind, { texts: { 'en-US': { name: ' ' } } }, '2')).toEqual([
    'texts.en-US.name',
  ]);
  expect(newsCategoryKind.address('2', { texts: {} })).toBe('/news/more/list/42c6aa37f4379ff3759597c0');
});

test('the six parts, written as they are read, are what they were', async () => {
  expect((await rewriteAll(db(), newsCategoryKind, ['news_category', 'news_category_text'])).size).toBe(6);
});
