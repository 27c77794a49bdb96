/** What gives power and light, and carries it. */
import type { Loom } from '../../loom/loom.ts';
import { stripes, upright } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { ground, onGround } from '../ground.ts';
import type { Drawings } from '../groups.ts';

function solarPanels(): Loom {
  return onGround(ground('gold', 'teeth'), (loom) => {
    for (let i = 0; i < 12; i++)
      loom.poly(
        [
          [150 + Math.cos(i * 0.524 - 0.1) * 24, 34 + Math.sin(i * 0.524 - 0.1) * 24],
          [150 + Math.cos(i * 0.524) * 34, 34 + Math.sin(i * 0.524) * 34],
          [150 + Math.cos(i * 0.524 + 0.1) * 24, 34 + Math.sin(i * 0.524 + 0.1) * 24],
        ],
        c.ochre,
      );
    loom.disc(150, 34, 20, c.ochre);
    loom.disc(150, 34, 16, c.honey);
    loom.thread(points('92,84 92,118'), 6, c.soft);
    loom.thread(points('70,118 114,118'), 5, c.soft);
    loom.poly(points('36,36 132,36 164,98 12,98'), c.surface);
    loom.where(
      { x: 12, y: 36, w: 152, h: 62 },
      (x, y) => {
        const depth = (y - 38) / 58;
        if (depth < 0 || depth > 1) return false;
        const left = 36.6 - 21 * depth,
          right = 131.4 + 29 * depth;
        const across = ((x - left) / (right - left)) * 6;
        const down = (y - 38) / (12 + depth * 6);
        return across > 0 && across < 6 && across % 1 > 0.1 && down % 1 > 0.16;
      },
      (x, y) => ((x + y) % 46 < 9 ? c.blue : c.indigo),
    );
  });
}

function waterPumps(): Loom {
  return onGround(ground('clay', 'wave'), (loom) => {
    loom.rect(0, 106, 192, 18, stripes([c.earth, c.umber], 3));
    loom.poly(points('14,30 78,18 88,54 24,66'), c.surface);
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 2; j++)
        loom.poly(
          [
            [18 + i * 15.4 + j * 5, 32 - i * 2.9 + j * 17],
            [31 + i * 15.4 + j * 5, 29.6 - i * 2.9 + j * 17],
            [35 + i * 15.4 + j * 5, 44 - i * 2.9 + j * 17],
            [22 + i * 15.4 + j * 5, 46.6 - i * 2.9 + j * 17],
          ],
          c.indigo,
        );
    loom.thread(points('52,60 52,108'), 5, c.soft);
    loom.rect(104, 44, 20, 66, upright([c.sky, c.denim, c.indigo], 104, 20));
    loom.rect(98, 104, 32, 8, c.midnight);
    loom.rect(100, 36, 28, 10, c.midnight);
    loom.rect(122, 54, 34, 12, c.midnight);
    loom.rect(122, 56, 32, 5, c.denim);
    loom.rect(146, 54, 12, 18, c.midnight);
    loom.poly(points('148,72 157,72 164,112 144,112'), c.sky);
    loom.rect(151, 72, 3, 40, c.surface);
    loom.ellipse(154, 113, 28, 7, c.sea);
    loom.ellipse(154, 112, 20, 4, c.sky);
    loom.bend(points('52,66 70,84 98,80 106,86'), 2.4, c.ink);
  });
}

function batteries(): Loom {
  return onGround(ground('deep', 'dice'), (loom) => {
    for (const x of [54, 126]) {
      loom.rect(x - 10, 24, 20, 10, c.stone);
      loom.rect(x - 7, 18, 14, 8, c.bone);
    }
    loom.rect(30, 34, 132, 78, c.ink);
    loom.rect(33, 37, 126, 22, c.cinnabar);
    loom.rect(33, 61, 126, 48, upright([c.denim, c.indigo, c.midnight], 33, 126));
    loom.rect(46, 46, 16, 4, c.paper);
    loom.rect(52, 40, 4, 16, c.paper);
    loom.rect(118, 46, 16, 4, c.paper);
    loom.poly(points('102,62 78,90 94,90 86,108 116,80 100,80 110,62'), c.gold);
  });
}

