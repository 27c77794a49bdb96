import { expect, test } from 'vitest';
import type { Measured } from './costs.ts';
import { demand } from './demand.ts';
import { monthOf } from './month.ts';
import { scalePage } from './page.ts';
import { prices } from './prices.ts';
import { arrivals, seeded } from './random.ts';
import { fewestProcesses, simulateHour, startsAt } from './simulate.ts';
import { wallsOf } from './walls.ts';

const cost = (site: number, database = 0) => ({ site, database, wal: 0 });
const measured: Measured = {
  isAssumed: false,
  on: '2026-01-01',
  machine: 'made up',
  costs: {
    cachedPage: cost(0.05),
    freshPage: cost(2, 0.5),
    graphicCode: cost(2),
    codeSent: cost(1, 1),
    login: cost(1, 1),
    reservation: cost(3, 2),
  },
  pageBytes: 20_000,
  rowBytes: { reservation: 4000, member: 1000 },
  oneDay: { pgbench: 1000, overHttp: 500 },
};
const hour = (processes: number, changes: Partial<typeof demand> = {}, edge = true) =>
  simulateHour(measured, { ...demand, ...changes }, { processes, edge });

test('those who begin to reserve in the hour are as many as were said, half of them by the time that was said', () => {
  const at = Array.from({ length: 3600 }, (_, second) => startsAt(demand, second));
  const sum = (until: number) => at.slice(0, until).reduce((all, each) => all + each, 0);
  expect(sum(3600)).toBeCloseTo(demand.reservationsInFirstHour, 3);
  expect(sum(demand.halfComeIn) / sum(3600)).toBeCloseTo(0.5 / (1 - 2 ** -6), 3);
  expect(startsAt(demand, 3600)).toBe(0);
});

test.each([0.2, 3, 40, 400])('where %s are expected, so many come on average, unevenly', (expected) => {
  const random = seeded(7);
  const counts = Array.from({ length: 40_000 }, () => arrivals(expected, random));
  const mean = counts.reduce((all, each) => all + each, 0) / counts.length;
  const variance = counts.reduce((all, each) => all + (each - mean) ** 2, 0) / counts.length;
  expect(mean / expected).toBeCloseTo(1, 1);
  expect(variance / expected).toBeGreaterThan(0.9);
  expect(variance / expected).toBeLessThan(1.1);
});

test('the same seed gives the same hour', () => {
  expect(hour(20)).toEqual(hour(20));
  expect(simulateHour(measured, demand, { processes: 20, edge: true, seed: 2 })).not.toEqual(hour(20));
});

test('all who begin have reserved at the end', () => {
  expect(hour(20).reservations / demand.reservationsInFirstHour).toBeCloseTo(1, 2);
});

test('the fewest processes are enough, and one less is not', () => {
  const fewest = fewestProcesses(measured, demand, true);
  expect(hour(fewest).site.longest).toBeLessThanOrEqual(demand.patience);
  expect(hour(fewest - 1).site.longest).toBeGreaterThan(demand.patience);
});

test('as many processes as the mean wants leave a long line at the opening: the control', () => {
  // What an hour's work comes to, spread evenly over it.
  const work = demand.reservationsInFirstHour * (8 * 2 + 1.3 * 2 + 1.1 * 2 + 3) + 1_000_000 * 0.03 * 2;
  const mean = Math.ceil(work / 3_600_000 / demand.usable);
  expect(hour(mean).site.longest).toBeGreaterThan(60);
});

test('an edge takes most of the work of pages away, and none of the reservations', () => {
  expect(hour(50, {}, false).site.busiest).toBeGreaterThan(hour(50).site.busiest);
  expect(hour(50, {}, false).database.busiest).toBeCloseTo(hour(50).database.busiest, 5);
});

test('a day that all want has a line before its row once more come than it takes', () => {
  expect(hour(50).hotDay.longest).toBe(0);
  expect(hour(50, { reservationsInFirstHour: 2_000_000 }).hotDay.longest).toBeGreaterThan(1);
});

test('of the walls the nearest comes first', () => {
  const walls = wallsOf(measured, demand, 20, hour(20));
  const near = walls.map(({ asked, most }) => asked / most);
  expect(near).toEqual(near.toSorted((a, b) => b - a));
  expect(walls[0]?.what).toContain('codes');
});

test('a month costs what its parts cost, each by its price', () => {
  const month = monthOf(measured, demand, { ...prices, processor: 100 }, { processes: 7, edge: true });
  expect(month[0]).toEqual({ what: 'processes of the site', amount: '7 processors', yuan: 700 });
  expect(month.find(({ what }) => what.startsWith('bytes'))?.yuan).toBeCloseTo(18_000 * prices.edgeGigabyte, 6);
});

test('a page of figures that nobody has measured says so, and one of measured ones does not', () => {
  expect(scalePage({ ...measured, isAssumed: true })).toContain('**Nobody has measured these costs yet**');
  expect(scalePage(measured)).not.toContain('Nobody has measured');
});
