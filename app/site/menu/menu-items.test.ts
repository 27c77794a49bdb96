import { expect, test } from 'vitest';
import { menuItems, outerAddress } from './menu-items.ts';

test('eleven items in the order of the specification, three of them without host', () => {
  expect(menuItems.map(({ path }) => path)).toEqual([
    '/',
    '/news/',
    '/forum/',
    '/exhibition/',
    '/exhibition/?cursor=cloud',
    '/service/',
    '/finance/',
    '/negotiation/',
    '/brand/',
    '/about/',
    '/search/',
  ]);
  expect(menuItems.flatMap(({ direct }, i) => (direct ? [i + 1] : []))).toEqual([6, 7, 11]);
});

test('an outer site is used for its own item where the settings name one', () => {
  const shell = { outer: { cloud: 'https://cloud.example/', finance: undefined } };
  expect(outerAddress('cloud', shell)).toBe('https://cloud.example/');
  expect(outerAddress('finance', shell)).toBeUndefined();
  expect(outerAddress('news', shell)).toBeUndefined();
});
