import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markedSteps, marksTo } from './scale.ts';

test.each([
  [0, [0, 1, 2]],
  [1, [0, 1, 2]],
  [5, [0, 1, 2, 3, 4, 5]],
  [6, [0, 2, 4, 6]],
  [214, [0, 50, 100, 150, 200, 250]],
  [99_999, [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
])('the marks up to %d', (highest, marks) => expect(marksTo(highest)).toEqual(marks));

test('marks are whole, three to six, and reach the highest', () => {
  fc.assert(
    fc.property(fc.nat(), (highest) => {
      const marks = marksTo(highest);
      expect(marks.every(Number.isInteger)).toBe(true);
      expect(marks.length).toBeGreaterThanOrEqual(3);
      expect(marks.length).toBeLessThanOrEqual(6);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(highest);
    }),
  );
});

test.each([
  [0, []],
  [1, [0]],
  [2, [0, 1]],
  [3, [0, 1, 2]],
  [28, [0, 9, 18, 27]],
])('of %d steps the first and the last are named', (count, steps) => expect(markedSteps(count)).toEqual(steps));
