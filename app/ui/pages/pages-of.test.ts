import { expect, test } from 'vitest';
import { pagesOf } from './pages-of.ts';

test('there is always a page, and one more for what does not fill it', () => {
  expect([0, 1, 10, 11, 10_000].map((total) => pagesOf(total, 10))).toEqual([1, 1, 1, 2, 1000]);
});
