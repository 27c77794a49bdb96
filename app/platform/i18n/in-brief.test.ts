import { expect, test } from 'vitest';
import { inBrief } from './in-brief.ts';

const filler = (words: number) => Array.from({ length: words }, () => 'linen').join(' ');

test('a short text stays whole', () => {
  expect(inBrief('4,800 pieces of porcelain, 3,000 sets of linen.')).toBe(
    '4,800 pieces of porcelain, 3,000 sets of linen.',
  );
});

test('a long one ends with a sentence, not within a figure', () => {
  const first = `We need ${filler(20)} for 2.5 months.`;
  expect(inBrief(`${first} Then 12,000 tins of it, ${filler(30)}.`)).toBe(first);
});

test('a long first sentence ends with a clause, and not within brackets', () => {
  const clause = `We need ${filler(20)}`;
  expect(inBrief(`${clause}, moisture-proof (E1, E0 ${filler(30)}), 12,000 tins.`)).toBe(`${clause}…`);
  expect(inBrief(`${clause} ; ${filler(30)}.`)).toBe(`${clause}…`);
  expect(inBrief(`采购${'布'.repeat(40)}，1.2万块${'布'.repeat(40)}。`)).toBe(`采购${'布'.repeat(40)}……`);
});

test('a text without a place to end at stays whole', () => {
  expect(inBrief(filler(60))).toBe(filler(60));
});
