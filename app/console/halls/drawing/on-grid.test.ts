import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxBetween, movedBy, sizedBy } from './on-grid.ts';

const walls = { width: 96, depth: 72 };
const box = { x: 10, y: 4, width: 6, depth: 3 };

test('a stand moves and grows by whole metres, up to the walls and no further', () => {
  expect(movedBy(box, 1, -1, walls)).toEqual({ ...box, x: 11, y: 3 });
  expect(movedBy(box, -99, 99, walls)).toEqual({ ...box, x: 0, y: 69 });
  expect(sizedBy(box, 1, -1, walls)).toEqual({ ...box, width: 7, depth: 2 });
  expect(sizedBy(box, -99, 99, walls)).toEqual({ ...box, width: 1, depth: 68 });
});

test('a stand that is drawn covers each metre that was touched, from whichever corner', () => {
  expect(boxBetween({ x: 10.2, y: 4.9 }, { x: 12.1, y: 4.1 }, walls)).toEqual({ x: 10, y: 4, width: 3, depth: 1 });
  expect(boxBetween({ x: 12.1, y: 6 }, { x: 10.2, y: 4.9 }, walls)).toEqual({ x: 10, y: 4, width: 3, depth: 3 });
  expect(boxBetween({ x: 90, y: 70 }, { x: 200, y: 200 }, walls)).toEqual({ x: 90, y: 70, width: 6, depth: 2 });
});

test('whatever is done with it, a stand stays within the walls', () => {
  const metres = fc.integer({ min: -200, max: 200 });
  const act = fc.record({ east: metres, south: metres, sizes: fc.boolean() });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 20 }), (all) => {
      const end = all.reduce((at, { east, south, sizes }) => (sizes ? sizedBy : movedBy)(at, east, south, walls), box);
      expect(Math.min(end.x, end.y, end.width - 1, end.depth - 1)).toBeGreaterThanOrEqual(0);
      expect(end.x + end.width).toBeLessThanOrEqual(walls.width);
      expect(end.y + end.depth).toBeLessThanOrEqual(walls.depth);
    }),
  );
});
