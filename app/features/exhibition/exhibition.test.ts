import { expect, test } from 'vitest';
import { standHref } from '#features/halls/index.server.ts';
import { audiences, cursors, guideHref, noticesHref, readAudience, readCursor, readNumber } from './exhibition.ts';
import { planHref, readZoom } from './layout.ts';

test('a part is known by its name; without one the exhibitors are shown', () => {
  expect(readCursor(null)).toBe('exhibitors');
  expect(cursors.map((cursor) => readCursor(cursor))).toEqual([...cursors]);
  for (const value of ['', 'Layout', 'nothing']) expect(readCursor(value)).toBeUndefined();
});

test('what an address may say, and what not', () => {
  expect(['1', '42', '0', '-1', '1.5', 'x', '', null].map(readNumber)).toEqual([1, 42, ...Array(6).fill(undefined)]);
  expect(['1', '4', '5', '', 'x', null].map(readZoom)).toEqual([1, 4, undefined, undefined, undefined, 1]);
  expect([...audiences, 'press', '', null].map(readAudience)).toEqual([...audiences, undefined, undefined, undefined]);
});

test('addresses say no more than they need to', () => {
  expect(noticesHref()).toBe('/exhibition/more');
  expect(noticesHref({ audience: 'visitor', page: 2 })).toBe('/exhibition/more?for=visitor&page=2');
  expect(guideHref('exhibitor', 'power')).toBe('/exhibition/?cursor=manual#power');
  expect(guideHref('visitor')).toBe('/exhibition/?cursor=manual&guide=visitor');
  expect(planHref({ stand: 'W2-A07' })).toBe(standHref({ hall: 'W2', number: 'A07' }));
  expect(planHref({ hall: 'W2', zoom: 1 })).toBe('/exhibition/?cursor=layout&hall=W2');
  expect(planHref({ hall: 'W2', stand: 'W2-A07', industry: 3, zoom: 2 })).toBe(
    '/exhibition/?cursor=layout&stand=W2-A07&industry=3&zoom=2',
  );
});
