/** Spices, flowers that are drunk, and what bees make. */
import type { Loom } from '../../loom/loom.ts';
import { leaf } from '../../loom/nature.ts';
import { shade, upright } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { ground, onGround } from '../ground.ts';
import type { Drawings } from '../groups.ts';

function chilli(): Loom {
  return onGround(ground('gold', 'teeth'), (loom) => {
    for (const [x, y, lean, tones] of [
      [58, 32, -10, [c.coral, c.cinnabar, c.brick]],
      [96, 26, 12, [c.flame, c.cinnabar, c.brick]],
      [132, 34, 26, [c.coral, c.cinnabar, c.plum]],
    ] as const) {
      loom.bend(
        [
          [x, y - 6],
          [x + 4, y - 16],
        ],
        4,
        c.leaf,
      );
      loom.bend(
        [
          [x, y],
          [x - 4, y + 30],
          [x + lean * 0.4, y + 58],
          [x + lean, y + 80],
        ],
        25,
        c.plum,
        4,
      );
      loom.bend(
        [
          [x, y],
          [x - 4, y + 30],
          [x + lean * 0.4, y + 58],
          [x + lean, y + 78],
        ],
        22,
        shade(tones, (px) => (px - x + 16) / 32),
        2,
      );
      loom.bend(
        [
          [x - 6, y + 8],
          [x - 9, y + 28],
          [x - 5, y + 46],
        ],
        2.4,
        c.blush,
      );
      loom.ellipse(x, y - 3, 12, 6, c.green);
    }
  });
}

function pepper(): Loom {
  return onGround(ground('sage', 'dice'), (loom) => {
    leaf(loom, 60, 20, 60, 40, 2.5, c.green, c.lime);
    leaf(loom, 132, 20, 60, 40, 0.6, c.moss, c.mint);
    loom.rect(94, 10, 4, 90, c.leaf);
    for (let row = 0; row < 8; row++)
      for (const side of [-1, 0, 1]) {
        const [x, y] = [96 + side * (13 - Math.abs(row - 2)), 28 + row * 10 + (side ? 5 : 0)];
        loom.disc(x, y, 7.4, c.plum);
        loom.disc(x - 0.6, y - 0.6, 6, (row + side) % 3 ? c.cinnabar : c.lime);
        loom.disc(x - 2, y - 2, 1.6, c.blush);
      }
    for (const [i, [x, y]] of points('22,104 38,98 36,112 54,108 138,108 154,100 156,112 172,106').entries()) {
      loom.disc(x, y, 7, c.bark);
      loom.disc(x - 1, y - 1, 5.4, i < 4 ? c.soft : c.straw);
    }
  });
}

function vanilla(): Loom {
  return onGround(ground('night', 'lozenge'), (loom) => {
    for (const [i, x] of [44, 54, 64, 74, 84].entries())
      loom.bend(
        [
          [x, 14],
          [x - 8 + i * 2, 50],
          [x - 2, 84],
          [x + 6 - i * 4, 114],
        ],
        6,
        i % 2 ? c.bark : c.umber,
        3,
      );
    loom.rect(38, 58, 52, 12, c.gold);
    loom.rect(38, 60, 52, 3, c.straw);
    loom.poly(points('60,58 48,46 44,54 60,64 78,46 84,54'), c.honey);
    for (let i = 0; i < 5; i++) {
      const turn = (i / 5) * Math.PI * 2 - 1.57;
      leaf(loom, 138, 62, 42, 24, turn, c.paper, c.sand);
    }
    loom.disc(138, 62, 14, c.gold);
    loom.ellipse(138, 66, 8, 11, c.ochre);
    loom.ellipse(138, 69, 4, 6, c.clay);
  });
}

function spices(): Loom {
  return onGround(ground('red', 'steps'), (loom) => {
    for (const [x, tones] of [
      [36, [c.honey, c.ochre, c.amber]],
      [96, [c.flame, c.cinnabar, c.plum]],
      [156, [c.lime, c.moss, c.leaf]],
    ] as const) {
      loom.poly(
        [
          [x - 26, 76],
          [x, 26],
          [x + 26, 76],
        ],
        shade(tones, (px) => (px - x + 26) / 52),
      );
      loom.poly(
        [
          [x - 30, 74],
          [x + 30, 74],
          [x + 22, 108],
          [x - 22, 108],
        ],
        upright([c.paper, c.bone, c.stone], x - 30, 60),
      );
      loom.rect(x - 28, 80, 56, 5, c.indigo);
      loom.ellipse(x, 75, 30, 4, c.sunk);
      loom.poly(
        [
          [x - 26, 76],
          [x, 40],
          [x + 26, 76],
        ],
        shade(tones, (px) => (px - x + 26) / 52),
      );
    }
  });
}

