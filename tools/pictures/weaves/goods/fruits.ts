/** Fruits, fresh or dried. */
import type { Loom } from '../../loom/loom.ts';
import { leaf } from '../../loom/nature.ts';
import { round, shade } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { ground, onGround } from '../ground.ts';
import type { Drawings } from '../groups.ts';

function avocado(): Loom {
  return onGround(ground('gold', 'teeth'), (loom) => {
    loom.blob(points('60,14 74,26 84,54 96,82 80,110 50,112 28,92 34,60 46,26'), c.deep);
    loom.blob(
      points('58,18 68,30 76,54 86,80 74,100 52,102 36,88 42,60 50,28'),
      round([c.moss, c.green, c.leaf], 60, 60, 54),
    );
    loom.blob(points('132,12 146,26 156,54 168,82 154,110 120,112 96,94 106,58 118,26'), c.deep);
    loom.blob(points('132,18 143,30 152,56 162,82 150,105 122,107 102,92 111,59 121,29'), c.lime);
    loom.blob(points('132,26 140,36 148,58 156,82 146,99 124,101 109,90 117,60 124,34'), c.straw);
    loom.disc(132, 80, 18, c.earth);
    loom.disc(132, 80, 16, round([c.tan, c.clay, c.umber], 132, 80, 16));
  });
}

function pineapple(): Loom {
  return onGround(ground('sea', 'lozenge'), (loom) => {
    for (const [dx, dy] of points('-34,-18 -22,-32 -8,-40 8,-40 22,-32 34,-18'))
      loom.poly(
        [
          [90, 48],
          [96 + dx * 0.5, 36 + dy * 0.3],
          [96 + dx, 42 + dy],
          [96 + dx * 0.4 + 6, 44],
          [102, 48],
        ],
        Math.abs(dx) > 20 ? c.leaf : c.grass,
      );
    loom.ellipse(96, 80, 34, 38, c.umber);
    loom.ellipse(
      96,
      80,
      32,
      36,
      shade([c.gold, c.honey, c.ochre], (x) => (x - 64) / 64),
    );
    loom.where(
      { x: 62, y: 42, w: 68, h: 76 },
      (x, y) => {
        const inside = ((x - 96) / 32) ** 2 + ((y - 80) / 36) ** 2 <= 1;
        return inside && ((x + y) % 12 < 1.6 || (x - y + 240) % 12 < 1.6);
      },
      c.umber,
    );
    loom.where(
      { x: 62, y: 42, w: 68, h: 76 },
      (x, y) => ((x - 96) / 30) ** 2 + ((y - 80) / 34) ** 2 <= 1 && (x + y + 7) % 12 < 2 && (x - y + 247) % 12 < 2,
      c.brick,
    );
    for (const [x, y] of points('30,92 164,96')) {
      loom.disc(x, y, 20, c.ochre);
      loom.disc(x, y, 17, c.gold);
      loom.disc(x, y, 6, c.straw);
      for (let i = 0; i < 8; i++)
        loom.thread(
          [
            [x + Math.cos(i * 0.785) * 8, y + Math.sin(i * 0.785) * 8],
            [x + Math.cos(i * 0.785) * 15, y + Math.sin(i * 0.785) * 15],
          ],
          1,
          c.ochre,
        );
    }
  });
}

function citrus(): Loom {
  return onGround(ground('night', 'dice'), (loom) => {
    leaf(loom, 74, 30, 46, 20, -0.5, c.grass, c.lime);
    leaf(loom, 70, 30, 40, 18, -2.4, c.green, c.sage);
    loom.disc(68, 68, 42, c.clay);
    loom.disc(68, 68, 40, round([c.gold, c.ochre, c.ochre, c.flame], 68, 68, 40));
    for (const [x, y] of points('50,60 60,80 78,52 88,74 66,64 80,90 48,80')) loom.rect(x, y, 2, 2, c.flame);
    loom.disc(140, 74, 38, c.ochre);
    loom.disc(140, 74, 35, c.straw);
    for (let i = 0; i < 8; i++) {
      const turn = (i / 8) * Math.PI * 2 + 0.2;
      loom.poly(
        [
          [140 + Math.cos(turn + 0.4) * 5, 74 + Math.sin(turn + 0.4) * 5],
          [140 + Math.cos(turn + 0.1) * 31, 74 + Math.sin(turn + 0.1) * 31],
          [140 + Math.cos(turn + 0.7) * 31, 74 + Math.sin(turn + 0.7) * 31],
        ],
        i % 2 ? c.ochre : c.honey,
      );
    }
  });
}

