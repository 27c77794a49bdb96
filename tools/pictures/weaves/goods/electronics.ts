/** What is switched on. */
import type { Loom } from '../../loom/loom.ts';
import { leaf } from '../../loom/nature.ts';
import { stripes, upright } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { ground, onGround } from '../ground.ts';
import type { Drawings } from '../groups.ts';

function televisions(): Loom {
  return onGround(ground('blush', 'steps'), (loom) => {
    loom.rect(24, 18, 144, 84, c.ink);
    loom.rect(29, 23, 134, 74, c.sky);
    loom.disc(130, 48, 16, c.gold);
    loom.poly(points('29,97 29,72 64,46 96,76 118,60 163,90 163,97'), c.moss);
    loom.poly(points('29,97 29,86 70,74 110,88 163,80 163,97'), c.grass);
    loom.poly(points('82,46 98,46 94,76 86,76'), c.earth);
    loom.ellipse(90, 44, 24, 7, c.deep);
    loom.rect(76, 102, 40, 6, c.soft);
    loom.rect(58, 108, 76, 6, c.ink);
  });
}

function speakers(): Loom {
  return onGround(ground('red', 'wave'), (loom) => {
    for (const x of [62, 130]) {
      loom.rect(x - 28, 16, 56, 98, c.ink);
      loom.rect(x - 25, 19, 50, 92, upright([c.tan, c.amber, c.earth], x - 25, 50));
      loom.disc(x, 40, 13, c.ink);
      loom.disc(x, 40, 10, c.soft);
      loom.disc(x, 40, 4, c.bone);
      loom.disc(x, 82, 22, c.ink);
      loom.disc(x, 82, 19, c.soft);
      loom.ring(x, 82, 15, 12, c.ink);
      loom.disc(x, 82, 7, c.bone);
    }
  });
}

function antennas(): Loom {
  return onGround(ground('night', 'teeth'), (loom) => {
    loom.rect(0, 108, 192, 16, c.deep);
    loom.poly(points('92,18 100,18 120,116 72,116'), (x, y) => {
      const wide = 4 + ((y - 18) / 98) * 20;
      return Math.abs(x - 96) > wide - 3 || (x + y) % 16 < 3 || (x - y + 320) % 16 < 3 ? c.cinnabar : undefined;
    });
    for (const [x, y] of points('82,34 110,34 82,52 112,52')) loom.rect(x - 4, y - 10, 8, 20, c.paper);
    loom.rect(94, 8, 4, 14, c.gold);
    for (const [from, side] of [
      [-0.7, 1],
      [Math.PI - 0.7, -1],
    ] as const)
      for (const r of [34, 50, 66])
        loom.ring(
          96 + side * 4,
          36,
          r,
          r - 5,
          c.gold,
          from + Math.PI * 2 - (side > 0 ? 0 : Math.PI * 2),
          from + Math.PI * 2 - (side > 0 ? 0 : Math.PI * 2) + 1.4,
        );
    loom.poly(points('136,92 178,84 184,104 142,112'), c.surface);
    loom.poly(points('139,94 176,87 181,102 144,109'), c.denim);
  });
}

function radios(): Loom {
  return onGround(ground('gold', 'dice'), (loom) => {
    for (const [x, tone, light] of [
      [66, c.midnight, c.indigo],
      [128, c.brick, c.cinnabar],
    ] as const) {
      loom.rect(x - 20, 10, 9, 36, c.ink);
      loom.disc(x + 12, 38, 7, c.ink);
      loom.blob(
        [
          [x - 24, 46],
          [x - 18, 42],
          [x + 18, 42],
          [x + 24, 46],
          [x + 25, 80],
          [x + 22, 112],
          [x - 22, 112],
          [x - 25, 80],
        ],
        c.ink,
      );
      loom.blob(
        [
          [x - 21, 48],
          [x - 16, 45],
          [x + 16, 45],
          [x + 21, 48],
          [x + 22, 80],
          [x + 19, 109],
          [x - 19, 109],
          [x - 22, 80],
        ],
        upright([light, tone], x - 22, 44),
      );
      loom.rect(x - 14, 52, 28, 16, c.mint);
      loom.rect(x - 10, 56, 16, 3, c.deep);
      for (let y = 74; y < 90; y += 4) loom.rect(x - 14, y, 28, 2, c.ink);
      for (const dx of [-10, 0, 10]) loom.disc(x + dx, 99, 3.6, c.bone);
    }
  });
}

