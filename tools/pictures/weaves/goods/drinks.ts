/** Coffee, tea, cocoa and what else is drunk. */
import type { Loom } from '../../loom/loom.ts';
import { leaf } from '../../loom/nature.ts';
import { round, shade, upright, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { ground, onGround } from '../ground.ts';
import type { Drawings } from '../groups.ts';

function bean(loom: Loom, x: number, y: number, size: number, turn: number): void {
  loom.ellipse(x, y, size, size * 0.68, c.bark, turn);
  loom.ellipse(x - 1, y - 1, size * 0.8, size * 0.46, c.umber, turn);
  const [dx, dy] = [Math.cos(turn) * size, Math.sin(turn) * size];
  loom.bend(
    [
      [x - dx, y - dy],
      [x - dx * 0.3 + dy * 0.15, y - dy * 0.3],
      [x + dx * 0.3 - dy * 0.15, y + dy * 0.3],
      [x + dx, y + dy],
    ],
    1.6,
    c.tan,
  );
}

function coffee(): Loom {
  return onGround(ground('gold', 'lozenge'), (loom) => {
    loom.ellipse(90, 104, 58, 9, c.umber);
    loom.ellipse(90, 102, 58, 8, c.paper);
    loom.ellipse(90, 101, 46, 5, c.bone);
    loom.ring(134, 72, 17, 10, c.paper);
    loom.ring(134, 72, 12, 10, c.bone);
    loom.poly(
      points('46,50 134,50 132,70 124,88 108,100 72,100 56,88 48,70'),
      upright([c.surface, c.paper, c.sunk, c.line], 46, 90),
    );
    loom.poly(points('47,64 133,64 130,76 50,76'), c.cinnabar);
    for (let x = 54; x < 130; x += 12) loom.poly(points(`${x},70 ${x + 5},65 ${x + 10},70 ${x + 5},75`), c.gold);
    loom.ellipse(90, 50, 44, 9, c.line);
    loom.ellipse(90, 50, 41, 7, c.cocoa);
    for (const x of [74, 90, 106]) loom.bend(points(`${x},42 ${x + 4},34 ${x - 4},26 ${x + 3},16`), 4, c.surface, 1.5);
    for (const [x, y, turn] of [
      [22, 104, 0.5],
      [38, 112, -0.4],
      [160, 108, -0.3],
      [174, 98, 0.9],
    ] as const)
      bean(loom, x, y, 9, turn);
    leaf(loom, 190, 22, 44, 18, 2.7, c.green, c.lime);
    leaf(loom, 192, 40, 38, 16, 2.2, c.moss, c.lime);
    for (const [x, y] of [
      [158, 46],
      [168, 52],
      [150, 54],
    ] as const) {
      loom.disc(x, y, 7, c.brick);
      loom.disc(x - 1, y - 1, 5, c.cinnabar);
      loom.disc(x - 2, y - 3, 1.6, c.blush);
    }
  });
}

function tea(): Loom {
  return onGround(ground('sage', 'steps'), (loom) => {
    leaf(loom, 150, 40, 44, 20, -0.9, c.green, c.lime);
    leaf(loom, 150, 40, 34, 16, -2.2, c.moss, c.lime);
    leaf(loom, 150, 40, 26, 12, -1.55, c.grass, c.lime);
    loom.ring(38, 68, 22, 15, c.brick);
    loom.poly(points('112,70 140,40 152,44 128,96 112,96'), c.brick);
    loom.ellipse(80, 74, 46, 34, round([c.coral, c.clay, c.brick, c.plum], 80, 74, 46));
    loom.rect(50, 102, 60, 6, c.plum);
    loom.ellipse(80, 44, 26, 7, c.plum);
    loom.ellipse(80, 42, 24, 6, c.clay);
    loom.disc(80, 33, 6, c.brick);
    loom.poly(points('36,74 124,74 122,84 38,84'), woven('lozenge', c.brick, c.gold, c.gold, 4, 75));
    loom.poly(points('132,84 180,84 174,108 138,108'), upright([c.surface, c.paper, c.line], 132, 48));
    loom.rect(134, 92, 44, 3, c.indigo);
    loom.ellipse(156, 84, 24, 5, c.line);
    loom.ellipse(156, 84, 21, 3.6, c.ochre);
  });
}

function pod(loom: Loom, x: number, y: number, turn: number, tones: readonly string[]): void {
  loom.ellipse(x, y, 40, 21, c.bark, turn);
  loom.ellipse(
    x,
    y,
    38,
    19,
    shade(tones, (px, py) => (Math.cos(turn) * (py - y) - Math.sin(turn) * (px - x) + 19) / 38),
    turn,
  );
  for (const side of [-9, 0, 9]) {
    const along = (t: number): [number, number] => [
      x + Math.cos(turn) * t - Math.sin(turn) * side * (1 - (t / 42) ** 2),
      y + Math.sin(turn) * t + Math.cos(turn) * side * (1 - (t / 42) ** 2),
    ];
    loom.bend([along(-36), along(-18), along(0), along(18), along(36)], 1.4, c.brick);
  }
}

function cocoa(): Loom {
  return onGround(ground('deep', 'dice'), (loom) => {
    leaf(loom, 96, 26, 64, 26, 0.25, c.grass, c.lime);
    leaf(loom, 96, 26, 60, 26, 2.9, c.moss, c.sage);
    loom.bend(points('96,8 94,24 84,36'), 5, c.earth);
    pod(loom, 64, 56, 1.2, [c.gold, c.honey, c.ochre, c.amber]);
    pod(loom, 118, 54, 1.9, [c.coral, c.flame, c.cinnabar, c.brick]);
    loom.ellipse(122, 92, 48, 24, c.bark);
    loom.ellipse(122, 91, 46, 22, c.ochre);
    loom.ellipse(122, 91, 39, 16, c.cocoa);
    for (const [x, y] of points('96,90 110,84 124,83 138,86 104,98 118,98 132,98 146,93 120,91')) {
      loom.ellipse(x, y, 7.4, 5.4, c.bone);
      loom.ellipse(x - 1, y - 1, 5.4, 3.6, c.surface);
    }
  });
}

function chocolate(): Loom {
  return onGround(ground('blush', 'teeth'), (loom) => {
    loom.poly(points('52,20 140,20 140,108 52,108'), c.bark);
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 4; column++) {
        const [x, y] = [54 + column * 21.4, 22 + row * 20];
        loom.rect(x, y, 20, 18, c.cocoa);
        loom.poly(
          points(`${x},${y} ${x + 20},${y} ${x + 15},${y + 4} ${x + 4},${y + 4} ${x + 4},${y + 14} ${x},${y + 18}`),
          c.clay,
        );
        loom.rect(x + 4, y + 4, 12, 10, c.umber);
      }
    loom.poly(points('46,84 56,76 68,86 82,74 96,86 110,76 124,86 138,74 146,84 146,114 46,114'), c.sand);
    loom.poly(points('46,92 146,92 146,114 46,114'), c.cinnabar);
    loom.rect(46, 100, 100, 8, woven('lozenge', c.cinnabar, c.gold, c.deep, 46, 100));
  });
}

