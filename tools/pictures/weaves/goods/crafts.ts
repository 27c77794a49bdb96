/** What hands make, and what stands in a home. */
import type { Loom } from '../../loom/loom.ts';
import { shade, upright, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { ground, onGround } from '../ground.ts';
import type { Drawings } from '../groups.ts';

function rugs(): Loom {
  return onGround(ground('sage', 'dice'), (loom) => {
    loom.rect(28, 18, 136, 90, c.bark);
    loom.rect(30, 20, 132, 86, c.straw);
    loom.rect(36, 26, 120, 74, woven('zigzag', c.cinnabar, c.gold, c.brick, 36, 26));
    loom.rect(48, 38, 96, 50, c.straw);
    for (const x of [72, 120]) {
      loom.poly(
        [
          [x, 40],
          [x + 22, 63],
          [x, 86],
          [x - 22, 63],
        ],
        c.indigo,
      );
      loom.poly(
        [
          [x, 50],
          [x + 12, 63],
          [x, 76],
          [x - 12, 63],
        ],
        c.gold,
      );
      loom.poly(
        [
          [x, 57],
          [x + 6, 63],
          [x, 69],
          [x - 6, 63],
        ],
        c.cinnabar,
      );
    }
    for (let y = 20; y < 106; y += 5) {
      loom.rect(18, y, 11, 2, c.straw);
      loom.rect(163, y, 11, 2, c.straw);
    }
  });
}

function baskets(): Loom {
  return onGround(ground('clay', 'lozenge'), (loom) => {
    loom.ring(96, 52, 42, 35, c.bark, Math.PI, Math.PI * 2);
    loom.ring(96, 52, 41, 37, c.tan, Math.PI, Math.PI * 2);
    loom.blob(points('36,50 156,50 150,92 134,114 58,114 42,92'), c.bark);
    loom.blob(points('40,53 152,53 146,91 132,111 60,111 46,91'), woven('basket', c.tan, c.straw, c.gold, 36, 50));
    loom.where(
      { x: 36, y: 66, w: 120, h: 22 },
      (x) => Math.abs(x - 96) < 54,
      woven('hourglass', c.straw, c.cinnabar, c.deep, 40, 70),
    );
    loom.rect(34, 46, 124, 9, c.bark);
    loom.rect(36, 48, 120, 5, (x) => (x % 6 < 3 ? c.honey : c.amber));
  });
}

function hats(): Loom {
  return onGround(ground('sea', 'teeth'), (loom) => {
    loom.ellipse(96, 86, 82, 24, c.amber);
    loom.ellipse(96, 84, 80, 22, (x, y) => ((x + y * 3) % 9 < 2 ? c.honey : c.straw));
    loom.blob(points('52,80 56,40 76,22 116,22 136,40 140,80 118,88 74,88'), c.amber);
    loom.blob(points('55,78 59,42 77,25 115,25 133,42 137,78 117,85 75,85'), (x, y) =>
      (x * 2 + y * 2) % 10 < 2 || (x * 2 - y * 2 + 400) % 10 < 2 ? c.honey : c.straw,
    );
    loom.poly(points('53,62 139,62 140,78 118,87 74,87 52,78'), c.cinnabar);
    loom.poly(points('53,68 139,68 139,73 118,81 74,81 53,73'), c.gold);
  });
}

function lamps(): Loom {
  return onGround(ground('night', 'wave'), (loom) => {
    loom.disc(96, 54, 56, c.indigo);
    loom.disc(96, 54, 50, c.denim);
    loom.poly(points('62,16 130,16 152,76 40,76'), c.earth);
    loom.poly(points('65,19 127,19 148,73 44,73'), (x, y) =>
      (x * 5 + y * 3 + ((x * y) % 7)) % 11 < 2
        ? c.ochre
        : Math.abs(x - 96) < 22
          ? c.straw
          : Math.abs(x - 96) < 38
            ? c.gold
            : c.honey,
    );
    loom.rect(42, 70, 108, 5, c.umber);
    loom.rect(63, 18, 66, 4, c.umber);
    loom.rect(92, 76, 8, 30, c.earth);
    loom.ellipse(96, 108, 34, 8, c.umber);
    loom.ellipse(96, 106, 30, 6, c.earth);
  });
}

function hangings(): Loom {
  return onGround(ground('sand', 'steps'), (loom) => {
    loom.rect(30, 12, 132, 6, c.earth);
    loom.disc(30, 15, 6, c.umber);
    loom.disc(162, 15, 6, c.umber);
    loom.rect(44, 18, 104, 90, c.bark);
    loom.rect(48, 22, 96, 14, woven('zigzag', c.bark, c.straw, c.tan, 48, 24));
    loom.rect(48, 90, 96, 14, woven('arrows', c.bark, c.straw, c.tan, 48, 92));
    for (const x of [72, 120]) {
      loom.ring(x, 63, 21, 17, c.straw);
      loom.thread(
        [
          [x - 14, 49],
          [x + 14, 77],
        ],
        3,
        c.straw,
      );
      loom.thread(
        [
          [x + 14, 49],
          [x - 14, 77],
        ],
        3,
        c.straw,
      );
      for (const [dx, dy] of points('0,-10 0,10 -10,0 10,0')) loom.disc(x + dx, 63 + dy, 2.4, c.tan);
    }
    loom.rect(95, 40, 3, 46, c.straw);
    for (let x = 46; x < 148; x += 6) loom.rect(x, 108, 2, 9, c.bark);
  });
}

function carvings(): Loom {
  return onGround(ground('sage', 'teeth'), (loom) => {
    loom.rect(62, 104, 68, 14, c.ink);
    loom.rect(65, 106, 62, 6, c.soft);
    loom.blob(points('96,12 116,20 120,40 110,54 122,66 130,92 122,106 70,106 62,92 70,66 84,54 74,40 78,20'), c.ink);
    loom.blob(
      points('96,15 113,22 117,39 106,55 118,68 126,92 119,103 73,103 66,92 74,68 88,55 77,39 81,22'),
      shade([c.sage, c.moss, c.leaf, c.deep], (x) => (x - 64) / 62),
    );
    loom.bend(points('84,66 70,82 92,94 110,88'), 9, c.deep);
    loom.bend(points('84,66 70,82 92,94 110,88'), 5, c.sage);
    loom.disc(112, 80, 13, c.deep);
    loom.disc(111, 79, 11, c.moss);
    loom.ellipse(88, 34, 4, 2, c.deep);
    loom.ellipse(105, 34, 4, 2, c.deep);
    loom.bend(points('96,34 98,42 94,44'), 2, c.deep);
    loom.bend(points('89,49 96,51 103,49'), 2, c.deep);
  });
}

function porcelain(): Loom {
  return onGround(ground('blush', 'lozenge'), (loom) => {
    loom.poly(points('82,10 110,10 108,28 104,34 88,34 84,28'), c.indigo);
    loom.poly(points('85,12 107,12 105,28 102,34 90,34 87,28'), c.surface);
    loom.blob(points('88,32 104,32 130,48 136,72 120,100 112,114 80,114 72,100 56,72 62,48'), c.indigo);
    loom.blob(
      points('89,35 103,35 127,50 132,72 117,98 110,111 82,111 75,98 60,72 65,50'),
      upright([c.surface, c.surface, c.paper, c.haze], 60, 72),
    );
    for (let i = 0; i < 6; i++)
      loom.ellipse(96 + Math.cos(i * 1.047) * 11, 70 + Math.sin(i * 1.047) * 11, 8, 6, c.blue, i * 1.047);
    loom.disc(96, 70, 5, c.indigo);
    for (const side of [-1, 1]) {
      loom.bend(
        [
          [96 + side * 18, 78],
          [96 + side * 28, 68],
          [96 + side * 26, 56],
        ],
        2.4,
        c.indigo,
      );
      loom.disc(96 + side * 27, 60, 4, c.blue);
    }
    loom.poly(points('73,94 119,94 115,101 77,101'), woven('wave', c.surface, c.indigo, c.blue, 70, 94));
    loom.rect(86, 22, 20, 4, c.blue);
    for (const x of [26, 162]) {
      loom.poly(
        [
          [x - 18, 92],
          [x + 18, 92],
          [x + 12, 112],
          [x - 12, 112],
        ],
        c.indigo,
      );
      loom.poly(
        [
          [x - 15, 94],
          [x + 15, 94],
          [x + 10, 109],
          [x - 10, 109],
        ],
        c.surface,
      );
      loom.rect(x - 13, 99, 26, 3, c.blue);
    }
  });
}

function pots(): Loom {
  return onGround(ground('red', 'dice'), (loom) => {
    for (const [x, y, w, h] of [
      [118, 36, 66, 74],
      [22, 60, 84, 50],
    ] as const) {
      loom.rect(x - 9, y + 14, 12, 8, c.ink);
      loom.rect(x + w - 3, y + 14, 12, 8, c.ink);
      loom.rect(x, y, w, h, c.ink);
      loom.rect(x + 3, y + 3, w - 6, h - 6, upright([c.haze, c.surface, c.line, c.bone, c.stone], x, w));
      loom.ellipse(x + w / 2, y, w / 2 + 4, 9, c.ink);
      loom.ellipse(x + w / 2, y - 2, w / 2 + 1, 8, upright([c.surface, c.line, c.stone], x, w));
      loom.rect(x + w / 2 - 4, y - 18, 8, 10, c.ink);
      loom.disc(x + w / 2, y - 18, 6, c.ink);
    }
  });
}

function stoves(): Loom {
  return onGround(ground('deep', 'wave'), (loom) => {
    loom.rect(64, 12, 64, 26, c.ink);
    loom.rect(67, 15, 58, 20, upright([c.surface, c.bone, c.stone], 67, 58));
    loom.rect(54, 18, 12, 6, c.ink);
    loom.rect(126, 18, 12, 6, c.ink);
    for (const x of [72, 92, 112])
      loom.blob(
        [
          [x + 4, 34],
          [x + 11, 48],
          [x + 8, 56],
          [x, 56],
          [x - 3, 48],
        ],
        x === 92 ? c.gold : c.ochre,
      );
    loom.poly(points('48,52 144,52 132,108 60,108'), c.plum);
    loom.poly(points('52,55 140,55 129,105 63,105'), upright([c.coral, c.clay, c.brick], 52, 88));
    loom.rect(44, 48, 104, 8, c.ink);
    loom.rect(76, 74, 40, 24, c.ink);
    loom.blob(points('96,74 106,86 110,97 82,97 86,86'), c.flame);
    loom.blob(points('96,82 101,90 102,97 90,97 91,90'), c.gold);
    for (const [a, b] of [
      ['84,96 40,112', 0],
      ['100,98 62,116', 1],
    ] as const) {
      loom.thread(points(a), 8, b ? c.earth : c.umber);
    }
    for (const x of [62, 122]) loom.rect(x, 106, 8, 12, c.ink);
  });
}

function coolBoxes(): Loom {
  return onGround(ground('gold', 'lozenge'), (loom) => {
    loom.ring(96, 46, 54, 46, c.stone, Math.PI, Math.PI * 2);
    loom.poly(points('34,56 158,56 152,112 40,112'), c.midnight);
    loom.poly(points('38,59 154,59 149,109 43,109'), upright([c.sky, c.blue, c.denim], 38, 116));
    loom.blob(points('28,40 36,34 156,34 164,40 164,54 156,60 36,60 28,54'), c.midnight);
    loom.blob(points('32,42 38,38 154,38 160,42 160,52 154,56 38,56 32,52'), c.surface);
    for (let i = 0; i < 6; i++) {
      const [dx, dy] = [Math.cos(i * 1.047), Math.sin(i * 1.047)];
      loom.thread(
        [
          [96, 84],
          [96 + dx * 20, 84 + dy * 20],
        ],
        3.4,
        c.surface,
      );
      loom.thread(
        [
          [96 + dx * 13 - dy * 6, 84 + dy * 13 + dx * 6],
          [96 + dx * 11, 84 + dy * 11],
          [96 + dx * 13 + dy * 6, 84 + dy * 13 - dx * 6],
        ],
        2.4,
        c.surface,
      );
    }
    loom.rect(86, 52, 20, 10, c.cinnabar);
  });
}

export const crafts: Drawings = {
  rugs,
  baskets,
  hats,
  lamps,
  hangings,
  carvings,
  porcelain,
  pots,
  stoves,
  'cool-boxes': coolBoxes,
};
