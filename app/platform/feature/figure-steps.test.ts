import { expect, test } from 'vitest';
import { momentsOf, rowsOverTime, stepOfDays, stepOfMoments, stepsOf } from './figure-steps.server.ts';

test('one day is told by its hours, two months by days, and what is longer by months', () => {
  const day = { from: '2026-02-28', to: '2026-02-28' };
  expect([stepOfMoments(day), stepOfDays(day)]).toEqual(['hour', 'day']);
  expect(stepOfMoments({ from: '2026-01-01', to: '2026-03-03' })).toBe('day');
  expect(stepOfMoments({ from: '2026-01-01', to: '2026-03-04' })).toBe('month');
});

test('a period has all its steps, also over the end of a year and of February', () => {
  expect(stepsOf({ from: '2027-12-30', to: '2028-01-02' }, 'day')).toEqual([
    ...['2027-12-30', '2027-12-31', '2028-01-01', '2028-01-02'],
  ]);
  expect(stepsOf({ from: '2028-02-28', to: '2028-03-01' }, 'day')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(stepsOf({ from: '2027-12-31', to: '2028-02-01' }, 'month')).toEqual(['2027-12', '2028-01', '2028-02']);
  const hours = stepsOf({ from: '2028-02-29', to: '2028-02-29' }, 'hour');
  expect([hours.length, hours[0], hours.at(-1)]).toEqual([24, '00', '23']);
});

test('it begins and ends at midnight of the venue', () => {
  expect(momentsOf({ from: '2026-06-12', to: '2026-06-13' })).toEqual({
    since: new Date('2026-06-11T16:00:00Z'),
    until: new Date('2026-06-13T16:00:00Z'),
  });
});

test('a step in which nothing was counted has none', () => {
  const counted = [[{ name: '2026-06-13', count: 4 }], [{ name: '2026-06-12', count: 1 }]];
  expect(rowsOverTime({ from: '2026-06-12', to: '2026-06-13' }, 'day', counted)).toEqual([
    { name: '2026-06-12', values: [0, 1] },
    { name: '2026-06-13', values: [4, 0] },
  ]);
});
