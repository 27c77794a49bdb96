import { expect, test } from 'vitest';
import { isWithin } from './is-within.ts';

test('a page is within its own address, with a slash at the end or without', () => {
  for (const path of ['/console/halls', '/console/halls/', '/console/halls/w1'])
    expect(isWithin('/console/halls/', path), path).toBe(true);
});

test('what is only called alike is elsewhere', () => {
  expect(isWithin('/console/content/hall/', '/console/content/hall-place/3')).toBe(false);
  expect(isWithin('/console/content/hall', '/console/content/hall-place/')).toBe(false);
});

test('what an address asks for does not count', () => {
  expect(isWithin('/console/content/article/?order=title', '/console/content/article')).toBe(true);
});
