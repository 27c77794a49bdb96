import { expect, test } from 'vitest';
import { readStandCode, standCode, standHref } from './halls.ts';

test.each([
  ['W2-A07', { hall: 'W2', number: 'A07' }],
  [' w2 a07 ', { hall: 'W2', number: 'A07' }],
  ['C-A16', { hall: 'C', number: 'A16' }],
  ['A07', undefined],
  ['W2-A7', undefined],
  ['W2-A07x', undefined],
])('%s as a stand', (value, stand) => {
  expect(readStandCode(value)).toEqual(stand);
});

test('a stand has one name and one address', () => {
  const stand = { hall: 'W2', number: 'A07' };
  expect(standCode(stand)).toBe('W2-A07');
  expect(standHref(stand)).toBe('/exhibition/?cursor=layout&stand=W2-A07');
});
