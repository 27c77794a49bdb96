/** Machines of farms and mills. */
import type { Loom } from '../../loom/loom.ts';
import { shade, stripes, upright } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { ground, onGround } from '../ground.ts';
import type { Drawings } from '../groups.ts';

function tyre(loom: Loom, x: number, y: number, r: number, rim: string): void {
  for (let i = 0; i < 16; i++) loom.disc(x + Math.cos(i * 0.393) * r, y + Math.sin(i * 0.393) * r, r * 0.11, c.ink);
  loom.disc(x, y, r, c.ink);
  loom.ring(x, y, r * 0.8, r * 0.74, c.soft);
  loom.disc(x, y, r * 0.54, rim);
  loom.disc(x, y, r * 0.2, c.earth);
}

function tractor(): Loom {
  return onGround(ground('gold', 'teeth'), (loom) => {
    loom.rect(0, 110, 192, 14, stripes([c.umber, c.earth], 3));
    loom.poly(points('92,56 164,56 172,64 172,88 92,92'), c.plum);
    loom.poly(
      points('94,58 163,58 169,65 169,85 94,89'),
      shade([c.coral, c.cinnabar, c.brick], (_, y) => (y - 58) / 32),
    );
    for (const y of [66, 71, 76]) loom.rect(146, y, 18, 2, c.plum);
    loom.rect(128, 30, 5, 27, c.ink);
    loom.poly(points('44,20 98,20 104,58 104,84 50,84'), c.ink);
    loom.poly(points('52,27 72,27 72,58 56,58'), c.haze);
    loom.poly(points('77,27 92,27 97,58 77,58'), c.haze);
    loom.rect(38, 14, 66, 8, c.cinnabar);
    tyre(loom, 64, 82, 32, c.gold);
    tyre(loom, 148, 96, 18, c.gold);
  });
}

function harvester(): Loom {
  return onGround(ground('sky', 'dice'), (loom) => {
    for (let x = 0; x < 192; x += 6) {
      loom.rect(x + 2, 84 + ((x * 7) % 9), 2, 40, c.ochre);
      loom.ellipse(x + 3, 84 + ((x * 7) % 9), 2.4, 6, c.gold);
    }
    loom.poly(points('50,42 60,30 150,30 158,42 158,88 46,92'), c.deep);
    loom.poly(
      points('54,44 62,34 148,34 154,44 154,84 50,88'),
      shade([c.grass, c.good, c.green], (_, y) => (y - 34) / 54),
    );
    loom.rect(76, 58, 70, 6, c.gold);
    loom.poly(points('24,26 60,26 60,66 20,66'), c.ink);
    loom.poly(points('28,30 56,30 56,60 25,60'), c.haze);
    loom.bend(points('150,34 168,18 182,20'), 8, c.gold);
    loom.poly(points('6,84 44,72 50,92 10,104'), c.ochre);
    loom.disc(18, 90, 20, c.amber);
    loom.disc(18, 90, 16, c.gold);
    for (let i = 0; i < 6; i++)
      loom.thread(
        [
          [18, 90],
          [18 + Math.cos(i * 1.05) * 20, 90 + Math.sin(i * 1.05) * 20],
        ],
        3,
        c.cinnabar,
      );
    tyre(loom, 72, 94, 22, c.gold);
    tyre(loom, 138, 100, 16, c.gold);
  });
}