function hibiscus(): Loom {
  return onGround(ground('sand', 'wave'), (loom) => {
    leaf(loom, 60, 96, 44, 22, 2.7, c.moss, c.mint);
    leaf(loom, 134, 96, 44, 22, 0.4, c.green, c.lime);
    for (let i = 0; i < 5; i++) {
      const turn = (i / 5) * Math.PI * 2 - 1.57;
      const [x, y] = [94 + Math.cos(turn) * 26, 64 + Math.sin(turn) * 25];
      loom.ellipse(x, y, 27, 23, c.plum, turn);
      loom.ellipse(
        x,
        y,
        25,
        21,
        shade([c.brick, c.cinnabar, c.coral], (px, py) => Math.hypot(px - 94, py - 64) / 50),
        turn,
      );
      loom.thread(
        [
          [94, 64],
          [94 + Math.cos(turn) * 40, 64 + Math.sin(turn) * 38],
        ],
        1.4,
        c.brick,
      );
    }
    loom.disc(94, 64, 11, c.plum);
    loom.bend(points('94,64 112,50 130,30'), 4, c.gold);
    for (const [x, y] of points('124,30 131,24 137,32 128,38 118,40')) loom.disc(x, y, 3, c.honey);
  });
}

function honey(): Loom {
  return onGround(ground('sky', 'lozenge'), (loom) => {
    loom.poly(points('36,34 100,34 106,44 106,104 98,112 38,112 30,104 30,44'), c.amber);
    loom.poly(
      points('38,40 98,40 102,48 102,102 96,108 40,108 34,102 34,48'),
      shade([c.gold, c.honey, c.ochre, c.amber], (x) => (x - 34) / 68),
    );
    loom.rect(34, 18, 68, 18, c.cinnabar);
    loom.rect(34, 24, 68, 4, c.brick);
    loom.rect(30, 58, 76, 32, c.paper);
    for (const [x, y] of points('52,74 68,66 68,82 84,74'))
      loom.poly(
        [
          [x - 8, y - 4],
          [x, y - 8],
          [x + 8, y - 4],
          [x + 8, y + 4],
          [x, y + 8],
          [x - 8, y + 4],
        ],
        c.ochre,
      );
    loom.thread(points('180,20 146,62'), 5, c.earth);
    for (let i = 0; i < 5; i++)
      loom.ellipse(145 - i * 5.4, 63 + i * 6.6, 12 - Math.abs(i - 2) * 2, 4, i % 2 ? c.ochre : c.tan, -0.68);
    loom.bend(points('122,94 124,104 120,114'), 7, c.honey);
    loom.ellipse(130, 113, 30, 7, c.ochre);
    loom.ellipse(150, 30, 9, 6, c.gold);
    for (const x of [146, 151, 156]) loom.rect(x, 25, 2, 10, c.ink);
    loom.ellipse(148, 21, 5, 7, c.surface, 0.5);
  });
}

function beeswax(): Loom {
  return onGround(ground('blush', 'dice'), (loom) => {
    for (let row = 0; row < 5; row++)
      for (let column = 0; column < 5; column++) {
        const [x, y] = [34 + column * 18 + (row % 2) * 9, 30 + row * 16];
        if (column + row * 0.4 > 5.2) continue;
        loom.poly(
          [
            [x - 10, y - 5],
            [x, y - 11],
            [x + 10, y - 5],
            [x + 10, y + 6],
            [x, y + 11],
            [x - 10, y + 6],
          ],
          c.amber,
        );
        loom.poly(
          [
            [x - 7, y - 4],
            [x, y - 8],
            [x + 7, y - 4],
            [x + 7, y + 4],
            [x, y + 8],
            [x - 7, y + 4],
          ],
          (row + column) % 3 ? c.honey : c.ochre,
        );
      }
    for (const [x, top] of [
      [134, 44],
      [164, 60],
    ] as const) {
      loom.rect(x - 11, top, 22, 112 - top, upright([c.straw, c.gold, c.honey, c.ochre], x - 11, 22));
      loom.ellipse(x, top, 11, 3, c.straw);
      loom.rect(x - 1, top - 8, 2, 9, c.ink);
      loom.blob(
        [
          [x, top - 30],
          [x + 7, top - 14],
          [x, top - 6],
          [x - 7, top - 14],
        ],
        c.flame,
      );
      loom.blob(
        [
          [x, top - 22],
          [x + 4, top - 12],
          [x, top - 7],
          [x - 4, top - 12],
        ],
        c.gold,
      );
    }
  });
}

export const spicesAndHoney: Drawings = { chilli, pepper, vanilla, spices, hibiscus, honey, beeswax };
