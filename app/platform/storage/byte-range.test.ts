import { describe, expect, test } from 'vitest';
import { readPart, readRange } from './byte-range.ts';

describe('the part of a file that is asked for', () => {
  test.each([
    [null, undefined],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-200', { start: 90, end: 99 }],
    ['bytes=99-99', { start: 99, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['BYTES=1-2', { start: 1, end: 2 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-5', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-1', undefined],
    ['bytes=a-b', undefined],
  ])('%j of 100 bytes', (header, range) => {
    expect(readRange(header, 100)).toEqual(range);
  });
});

test('of a file that is another by now the whole is wanted', () => {
  const range = 'bytes=0-9';
  expect(readPart({ range, condition: '"a"' }, '"a"', 100)).toEqual({ start: 0, end: 9 });
  expect(readPart({ range, condition: null }, '"a"', 100)).toEqual({ start: 0, end: 9 });
  expect(readPart({ range, condition: '"b"' }, '"a"', 100)).toBeUndefined();
});

test('an empty file has no last bytes', () => {
  expect(readRange('bytes=-5', 0)).toBe('unsatisfiable');
});