function circuits(): Loom {
  return onGround(ground('sand', 'steps'), (loom) => {
    loom.rect(30, 18, 132, 92, c.deep);
    loom.rect(33, 21, 126, 86, c.green);
    for (const line of [
      '40,32 66,32 66,50',
      '40,44 54,44 54,66 70,66',
      '40,92 74,92 74,82',
      '152,34 130,34 130,50',
      '152,62 126,62',
      '152,94 120,94 120,82',
      '96,28 96,48',
      '88,104 88,84',
      '104,104 104,84',
      '152,48 138,48 138,56 126,56',
      '40,80 60,80 60,74 70,74',
    ]) {
      const path = points(line);
      loom.thread(path, 2, c.lime);
      const [x, y] = path[0] ?? [0, 0];
      loom.disc(x, y, 4, c.gold);
    }
    loom.rect(68, 46, 58, 40, c.ink);
    for (let x = 72; x < 124; x += 8) {
      loom.rect(x, 42, 4, 5, c.bone);
      loom.rect(x, 85, 4, 5, c.bone);
    }
    loom.disc(76, 54, 3, c.soft);
    loom.rect(84, 60, 30, 3, c.soft);
    loom.rect(84, 67, 22, 3, c.soft);
    for (const [x, tone] of [
      [48, c.cinnabar],
      [144, c.ochre],
    ] as const)
      loom.rect(x - 7, 62, 14, 10, tone);
  });
}

function sensors(): Loom {
  return onGround(ground('deep', 'lozenge'), (loom) => {
    loom.rect(0, 96, 192, 28, stripes([c.umber, c.earth], 4));
    loom.rect(91, 62, 10, 52, c.bone);
    loom.poly(points('91,112 101,112 96,122'), c.stone);
    loom.blob(points('64,40 72,32 120,32 128,40 128,74 120,82 72,82 64,74'), c.ink);
    loom.blob(
      points('67,42 74,35 118,35 125,42 125,72 118,79 74,79 67,72'),
      upright([c.surface, c.paper, c.line], 67, 58),
    );
    loom.rect(74, 42, 34, 20, c.midnight);
    loom.bend(points('76,58 84,50 90,56 98,46 106,50'), 2, c.gold);
    loom.disc(117, 48, 4, c.cinnabar);
    loom.rect(76, 68, 40, 4, c.good);
    for (const r of [16, 26, 36]) loom.ring(96, 30, r, r - 4, c.gold, 3.9, 5.5);
    leaf(loom, 40, 98, 30, 14, -1.1, c.grass, c.lime);
    leaf(loom, 40, 98, 28, 14, -2.1, c.moss, c.lime);
    leaf(loom, 154, 98, 30, 14, -1.1, c.grass, c.lime);
    leaf(loom, 154, 98, 28, 14, -2.1, c.moss, c.lime);
  });
}

function software(): Loom {
  return onGround(ground('sea', 'lozenge'), (loom) => {
    loom.blob(points('60,14 66,10 126,10 132,14 132,114 126,118 66,118 60,114'), c.ink);
    loom.rect(66, 18, 60, 88, c.surface);
    loom.rect(66, 18, 60, 16, c.green);
    loom.rect(70, 24, 26, 4, c.paper);
    for (const [i, tone] of [c.cinnabar, c.ochre, c.indigo, c.moss, c.coral, c.denim].entries()) {
      const [x, y] = [71 + (i % 2) * 27, 40 + Math.floor(i / 2) * 17];
      loom.rect(x, y, 22, 12, tone);
    }
    loom.rect(71, 92, 50, 10, c.ochre);
    loom.disc(96, 111, 3, c.soft);
    loom.disc(150, 84, 24, c.midnight);
    loom.disc(150, 84, 21, c.good);
    loom.thread(points('139,84 147,92 162,76'), 5, c.paper);
  });
}

function tills(): Loom {
  return onGround(ground('clay', 'dice'), (loom) => {
    loom.rect(24, 78, 144, 36, c.midnight);
    loom.rect(27, 81, 138, 12, c.denim);
    loom.rect(27, 96, 138, 15, c.indigo);
    loom.rect(84, 101, 24, 5, c.gold);
    loom.poly(points('50,16 126,16 134,68 42,68'), c.ink);
    loom.poly(points('54,20 122,20 129,64 47,64'), c.surface);
    loom.rect(58, 26, 38, 6, c.stone);
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 4; column++)
        loom.rect(
          57 + column * 17,
          36 + row * 9,
          14,
          7,
          row + column === 5 ? c.cinnabar : (row + column) % 2 ? c.ochre : c.moss,
        );
    loom.rect(80, 66, 16, 14, c.ink);
    loom.poly(points('140,36 168,36 168,78 164,74 160,78 156,74 152,78 148,74 144,78 140,74'), c.paper);
    for (const y of [42, 49, 56]) loom.rect(145, y, 18, 2, c.stone);
    loom.rect(145, 63, 18, 4, c.ink);
    loom.rect(136, 70, 36, 10, c.midnight);
  });
}

export const electronics: Drawings = { televisions, speakers, antennas, radios, circuits, sensors, software, tills };
