/** Machines of building sites, streets and fields that are no kin of those in `works` and `fields`. */
import type { Loom } from '../../loom/loom.ts';
import { shade, stripes, upright } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { ground, onGround } from '../ground.ts';
import type { Drawings } from '../groups.ts';

function wheel(loom: Loom, x: number, y: number, r: number): void {
  loom.disc(x, y, r, c.ink);
  loom.disc(x, y, r * 0.55, c.bone);
  loom.disc(x, y, r * 0.2, c.soft);
}

function truckCranes(): Loom {
  return onGround(ground('sky', 'steps'), (loom) => {
    loom.rect(0, 112, 192, 12, c.soft);
    loom.rect(12, 88, 166, 10, c.ink);
    loom.poly(points('134,58 164,58 174,74 176,96 134,96'), c.ink);
    loom.poly(points('137,61 162,61 171,75 173,93 137,93'), c.gold);
    loom.poly(points('144,65 160,65 167,77 144,77'), c.haze);
    loom.poly(points('60,62 104,62 110,88 54,88'), c.ink);
    loom.poly(
      points('63,65 102,65 107,85 58,85'),
      shade([c.gold, c.honey, c.ochre], (_, y) => (y - 65) / 20),
    );
    loom.rect(68, 68, 16, 11, c.haze);
    loom.thread(points('78,68 150,22'), 13, c.ink);
    loom.thread(points('78,68 150,22'), 9, c.cinnabar);
    loom.thread(points('116,44 172,14'), 7, c.ink);
    loom.thread(points('116,44 172,14'), 4, c.gold);
    loom.thread(points('84,80 118,48'), 4, c.soft);
    loom.rect(171, 14, 2, 24, c.ink);
    loom.ring(172, 42, 5, 3, c.ink);
    for (const x of [20, 122]) {
      loom.rect(x, 92, 5, 20, c.stone);
      loom.rect(x - 6, 110, 17, 4, c.ink);
    }
    for (const x of [40, 64, 92, 152]) wheel(loom, x, 102, 11);
  });
}

function asphaltPlants(): Loom {
  return onGround(ground('sage', 'dice'), (loom) => {
    loom.rect(0, 112, 192, 12, c.soft);
    loom.rect(124, 12, 48, 66, c.ink);
    loom.rect(127, 15, 42, 60, upright([c.surface, c.bone, c.stone], 127, 42));
    for (const y of [30, 46, 62]) loom.rect(127, y, 42, 3, c.cinnabar);
    loom.poly(points('130,78 166,78 154,92 142,92'), c.ink);
    for (const x of [126, 166]) loom.rect(x, 78, 4, 36, c.ink);
    loom.thread(points('16,92 126,26'), 11, c.ink);
    loom.thread(points('16,90 126,24'), 5, c.stone);
    loom.blob(points('20,64 36,56 96,56 110,64 112,80 104,92 34,92 20,84'), c.bark);
    loom.blob(
      points('23,66 38,59 95,59 107,66 109,80 102,89 36,89 23,82'),
      stripes([c.ochre, c.ochre, c.honey], 7, 'x'),
    );
    for (const x of [42, 92]) {
      loom.rect(x, 54, 6, 40, c.ink);
      loom.rect(x - 2, 94, 10, 20, c.soft);
    }
    loom.rect(68, 26, 12, 32, c.ink);
    loom.rect(71, 29, 6, 29, c.stone);
    for (const [x, y, r] of [
      [74, 22, 6],
      [84, 17, 8],
      [97, 14, 6],
    ] as const)
      loom.disc(x, y, r, c.paper);
    loom.poly(points('132,112 148,96 164,112'), c.ink);
  });
}

function refuseLorries(): Loom {
  return onGround(ground('blush', 'dice'), (loom) => {
    loom.rect(0, 110, 192, 14, c.soft);
    loom.rect(16, 90, 160, 9, c.ink);
    loom.poly(points('30,30 118,30 126,40 126,92 22,92 14,70'), c.ink);
    loom.poly(
      points('33,33 116,33 123,41 123,89 25,89 18,70'),
      shade([c.grass, c.good, c.green], (_, y) => (y - 33) / 56),
    );
    for (const x of [56, 78, 100]) loom.rect(x, 33, 3, 56, c.deep);
    loom.poly(points('30,33 48,33 48,89 25,89 18,70'), c.deep);
    loom.poly(points('24,62 44,62 44,84 26,84'), c.ink);
    loom.rect(64, 50, 46, 22, c.paper);
    loom.ring(87, 61, 9, 5, c.good);
    loom.poly(points('93,50 100,58 90,60'), c.paper);
    loom.poly(points('132,42 166,42 178,66 180,98 132,98'), c.ink);
    loom.poly(points('135,45 164,45 174,67 176,94 135,94'), c.gold);
    loom.poly(points('142,50 162,50 169,66 142,66'), c.haze);
    loom.rect(171, 80, 6, 7, c.paper);
    for (const x of [48, 76, 152]) wheel(loom, x, 102, 14);
  });
}

