import { expect, test } from 'vitest';
import type { PlaceKind } from '#features/halls/index.server.ts';
import { routeTo } from './stand-route.ts';

/** Two aisles of eight stands each: odd numbers on the north side, even ones on the south. */
const stands = ['A', 'B'].flatMap((letter, aisle) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
    number: `${letter}0${number}`,
    x: 10 + Math.floor((number - 1) / 2) * 8,
    y: aisle * 16 + (number % 2 === 1 ? 0 : 10),
    width: 8,
    depth: 6,
  })),
);
const entrances = (...kinds: PlaceKind[]) => kinds.map((kind) => ({ kind }));
const both = entrances('entrance-west', 'entrance-east', 'toilets');

function way(number: string, places = both) {
  const stand = stands.find((one) => one.number === number);
  if (!stand) throw new Error(`No stand ${number}`);
  return routeTo(stand, stands, places);
}

test('from the nearer entrance: walking east the north is on the left, walking west on the right', () => {
  expect(way('A01')).toEqual({ entrance: 'west', aisle: 'A', side: 'left', nth: 1 });
  expect(way('A04')).toEqual({ entrance: 'west', aisle: 'A', side: 'right', nth: 2 });
  expect(way('B07')).toEqual({ entrance: 'east', aisle: 'B', side: 'right', nth: 1 });
  expect(way('B06')).toEqual({ entrance: 'east', aisle: 'B', side: 'left', nth: 2 });
});

test('where there is one entrance, from that; without any there is no way', () => {
  expect(way('A07', entrances('entrance-west'))).toEqual({ entrance: 'west', aisle: 'A', side: 'left', nth: 4 });
  expect(way('A01', entrances('entrance-east'))).toEqual({ entrance: 'east', aisle: 'A', side: 'right', nth: 4 });
  expect(way('A01', entrances('entrance-centre'))).toBeUndefined();
});
