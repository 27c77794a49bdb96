/** Where travellers are taken. */
import type { Loom } from '../../loom/loom.ts';
import { leaf } from '../../loom/nature.ts';
import { stripes, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { ground, onGround } from '../ground.ts';
import type { Drawings } from '../groups.ts';

function safaris(): Loom {
  return onGround(ground('clay', 'teeth'), (loom) => {
    loom.disc(96, 66, 52, c.flame);
    loom.disc(96, 66, 40, c.ochre);
    loom.disc(96, 66, 28, c.gold);
    loom.rect(0, 96, 192, 28, c.bark);
    loom.bend(points('140,98 138,72 132,52'), 6, c.bark, 4);
    loom.bend(points('138,74 150,58 156,48'), 4, c.bark, 3);
    loom.ellipse(142, 42, 44, 10, c.bark);
    loom.ellipse(132, 34, 28, 7, c.bark);
    const body = points('44,62 72,58 82,66 82,78 46,80');
    loom.blob(body, c.bark);
    loom.bend(points('48,68 34,44 26,26'), 10, c.bark, 6);
    loom.blob(points('30,18 14,26 12,31 28,32 34,26'), c.bark);
    loom.thread(points('26,20 25,12'), 2, c.bark);
    loom.thread(points('31,20 31,12'), 2, c.bark);
    for (const x of [48, 55, 72, 79])
      loom.thread(
        [
          [x, 76],
          [x + 1, 104],
        ],
        4,
        c.bark,
      );
    loom.bend(points('82,66 90,78 89,88'), 2, c.bark);
    for (const [x, y] of points('52,66 62,63 72,66 58,72 68,73 40,52 35,42 46,60')) loom.disc(x, y, 2.4, c.ochre);
  });
}

function gorillas(): Loom {
  return onGround(ground('sage', 'steps'), (loom) => {
    loom.poly(points('0,70 40,26 76,60 116,20 160,58 192,40 192,124 0,124'), c.moss);
    loom.rect(0, 104, 192, 20, stripes([c.green, c.leaf], 4));
    loom.blob(points('96,16 122,24 140,50 158,66 166,102 156,116 36,116 26,102 34,66 52,50 70,24'), c.ink);
    loom.blob(points('96,20 118,28 124,48 118,70 96,80 74,70 68,48 74,28'), c.soft);
    loom.blob(points('96,22 114,30 118,40 74,40 78,30'), c.ink);
    loom.blob(points('76,42 96,38 116,42 114,66 96,76 78,66'), c.ink);
    loom.blob(points('80,46 96,42 112,46 110,64 96,72 82,64'), c.soft);
    for (const x of [87, 105]) {
      loom.disc(x, 49, 3.4, c.ink);
      loom.disc(x, 49, 1.4, c.ochre);
      loom.disc(x + (x < 96 ? 5 : -5), 60, 2.6, c.ink);
    }
    loom.bend(points('87,67 96,69 105,67'), 1.6, c.ink);
    leaf(loom, 4, 118, 60, 22, -0.9, c.grass, c.lime);
    leaf(loom, 188, 118, 60, 22, -2.2, c.grass, c.lime);
    leaf(loom, 20, 122, 46, 18, -0.4, c.green, c.lime);
    leaf(loom, 172, 122, 46, 18, -2.7, c.green, c.lime);
  });
}

function beaches(): Loom {
  return onGround(ground('sky', 'wave'), (loom) => {
    loom.disc(132, 42, 24, c.straw);
    loom.disc(132, 42, 18, c.gold);
    loom.rect(0, 70, 192, 54, (x, y) => ((y + Math.round(Math.sin(x / 8) * 2)) % 8 < 2 ? c.sky : c.sea));
    loom.blob(points('0,104 40,88 96,90 150,104 200,98 200,130 -6,130'), c.straw);
    loom.bend(points('52,108 58,80 72,52 86,36'), 8, c.earth, 5);
    for (const frond of [
      '86,36 106,24 128,36 136,52',
      '86,36 104,44 114,62',
      '86,36 72,44 62,64',
      '86,36 62,26 44,40 38,56',
      '86,36 80,20 60,16 48,22',
      '86,36 98,16 120,14',
    ]) {
      loom.bend(points(frond), 8, c.deep, 2);
      loom.bend(points(frond), 4, c.grass, 1);
    }
    for (const [x, y] of points('82,42 92,42 87,47')) loom.disc(x, y, 5, c.umber);
    loom.poly(points('130,76 156,76 150,84 136,84'), c.cinnabar);
    loom.poly(points('142,50 156,74 142,74'), c.surface);
    loom.poly(points('140,56 140,74 130,74'), c.ochre);
  });
}

function deserts(): Loom {
  return onGround(ground('night', 'steps'), (loom) => {
    loom.disc(140, 36, 18, c.straw);
    loom.disc(148, 32, 15, c.denim);
    loom.blob(points('-10,84 40,60 96,78 150,58 204,80 204,140 -10,140'), c.amber);
    loom.poly(points('0,100 60,78 120,108 192,88 192,124 0,124'), c.ochre);
    loom.poly(points('60,78 74,90 60,112 0,124 0,100'), c.honey);
    for (const [x, y, s] of [
      [112, 84, 1],
      [58, 72, 0.8],
    ] as const) {
      const at = (dx: number, dy: number): [number, number] => [x + dx * s, y + dy * s];
      loom.blob([at(-26, 0), at(-18, -14), at(-6, -24), at(4, -14), at(18, -10), at(20, 4), at(-22, 6)], c.bark);
      loom.bend([at(18, -4), at(30, -2), at(34, -20), at(38, -28)], 7 * s, c.bark, 5 * s);
      loom.blob([at(34, -32), at(44, -32), at(50, -26), at(40, -22), at(34, -26)], c.bark);
      for (const dx of [-20, -13, 10, 17]) loom.thread([at(dx, 2), at(dx + 1, 30)], 4 * s, c.bark);
      loom.poly([at(-16, -14), at(4, -14), at(8, 2), at(-20, 2)], woven('zigzag', c.cinnabar, c.gold, c.gold, 0, 0));
    }
  });
}

/** A pillar of rock with trees on its head: lit from the left, dark to the right. */
function pillar(loom: Loom, x: number, top: number, wide: number, light: string, dark: string): void {
  const left = x - wide / 2;
  loom.poly(
    [
      [left - 3, 124],
      [left, top + 14],
      [left + 3, top + 4],
      [left + wide * 0.6, top],
      [left + wide, top + 8],
      [left + wide + 3, 124],
    ],
    dark,
  );
  loom.poly(
    [
      [left - 3, 124],
      [left, top + 14],
      [left + 3, top + 4],
      [left + wide * 0.45, top],
      [left + wide * 0.4, 124],
    ],
    light,
  );
  for (let y = top + 18; y < 112; y += 15) loom.rect(left + wide * 0.12, y, wide * 0.6, 2, c.bark);
  for (const [dx, dy] of points('0.05,2 0.35,-5 0.65,-3 0.95,5')) {
    loom.rect(left + wide * dx, top + dy, 2, 8, c.bark);
    loom.ellipse(left + wide * dx, top + dy, wide * 0.26, 5, c.leaf);
    loom.ellipse(left + wide * dx - 1, top + dy - 1, wide * 0.2, 3, c.grass);
  }
}

function mountains(): Loom {
  return onGround(ground('blush', 'lozenge'), (loom) => {
    loom.disc(96, 64, 44, c.coral);
    loom.disc(96, 64, 38, c.honey);
    pillar(loom, 20, 52, 22, c.mauve, c.wine);
    pillar(loom, 172, 48, 24, c.mauve, c.wine);
    pillar(loom, 96, 44, 22, c.tan, c.umber);
    pillar(loom, 54, 24, 30, c.honey, c.clay);
    pillar(loom, 136, 28, 32, c.honey, c.clay);
    loom.poly(points('0,124 0,106 30,98 70,108 110,100 150,108 192,98 192,124'), c.green);
    for (const [x, y, half] of points('40,92 150,86 96,98').map(([x, y], i) => [x, y, 34 - i * 4] as const)) {
      loom.rect(x - half, y, half * 2, 4, c.surface);
      loom.rect(x - half * 0.6, y - 4, half * 1.4, 4, c.surface);
    }
  });
}

export const journeys: Drawings = { safaris, gorillas, beaches, deserts, mountains };