function transformer(): Loom {
  return onGround(ground('sky', 'lozenge'), (loom) => {
    for (const x of [66, 96, 126]) {
      for (const [y, r] of [
        [46, 9],
        [38, 8],
        [30, 7],
      ] as const) {
        loom.ellipse(x, y, r, 4, c.brick);
        loom.ellipse(x - 1, y - 1, r - 2, 2, c.coral);
      }
      loom.rect(x - 2, 14, 4, 14, c.stone);
    }
    loom.rect(52, 50, 88, 58, c.deep);
    loom.rect(46, 48, 100, 8, c.deep);
    for (let x = 55; x < 138; x += 8) loom.rect(x, 60, 5, 42, upright([c.sage, c.moss], x, 5));
    loom.rect(40, 62, 8, 42, c.deep);
    loom.rect(144, 62, 8, 42, c.deep);
    loom.poly(points('96,64 116,98 76,98'), c.ink);
    loom.poly(points('96,69 111,95 81,95'), c.gold);
    loom.poly(points('98,74 90,86 95,86 92,94 102,83 97,83'), c.ink);
    loom.rect(48, 108, 16, 10, c.ink);
    loom.rect(128, 108, 16, 10, c.ink);
  });
}

function meters(): Loom {
  return onGround(ground('red', 'steps'), (loom) => {
    loom.poly(points('58,14 134,14 142,24 142,104 134,112 58,112 50,104 50,24'), c.ink);
    loom.poly(
      points('60,17 132,17 138,25 138,102 132,108 60,108 54,102 54,25'),
      upright([c.surface, c.paper, c.line], 54, 84),
    );
    loom.rect(62, 26, 68, 26, c.ink);
    loom.rect(65, 29, 62, 20, c.mint);
    for (const x of [69, 83, 97, 111]) {
      loom.rect(x, 32, 9, 14, c.deep);
      loom.rect(x + 2, 34, 5, 4, c.mint);
      loom.rect(x + 2, 40, 5, 4, c.mint);
    }
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 3; column++) loom.rect(64 + column * 16, 60 + row * 15, 12, 11, c.denim);
    loom.disc(122, 66, 5, c.cinnabar);
    loom.poly(points('124,78 114,94 121,94 118,104 130,90 122,90'), c.ochre);
  });
}

function generators(): Loom {
  return onGround(ground('sand', 'wave'), (loom) => {
    loom.thread(points('24,112 24,30 168,30 168,112 24,112'), 7, c.ink);
    loom.thread(points('24,112 24,30 168,30 168,112 24,112'), 3, c.soft);
    loom.blob(points('38,38 60,32 132,32 152,38 152,52 38,52'), c.brick);
    loom.blob(points('41,40 62,35 130,35 149,40 149,49 41,49'), c.cinnabar);
    loom.rect(84, 26, 18, 8, c.ink);
    loom.rect(36, 58, 56, 44, c.ink);
    loom.rect(39, 61, 50, 38, c.gold);
    for (const x of [52, 75]) {
      loom.disc(x, 78, 9, c.ink);
      for (const [dx, dy] of points('-3,-2 3,-2 0,3')) loom.rect(x + dx - 1, 78 + dy - 1, 2, 3, c.stone);
    }
    loom.rect(44, 92, 38, 4, c.ink);
    loom.rect(98, 56, 58, 48, c.soft);
    for (let y = 60; y < 84; y += 5) loom.rect(102, y, 30, 3, c.bone);
    loom.disc(136, 84, 20, c.ink);
    loom.disc(136, 84, 16, c.stone);
    loom.ring(136, 84, 13, 10, c.ink);
    loom.thread(points('136,84 150,78'), 4, c.cinnabar);
    for (const x of [36, 148]) loom.disc(x, 114, 7, c.ink);
  });
}

function wellheads(): Loom {
  return onGround(ground('night', 'teeth'), (loom) => {
    loom.rect(0, 108, 192, 16, c.tan);
    loom.rect(84, 16, 24, 94, upright([c.coral, c.cinnabar, c.brick], 84, 24));
    loom.rect(26, 54, 140, 18, c.brick);
    loom.rect(26, 54, 140, 6, c.coral);
    for (const y of [28, 46, 76, 96]) loom.rect(76, y, 40, 7, c.plum);
    for (const x of [26, 158]) loom.rect(x, 48, 8, 30, c.plum);
    for (const [x, y] of points('56,38 136,38')) {
      loom.rect(x - 2, y + 4, 4, 16, c.ink);
      loom.ring(x, y, 15, 10, c.ochre);
      loom.thread(
        [
          [x - 12, y],
          [x + 12, y],
        ],
        3,
        c.ochre,
      );
      loom.disc(x, y, 3, c.gold);
    }
    loom.ring(96, 20, 13, 9, c.ochre);
    loom.rect(68, 102, 56, 10, c.plum);
    loom.disc(96, 86, 8, c.paper);
    loom.thread(points('96,86 101,82'), 1.6, c.ink);
  });
}

export const power: Drawings = {
  'solar-panels': solarPanels,
  'water-pumps': waterPumps,
  batteries,
  transformers: transformer,
  meters,
  generators,
  wellheads,
};
