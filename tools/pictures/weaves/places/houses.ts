/** Hotels that are known by their house. */
import { lantern } from '../../loom/buildings.ts';
import type { Loom, Paint } from '../../loom/loom.ts';
import { sun, tree } from '../../loom/nature.ts';
import { stripes, upright, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { arch } from '../elements/built.ts';
import { aeroplane } from '../elements/fair.ts';
import { downs, glitter, heaven, mist, peak, water } from '../elements/land.ts';
import { baobab, bush, datePalm } from '../elements/plants.ts';
import { pirogue } from '../elements/vessels.ts';
import { landscapes } from '../landscapes.ts';

/** A front with windows in rows; every third one is lit. */
function front(
  l: Loom,
  x: number,
  y: number,
  wide: number,
  tall: number,
  wall: Paint,
  [dark, lit]: readonly [string, string],
  step = 9,
): void {
  l.rect(x, y - tall, wide, tall, wall);
  for (let py = y - tall + 5, row = 0; py < y - 14; py += step, row++)
    for (let px = x + 4, column = 0; px < x + wide - 5; px += step, column++)
      l.rect(px, py, step * 0.5, step * 0.6, (row * 2 + column) % 3 ? dark : lit);
}

function door(l: Loom, x: number, y: number, wide: number, canopy: string): void {
  l.rect(x - wide / 2, y - 13, wide, 13, c.bark);
  l.rect(x - wide / 2 + 1.4, y - 12, wide - 2.8, 12, c.gold);
  l.rect(x - 0.6, y - 12, 1.4, 12, c.bark);
  l.rect(x - wide, y - 17, wide * 2, 4, canopy);
}

/** Across the avenue from the halls. */
function avenue(l: Loom): void {
  heaven(l, [c.sky, c.haze, c.paper, c.straw], 100, 5);
  front(l, 62, 104, 68, 88, woven('twill', c.coral, c.clay), [c.indigo, c.gold]);
  l.rect(58, 12, 76, 6, woven('zigzag', c.brick, c.gold, c.gold, 58, 12));
  door(l, 96, 104, 16, c.good);
  l.rect(0, 104, 192, 24, c.soft);
  l.rect(0, 103, 192, 4, c.bone);
  l.rect(0, 117, 192, 2, stripes([c.gold, c.soft], 11, 'x'));
  for (const x of [10, 34, 52, 142, 160, 182]) tree(l, x, 106, 44, [c.lime, c.grass, c.good], c.bark);
}

/** Rooms that look out on the river. */
function riverside(l: Loom): void {
  heaven(l, [c.rose, c.coral, c.honey, c.gold], 76, 6);
  sun(l, 34, 58, 18, [c.flame, c.honey, c.gold]);
  downs(l, '-5,74 60,66 130,74 200,66', c.sage);
  for (const [x, w, t] of [
    [78, 34, 50],
    [112, 44, 64],
    [156, 30, 44],
  ] as const) {
    front(l, x, 84, w, t, upright([c.paper, c.straw, c.sand], x, w), [c.denim, c.honey], 8);
    for (let y = 90 - t; y < 74; y += 8) l.rect(x, y + 5, w, 1.4, c.cinnabar);
  }
  l.rect(70, 82, 122, 5, c.leaf);
  water(l, 86, 128, [c.coral, c.mauve, c.teal, c.sea], c.gold);
  glitter(l, 34, 87, 116, 7, c.gold);
  pirogue(l, { x: 110, y: 112, size: 1 }, c.earth, c.cinnabar);
  l.poly(points('96,108 96,96 120,96 120,108'), woven('lattice', c.gold, c.brick, c.brick));
  l.poly(points('90,97 100,90 116,90 126,97'), c.brick);
}

/** A baobab in the garden before the house. */
function garden(l: Loom): void {
  heaven(l, [c.blue, c.sky, c.haze, c.straw], 100, 5);
  front(l, 6, 104, 66, 66, upright([c.straw, c.gold, c.tan], 6, 66), [c.indigo, c.paper]);
  front(l, 120, 104, 66, 66, upright([c.straw, c.gold, c.tan], 120, 66), [c.indigo, c.paper]);
  for (const x of [6, 120]) l.rect(x - 3, 36, 72, 5, woven('hourglass', c.leaf, c.gold, c.cinnabar, x - 3, 36));
  l.rect(0, 102, 192, 26, c.grass);
  l.ellipse(96, 118, 90, 12, c.lime);
  baobab(l, 96, 116, 98, [c.tan, c.umber, c.earth], [c.grass, c.good, c.leaf]);
  for (const x of [30, 58, 134, 164]) bush(l, x, 112, 7, [c.coral, c.cinnabar, c.good]);
}

/** Studios: balconies with washing and pots. */
function apartments(l: Loom): void {
  l.rect(0, 0, 192, 128, woven('twill', c.honey, c.gold));
  const tones = [c.gold, c.paper, c.honey, c.straw] as const;
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 5; column++) {
      const x = 6 + column * 37 - (row % 2) * 18,
        y = 6 + row * 38;
      l.poly(
        [
          [x + 17, y - 4],
          [x + 35, y + 6],
          [x + 35, y + 30],
          [x + 17, y + 40],
          [x - 1, y + 30],
          [x - 1, y + 6],
        ],
        c.amber,
      );
      l.poly(
        [
          [x + 17, y],
          [x + 32, y + 8],
          [x + 32, y + 28],
          [x + 17, y + 36],
          [x + 2, y + 28],
          [x + 2, y + 8],
        ],
        tones[(row + column) % 4] ?? c.paper,
      );
      l.rect(x + 10, y + 8, 14, 16, (row + column) % 2 ? c.denim : c.indigo);
      l.rect(x + 16.4, y + 8, 1.4, 16, c.paper);
      l.rect(x + 6, y + 22, 22, 2, c.umber);
      for (let i = 0; i < 4; i++) l.rect(x + 8 + i * 6, y + 24, 1.2, 6, c.umber);
      if ((row + column) % 3 === 0)
        for (let i = 0; i < 3; i++) l.rect(x + 8 + i * 6, y + 17, 4, 5, [c.cinnabar, c.paper, c.good][i] ?? c.paper);
      if ((row + column) % 3 === 1) bush(l, x + 12, y + 22, 4, [c.grass, c.good, c.leaf]);
    }
}

