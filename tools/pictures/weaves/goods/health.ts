/** What heals and protects, and what doctors need. */
import type { Loom } from '../../loom/loom.ts';
import { leaf } from '../../loom/nature.ts';
import { shade, stripes, upright } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { ground, onGround } from '../ground.ts';
import type { Drawings } from '../groups.ts';

function medicines(): Loom {
  return onGround(ground('sky', 'teeth'), (loom) => {
    loom.rect(34, 24, 58, 16, c.ink);
    loom.rect(37, 26, 52, 11, c.surface);
    for (let x = 42; x < 88; x += 6) loom.rect(x, 26, 2, 11, c.line);
    loom.blob(points('30,42 96,42 100,52 100,106 94,112 32,112 26,106 26,52'), c.ink);
    loom.blob(
      points('33,45 93,45 97,53 97,104 91,109 35,109 29,104 29,53'),
      upright([c.honey, c.ochre, c.amber], 29, 68),
    );
    loom.rect(27, 58, 72, 36, c.surface);
    loom.rect(57, 63, 12, 26, c.good);
    loom.rect(50, 70, 26, 12, c.good);
    loom.ellipse(138, 46, 34, 15, c.ink, -0.6);
    loom.ellipse(138, 46, 32, 13, (x, y) => ((x - 138) * 0.83 - (y - 46) * 0.56 > 0 ? c.cinnabar : c.surface), -0.6);
    for (const [x, y] of points('126,88 158,78 150,106')) {
      loom.disc(x, y, 13, c.stone);
      loom.disc(x, y - 1, 12, c.surface);
      loom.rect(x - 9, y - 2, 18, 2, c.line);
    }
  });
}

function herbs(): Loom {
  return onGround(ground('sage', 'dice'), (loom) => {
    loom.bend(points('96,62 98,40 96,16'), 3, c.leaf);
    for (const [y, long, turn] of [
      [22, 28, -0.6],
      [22, 28, -2.5],
      [36, 36, -0.3],
      [36, 36, -2.8],
      [52, 38, 0],
      [52, 38, 3.14],
    ] as const)
      leaf(loom, 97, y, long, 14, turn, turn > -1 ? c.green : c.grass, c.lime);
    loom.thread(points('114,74 158,24'), 11, c.bark);
    loom.thread(points('114,74 158,24'), 7, c.tan);
    loom.disc(160, 22, 9, c.tan);
    loom.poly(points('40,64 152,64 146,90 124,104 68,104 46,90'), c.ink);
    loom.poly(
      points('44,67 148,67 142,88 122,101 70,101 50,88'),
      upright([c.surface, c.line, c.bone, c.stone], 44, 104),
    );
    loom.rect(48, 76, 96, 6, c.indigo);
    loom.poly(points('72,102 120,102 130,116 62,116'), c.ink);
    loom.poly(points('74,104 118,104 126,113 66,113'), c.bone);
    for (const [x, y] of points('20,104 34,110 160,106 174,110')) {
      loom.ellipse(x, y, 10, 7, c.bark);
      loom.ellipse(x - 1, y - 1, 8, 5, c.umber);
      loom.ring(x, y, 5, 4, c.tan);
    }
  });
}

function testKits(): Loom {
  return onGround(ground('clay', 'lozenge'), (loom) => {
    loom.blob(points('62,14 70,10 122,10 130,14 130,112 122,118 70,118 62,112'), c.ink);
    loom.blob(
      points('65,16 72,13 120,13 127,16 127,110 120,115 72,115 65,110'),
      upright([c.surface, c.surface, c.paper, c.line], 65, 62),
    );
    loom.rect(82, 26, 28, 44, c.stone);
    loom.rect(84, 28, 24, 40, c.paper);
    loom.rect(84, 36, 24, 4, c.cinnabar);
    loom.rect(84, 52, 24, 4, c.cinnabar);
    loom.disc(96, 92, 14, c.stone);
    loom.disc(96, 92, 11, c.blush);
    loom.blob(points('150,40 163,62 166,74 158,84 142,84 134,74 137,62'), c.plum);
    loom.blob(points('150,46 160,64 163,74 156,81 144,81 137,74 140,64'), c.cinnabar);
    loom.rect(142, 66, 4, 9, c.blush);
    loom.blob(points('30,52 40,68 42,76 36,82 24,82 18,76 20,68'), c.cinnabar);
  });
}

