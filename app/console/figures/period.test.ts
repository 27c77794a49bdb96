import { expect, test } from 'vitest';
import { figureFileHref, figuresHref, readPeriod } from './period.ts';

/** The evening of the 25th in UTC: at the venue it is the 26th. */
const now = new Date('2026-11-25T17:00:00Z');
const read = (query: string) => readPeriod(new URLSearchParams(query), now);

test.each([
  ['', '2026-10-30', '2026-11-26'],
  ['from=&to=', '2026-10-30', '2026-11-26'],
  ['to=2026-06-15', '2026-05-19', '2026-06-15'],
  ['from=2026-11-01', '2026-11-01', '2026-11-26'],
  ['day=2026-06-12', '2026-06-12', '2026-06-12'],
  ['from=2025-10-23&to=2026-11-26', '2025-10-23', '2026-11-26'],
])('%j asks for these days', (query, from, to) => {
  expect(read(query)).toEqual({ typed: { from, to }, period: { from, to }, problems: {} });
});

test.each([
  ['from=2026-02-30&to=2026-03-01', { from: 'no-day' }],
  ['to=tomorrow', { to: 'no-day' }],
  ['from=x&to=y', { from: 'no-day', to: 'no-day' }],
  ['from=2026-06-15&to=2026-06-12', { to: 'order' }],
  ['from=2025-10-22&to=2026-11-26', { from: 'long' }],
])('%j asks for none, and what was typed stays', (query, problems) => {
  const asked = read(query);
  expect(asked).toMatchObject({ period: undefined, problems });
  for (const [name, value] of new URLSearchParams(query)) expect(asked.typed).toHaveProperty(name, value);
});

test('a period has an address of its own, on the page and as a file', () => {
  const period = { from: '2026-06-12', to: '2026-06-15' };
  expect(figuresHref('visitors', period)).toBe('/console/figures/?of=visitors&from=2026-06-12&to=2026-06-15');
  expect(figureFileHref('visitors', period)).toBe('/console/figures/visitors/csv?from=2026-06-12&to=2026-06-15');
});