function strawberries(): Loom {
  return onGround(ground('sky', 'wave'), (loom) => {
    for (const [x, y, s] of [
      [66, 64, 1.1],
      [134, 70, 0.95],
    ] as const) {
      const at = (dx: number, dy: number): [number, number] => [x + dx * s, y + dy * s];
      loom.blob(
        [at(-34, -22), at(0, -32), at(34, -22), at(36, 0), at(20, 28), at(0, 46), at(-20, 28), at(-36, 0)],
        c.plum,
      );
      loom.blob(
        [at(-32, -20), at(0, -30), at(32, -20), at(33, 0), at(18, 26), at(0, 43), at(-18, 26), at(-33, 0)],
        shade([c.coral, c.cinnabar, c.brick], (px) => (px - x + 34 * s) / (68 * s)),
      );
      for (const [dx, dy] of points('-22,-8 -8,-12 8,-12 22,-8 -16,4 0,2 16,4 -8,16 8,16 0,28'))
        loom.ellipse(x + dx * s, y + dy * s, 1.4, 2.2, c.gold);
      for (const dx of [-26, -13, 0, 13, 26])
        loom.poly([at(dx - 8, -26), at(dx + 8, -26), at(dx * 1.2, -12 - Math.abs(dx) * 0.2)], c.green);
      loom.ellipse(x, y - 28 * s, 26 * s, 6 * s, c.grass);
      loom.rect(x - 2, y - 44 * s, 4, 16 * s, c.green);
    }
  });
}

function dates(): Loom {
  return onGround(ground('sand', 'lozenge'), (loom) => {
    for (const [x, y] of points('18,40 36,14 70,10 122,10 156,14 174,40'))
      loom.bend(
        [
          [96, 20],
          [(96 + x) / 2, y - 2],
          [x, y + 14],
        ],
        6,
        c.moss,
        1,
      );
    loom.rect(93, 14, 6, 18, c.ochre);
    for (const [x, y] of points(
      '62,50 78,44 96,42 114,44 130,50 70,66 88,62 106,62 122,66 78,82 96,80 114,82 88,98 104,98',
    )) {
      loom.thread(
        [
          [96, 28],
          [x, y - 8],
        ],
        1.4,
        c.ochre,
      );
      loom.ellipse(x, y, 8, 12, c.bark);
      loom.ellipse(x, y, 6.6, 10.4, c.umber);
      loom.ellipse(x - 2, y - 3, 2, 5, c.ochre);
    }
  });
}

function olives(): Loom {
  return onGround(ground('clay', 'steps'), (loom) => {
    loom.bend(points('14,98 60,74 110,52 178,24'), 4, c.earth, 2);
    for (const [i, [x, y]] of points('34,88 58,76 84,64 110,52 136,42 158,32').entries()) {
      leaf(loom, x, y, 38, 12, i % 2 ? 1.2 : -1.9, c.moss, c.mint);
      leaf(loom, x, y, 34, 11, i % 2 ? -1.1 : 2.2, c.sage, c.moss);
    }
    for (const [i, [x, y]] of points('64,94 96,86 124,76 88,44 148,66').entries()) {
      loom.ellipse(x, y, 12, 16, c.deep);
      loom.ellipse(x, y, 10.4, 14.4, i % 2 ? c.wine : c.lime);
      loom.ellipse(x - 3, y - 5, 2.6, 4.6, i % 2 ? c.mauve : c.straw);
    }
  });
}

function mango(): Loom {
  return onGround(ground('deep', 'wave'), (loom) => {
    leaf(loom, 84, 26, 66, 20, -0.1, c.grass, c.lime);
    leaf(loom, 80, 26, 54, 18, 3.4, c.moss, c.sage);
    loom.blob(points('82,22 110,32 122,62 112,94 82,110 48,98 36,66 50,34'), c.brick);
    loom.blob(
      points('82,26 107,35 118,62 109,91 82,106 51,95 40,66 53,37'),
      shade([c.gold, c.honey, c.ochre, c.flame, c.cinnabar], (x, y) => (140 - x + y - 30) / 150),
    );
    for (const [x, y, turn] of [
      [150, 58, 0.4],
      [158, 82, -0.2],
      [146, 102, 0.3],
    ] as const) {
      loom.ellipse(x, y, 27, 10, c.amber, turn);
      loom.ellipse(x, y - 1, 24, 7, c.honey, turn);
      loom.ellipse(x - 4, y - 2, 13, 3, c.gold, turn);
    }
  });
}

export const fruits: Drawings = { avocado, pineapple, citrus, strawberries, dates, olives, mango };
