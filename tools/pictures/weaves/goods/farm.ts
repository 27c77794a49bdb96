/** What farms sow, grow and need. */
import type { Loom } from '../../loom/loom.ts';
import { leaf } from '../../loom/nature.ts';
import { round, stripes, upright } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { ground, onGround } from '../ground.ts';
import type { Drawings } from '../groups.ts';

function roses(): Loom {
  return onGround(ground('blush', 'lozenge'), (loom) => {
    loom.thread(points('96,60 92,118'), 5, c.leaf);
    leaf(loom, 94, 96, 46, 24, -0.5, c.green, c.lime);
    leaf(loom, 94, 102, 46, 24, 3.6, c.moss, c.mint);
    for (const turn of [0.3, 1.2, 1.9, 2.8])
      loom.ellipse(96 + Math.cos(turn) * 20, 50 + Math.sin(turn) * 20, 24, 20, c.plum, turn);
    for (const turn of [0.3, 1.2, 1.9, 2.8])
      loom.ellipse(96 + Math.cos(turn) * 20, 50 + Math.sin(turn) * 20, 22, 18, c.brick, turn);
    for (const turn of [-2.6, -1.57, -0.5])
      loom.ellipse(96 + Math.cos(turn) * 16, 46 + Math.sin(turn) * 15, 25, 19, c.plum, turn + 1.57);
    for (const turn of [-2.6, -1.57, -0.5])
      loom.ellipse(96 + Math.cos(turn) * 16, 46 + Math.sin(turn) * 15, 23, 17, c.cinnabar, turn + 1.57);
    loom.disc(96, 46, 22, c.plum);
    loom.disc(96, 46, 20, c.coral);
    for (const [r, from] of [
      [17, 0.4],
      [12, 2.2],
      [7, 4],
    ] as const)
      loom.ring(96, 46, r, r - 2.4, c.brick, from, from + 5);
    loom.disc(96, 46, 3, c.plum);
  });
}

function vegetables(): Loom {
  return onGround(ground('sky', 'teeth'), (loom) => {
    for (let i = 0; i < 9; i++)
      loom.disc(140 + Math.cos(i * 0.698) * 28, 70 + Math.sin(i * 0.698) * 24, 13, i % 2 ? c.leaf : c.green);
    loom.disc(140, 70, 30, c.grass);
    for (const [turn, long] of [
      [-1.57, 34],
      [-0.8, 30],
      [-2.35, 30],
      [-0.1, 30],
      [3.25, 30],
    ] as const)
      leaf(loom, 140, 92, long, 24, turn, c.lime, c.straw);
    loom.disc(140, 72, 13, c.lime);
    loom.ring(140, 72, 13, 11.4, c.straw, 2.6, 5.8);
    loom.ring(140, 72, 8, 6.4, c.straw, 2.2, 5.4);
    loom.disc(50, 78, 31, c.plum);
    loom.disc(50, 78, 29, round([c.coral, c.cinnabar, c.cinnabar, c.brick], 50, 78, 29));
    for (let i = 0; i < 5; i++)
      loom.thread(
        [
          [50, 54],
          [50 + Math.cos(i * 1.256) * 15, 54 + Math.sin(i * 1.256) * 7],
        ],
        4,
        c.green,
        1,
      );
    loom.rect(48, 40, 4, 12, c.green);
    for (const dx of [-14, -5, 5, 14])
      loom.bend(
        [
          [92, 44],
          [92 + dx * 0.6, 30],
          [92 + dx, 16],
        ],
        5,
        c.grass,
        2,
      );
    loom.poly(points('80,44 104,44 98,86 92,116 86,86'), c.clay);
    loom.poly(points('83,46 101,46 96,84 92,108 88,84'), upright([c.honey, c.ochre, c.flame], 83, 18));
    for (const y of [56, 68, 80]) loom.rect(88, y, 7, 1.4, c.clay);
  });
}

function seeds(): Loom {
  return onGround(ground('deep', 'wave'), (loom) => {
    for (const [x, lean] of [
      [128, 26],
      [112, -8],
      [144, 38],
    ] as const) {
      loom.bend(
        [
          [x, 116],
          [x + 2, 70],
          [x + lean * 0.4, 40],
          [x + lean, 24 + Math.abs(lean) * 0.3],
        ],
        3,
        c.lime,
        1.6,
      );
      for (let i = 0; i < 8; i++) {
        const t = i / 7;
        const [px, py] = [x + lean * (0.3 + t * 0.7), 52 - t * 28 + Math.abs(lean) * 0.3 * t];
        loom.ellipse(px - 5, py, 5.4, 3, c.gold, 0.9);
        loom.ellipse(px + 5, py, 5.4, 3, c.honey, -0.9);
      }
    }
    loom.blob(points('30,44 48,36 76,36 92,44 90,54 100,84 94,112 30,112 22,84 34,54'), c.earth);
    loom.blob(points('32,56 62,52 90,56 96,84 91,109 33,109 27,84'), upright([c.straw, c.sand, c.tan], 26, 70));
    loom.rect(36, 50, 52, 6, c.cinnabar);
    loom.poly(points('36,46 48,36 76,36 88,46 76,50 48,50'), c.honey);
    leaf(loom, 62, 100, 26, 14, -1.57, c.green, c.lime);
    leaf(loom, 62, 98, 24, 12, -0.7, c.moss, c.lime);
    leaf(loom, 62, 98, 24, 12, -2.4, c.moss, c.lime);
  });
}

