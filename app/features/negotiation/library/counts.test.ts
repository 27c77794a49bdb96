import { expect, test } from 'vitest';
import { type CountCell, countBy } from './counts.ts';

const cells: CountCell[] = [
  { category: 'trade', region: 'KE', industry: 3, status: 'published', count: 4, amount: 400 },
  { category: 'trade', region: 'GH', industry: 3, status: 'signed', count: 2, amount: 50 },
  { category: 'investment', region: 'KE', industry: 8, status: 'published', count: 1, amount: 7000 },
];

test('without a filter everything counts', () => {
  const { total, amount, categories, regions } = countBy(cells, {});
  expect([total, amount]).toEqual([7, 7450]);
  expect(Object.fromEntries(categories)).toEqual({ trade: 6, investment: 1 });
  expect(Object.fromEntries(regions)).toEqual({ KE: 5, GH: 2 });
});

test('each filter says what another choice of it would leave beside the others', () => {
  const { total, categories, regions, industries, statuses } = countBy(cells, { category: 'trade', countries: ['KE'] });
  expect(total).toBe(4);
  expect(Object.fromEntries(categories)).toEqual({ trade: 4, investment: 1 });
  expect(Object.fromEntries(regions)).toEqual({ KE: 4, GH: 2 });
  expect(Object.fromEntries(industries)).toEqual({ 3: 4 });
  expect(Object.fromEntries(statuses)).toEqual({ published: 4 });
});
