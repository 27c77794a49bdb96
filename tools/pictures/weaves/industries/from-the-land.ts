/** Industries that live from land, water and ground. */
import type { Border } from '../../loom/borders.ts';
import type { Loom } from '../../loom/loom.ts';
import { hills, leaf, sun, tree } from '../../loom/nature.ts';
import { round, shade, stripes, upright, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import type { Drawings } from '../groups.ts';
import { scene } from '../scene.ts';

const LAND: Border = {
  tile: 'zigzag',
  ground: c.deep,
  figure: c.ochre,
  second: c.cinnabar,
  edge: c.paper,
  rim: c.deep,
};

/** Furrows that run to a point on the horizon. */
function furrows(loom: Loom, x: number, y: number, light: string, dark: string): void {
  for (let i = -14; i < 15; i++)
    loom.poly(
      [
        [x + i * 4, y],
        [x + 2 + i * 4, y],
        [x + 8 + i * 26, 124],
        [x - 6 + i * 26, 124],
      ],
      i % 2 ? light : dark,
    );
  loom.rect(0, y - 1, 192, 2, dark);
}

function agriculture(): Loom {
  return scene('morning', LAND, (loom) => {
    sun(loom, 150, 52, 22, [c.gold, c.ochre, c.flame]);
    hills(loom, 70, 7, 2, c.sage);
    furrows(loom, 96, 76, c.grass, c.earth);
    loom.rect(60, 40, 6, 80, c.grass);
    for (const [y, long, turn] of [
      [100, 60, -0.5],
      [104, 58, 3.6],
      [72, 52, 3.9],
      [66, 50, -0.9],
    ] as const)
      leaf(loom, 63, y, long, 13, turn, c.good, c.lime);
    for (const dx of [-10, -4, 4, 10])
      loom.bend(
        [
          [63, 42],
          [63 + dx * 0.6, 30],
          [63 + dx, 18],
        ],
        3,
        c.honey,
        1.4,
      );
    loom.ellipse(84, 62, 14, 27, c.leaf, 0.35);
    loom.ellipse(84, 60, 11, 25, c.amber, 0.35);
    loom.ellipse(84, 60, 10, 24, (x, y) => ((x + Math.floor(y / 4)) % 4 === 0 || y % 4 === 0 ? c.ochre : c.gold), 0.35);
    loom.bend(points('66,88 76,86 90,74'), 10, c.grass, 2);
    loom.bend(points('66,88 64,74 72,56'), 9, c.good, 2);
  });
}

function food(): Loom {
  return scene('rose', LAND, (loom) => {
    loom.rect(0, 92, 192, 36, woven('checks', c.cinnabar, c.brick, c.brick, 0, 0));
    loom.rect(0, 92, 192, 3, c.plum);
    loom.poly(points('22,30 46,30 46,40 56,54 56,104 14,104 14,54 22,44'), c.deep);
    loom.poly(points('25,46 43,46 53,58 53,101 17,101 17,58'), upright([c.grass, c.green, c.leaf], 17, 36));
    loom.rect(21, 22, 26, 10, c.ochre);
    loom.rect(17, 66, 36, 20, c.paper);
    loom.disc(35, 76, 7, c.cinnabar);
    loom.disc(92, 60, 17, round([c.gold, c.ochre, c.flame], 92, 60, 17));
    loom.disc(118, 62, 17, round([c.coral, c.cinnabar, c.brick], 118, 62, 17));
    loom.bend(points('84,42 104,30 138,44 146,62'), 10, c.gold, 5);
    loom.bend(points('86,46 106,36 134,48 142,64'), 4, c.honey, 2);
    leaf(loom, 118, 46, 18, 10, -0.8, c.green, c.lime);
    loom.poly(points('66,68 150,68 142,92 126,106 90,106 74,92'), c.midnight);
    loom.poly(points('69,70 147,70 140,90 125,103 91,103 76,90'), upright([c.sky, c.denim, c.indigo], 69, 78));
    loom.poly(points('72,76 144,76 141,84 75,84'), woven('lozenge', c.indigo, c.paper, c.gold, 70, 76));
    loom.poly(points('158,44 182,44 180,104 160,104'), c.haze);
    loom.poly(points('159,58 181,58 179,102 161,102'), c.ochre);
    loom.rect(166, 30, 3, 40, c.cinnabar);
  });
}

function coffeeTeaCocoa(): Loom {
  return scene('gold', LAND, (loom) => {
    hills(loom, 74, 8, 3, c.moss);
    hills(loom, 86, 6, 6, c.green);
    for (let row = 0; row < 4; row++)
      for (let x = (row % 2) * 8; x < 192; x += 16) loom.ellipse(x, 92 + row * 8, 9, 5, row % 2 ? c.good : c.grass);
    loom.ellipse(96, 104, 42, 7, c.bark);
    loom.ellipse(96, 102, 42, 6, c.paper);
    loom.ring(130, 76, 14, 8, c.paper);
    loom.poly(points('62,58 130,58 128,80 116,98 76,98 64,80'), upright([c.surface, c.paper, c.line], 62, 68));
    loom.rect(64, 70, 64, 8, c.cinnabar);
    loom.ellipse(96, 58, 34, 7, c.line);
    loom.ellipse(96, 58, 31, 5, c.cocoa);
    for (const x of [84, 96, 108])
      loom.bend(points(`${x},52 ${x + 3},44 ${x - 3},36 ${x + 2},24`), 3.4, c.surface, 1.2);
    loom.ellipse(30, 62, 26, 14, c.bark, 1.2);
    loom.ellipse(
      30,
      62,
      24,
      12,
      shade([c.gold, c.flame, c.brick], (x) => (x - 16) / 28),
      1.2,
    );
    loom.thread(points('24,42 34,82'), 1.4, c.brick);
    leaf(loom, 164, 88, 40, 20, -1.57, c.grass, c.lime);
    leaf(loom, 164, 90, 36, 18, -0.7, c.green, c.lime);
    leaf(loom, 164, 90, 36, 18, -2.4, c.green, c.lime);
  });
}

function forestry(): Loom {
  return scene('leaf', LAND, (loom) => {
    for (const [x, y, s] of [
      [24, 92, 64],
      [62, 86, 56],
      [150, 88, 66],
      [180, 92, 54],
    ] as const) {
      loom.rect(x - 3, y - 14, 6, 20, c.earth);
      for (let i = 0; i < 4; i++)
        loom.poly(
          [
            [x, y - s + i * 10],
            [x + 10 + i * 4, y - s * 0.62 + i * 13],
            [x - 10 - i * 4, y - s * 0.62 + i * 13],
          ],
          i % 2 ? c.green : c.leaf,
        );
    }
    tree(loom, 108, 88, 66, [c.lime, c.grass, c.good], c.earth);
    loom.rect(0, 90, 192, 38, stripes([c.good, c.green], 4));
    for (const [x, y] of points('66,104 92,104 118,104 79,88 105,88')) {
      loom.disc(x, y, 13, c.bark);
      loom.disc(x, y, 11, c.tan);
      loom.ring(x, y, 8, 6.4, c.ochre);
      loom.ring(x, y, 4, 2.6, c.ochre);
    }
  });
}

function fisheries(): Loom {
  return scene('noon', LAND, (loom) => {
    sun(loom, 156, 36, 16, [c.gold, c.ochre]);
    loom.rect(0, 66, 192, 60, (_, y) => (y < 80 ? c.sea : y < 100 ? c.teal : c.indigo));
    loom.poly(points('34,44 148,44 136,68 48,68'), c.plum);
    loom.poly(
      points('38,47 143,47 134,64 50,64'),
      shade([c.coral, c.cinnabar, c.brick], (_, y) => (y - 47) / 18),
    );
    loom.rect(46, 50, 92, 3, c.paper);
    loom.rect(58, 26, 30, 20, c.surface);
    for (const x of [62, 74]) loom.rect(x, 31, 8, 8, c.indigo);
    loom.rect(104, 14, 4, 32, c.earth);
    loom.thread(points('106,16 160,66'), 1.6, c.ink);
    loom.where(
      { x: 130, y: 66, w: 50, h: 50 },
      (x, y) =>
        ((x - 156) / 22) ** 2 + ((y - 72) / 40) ** 2 < 1 && y > 68 && ((x + y) % 8 < 1.6 || (x - y + 400) % 8 < 1.6),
      c.straw,
    );
    loom.rect(0, 66, 192, 4, (x) => (x % 14 < 7 ? c.haze : c.sky));
    for (const [x, y, s] of [
      [28, 92, 1],
      [84, 88, 1.2],
      [60, 108, 0.9],
      [112, 108, 1],
    ] as const) {
      loom.ellipse(x, y, 15 * s, 7 * s, c.haze);
      loom.ellipse(x, y - 1, 13 * s, 4 * s, c.sky);
      loom.poly(
        [
          [x + 12 * s, y],
          [x + 22 * s, y - 7 * s],
          [x + 22 * s, y + 7 * s],
        ],
        c.haze,
      );
      loom.disc(x - 9 * s, y - 1, 1.6, c.ink);
    }
  });
}

function mining(): Loom {
  return scene('evening', LAND, (loom) => {
    hills(loom, 84, 9, 5, c.plum);
    loom.rect(0, 98, 192, 30, stripes([c.bark, c.earth], 4));
    loom.rect(46, 40, 5, 62, c.ink);
    loom.rect(82, 40, 5, 62, c.ink);
    for (const y of [50, 70]) {
      loom.thread(
        [
          [48, y],
          [84, y + 20],
        ],
        3,
        c.ink,
      );
      loom.thread(
        [
          [84, y],
          [48, y + 20],
        ],
        3,
        c.ink,
      );
    }
    loom.thread(points('84,42 118,102'), 5, c.ink);
    loom.poly(points('34,40 66,20 100,40'), c.ink);
    loom.ring(66, 44, 18, 13, c.ochre);
    for (let i = 0; i < 3; i++)
      loom.thread(
        [
          [66 + Math.cos(i * 1.047) * 16, 44 + Math.sin(i * 1.047) * 16],
          [66 - Math.cos(i * 1.047) * 16, 44 - Math.sin(i * 1.047) * 16],
        ],
        2,
        c.ochre,
      );
    for (const [x, y] of points('124,74 140,66 156,70 170,76 148,76')) {
      loom.poly(
        [
          [x - 11, y + 6],
          [x - 7, y - 7],
          [x + 5, y - 9],
          [x + 12, y],
          [x + 9, y + 8],
        ],
        c.amber,
      );
      loom.poly(
        [
          [x - 7, y - 6],
          [x + 4, y - 8],
          [x, y + 2],
        ],
        c.honey,
      );
    }
    loom.poly(points('112,78 182,78 174,104 120,104'), c.ink);
    loom.poly(points('116,81 178,81 171,101 123,101'), upright([c.denim, c.indigo, c.midnight], 116, 62));
    for (const x of [130, 164]) {
      loom.disc(x, 108, 8, c.ink);
      loom.disc(x, 108, 3, c.bone);
    }
  });
}

function oilAndGas(): Loom {
  return scene('evening', LAND, (loom) => {
    sun(loom, 40, 72, 24, [c.gold, c.ochre, c.flame]);
    loom.rect(0, 96, 192, 32, stripes([c.umber, c.earth], 4));
    loom.poly(points('76,98 94,50 102,50 120,98'), c.ink);
    loom.poly(points('85,98 97,62 99,62 111,98'), c.honey);
    loom.thread(points('40,44 150,56'), 9, c.ink);
    loom.poly(points('26,34 44,30 48,58 40,70 28,60'), c.ink);
    loom.rect(33, 62, 3, 40, c.ink);
    loom.poly(points('138,58 158,60 152,98 138,98'), c.cinnabar);
    loom.disc(148, 84, 13, c.ink);
    loom.disc(148, 84, 5, c.ochre);
    loom.rect(60, 98, 108, 8, c.ink);
    loom.rect(170, 44, 6, 60, c.ink);
    loom.blob(points('173,16 182,32 178,44 168,44 164,32'), c.cinnabar);
    loom.blob(points('173,26 178,36 175,43 170,43 168,36'), c.gold);
  });
}

export const fromTheLand: Drawings = {
  1: agriculture,
  2: food,
  3: coffeeTeaCocoa,
  4: forestry,
  5: fisheries,
  6: mining,
  7: oilAndGas,
};
