import { expect, test } from 'vitest';
import { pauseAfter } from './place.ts';

test('a process that was well is followed at once, one that keeps failing later and later, and never given up', () => {
  expect([0, 1, 2, 3, 7, 8, 1000].map(pauseAfter)).toEqual([0, 500, 1000, 2000, 30_000, 30_000, 30_000]);
});
