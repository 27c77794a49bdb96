import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

const shown = (page: number, pages: number) =>
  pageNumbers(page, pages)
    .map(({ number }) => number ?? '…')
    .join(' ');

test('few pages are all there', () => {
  expect(shown(1, 2)).toBe('1 2');
  expect(shown(4, 7)).toBe('1 2 3 4 5 6 7');
});

test('many pages show first, last and neighbours', () => {
  expect(shown(1, 20)).toBe('1 2 3 4 5 … 20');
  expect(shown(10, 20)).toBe('1 … 9 10 11 … 20');
  expect(shown(20, 20)).toBe('1 … 16 17 18 19 20');
});

test('wherever one is: never more than seven entries, none twice, no gap for a single page', () => {
  for (let pages = 1; pages <= 30; pages++) {
    for (let page = 1; page <= pages; page++) {
      const entries = pageNumbers(page, pages);
      const numbers = entries.map(({ number }) => number);
      expect(entries.length).toBeLessThanOrEqual(7);
      expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
      expect(numbers).toContain(page);
      expect([numbers.at(0), numbers.at(-1)]).toEqual([1, pages]);
      for (const [i, number] of numbers.entries()) {
        if (number !== undefined || i === 0) continue;
        expect((numbers[i + 1] ?? 0) - (numbers[i - 1] ?? 0)).toBeGreaterThan(2);
      }
    }
  }
});