function ultrasound(): Loom {
  return onGround(ground('night', 'steps'), (loom) => {
    loom.poly(points('26,16 134,16 134,84 26,84'), c.surface);
    loom.poly(points('31,21 129,21 129,79 31,79'), c.ink);
    loom.poly(points('80,24 122,70 104,76 80,78 56,76 38,70'), c.soft);
    loom.poly(points('80,34 110,66 96,72 80,73 64,72 50,66'), c.stone);
    loom.ellipse(82, 58, 17, 11, c.ink);
    loom.disc(74, 54, 6, c.bone);
    loom.ellipse(86, 60, 9, 5, c.bone);
    loom.rect(120, 26, 5, 14, c.good);
    loom.poly(points('20,88 140,88 148,112 12,112'), c.paper);
    loom.poly(points('26,92 134,92 140,104 20,104'), c.line);
    for (let x = 30; x < 112; x += 10) loom.rect(x, 95, 7, 4, c.stone);
    loom.disc(124, 98, 5, c.cinnabar);
    loom.bend(points('140,100 160,112 176,90 168,64'), 3, c.ink);
    loom.blob(points('160,28 176,28 180,38 174,48 173,66 163,66 162,48 156,38'), c.surface);
    loom.blob(points('160,28 176,28 180,36 156,36'), c.denim);
  });
}

function incubators(): Loom {
  return onGround(ground('gold', 'wave'), (loom) => {
    loom.rect(28, 70, 136, 26, c.midnight);
    loom.rect(31, 73, 130, 20, upright([c.surface, c.paper, c.line], 31, 130));
    loom.rect(112, 77, 40, 12, c.midnight);
    loom.bend(points('114,83 122,83 126,79 130,87 134,83 150,83'), 1.6, c.mint);
    loom.blob(points('34,70 38,36 54,20 138,20 154,36 158,70'), c.midnight);
    loom.blob(points('38,69 42,38 56,24 136,24 150,38 154,69'), c.haze);
    loom.rect(42, 62, 108, 8, c.surface);
    loom.blob(points('70,62 78,44 100,38 132,46 142,62'), c.brick);
    loom.blob(points('74,62 80,47 100,42 130,49 137,62'), stripes([c.surface, c.blush], 5, 'x'));
    loom.disc(66, 50, 15, c.brick);
    loom.disc(66, 50, 13, c.coral);
    loom.ring(66, 50, 14, 7, c.gold, Math.PI * 1.05, Math.PI * 1.95);
    for (const x of [60, 70])
      loom.thread(
        [
          [x - 2, 52],
          [x + 2, 52],
        ],
        1.6,
        c.ink,
      );
    loom.bend(points('62,57 66,59 70,57'), 1.4, c.ink);
    loom.rect(46, 96, 6, 16, c.soft);
    loom.rect(140, 96, 6, 16, c.soft);
    loom.disc(49, 114, 5, c.ink);
    loom.disc(143, 114, 5, c.ink);
  });
}

function mineSafety(): Loom {
  return onGround(ground('night', 'lozenge'), (loom) => {
    loom.poly(points('84,44 8,14 8,76'), c.straw);
    loom.blob(points('66,72 70,44 92,22 124,20 150,38 158,72 150,84 76,84'), c.ink);
    loom.blob(
      points('70,70 74,46 94,26 123,24 146,40 154,70 148,80 80,80'),
      shade([c.gold, c.honey, c.ochre], (x, y) => (x - 70 + y - 24) / 130),
    );
    loom.bend(points('112,24 116,48 114,80'), 7, c.amber);
    loom.blob(points('44,82 60,74 150,74 166,82 150,92 60,92'), c.ink);
    loom.blob(points('50,82 62,77 148,77 159,82 148,88 62,88'), c.ochre);
    loom.disc(86, 46, 15, c.ink);
    loom.disc(84, 46, 11, c.surface);
    loom.disc(83, 46, 6, c.straw);
    loom.bend(points('148,90 150,104 136,114 112,116'), 4, c.ink);
  });
}

export const health: Drawings = {
  medicines,
  herbs,
  'test-kits': testKits,
  ultrasound,
  incubators,
  'mine-safety': mineSafety,
};
