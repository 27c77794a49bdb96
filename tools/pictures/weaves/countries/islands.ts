/** Landscapes of the islands of the Indian Ocean. */
import { chance, type Loom } from '../../loom/loom.ts';
import { sun } from '../../loom/nature.ts';
import { flecked, shade, upright } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { arcade, cube, dome } from '../elements/built.ts';
import { boulder, downs, heaven, land, mist, water } from '../elements/land.ts';
import { coconut, thicket } from '../elements/plants.ts';
import { dhow } from '../elements/vessels.ts';
import { landscapes } from '../landscapes.ts';

/** Comoros: the white medina of Moroni, the volcano, yellow ylang-ylang. */
function moroni(l: Loom): void {
  heaven(l, [c.sky, c.haze, c.paper, c.straw], 70, 5);
  downs(l, '-20,80 30,52 74,30 84,28 104,28 116,32 160,54 210,80', c.moss);
  l.poly(points('76,31 84,26 104,26 114,32 96,34'), c.wine);
  mist(l, 50, c.paper, 9, 2);
  downs(l, '-5,76 60,66 130,68 200,74', c.good);
  for (const [x, w, t] of [
    [36, 20, 16],
    [58, 16, 22],
    [92, 22, 18],
    [116, 16, 24],
    [134, 22, 15],
    [158, 16, 20],
  ] as const)
    cube(l, x, 96, w, t, [c.surface, c.line, c.indigo]);
  l.rect(72, 74, 36, 24, c.surface);
  arcade(l, 74, 108, 97, 8.4, 6.4, 16, c.denim);
  l.rect(78, 40, 11, 36, upright([c.surface, c.paper, c.line], 78, 11));
  l.rect(76, 52, 15, 2, c.good);
  dome(l, 83.5, 41, 6, [c.sage, c.good, c.leaf], c.gold);
  l.rect(0, 96, 192, 5, c.umber);
  water(l, 100, 128, [c.sea, c.azure, c.denim], c.haze);
  dhow(l, { x: 150, y: 116, size: 0.5 }, [c.surface, c.bone], c.umber);
  l.bend(points('-4,30 14,22 34,26'), 3, c.earth);
  const ylang = (x: number, y: number, s: number) => {
    for (let i = 0; i < 6; i++) {
      const turn = 0.5 + i * 0.45;
      l.bend(
        [
          [x, y],
          [x + Math.cos(turn) * 9 * s, y + Math.sin(turn) * 10 * s],
          [x + Math.cos(turn) * 13 * s + (i % 2) * 2, y + Math.sin(turn) * 20 * s],
        ],
        4 * s,
        i % 2 ? c.gold : c.honey,
        1.4,
      );
    }
    l.disc(x, y, 2.6 * s, c.grass);
  };
  for (const [x, y, turn] of [
    [6, 22, -0.5],
    [26, 20, -1],
    [34, 28, 0.4],
    [2, 34, 1.5],
  ] as const)
    l.ellipse(x + Math.cos(turn) * 12, y + Math.sin(turn) * 12, 14, 5, c.leaf, turn);
  ylang(14, 30, 1.5);
  ylang(40, 26, 1.1);
  ylang(14, 76, 1.1);
}

/** Madagascar: the avenue of baobabs. */
function baobabs(l: Loom): void {
  heaven(l, [c.wine, c.mauve, c.coral, c.flame, c.honey, c.gold], 92, 7);
  sun(l, 96, 78, 24, [c.gold, c.straw, c.paper]);
  l.rect(0, 90, 192, 38, flecked(c.olive, [c.leaf, c.lime], 0.14));
  l.poly(points('92,90 100,90 150,128 42,128'), c.clay);
  l.poly(points('94,90 98,90 134,128 58,128'), c.flame);
  const tall = (x: number, y: number, s: number) => {
    const wide = s * 0.15;
    for (const [dx, dy] of [
      [-0.26, -0.98],
      [-0.12, -1.06],
      [0.1, -1.06],
      [0.26, -0.97],
    ] as const) {
      l.bend(
        [
          [x, y - s * 0.84],
          [x + dx * s * 0.6, y - s * 0.92],
          [x + dx * s, y + dy * s],
        ],
        s * 0.045,
        c.brick,
        1.4,
      );
      l.ellipse(x + dx * s, y + dy * s, s * 0.13, s * 0.035, c.deep);
      l.ellipse(x + dx * s * 0.7, y + (dy + 0.05) * s, s * 0.09, s * 0.025, c.leaf);
    }
    l.blob(
      [
        [x - wide * 0.62, y],
        [x - wide * 0.5, y - s * 0.3],
        [x - wide * 0.34, y - s * 0.86],
        [x + wide * 0.34, y - s * 0.86],
        [x + wide * 0.5, y - s * 0.3],
        [x + wide * 0.62, y],
      ],
      upright([c.coral, c.clay, c.brick, c.plum], x - wide * 0.5, wide),
    );
  };
  for (const [x, y, s] of [
    [76, 94, 34],
    [116, 94, 34],
    [62, 98, 56],
    [132, 98, 56],
    [34, 110, 90],
    [160, 112, 94],
  ] as const)
    tall(x, y, s);
  l.rect(90, 98, 14, 4, c.umber);
  l.disc(93, 103, 3, c.bark);
  l.disc(102, 103, 3, c.bark);
  l.poly(points('91,98 92,90 96,90 97,98'), c.indigo);
  l.disc(94, 88, 2, c.cocoa);
}