function herbalTea(): Loom {
  return onGround(ground('sand', 'wave'), (loom) => {
    for (const [x, y] of points('28,24 44,18 60,26 150,20 166,30 178,22')) {
      loom.thread(
        [
          [x, y],
          [x, y + 30],
        ],
        2,
        c.moss,
      );
      for (let i = 0; i < 5; i++)
        loom.thread(
          [
            [x - 7, y + i * 6],
            [x, y + 5 + i * 6],
            [x + 7, y + i * 6],
          ],
          1.4,
          c.moss,
        );
    }
    loom.ellipse(92, 106, 56, 8, c.umber);
    loom.ellipse(92, 104, 56, 7, c.paper);
    loom.ring(134, 68, 18, 12, c.haze);
    loom.poly(points('50,38 134,38 130,86 118,100 66,100 54,86'), c.haze);
    loom.poly(
      points('53,50 131,50 127,84 116,97 68,97 57,84'),
      shade([c.flame, c.cinnabar, c.brick], (_, y) => (y - 50) / 48),
    );
    loom.ellipse(92, 50, 39, 5, c.coral);
    loom.rect(60, 56, 4, 30, c.coral);
    loom.thread(points('106,50 112,24'), 1.4, c.ink);
    loom.rect(104, 12, 18, 14, c.paper);
    loom.disc(113, 19, 4, c.moss);
  });
}

function wine(): Loom {
  return onGround(ground('red', 'lozenge'), (loom) => {
    loom.poly(points('62,12 78,12 78,40 90,54 90,112 50,112 50,54 62,40'), c.deep);
    loom.rect(61, 10, 18, 14, c.ochre);
    loom.rect(55, 56, 4, 50, c.moss);
    loom.rect(50, 66, 40, 30, c.paper);
    loom.rect(54, 74, 32, 3, c.cinnabar);
    loom.poly(points('58,92 66,80 72,86 78,79 84,92'), c.moss);
    loom.poly(points('104,34 146,34 144,60 134,74 116,74 106,60'), c.haze);
    loom.poly(points('105,48 145,48 143,60 133,72 117,72 107,60'), c.wine);
    loom.ellipse(125, 48, 20, 3, c.brick);
    loom.rect(123, 74, 4, 32, c.haze);
    loom.ellipse(125, 108, 19, 4, c.haze);
    leaf(loom, 176, 62, 30, 20, -2.4, c.grass, c.lime);
    for (const [x, y] of points('158,72 170,70 182,72 164,82 176,82 158,92 170,92 164,102 170,110')) {
      loom.disc(x, y, 6.6, c.plum);
      loom.disc(x - 1, y - 1, 5, c.mauve);
    }
  });
}

export const drinks: Drawings = { coffee, tea, cocoa, chocolate, 'herbal-tea': herbalTea, wine };
