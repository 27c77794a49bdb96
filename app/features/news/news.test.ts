import { expect, test } from 'vitest';
import {
  articleHref,
  categoryDefinitions,
  clockTime,
  listPageHref,
  readArticleId,
  readPage,
  weaveSeed,
} from './news.ts';

test('addresses of the news stay for ever', () => {
  expect(categoryDefinitions.map(({ id, apiPath, hexId, module }) => [id, apiPath, hexId, module])).toEqual([
    [1, 'notic', '1cb47ffa672dd64cf46525ce', null],
    [2, 'news', '42c6aa37f4379ff3759597c0', null],
    [3, 'exhi', '1db706b9fb5573b313b1e04c', null],
    [4, 'photo', '33e21e0b67fc66a8d5ca954c', 10],
    [5, 'video', 'e447372a21eb6a40f3dcca20', 11],
    [6, 'teamwork', '8f44f55ffd7505b25fc04420', null],
  ]);
  expect(articleHref('33e21e0b67fc66a8d5ca954c', 7)).toBe('/news/more/detail/33e21e0b67fc66a8d5ca954c/7');
  expect(weaveSeed(12)).toBe('news-12');
});

test('the first page of a list is the list', () => {
  expect(listPageHref('33e21e0b67fc66a8d5ca954c', 1)).toBe('/news/more/list/33e21e0b67fc66a8d5ca954c');
  expect(listPageHref('33e21e0b67fc66a8d5ca954c', 2)).toBe('/news/more/list/33e21e0b67fc66a8d5ca954c?page=2');
});

test.each([undefined, '', '0', '-1', '1.5', '01', '1e3', 'abc', '12x', '１', '9'.repeat(16)])(
  '%j is no id',
  (value) => {
    expect(readArticleId(value)).toBeUndefined();
  },
);

test('an id is a whole number', () => {
  expect(readArticleId('42')).toBe(42);
});

test('pages are counted from 1', () => {
  expect([null, '1', '17'].map(readPage)).toEqual([1, 1, 17]);
  expect(['0', '-1', '', '1.0', 'two', '1234567'].map(readPage)).toEqual(Array(6).fill(undefined));
});

test('lengths of films read as on a player', () => {
  expect([5, 28, 60, 88].map(clockTime)).toEqual(['0:05', '0:28', '1:00', '1:28']);
});
