/** What is mined, felled and burnt. */
import type { Loom } from '../../loom/loom.ts';
import { leaf } from '../../loom/nature.ts';
import { upright } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { ground, onGround } from '../ground.ts';
import type { Drawings } from '../groups.ts';

function copper(): Loom {
  return onGround(ground('deep', 'lozenge'), (loom) => {
    for (const [x, y] of points('40,110 104,110 72,86 136,86 104,62').toReversed()) {
      loom.poly(
        [
          [x - 32, y],
          [x - 22, y - 26],
          [x + 22, y - 26],
          [x + 32, y],
        ],
        c.plum,
      );
      loom.poly(
        [
          [x - 29, y - 2],
          [x - 21, y - 18],
          [x + 21, y - 18],
          [x + 29, y - 2],
        ],
        upright([c.flame, c.clay, c.brick], x - 29, 58),
      );
      loom.poly(
        [
          [x - 21, y - 19],
          [x - 16, y - 25],
          [x + 16, y - 25],
          [x + 21, y - 19],
        ],
        c.honey,
      );
    }
    loom.ring(150, 40, 26, 16, c.plum);
    loom.ring(150, 40, 24, 21, c.flame);
    loom.ring(150, 40, 20, 18, c.honey);
  });
}

function minerals(): Loom {
  return onGround(ground('sky', 'teeth'), (loom) => {
    for (const [x, y, s, tones] of [
      [62, 76, 1.15, [c.haze, c.stone, c.soft]],
      [134, 82, 1, [c.honey, c.amber, c.earth]],
      [98, 100, 0.66, [c.lilac, c.mauve, c.wine]],
    ] as const) {
      const at = (dx: number, dy: number): [number, number] => [x + dx * s, y + dy * s];
      loom.poly([at(-42, 24), at(-34, -14), at(-8, -46), at(20, -34), at(42, 4), at(34, 28)], c.ink);
      loom.poly([at(-39, 22), at(-31, -12), at(-8, -42), at(-4, -4), at(-14, 24)], tones[1]);
      loom.poly([at(-8, -42), at(18, -31), at(24, -6), at(-4, -4)], tones[0]);
      loom.poly([at(18, -31), at(39, 4), at(32, 25), at(24, -6)], tones[1]);
      loom.poly([at(-4, -4), at(24, -6), at(32, 25), at(-14, 24)], tones[2]);
      for (const [dx, dy] of points('-22,0 4,-22 8,10 26,6')) loom.rect(x + dx * s, y + dy * s, 3, 3, c.surface);
    }
  });
}

function rubber(): Loom {
  return onGround(ground('sage', 'wave'), (loom) => {
    loom.rect(20, 8, 48, 112, upright([c.tan, c.amber, c.earth], 20, 48));
    for (const y of [24, 36, 48, 60])
      loom.thread(
        [
          [22, y],
          [66, y + 16],
        ],
        2.4,
        c.bark,
      );
    loom.thread(points('66,76 70,84'), 3, c.surface);
    loom.poly(points('58,86 88,86 82,106 64,106'), c.brick);
    loom.ellipse(73, 86, 15, 4, c.surface);
    for (const [x, y] of points('104,114 152,114 128,86').toReversed()) {
      loom.poly(
        [
          [x - 22, y - 20],
          [x - 12, y - 30],
          [x + 32, y - 30],
          [x + 22, y - 20],
        ],
        c.honey,
      );
      loom.rect(x - 22, y - 20, 44, 22, c.amber);
      loom.rect(x - 20, y - 18, 40, 18, upright([c.ochre, c.amber], x - 20, 40));
      loom.poly(
        [
          [x + 22, y - 20],
          [x + 32, y - 30],
          [x + 32, y - 8],
          [x + 22, y + 2],
        ],
        c.earth,
      );
    }
    leaf(loom, 70, 22, 48, 20, 0.2, c.green, c.lime);
    leaf(loom, 70, 20, 40, 18, -0.5, c.moss, c.lime);
  });
}

function timber(): Loom {
  return onGround(ground('sage', 'steps'), (loom) => {
    for (const [x, y] of points('48,94 96,94 144,94 72,58 120,58 96,24')) {
      loom.disc(x, y, 23, c.bark);
      loom.disc(x, y, 20, c.tan);
      for (const r of [16, 11, 6]) loom.ring(x, y, r, r - 1.6, c.ochre);
      loom.disc(x, y, 2, c.amber);
      loom.thread(
        [
          [x, y],
          [x + 12, y - 9],
        ],
        1.2,
        c.amber,
      );
    }
  });
}

