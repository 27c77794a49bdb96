/** What houses are built of and fitted with. */
import type { Loom } from '../../loom/loom.ts';
import { shade, stripes, upright } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { ground, onGround } from '../ground.ts';
import type { Drawings } from '../groups.ts';

function cables(): Loom {
  return onGround(ground('gold', 'dice'), (loom) => {
    for (const [x, tone] of [
      [52, c.bark],
      [116, c.bark],
    ] as const)
      loom.ellipse(x, 66, 26, 48, tone);
    loom.rect(52, 32, 64, 68, stripes([c.ink, c.ink, c.soft], 3, 'x'));
    loom.ellipse(52, 66, 13, 34, c.ink);
    loom.ellipse(114, 66, 26, 48, c.amber);
    loom.ellipse(114, 66, 22, 43, c.honey);
    for (let i = 0; i < 6; i++)
      loom.thread(
        [
          [114, 66],
          [114 + Math.cos(i * 1.05) * 21, 66 + Math.sin(i * 1.05) * 41],
        ],
        3,
        c.amber,
      );
    loom.ellipse(114, 66, 7, 13, c.bark);
    loom.bend(points('100,100 140,112 160,96 168,70'), 13, c.ink);
    for (const [dx, tone] of [
      [-6, c.cinnabar],
      [0, c.paper],
      [6, c.good],
    ] as const) {
      loom.bend(
        [
          [168 + dx * 0.5, 70],
          [169 + dx, 54],
          [170 + dx * 1.6, 44],
        ],
        5,
        tone,
      );
      loom.bend(
        [
          [170 + dx * 1.6, 44],
          [171 + dx * 2, 32],
        ],
        3,
        c.flame,
      );
    }
  });
}

function tiles(): Loom {
  return onGround(ground('sea', 'teeth'), (loom) => {
    for (let row = 0; row < 2; row++)
      for (let column = 0; column < 3; column++) {
        const [x, y] = [30 + column * 45, 18 + row * 48];
        loom.rect(x, y, 44, 46, c.midnight);
        loom.rect(x + 2, y + 2, 40, 42, (row + column) % 2 ? c.paper : c.gold);
        loom.poly(
          [
            [x + 22, y + 5],
            [x + 39, y + 23],
            [x + 22, y + 41],
            [x + 5, y + 23],
          ],
          (row + column) % 2 ? c.indigo : c.cinnabar,
        );
        loom.poly(
          [
            [x + 22, y + 13],
            [x + 31, y + 23],
            [x + 22, y + 33],
            [x + 13, y + 23],
          ],
          (row + column) % 2 ? c.gold : c.paper,
        );
        for (const [cx, cy] of [
          [x + 4, y + 4],
          [x + 40, y + 4],
          [x + 4, y + 42],
          [x + 40, y + 42],
        ] as const)
          loom.disc(cx, cy, 6, (row + column) % 2 ? c.cinnabar : c.indigo);
      }
  });
}

function pipes(): Loom {
  return onGround(ground('sand', 'dice'), (loom) => {
    loom.rect(0, 92, 120, 20, upright([c.good, c.green, c.deep], 0, 130));
    loom.rect(0, 92, 120, 5, c.moss);
    loom.rect(112, 88, 14, 28, c.deep);
    loom.rect(112, 88, 14, 6, c.moss);
    loom.poly(points('42,46 110,46 132,58 136,78 112,78 108,66 42,66'), c.earth);
    loom.poly(
      points('44,48 110,48 129,60 133,76 115,76 110,63 44,63'),
      shade([c.straw, c.gold, c.ochre, c.amber], (_, y) => (y - 48) / 28),
    );
    loom.rect(30, 40, 14, 32, c.ochre);
    loom.rect(34, 40, 4, 32, c.gold);
    loom.rect(74, 26, 14, 22, c.ochre);
    loom.rect(54, 16, 54, 11, c.earth);
    loom.rect(56, 18, 50, 7, c.cinnabar);
    loom.blob(points('124,82 130,94 124,102 118,94'), c.blue);
    loom.ring(164, 60, 22, 12, c.deep);
    loom.ring(164, 60, 20, 14, c.moss);
    loom.rect(150, 84, 28, 20, c.green);
  });
}

function cement(): Loom {
  return onGround(ground('red', 'teeth'), (loom) => {
    for (const [y, x] of [
      [92, 30],
      [70, 44],
      [48, 34],
    ] as const) {
      loom.blob(
        [
          [x, y],
          [x + 8, y - 3],
          [x + 96, y - 3],
          [x + 104, y],
          [x + 106, y + 10],
          [x + 104, y + 20],
          [x + 8, y + 22],
          [x - 2, y + 12],
        ],
        c.soft,
      );
      loom.blob(
        [
          [x + 2, y + 1],
          [x + 8, y - 1],
          [x + 96, y - 1],
          [x + 102, y + 2],
          [x + 103, y + 10],
          [x + 101, y + 17],
          [x + 8, y + 19],
          [x, y + 11],
        ],
        upright([c.paper, c.line, c.bone, c.stone], x, 104),
      );
      loom.rect(x + 34, y + 2, 38, 13, c.indigo);
      loom.rect(x + 40, y + 6, 26, 4, c.paper);
    }
    loom.thread(points('176,16 156,66'), 5, c.earth);
    loom.poly(points('144,60 164,66 160,104 146,110 136,96'), c.ink);
    loom.poly(points('147,65 160,69 156,100 147,105 140,94'), c.bone);
  });
}

function houses(): Loom {
  return onGround(ground('sky', 'steps'), (loom) => {
    loom.rect(0, 104, 192, 20, stripes([c.grass, c.good], 3));
    loom.rect(36, 56, 120, 52, c.ink);
    loom.rect(39, 58, 114, 47, stripes([c.straw, c.straw, c.sand], 3));
    loom.poly(points('20,58 50,22 142,22 172,58'), c.plum);
    loom.poly(points('27,55 53,25 139,25 165,55'), stripes([c.cinnabar, c.cinnabar, c.brick], 4, 'x'));
    loom.rect(84, 68, 24, 37, c.umber);
    loom.disc(103, 88, 2, c.gold);
    for (const x of [48, 120]) {
      loom.rect(x, 66, 24, 22, c.ink);
      loom.rect(x + 2, 68, 9, 18, c.haze);
      loom.rect(x + 13, 68, 9, 18, c.haze);
    }
  });
}

export const building: Drawings = { cables, tiles, pipes, cement, houses };
