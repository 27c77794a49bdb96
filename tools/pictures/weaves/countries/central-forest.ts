/** Landscapes of the forests of Central Africa. */
import type { Loom } from '../../loom/loom.ts';
import { birds, sun } from '../../loom/nature.ts';
import { flecked, upright, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { elephant, okapi } from '../elements/beasts.ts';
import { block } from '../elements/built.ts';
import { boulder, downs, glitter, heaven, rows, water } from '../elements/land.ts';
import { bush, forest, thicket } from '../elements/plants.ts';
import { landscapes } from '../landscapes.ts';

/** Burundi: drums among hills of tea. */
function gishora(l: Loom): void {
  heaven(l, [c.sky, c.haze, c.paper, c.straw], 56, 5);
  downs(l, '-5,44 30,32 70,44 110,30 150,42 200,30', c.sage);
  downs(l, '-5,62 44,46 96,60 150,46 200,60', rows([c.good, c.grass], 3, 6, 26));
  downs(l, '-5,74 60,66 120,76 200,64', rows([c.leaf, c.lime], 4, 7, 30, 0.1));
  l.rect(0, 92, 192, 36, flecked(c.clay, [c.flame, c.brick], 0.08));
  const drum = (x: number, y: number, s: number) => {
    l.ellipse(x, y, 17 * s, 4 * s, c.bark);
    l.poly(
      [
        [x - 19 * s, y - 46 * s],
        [x + 19 * s, y - 46 * s],
        [x + 16 * s, y - 18 * s],
        [x + 9 * s, y],
        [x - 9 * s, y],
        [x - 16 * s, y - 18 * s],
      ],
      upright([c.tan, c.umber, c.earth], x - 19 * s, 38 * s),
    );
    l.rect(
      x - 17 * s,
      y - 34 * s,
      34 * s,
      9 * s,
      woven('zigzag', undefined, c.surface, c.cinnabar, Math.round(x), Math.round(y - 34 * s)),
    );
    for (let i = -3; i <= 3; i++)
      l.thread(
        [
          [x + i * 5.4 * s, y - 45 * s],
          [x + i * 5 * s, y - 36 * s],
        ],
        1,
        c.bark,
      );
    l.ellipse(x, y - 46 * s, 20 * s, 6 * s, c.paper);
    l.ellipse(x, y - 46 * s, 16 * s, 4.4 * s, c.bone);
    l.thread(
      [
        [x - 14 * s, y - 64 * s],
        [x - 3 * s, y - 46 * s],
      ],
      2.4 * s,
      c.honey,
    );
    l.thread(
      [
        [x + 16 * s, y - 62 * s],
        [x + 5 * s, y - 46 * s],
      ],
      2.4 * s,
      c.honey,
    );
  };
  drum(30, 110, 0.9);
  drum(162, 110, 0.9);
  drum(96, 122, 1.25);
}

/** DR Congo: an okapi in the forest by the wide river. */
function congo(l: Loom): void {
  heaven(l, [c.gold, c.straw, c.paper], 34, 5);
  forest(l, 48, 30, [c.moss, c.good, c.leaf], 2);
  water(l, 46, 88, [c.honey, c.gold, c.tan], c.straw);
  l.rect(112, 58, 58, 6, c.brick);
  for (let i = 0; i < 4; i++) l.rect(114 + i * 11, 51, 10, 7, [c.ochre, c.denim, c.moss, c.cinnabar][i] ?? c.ink);
  l.rect(158, 46, 11, 12, c.surface);
  l.rect(160, 48, 7, 3, c.indigo);
  l.rect(163, 40, 3, 6, c.ink);
  downs(l, '-5,76 50,80 120,74 200,82', c.leaf);
  l.rect(0, 92, 192, 36, flecked(c.deep, [c.leaf, c.moss], 0.12));
  for (const x of [6, 178]) {
    l.poly(
      [
        [x - 8, 128],
        [x - 4, 60],
        [x - 5, 0],
        [x + 6, 0],
        [x + 5, 60],
        [x + 12, 128],
      ],
      upright([c.umber, c.earth, c.bark], x - 8, 18),
    );
    l.bend(
      [
        [x, 30],
        [x + (x < 90 ? 24 : -24), 6],
        [x + (x < 90 ? 34 : -34), -4],
      ],
      3,
      c.earth,
    );
  }
  okapi(l, { x: 92, y: 124, size: 1.72 });
  for (const [x, y, turn] of [
    [30, 126, -2.2],
    [34, 128, -1.2],
    [152, 128, -2],
    [158, 128, -1],
  ] as const)
    for (let i = 0; i < 3; i++)
      l.bend(
        [
          [x, y],
          [x + Math.cos(turn + i * 0.3) * 14, y + Math.sin(turn + i * 0.3) * 16],
          [x + Math.cos(turn + i * 0.5) * 24, y + Math.sin(turn + i * 0.3) * 14],
        ],
        3.4,
        i % 2 ? c.grass : c.good,
        1,
      );
  for (let i = 0; i < 12; i++) bush(l, i * 18, 8, 12, [c.good, c.leaf, c.deep]);
}

/** Central African Republic: a giant of the forest, elephants at the clearing. */
function dzanga(l: Loom): void {
  l.rect(0, 0, 192, 128, c.deep);
  heaven(l, [c.moss, c.sage, c.lime, c.straw], 70, 6);
  forest(l, 72, 46, [c.sage, c.moss, c.good], 4);
  l.rect(0, 70, 192, 58, c.lime);
  l.ellipse(128, 92, 74, 17, c.gold);
  l.ellipse(132, 94, 52, 10, c.sky);
  l.ellipse(126, 93, 34, 5, c.haze);
  elephant(l, { x: 112, y: 92, size: 0.72 }, c.stone, c.soft);
  elephant(l, { x: 158, y: 94, size: 0.82, mirrored: true }, c.soft, c.ink);
  elephant(l, { x: 136, y: 84, size: 0.42 }, c.steel, c.soft);
  const bark = upright([c.tan, c.clay, c.umber, c.earth, c.bark], 14, 52);
  l.blob(
    points(
      '26,-10 28,40 24,74 12,98 -8,116 -4,132 22,124 34,134 44,118 56,134 78,132 92,124 70,112 58,94 52,70 50,36 54,-10',
    ),
    bark,
  );
  for (const line of ['34,100 32,70 36,30', '44,98 44,60 42,20', '30,112 20,120']) l.bend(points(line), 1.4, c.bark);
  for (let i = 0; i < 12; i++) bush(l, i * 18 - 6, 12 + ((i * 5) % 9), 15, [c.good, c.leaf, c.deep]);
  thicket(l, 130, 11, c.leaf, [c.grass, c.good], 4);
}

/** Congo-Brazzaville: the rapids of the Congo below the city. */
function rapids(l: Loom): void {
  heaven(l, [c.mauve, c.rose, c.honey, c.gold], 60, 6);
  sun(l, 148, 44, 16, [c.gold, c.straw]);
  for (const [x, w, t] of [
    [10, 12, 18],
    [26, 10, 30],
    [56, 16, 16],
  ] as const)
    block(l, x, 60, w, t, [c.wine, c.plum, c.gold]);
  l.poly(points('38,60 41,18 49,18 52,60'), upright([c.mauve, c.wine], 38, 14));
  l.rect(37, 18, 16, 3, c.plum);
  downs(l, '-5,58 60,56 130,60 200,54', c.leaf);
  water(l, 62, 128, [c.honey, c.tan, c.umber, c.earth], c.gold);
  for (const [y, seed] of [
    [74, 1],
    [88, 2],
    [104, 3],
    [120, 4],
  ] as const) {
    const at = (i: number) => ({ x: i * 21 + ((i * seed * 7) % 9) - 6, y: y + Math.sin(i * 1.7 + seed) * 4 });
    for (let i = 0; i < 10; i++) {
      const { x, y: py } = at(i);
      l.ellipse(x, py, 10 + seed * 1.6, 2.2 + seed * 0.5, c.paper);
      l.ellipse(x + 5, py - 2, 5 + seed, 2 + seed * 0.4, c.surface);
      l.ellipse(x + 6, py + 2 + seed * 0.5, 8, 1.2, c.straw);
    }
  }
  for (const [x, y, s] of [
    [40, 84, 1],
    [124, 82, 0.9],
    [84, 104, 1.5],
    [168, 106, 1.6],
    [20, 120, 1.7],
  ] as const)
    boulder(
      l,
      `${x - 12 * s},${y + 3} ${x - 9 * s},${y - 7 * s} ${x},${y - 11 * s} ${x + 9 * s},${y - 6 * s} ${x + 12 * s},${y + 3}`,
      [c.stone, c.soft, c.bark, c.ink],
    );
  birds(
    l,
    [
      [84, 22],
      [96, 28],
      [108, 20],
    ],
    c.plum,
  );
}

/** Gabon: an elephant walks along the surf at Loango. */
function loango(l: Loom): void {
  heaven(l, [c.denim, c.blue, c.lilac, c.blush, c.gold], 62, 6);
  sun(l, 40, 56, 17, [c.flame, c.honey, c.gold]);
  water(l, 56, 98, [c.denim, c.teal, c.sea, c.sage], c.mint);
  glitter(l, 40, 58, 92, 8, c.gold);
  forest(l, 76, 34, [c.good, c.leaf, c.deep], 9, 134, 192);
  l.poly(points('192,72 130,75 60,96 -1,106 -1,129 193,129'), c.straw);
  l.bend(points('-4,103 40,96 70,90 104,80 134,74'), 4, c.surface);
  l.bend(points('-4,96 36,90 66,83 100,75'), 2, c.mint);
  l.poly(points('192,88 150,96 60,118 20,129 193,129'), c.gold);
  elephant(l, { x: 106, y: 118, size: 2 }, c.steel, c.soft);
  elephant(l, { x: 164, y: 108, size: 0.8 }, c.stone, c.soft);
  for (let i = 0; i < 5; i++) l.ellipse(148 + i * 9, 124 - i * 2, 2.6, 1.2, c.tan);
  birds(
    l,
    [
      [86, 20],
      [100, 28],
      [116, 18],
    ],
    c.indigo,
  );
}

export const centralForest = landscapes({ BI: gishora, CD: congo, CF: dzanga, CG: rapids, GA: loango });