function ploughs(): Loom {
  return onGround(ground('deep', 'steps'), (loom) => {
    loom.rect(0, 96, 192, 28, stripes([c.umber, c.earth, c.clay], 3));
    loom.thread(points('20,44 146,44'), 9, c.cinnabar);
    loom.thread(points('146,44 178,24'), 7, c.cinnabar);
    loom.thread(points('20,44 8,30'), 6, c.brick);
    for (const x of [34, 70, 106]) {
      loom.thread(
        [
          [x, 46],
          [x + 6, 72],
        ],
        7,
        c.stone,
      );
      loom.poly(
        [
          [x + 14, 66],
          [x + 22, 78],
          [x + 2, 106],
          [x - 18, 108],
          [x - 6, 92],
        ],
        c.ink,
      );
      loom.poly(
        [
          [x + 12, 70],
          [x + 17, 78],
          [x + 1, 102],
          [x - 10, 104],
          [x - 2, 92],
        ],
        upright([c.surface, c.bone, c.stone], x - 10, 28),
      );
    }
    loom.disc(154, 84, 22, c.ink);
    loom.disc(154, 84, 18, c.ochre);
    loom.disc(154, 84, 14, c.deep);
    for (let i = 0; i < 4; i++)
      loom.thread(
        [
          [154, 84],
          [154 + Math.cos(i * 1.57) * 18, 84 + Math.sin(i * 1.57) * 18],
        ],
        3,
        c.ochre,
      );
    loom.thread(points('150,46 154,84'), 5, c.stone);
  });
}

function mills(): Loom {
  return onGround(ground('sand', 'teeth'), (loom) => {
    loom.poly(points('46,14 122,14 102,48 66,48'), c.midnight);
    loom.poly(points('51,18 117,18 99,46 69,46'), upright([c.sky, c.denim, c.indigo], 51, 66));
    loom.ellipse(84, 16, 34, 5, c.gold);
    loom.rect(46, 48, 76, 44, c.midnight);
    loom.rect(49, 51, 70, 38, c.cinnabar);
    loom.disc(84, 70, 15, c.brick);
    loom.disc(84, 70, 10, c.paper);
    loom.thread(points('84,70 90,63'), 2, c.ink);
    loom.disc(144, 70, 24, c.ink);
    loom.disc(144, 70, 19, c.stone);
    loom.disc(144, 70, 5, c.ink);
    loom.rect(118, 48, 28, 3, c.ink);
    loom.rect(118, 89, 28, 3, c.ink);
    for (const x of [50, 110]) loom.rect(x, 92, 8, 24, c.midnight);
    loom.poly(points('66,92 102,92 96,100 72,100'), c.stone);
    loom.poly(points('56,118 76,100 92,100 112,118'), c.surface);
    loom.poly(points('22,88 46,88 52,118 16,118'), c.tan);
    loom.ellipse(34, 88, 12, 4, c.surface);
  });
}

function foodMachines(): Loom {
  return onGround(ground('blush', 'dice'), (loom) => {
    loom.rect(10, 84, 172, 12, c.ink);
    loom.rect(10, 84, 172, 4, c.soft);
    for (const x of [18, 66, 118, 172]) {
      loom.disc(x, 94, 6, c.stone);
      loom.rect(x - 3, 98, 6, 22, c.stone);
    }
    loom.rect(58, 30, 66, 54, c.midnight);
    loom.rect(61, 33, 60, 48, upright([c.surface, c.bone, c.stone], 61, 60));
    loom.poly(points('68,12 114,12 102,30 80,30'), c.stone);
    loom.rect(68, 42, 22, 16, c.indigo);
    loom.rect(71, 45, 16, 4, c.mint);
    for (const [x, tone] of [
      [98, c.cinnabar],
      [107, c.ochre],
      [116, c.good],
    ] as const)
      loom.disc(x, 46, 3, tone);
    loom.poly(points('60,66 122,66 122,84 60,84'), c.soft);
    for (const x of [26, 142, 166]) {
      loom.rect(x - 9, 58, 18, 26, upright([c.gold, c.honey, c.ochre], x - 9, 18));
      loom.rect(x - 9, 64, 18, 10, c.paper);
      loom.rect(x - 7, 54, 14, 5, c.cinnabar);
    }
  });
}

export const fields: Drawings = {
  tractors: tractor,
  harvesters: harvester,
  ploughs,
  mills,
  'food-machines': foodMachines,
};
