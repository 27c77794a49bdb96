import { expect, test } from 'vitest';
import { frontPage } from './front-page.ts';
import { type ArticleCard, articleHref, categoryDefinitions, listHref, type NewsCategory } from './news.ts';

const categories: NewsCategory[] = categoryDefinitions.map((category) => ({
  ...category,
  name: category.apiPath,
  href: listHref(category.hexId),
}));

/** Ten articles of every category, newest first, one category after the other in turn. */
function articles(): ArticleCard[] {
  return Array.from({ length: 60 }, (_, i) => {
    const { id, hexId, name } = categories[i % 6] as NewsCategory;
    return {
      id: 60 - i,
      title: '',
      summary: '',
      lang: 'en-US',
      category: { id, hexId, name },
      publishedAt: '2025-06-12T09:30:00+08:00',
      href: articleHref(hexId, 60 - i),
    };
  });
}

test('the newest leads, the next five stand beside it, and nothing is shown twice', () => {
  const { lead, latest, rows } = frontPage(categories, articles());
  expect(lead?.id).toBe(60);
  expect(latest.map(({ id }) => id)).toEqual([59, 58, 57, 56, 55]);
  const shown = [lead, ...latest, ...rows.flat().flatMap((part) => part.articles)];
  expect(new Set(shown.map((article) => article?.id)).size).toBe(shown.length);
});

test('texts come in pairs, a row of pictures or films after each', () => {
  const { rows } = frontPage(categories, articles());
  expect(rows.map((row) => row.map(({ category }) => category.apiPath))).toEqual([
    ['notic', 'news'],
    ['photo'],
    ['exhi', 'teamwork'],
    ['video'],
  ]);
  expect(rows.flat().map((part) => part.articles.length)).toEqual([4, 4, 4, 4, 4, 3]);
});

test('a category without more to show is left out; without any article nothing leads', () => {
  const few = articles().filter(({ category }) => category.id !== 4);
  expect(
    frontPage(categories, few)
      .rows.flat()
      .map(({ category }) => category.apiPath),
  ).not.toContain('photo');
  expect(frontPage(categories, [])).toEqual({ lead: undefined, latest: [], rows: [] });
});