function charcoal(): Loom {
  return onGround(ground('clay', 'lozenge'), (loom) => {
    loom.blob(points('96,16 114,44 108,56 124,48 132,76 120,98 72,98 60,76 72,52 82,58'), c.cinnabar);
    loom.blob(points('96,36 106,56 104,66 116,64 118,82 110,96 80,96 72,80 80,64 88,66'), c.ochre);
    loom.blob(points('96,60 104,76 104,90 88,90 86,76'), c.straw);
    for (const [x, y] of points('34,104 62,98 92,102 122,98 152,104 48,86 78,88 110,88 140,88')) {
      loom.poly(
        [
          [x - 17, y + 8],
          [x - 14, y - 8],
          [x + 2, y - 13],
          [x + 17, y - 4],
          [x + 14, y + 11],
          [x - 4, y + 14],
        ],
        c.ink,
      );
      loom.poly(
        [
          [x - 12, y - 6],
          [x + 2, y - 10],
          [x + 10, y - 4],
          [x - 4, y + 2],
        ],
        c.soft,
      );
      loom.thread(
        [
          [x - 10, y + 8],
          [x + 6, y + 6],
        ],
        2,
        c.flame,
      );
    }
  });
}

function stone(): Loom {
  return onGround(ground('night', 'steps'), (loom) => {
    loom.poly(points('26,32 124,20 124,108 26,114'), c.stone);
    loom.poly(points('30,36 120,25 120,104 30,110'), c.paper);
    for (const vein of [
      '30,60 54,66 70,84 96,82 120,94',
      '54,66 64,46 84,40 96,28',
      '70,84 74,106',
      '96,82 104,62 120,56',
    ])
      loom.bend(points(vein), 1.8, c.bone);
    for (const vein of ['30,88 48,92 56,108', '104,62 92,52']) loom.bend(points(vein), 1.4, c.stone);
    loom.poly(points('86,52 176,44 176,110 86,116'), c.plum);
    loom.poly(
      points('90,56 172,48 172,106 90,112'),
      (x, y) => [c.rose, c.coral, c.brick, c.rose, c.blush][(x * 7 + y * 13 + ((x * y) % 5)) % 5],
    );
  });
}

function drums(): Loom {
  return onGround(ground('gold', 'wave'), (loom) => {
    for (const [x, tones] of [
      [66, [c.denim, c.indigo, c.midnight]],
      [130, [c.coral, c.cinnabar, c.brick]],
    ] as const) {
      loom.rect(x - 30, 34, 60, 76, c.ink);
      loom.ellipse(x, 110, 30, 7, c.ink);
      loom.rect(x - 28, 34, 56, 76, upright(tones, x - 28, 56));
      loom.ellipse(x, 110, 28, 6, tones[1]);
      for (const y of [54, 78]) loom.rect(x - 30, y, 60, 4, c.ink);
      loom.ellipse(x, 34, 30, 8, c.ink);
      loom.ellipse(x, 33, 27, 6, c.soft);
      loom.disc(x + 12, 33, 3.4, c.ink);
    }
    loom.blob(points('96,60 106,78 104,90 88,90 86,78'), c.ink);
    loom.rect(91, 78, 3, 8, c.stone);
  });
}

function gas(): Loom {
  return onGround(ground('sky', 'lozenge'), (loom) => {
    loom.ring(96, 30, 20, 14, c.ink, Math.PI, Math.PI * 2);
    loom.rect(76, 30, 6, 14, c.ink);
    loom.rect(110, 30, 6, 14, c.ink);
    loom.rect(91, 26, 10, 14, c.ochre);
    loom.blob(points('70,44 122,44 138,58 140,80 138,100 122,112 70,112 54,100 52,80 54,58'), c.midnight);
    loom.blob(
      points('72,47 120,47 134,60 136,80 134,98 120,108 72,108 58,98 56,80 58,60'),
      upright([c.sky, c.blue, c.denim, c.indigo], 56, 80),
    );
    loom.rect(54, 88, 84, 4, c.midnight);
    loom.blob(points('96,52 108,68 106,82 86,82 84,68 90,64'), c.paper);
    loom.blob(points('96,64 102,74 99,80 92,80 90,74'), c.flame);
    loom.rect(66, 112, 60, 6, c.midnight);
  });
}

export const materials: Drawings = { copper, minerals, rubber, timber, charcoal, stone, drums, gas };