function feed(): Loom {
  return onGround(ground('clay', 'dice'), (loom) => {
    for (const side of [-1, 1]) {
      loom.bend(
        [
          [96 + side * 22, 30],
          [96 + side * 38, 24],
          [96 + side * 40, 12],
        ],
        6,
        c.bone,
        2,
      );
      loom.ellipse(96 + side * 40, 42, 17, 8, c.bark, side * 0.3);
      loom.ellipse(96 + side * 40, 42, 12, 5, c.blush, side * 0.3);
    }
    loom.blob(points('72,30 96,24 120,30 124,50 116,78 112,94 80,94 76,78 68,50'), c.bark);
    loom.blob(points('75,32 96,27 117,32 121,50 113,76 79,76 71,50'), c.umber);
    loom.poly(points('90,27 102,27 106,50 103,78 89,78 86,50'), c.surface);
    loom.ellipse(96, 84, 21, 13, c.blush);
    for (const x of [80, 112]) loom.disc(x, 50, 4, c.ink);
    for (const x of [88, 104]) loom.ellipse(x, 84, 3, 4, c.plum);
    loom.poly(points('28,92 164,92 156,116 36,116'), c.ink);
    loom.poly(points('32,95 160,95 153,113 39,113'), stripes([c.tan, c.tan, c.amber], 4, 'x'));
    for (let x = 36; x < 160; x += 7) loom.ellipse(x, 91, 5, 4, x % 2 ? c.gold : c.ochre);
    for (const [i, [x, y]] of points('14,108 22,114 172,110 180,104').entries()) {
      loom.ellipse(x, y, 8, 5, c.bark, i);
      loom.ellipse(x - 1, y - 1, 6, 3, c.tan, i);
    }
  });
}

function fertiliser(): Loom {
  return onGround(ground('gold', 'steps'), (loom) => {
    loom.poly(points('14,34 84,34 90,112 8,112'), c.midnight);
    loom.poly(points('17,40 81,40 86,109 12,109'), upright([c.surface, c.paper, c.line], 12, 74));
    loom.rect(12, 30, 74, 8, c.cinnabar);
    loom.rect(14, 54, 70, 24, c.green);
    leaf(loom, 49, 76, 22, 12, -0.8, c.lime, c.straw);
    leaf(loom, 49, 76, 22, 12, -2.3, c.lime, c.straw);
    loom.poly(points('98,112 110,96 134,90 160,94 182,112'), c.earth);
    loom.rect(137, 52, 4, 42, c.grass);
    leaf(loom, 139, 62, 44, 20, -0.5, c.green, c.lime);
    leaf(loom, 139, 62, 44, 20, 3.6, c.moss, c.mint);
    leaf(loom, 139, 56, 38, 18, -1.57, c.grass, c.lime);
    for (const [x, y] of points('112,102 124,96 134,104 148,98 160,106 122,108 170,110')) loom.disc(x, y, 3, c.surface);
  });
}

function irrigation(): Loom {
  return onGround(ground('sky', 'wave'), (loom) => {
    loom.rect(0, 96, 192, 26, stripes([c.earth, c.umber], 4));
    loom.rect(0, 32, 192, 10, c.ink);
    loom.rect(0, 34, 192, 3, c.soft);
    for (const x of [38, 96, 154]) {
      loom.rect(x - 6, 28, 12, 18, c.cinnabar);
      loom.rect(x - 3, 46, 6, 6, c.ink);
      loom.blob(
        [
          [x, 54],
          [x + 7, 66],
          [x + 5, 74],
          [x - 5, 74],
          [x - 7, 66],
        ],
        c.indigo,
      );
      loom.blob(
        [
          [x, 58],
          [x + 5, 67],
          [x + 4, 72],
          [x - 4, 72],
          [x - 5, 67],
        ],
        c.blue,
      );
      loom.rect(x - 1, 84, 3, 16, c.grass);
      leaf(loom, x, 94, 26, 13, -0.6, c.green, c.lime);
      leaf(loom, x, 94, 26, 13, 3.7, c.moss, c.lime);
    }
  });
}

function cotton(): Loom {
  return onGround(ground('night', 'lozenge'), (loom) => {
    loom.bend(points('96,118 94,92 98,70'), 5, c.earth);
    leaf(loom, 94, 104, 48, 26, -0.4, c.moss, c.mint);
    leaf(loom, 94, 108, 48, 26, 3.5, c.green, c.lime);
    for (const turn of [0.4, 1.1, 2, 2.7]) leaf(loom, 96, 66, 44, 20, turn, c.tan, c.earth);
    for (const [x, y, r] of [
      [74, 48, 23],
      [118, 48, 23],
      [96, 32, 22],
      [96, 62, 24],
      [78, 66, 17],
      [114, 66, 17],
    ] as const) {
      loom.disc(x, y, r + 1.4, c.bone);
      loom.disc(x, y, r, round([c.surface, c.surface, c.paper, c.sunk], x, y, r));
    }
    for (const arc of ['84,40 92,48 96,62', '108,40 100,48 96,62', '78,62 88,64 96,72', '114,62 104,64 96,72'])
      loom.bend(points(arc), 1.6, c.line);
  });
}

export const farm: Drawings = { roses, vegetables, seeds, feed, fertiliser, irrigation, cotton };