function planters(): Loom {
  return onGround(ground('sea', 'wave'), (loom) => {
    loom.rect(0, 96, 192, 28, stripes([c.teal, c.denim], 4));
    for (let x = 8; x < 84; x += 15) {
      loom.thread(
        [
          [x, 106],
          [x - 5, 90],
        ],
        2,
        c.grass,
      );
      loom.thread(
        [
          [x, 106],
          [x, 86],
        ],
        2,
        c.good,
      );
      loom.thread(
        [
          [x, 106],
          [x + 5, 90],
        ],
        2,
        c.grass,
      );
    }
    loom.poly(points('70,34 124,22 130,30 78,66'), c.ink);
    loom.poly(points('74,36 122,26 125,31 80,61'), stripes([c.grass, c.good], 4, 'x'));
    loom.rect(92, 58, 52, 28, c.ink);
    loom.rect(95, 61, 46, 22, upright([c.coral, c.cinnabar, c.brick], 95, 46));
    loom.thread(points('142,70 164,44 178,44'), 5, c.ink);
    loom.thread(points('74,60 66,78 76,104'), 7, c.ink);
    loom.thread(points('74,60 66,78 76,104'), 3, c.gold);
    loom.poly(points('84,98 158,98 168,110 78,110'), c.ink);
    loom.poly(points('87,100 156,100 163,108 82,108'), c.gold);
    loom.disc(120, 96, 20, c.ink);
    loom.disc(120, 96, 13, c.sea);
    for (let i = 0; i < 6; i++)
      loom.thread(
        [
          [120, 96],
          [120 + Math.cos(i * 1.05) * 18, 96 + Math.sin(i * 1.05) * 18],
        ],
        3,
        c.ink,
      );
    loom.disc(120, 96, 4, c.gold);
  });
}

function miniGrids(): Loom {
  return onGround(ground('night', 'lozenge'), (loom) => {
    loom.rect(0, 112, 192, 12, c.earth);
    loom.poly(points('20,54 36,18 134,18 118,54'), c.ink);
    loom.poly(points('24,52 38,21 130,21 116,52'), c.blue);
    for (const part of [0.25, 0.5, 0.75])
      loom.thread(
        [
          [24 + 92 * part, 52],
          [38 + 92 * part, 21],
        ],
        2,
        c.haze,
      );
    loom.thread(points('31,36 123,36'), 2, c.haze);
    loom.rect(22, 58, 108, 54, c.ink);
    loom.rect(25, 61, 102, 48, stripes([c.surface, c.surface, c.line], 5, 'x'));
    loom.rect(34, 68, 34, 41, c.ink);
    loom.rect(37, 71, 28, 38, c.ochre);
    loom.poly(points('53,74 41,92 50,92 46,106 61,86 52,86 57,74'), c.paper);
    for (const y of [70, 82, 94]) {
      loom.rect(80, y, 38, 9, c.ink);
      loom.rect(82, y + 2, 24, 5, c.good);
    }
    loom.rect(160, 26, 6, 88, c.bark);
    loom.rect(146, 32, 34, 5, c.bark);
    for (const x of [148, 176]) loom.rect(x, 26, 4, 7, c.paper);
    loom.bend(points('130,64 142,56 150,30'), 2, c.gold);
    loom.bend(points('178,30 184,44 192,48'), 2, c.gold);
  });
}

function motorPumps(): Loom {
  return onGround(ground('clay', 'teeth'), (loom) => {
    loom.rect(0, 112, 192, 12, c.bark);
    loom.thread(points('60,92 26,76 10,52'), 6, c.ink);
    loom.thread(points('16,58 4,58'), 5, c.ink);
    loom.rect(34, 90, 116, 8, c.ink);
    loom.rect(38, 22, 54, 18, c.ink);
    loom.rect(41, 25, 48, 12, c.cinnabar);
    loom.rect(58, 18, 12, 5, c.ink);
    loom.rect(96, 34, 5, 20, c.soft);
    loom.poly(points('94,30 106,26 106,34 98,38'), c.soft);
    loom.rect(36, 42, 62, 48, c.ink);
    loom.rect(39, 45, 56, 42, upright([c.gold, c.honey, c.ochre], 39, 56));
    for (const y of [50, 57, 64]) loom.rect(44, y, 20, 3, c.bark);
    loom.disc(80, 66, 13, c.ink);
    loom.disc(80, 66, 9, c.stone);
    loom.disc(80, 66, 3, c.ink);
    loom.rect(96, 60, 16, 12, c.soft);
    loom.rect(108, 50, 8, 34, c.ink);
    loom.rect(112, 54, 26, 26, c.ink);
    loom.rect(114, 57, 22, 20, upright([c.sky, c.denim, c.indigo], 114, 22));
    loom.rect(120, 40, 14, 16, c.ink);
    loom.rect(123, 42, 8, 14, c.denim);
    loom.rect(116, 34, 22, 7, c.ink);
    loom.rect(136, 60, 6, 14, c.ink);
    loom.bend(points('142,67 158,68 168,84 172,120'), 13, c.ink);
    loom.bend(points('142,67 158,68 168,84 172,120'), 9, c.soft);
    loom.bend(points('127,36 128,16 152,12 176,22'), 13, c.ink);
    loom.bend(points('127,36 128,16 152,12 176,22'), 9, c.ochre);
    loom.poly(points('174,14 186,20 180,32 170,28'), c.ink);
    loom.poly(points('178,26 188,30 191,60 182,60'), c.sky);
    for (const x of [60, 126]) {
      loom.disc(x, 102, 13, c.ink);
      loom.disc(x, 102, 6, c.bone);
      loom.disc(x, 102, 2, c.soft);
    }
  });
}

export const sites: Drawings = {
  'truck-cranes': truckCranes,
  'asphalt-plants': asphaltPlants,
  'refuse-lorries': refuseLorries,
  planters,
  'mini-grids': miniGrids,
  'motor-pumps': motorPumps,
};
