import { expect, test } from 'vitest';
import { canonicalPath, isPublic, pageParameters } from './page-table.ts';

test.each([
  ['/news/', '/news/'],
  ['/news', '/news'],
  ['/NEWS/', '/news/'],
  ['/fr-FR/News/More/list/abc', '/fr-FR/news/more/list/abc'],
  ['/countries/KE', '/countries/KE'],
  ['//news///', '/news/'],
  ['/n%65ws', '/news'],
  ['/%6Eews/more/list/%61', '/news/more/list/a'],
  ['/en-US', '/en-US'],
  ['/en-US/', '/en-US/'],
  ['/', '/'],
])('%s is written %s', (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical);
});

test.each(['/nothing', '/news/x', '/de-DE/news/'])('%s is no page', (pathname) => {
  expect(canonicalPath(pathname)).toBeUndefined();
});

test.each([
  ['/', true],
  ['/en-US/', true],
  ['/_.data', true],
  ['/news.data', true],
  ['/nothing', true],
  ['/media/1/abc/320.webp', false],
  ['/media/1/abc/320.webp.data', false],
  // As the router reads them.
  ['/%61ccount.data', false],
  ['/en-US/%61ccount/', false],
])('%s looks the same for everybody: %s', (pathname, same) => {
  expect(isPublic(pathname)).toBe(same);
});

test('a page and its data request have their parameters however their address is spelt', () => {
  const own = pageParameters('/search/');
  expect(own).toContain('keyword');
  expect(pageParameters('/fr-FR/%73earch/')).toEqual(own);
  expect(pageParameters('/se%61rch.data')).toEqual([...own, '_routes']);
});