/** Beside the station: the fast train in front of the house. */
function station(l: Loom): void {
  heaven(l, [c.midnight, c.indigo, c.denim, c.mauve], 90, 6);
  front(l, 30, 88, 54, 72, woven('checks', c.wine, c.plum), [c.night, c.gold], 8);
  front(l, 96, 88, 66, 52, upright([c.mauve, c.wine], 96, 66), [c.night, c.gold], 8);
  l.disc(57, 26, 9, c.paper);
  l.thread(points('57,26 57,20'), 1.4, c.ink);
  l.thread(points('57,26 62,28'), 1.4, c.ink);
  l.rect(0, 88, 192, 40, c.soft);
  l.blob(points('-20,86 90,86 140,88 164,96 178,108 172,116 -20,116'), upright([c.surface, c.paper, c.line], -20, 200));
  l.poly(points('-1,104 168,104 174,109 -1,109'), c.cinnabar);
  l.poly(points('138,92 154,96 162,102 136,102'), c.indigo);
  for (let i = 0; i < 8; i++) l.rect(4 + i * 16, 93, 11, 7, c.denim);
  l.rect(0, 116, 192, 3, c.ink);
  for (let x = 0; x < 192; x += 9) l.rect(x, 119, 5, 3, c.bark);
  l.rect(0, 122, 192, 6, c.tan);
}

/** A small family house in the morning. */
function inn(l: Loom): void {
  heaven(l, [c.honey, c.gold, c.straw, c.paper], 94, 6);
  sun(l, 158, 42, 20, [c.ochre, c.honey, c.straw]);
  downs(l, '-5,88 60,80 130,90 200,82', c.sage);
  l.rect(0, 102, 192, 26, c.lime);
  l.poly(points('84,104 108,104 128,128 64,128'), c.sand);
  l.rect(42, 60, 108, 46, c.paper);
  l.poly(points('28,64 46,34 146,34 164,64 150,58 42,58'), stripes([c.steel, c.soft], 2));
  l.rect(44, 32, 104, 3, c.ink);
  l.rect(112, 18, 10, 18, c.brick);
  l.bend(points('117,16 113,9 121,4 116,-4'), 4, c.surface, 7);
  for (const x of [56, 118]) {
    l.rect(x, 68, 20, 18, c.umber);
    l.rect(x + 2, 70, 16, 14, woven('lattice', c.gold, c.umber, c.umber, x + 2, 70));
  }
  l.rect(86, 70, 20, 36, c.brick);
  l.rect(95.4, 70, 1.4, 36, c.bark);
  lantern(l, 80, 74, 5);
  lantern(l, 112, 74, 5);
  for (const x of [24, 168]) bush(l, x, 112, 12, [c.grass, c.good, c.leaf]);
}