/** Mauritius: Le Morne above the lagoon, cane in front. */
function leMorne(l: Loom): void {
  heaven(l, [c.blue, c.sky, c.haze, c.paper], 66, 5);
  land(
    l,
    '-1,70 18,64 34,56 44,34 50,20 62,14 92,12 108,16 116,30 124,36 132,50 150,60 170,66 192,68',
    shade([c.sage, c.moss, c.teal, c.deep], (x, y) => (x - 40) / 110 + Math.sin(y / 5) * 0.1),
  );
  for (const line of ['58,18 54,36 60,50', '76,14 74,34 80,52', '94,14 96,34 92,50', '108,20 110,38 116,54'])
    l.bend(points(line), 1.6, c.deep);
  downs(l, '-5,64 50,56 110,60 160,66 200,66', c.good);
  water(l, 70, 96, [c.azure, c.sea, c.sage, c.mint], c.surface);
  l.bend(points('-4,74 60,71 130,73 196,71'), 2, c.surface);
  l.bend(points('30,70 60,67 100,68 130,70'), 2.6, c.straw);
  dhow(l, { x: 150, y: 88, size: 0.44 }, [c.coral, c.cinnabar], c.surface);
  downs(l, '-5,94 60,92 130,98 200,92', c.good);
  thicket(l, 104, 8, c.leaf, [c.grass, c.good], 3);
  for (let i = 0; i < 17; i++) {
    const x = i * 12 - 2 + chance(i, 2) * 4,
      top = 98 - chance(i, 4) * 12,
      tone = i % 2 ? c.grass : c.lime;
    l.rect(x, top, 3, 40, (_, y) => (y % 8 === 0 ? c.plum : i % 3 ? c.wine : c.honey));
    for (const [dx, dy] of [
      [-13, -2],
      [-9, -14],
      [9, -14],
      [13, -2],
    ] as const)
      l.bend(
        [
          [x + 1, top + 2],
          [x + dx * 0.5, top - 9 + dy * 0.4],
          [x + dx, top + dy + 8],
        ],
        2.6,
        tone,
        1,
      );
    if (i % 3 === 0) l.ellipse(x + 1, top - 12, 2, 8, c.paper);
  }
}

/** Seychelles: granite of Anse Source d'Argent. */
function granite(l: Loom): void {
  heaven(l, [c.blue, c.sky, c.haze, c.paper], 54, 5);
  downs(l, '-5,56 100,54 130,40 160,34 200,50', c.sage);
  water(l, 52, 90, [c.azure, c.blue, c.sea, c.sage, c.mint], c.surface);
  l.blob(points('-10,84 50,88 110,84 210,92 210,140 -10,140'), c.straw);
  l.bend(points('-5,84 50,88 110,84 200,92'), 2.6, c.surface);
  const stone = [c.paper, c.line, c.mauve, c.steel, c.soft];
  coconut(l, 168, 96, 88, -14);
  coconut(l, 22, 80, 74, 8);
  boulder(l, '112,96 116,66 128,50 146,46 160,56 172,70 188,72 204,90 200,106 150,110', stone);
  boulder(l, '-20,96 -16,62 4,50 24,56 40,72 48,92 30,100', stone);
  boulder(l, '132,114 138,92 154,84 176,88 192,104 194,122', stone);
  boulder(l, '22,106 28,90 44,84 60,90 70,104 54,112', stone);
  boulder(l, '84,90 88,80 96,77 104,82 106,90', stone);
  for (const line of [
    '134,52 136,76 132,94',
    '154,56 158,80 156,96',
    '10,54 14,76 8,92',
    '158,88 162,104 158,118',
    '44,88 46,100 42,108',
  ])
    l.bend(points(line), 1.4, c.soft);
  for (let i = 0; i < 4; i++)
    l.bend(
      [
        [70 + i * 5, 110 + i * 5],
        [110 + i * 4, 106 + i * 5],
        [150, 116 + i * 4],
      ],
      1,
      c.gold,
    );
  l.blob(
    points('92,122 94,112 102,110 106,115 110,110 118,112 120,122 106,127'),
    upright([c.umber, c.earth, c.bark], 92, 28),
  );
}

export const islands = landscapes({ KM: moroni, MG: baobabs, MU: leMorne, SC: granite });
