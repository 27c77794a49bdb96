import { expect, test } from 'vitest';
import { canonicalAddress } from './canonical.ts';

test.each([
  ['/', '', [], '/'],
  ['/home', '', [], '/'],
  ['/home/', '?tab=exhi', [], '/'],
  ['/news', '', [], '/news/'],
  ['/news/', '?page=2', [], '/news/'],
  ['/service/hotel', '', [], '/service/hotel/'],
  ['/news/more/list/42c6/', '?utm=x&page=2', ['page'], '/news/more/list/42c6?page=2'],
  ['/exhibition', '?cursor=buyers', ['cursor'], '/exhibition/?cursor=buyers'],
])('%s%s is %s', (path, search, keep, expected) => {
  expect(canonicalAddress(path, search, keep)).toBe(expected);
});
