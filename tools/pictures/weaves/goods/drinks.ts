/** Coffee, tea, cocoa and what else is drunk. */
import type { Loom } from '../../loom/loom.ts';
import { leaf } from '../../loom/nature.ts';
import { upright } from '../../loom/paints.ts';
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

export const drinks: Drawings = { coffee };
