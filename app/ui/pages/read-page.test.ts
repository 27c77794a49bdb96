import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';

test('pages are counted from 1, and what is blank is the first', () => {
  expect([null, '', '1', '17', '99999'].map(readPage)).toEqual([1, 1, 1, 17, 99_999]);
});

test.each(['0', '-1', '01', '1.0', '1e3', 'two', '１', '100000'])('%s is no page', (value) => {
  expect(readPage(value)).toBeUndefined();
});