/** A kitchen where all is halal: arches among dunes, palms and the new moon. */
function dunes(l: Loom): void {
  heaven(l, [c.indigo, c.denim, c.mauve, c.rose, c.honey], 92, 6);
  l.disc(154, 30, 15, c.straw);
  l.disc(161, 26, 14, c.indigo);
  downs(l, '-5,80 50,66 110,84 200,70', c.honey);
  l.rect(34, 56, 96, 56, upright([c.paper, c.straw, c.sand, c.tan], 34, 96));
  for (const x of [34, 58, 82, 106])
    l.poly(
      [
        [x, 57],
        [x, 50],
        [x + 12, 44],
        [x + 24, 50],
        [x + 24, 57],
      ],
      x % 48 === 34 ? c.straw : c.paper,
    );
  for (const x of [40, 62, 92, 114]) arch(l, x, 84, 10, 17, c.indigo);
  arch(l, 70, 112, 24, 44, c.brick);
  arch(l, 73, 112, 18, 39, c.gold);
  for (const x of [42, 102]) arch(l, x, 112, 20, 22, c.plum);
  l.rect(34, 57, 96, 5, woven('hourglass', c.teal, c.gold, c.gold, 34, 57));
  l.rect(0, 110, 192, 18, c.gold);
  downs(l, '-5,116 60,110 130,118 200,108', c.honey);
  datePalm(l, 16, 114, 64);
  datePalm(l, 168, 114, 52);
}

/** Beside the airport, at night. */
function airport(l: Loom): void {
  heaven(l, [c.night, c.midnight, c.indigo, c.denim], 98, 6);
  l.disc(28, 24, 10, c.straw);
  l.disc(33, 21, 9, c.night);
  aeroplane(l, { x: 104, y: 34, size: 1.3 }, c.surface, c.cinnabar);
  front(l, 14, 104, 58, 46, upright([c.denim, c.indigo], 14, 58), [c.night, c.gold], 8);
  door(l, 43, 104, 12, c.cinnabar);
  l.poly(points('150,104 154,62 166,62 170,104'), upright([c.line, c.stone], 150, 20));
  l.poly(points('142,62 146,48 174,48 178,62'), c.gold);
  l.rect(143, 45, 34, 4, c.line);
  l.rect(159, 34, 1.6, 12, c.cinnabar);
  l.rect(0, 104, 192, 24, c.soft);
  for (let i = 0; i < 9; i++) l.rect(8 + i * 22, 115, 12, 3, c.paper);
  for (let i = 0; i < 12; i++) l.disc(6 + i * 16, 107, 1.6, i % 2 ? c.gold : c.sky);
}

/** Below the mountain, among students. */
function campus(l: Loom): void {
  heaven(l, [c.haze, c.paper, c.straw], 84, 5);
  peak(l, 96, 92, 210, 74, [c.sage, c.teal]);
  mist(l, 60, c.paper, 5, 2.4);
  downs(l, '-5,86 60,78 130,88 200,80', c.good);
  l.rect(30, 66, 132, 42, c.clay);
  l.poly(points('20,68 36,48 156,48 172,68'), stripes([c.leaf, c.deep], 2));
  for (let i = 0; i < 6; i++) l.rect(38 + i * 21, 74, 11, 14, i % 2 ? c.gold : c.straw);
  l.rect(0, 106, 192, 22, c.sand);
  const umbrella = (x: number, y: number, r: number, tones: readonly [string, string]) => {
    l.rect(x - 0.6, y, 1.6, r * 1.1, c.bark);
    l.where(
      { x: x - r, y: y - r, w: r * 2, h: r },
      (px, py) => Math.hypot(px - x, (py - y) * 1.3) <= r,
      (px, py) => tones[Math.floor((Math.atan2(py + 0.5 - y, px + 0.5 - x) / Math.PI) * 10 + 20) % 2],
    );
    l.rect(x - 0.6, y - r * 0.8, 1.6, 4, c.bark);
  };
  umbrella(44, 100, 26, [c.cinnabar, c.coral]);
  umbrella(148, 100, 26, [c.azure, c.sky]);
  umbrella(96, 106, 32, [c.ochre, c.gold]);
}

export const houses = landscapes({ avenue, riverside, garden, apartments, station, inn, dunes, airport, campus });
