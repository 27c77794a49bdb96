import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesOf, isUpon, joined, misplaced, type PlannedStand, split, standsOfRun } from './stands.ts';

const stand = (number: string, x: number, y: number, width = 3, depth = 3): PlannedStand => {
  return { number, x, y, width, depth, companyId: null };
};

const boxes = fc.record({
  x: fc.integer({ min: 0, max: 90 }),
  y: fc.integer({ min: 0, max: 60 }),
  width: fc.integer({ min: 1, max: 30 }),
  depth: fc.integer({ min: 1, max: 30 }),
});

describe('two stands as one', () => {
  test.each([
    ['east', stand('A03', 13, 4), { x: 10, y: 4, width: 6, depth: 3 }],
    ['west', stand('A03', 7, 4), { x: 7, y: 4, width: 6, depth: 3 }],
    ['south', stand('A03', 10, 7), { x: 10, y: 4, width: 3, depth: 6 }],
    ['north', stand('A03', 10, 1), { x: 10, y: 1, width: 3, depth: 6 }],
    ['with an aisle between', stand('A03', 14, 4), undefined],
    ['by a part of a side', stand('A03', 13, 4, 3, 4), undefined],
    ['by a corner', stand('A03', 13, 7), undefined],
  ])('%s', (_, other, one) => {
    expect(joined(stand('A01', 10, 4), other)).toEqual(one);
  });

  test('and two of one are that one again, and lie side by side', () => {
    fc.assert(
      fc.property(boxes, fc.integer({ min: 1, max: 29 }), (whole, metres) => {
        const parts = split(whole, metres);
        if (!parts) return metres >= Math.max(whole.width, whole.depth);
        const [one, other] = parts;
        expect(joined(one, other)).toEqual(whole);
        return !isUpon(one, other);
      }),
    );
  });
});

test('a run goes on with the numbers of its side of the aisle', () => {
  const run = standsOfRun({ first: stand('B12', 10, 20), count: 3, direction: 'east', step: 2 });
  expect(run?.map(({ number, x, y }) => [number, x, y])).toEqual([
    ['B12', 10, 20],
    ['B14', 13, 20],
    ['B16', 16, 20],
  ]);
  const south = standsOfRun({ first: stand('B12', 10, 20), count: 2, direction: 'south', step: 1 });
  expect(south?.map(({ number, x, y }) => [number, x, y])).toEqual([
    ['B12', 10, 20],
    ['B13', 10, 23],
  ]);
  expect(standsOfRun({ first: stand('B95', 0, 0), count: 4, direction: 'east', step: 2 })).toBeUndefined();
});

test('stands of a run never lie upon each other', () => {
  fc.assert(
    fc.property(boxes, fc.integer({ min: 1, max: 12 }), ({ width, depth }, count) => {
      const run = standsOfRun({ first: stand('A01', 0, 0, width, depth), count, direction: 'south', step: 1 }) ?? [];
      return run.every((one) => run.every((other) => one === other || !isUpon(one, other)));
    }),
  );
});

test('a plan changes what is new, gone, elsewhere, or another company’s', () => {
  const shown = [stand('A01', 0, 0), stand('A03', 3, 0), stand('A05', 6, 0), stand('A07', 9, 0)];
  const planned = [
    stand('A01', 0, 0),
    stand('A03', 3, 5),
    { ...stand('A05', 6, 0), companyId: 7 },
    stand('A09', 12, 0),
  ];
  expect(changesOf(shown, planned).map(({ number, was, is }) => [number, Boolean(was), Boolean(is)])).toEqual([
    ['A03', true, true],
    ['A05', true, true],
    ['A07', true, false],
    ['A09', false, true],
  ]);
  fc.assert(
    fc.property(fc.array(boxes, { maxLength: 9 }), (some) => {
      const plan = some.map((box, i) => ({ ...box, number: `A0${i}`, companyId: null }));
      return changesOf(plan, plan).length === 0;
    }),
  );
});

test('misplaced is what lies upon a stand before it, or beyond the walls', () => {
  const walls = { width: 12, depth: 6 };
  const stands = [stand('A01', 0, 0), stand('A02', 2, 2), stand('A03', 3, 0), stand('A04', 9, 3), stand('A05', 10, 0)];
  expect(misplaced(stands, walls).map(({ number }) => number)).toEqual(['A02', 'A05']);
});
