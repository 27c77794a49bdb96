/** Hotels that are known by what is inside: courts, lanes, crafts; and the halls themselves. */
import { hallFront, lantern } from '../../loom/buildings.ts';
import type { Loom } from '../../loom/loom.ts';
import { sun, tree } from '../../loom/nature.ts';
import { flecked, round, stripes, upright, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { block } from '../elements/built.ts';
import { downs, glitter, heaven, water } from '../elements/land.ts';
import { bush } from '../elements/plants.ts';
import { landscapes } from '../landscapes.ts';

/** A lane of celadon bowls. */
function celadon(l: Loom): void {
  l.rect(0, 0, 192, 128, woven('window', c.bone, c.sand, c.sand));
  for (const y of [46, 104]) {
    l.rect(0, y, 192, 5, c.tan);
    l.rect(0, y + 5, 192, 2, c.earth);
  }
  const glaze = [c.mint, c.sage, c.moss, c.teal];
  const bowl = (x: number, y: number, r: number) => {
    l.poly(
      [
        [x - r, y - r * 0.9],
        [x + r, y - r * 0.9],
        [x + r * 0.72, y - r * 0.3],
        [x + r * 0.4, y],
        [x - r * 0.4, y],
        [x - r * 0.72, y - r * 0.3],
      ],
      upright(glaze, x - r, r * 2),
    );
    l.ellipse(x, y - r * 0.9, r, r * 0.24, c.teal);
    l.ellipse(x, y - r * 0.88, r * 0.84, r * 0.16, c.sage);
    l.rect(x - r * 0.6, y - r * 0.5, r * 1.2, 1.4, c.deep);
  };
  const jar = (x: number, y: number, s: number) => {
    l.blob(
      [
        [x - 8 * s, y - 42 * s],
        [x + 8 * s, y - 42 * s],
        [x + 7 * s, y - 34 * s],
        [x + 17 * s, y - 24 * s],
        [x + 14 * s, y - 6 * s],
        [x + 9 * s, y],
        [x - 9 * s, y],
        [x - 14 * s, y - 6 * s],
        [x - 17 * s, y - 24 * s],
        [x - 7 * s, y - 34 * s],
      ],
      upright(glaze, x - 17 * s, 34 * s),
    );
    l.rect(x - 9 * s, y - 43 * s, 18 * s, 3 * s, c.moss);
    l.blob(
      [
        [x - 8 * s, y - 22 * s],
        [x, y - 28 * s],
        [x + 8 * s, y - 22 * s],
        [x, y - 12 * s],
      ],
      c.mint,
    );
  };
  bowl(32, 46, 22);
  jar(96, 46, 0.96);
  bowl(160, 46, 22);
  jar(36, 104, 1);
  bowl(98, 104, 28);
  jar(160, 104, 1);
}

/** A quiet court hung with cotton. */
function cotton(l: Loom): void {
  l.rect(0, 0, 192, 90, woven('basket', c.clay, c.brick, c.umber));
  l.rect(0, 88, 192, 40, woven('steps', c.sand, c.tan, c.sand));
  l.poly(points('40,0 152,0 152,70 40,70'), c.sky);
  l.poly(points('40,44 96,30 152,44 152,70 40,70'), c.haze);
  for (const x of [38, 150]) l.rect(x, 0, 5, 92, c.umber);
  l.rect(38, 66, 116, 5, c.umber);
  l.bend(points('40,14 96,20 152,14'), 1.4, c.ink);
  for (const [x, tone] of [
    [48, c.surface],
    [84, c.paper],
    [118, c.surface],
  ] as const)
    l.rect(x, 17, 26, 42, (px, py) => ((px + py) % 9 === 0 ? c.line : tone));
  const boll = (x: number, y: number, r: number) => {
    l.thread(
      [
        [x, y],
        [x + 3, y + r * 2.6],
      ],
      2.4,
      c.umber,
    );
    for (const turn of [0.4, 2.7])
      l.ellipse(x + Math.cos(turn) * r, y + Math.sin(turn) * r * 1.4, r * 0.9, r * 0.36, c.leaf, turn);
    for (const [dx, dy] of [
      [-0.5, -0.3],
      [0.5, -0.3],
      [0, -0.8],
      [0, 0.3],
    ] as const)
      l.disc(x + dx * r, y + dy * r, r * 0.72, round([c.surface, c.paper, c.line], x + dx * r, y + dy * r, r * 0.7));
  };
  for (const [x, y, r] of [
    [18, 78, 12],
    [174, 78, 12],
    [44, 96, 13],
    [148, 96, 13],
    [96, 100, 15],
  ] as const)
    boll(x, y, r);
}

/** A guesthouse with drum and tea. */
function guesthouse(l: Loom): void {
  l.rect(0, 0, 192, 128, woven('zigzag', c.leaf, c.deep, c.good));
  l.rect(0, 96, 192, 32, woven('lozenge', c.brick, c.gold, c.cinnabar));
  l.rect(0, 94, 192, 3, c.gold);
  l.poly(points('34,36 86,36 76,78 82,112 38,112 44,78'), upright([c.tan, c.umber, c.earth], 34, 52));
  l.rect(40, 56, 40, 12, woven('hourglass', c.cinnabar, c.gold, c.paper, 40, 56));
  for (let i = 0; i < 7; i++)
    l.thread(
      [
        [38 + i * 7, 38],
        [42 + i * 6, 56],
      ],
      1.2,
      c.straw,
    );
  l.ellipse(60, 36, 27, 8, c.straw);
  l.ellipse(60, 36, 22, 6, c.paper);
  l.blob(
    points('112,76 150,76 164,90 158,108 148,114 114,114 104,108 98,90'),
    upright([c.coral, c.clay, c.brick], 98, 66),
  );
  l.bend(points('106,98 94,94 90,80'), 6, c.clay, 4);
  l.ring(164, 94, 13, 9, c.brick, -Math.PI / 2, Math.PI / 2 + 0.5);
  l.ellipse(131, 76, 20, 5, c.brick);
  l.disc(131, 69, 4, c.brick);
  l.rect(103, 92, 56, 8, woven('meander', c.brick, c.gold, c.gold, 103, 92));
  for (const x of [118, 134])
    l.bend(
      [
        [x, 60],
        [x + 4, 52],
        [x - 2, 44],
        [x + 2, 36],
      ],
      2,
      c.mint,
    );
}

/** An old court of the town, lanterns and embroidered screens. */
function court(l: Loom): void {
  heaven(l, [c.indigo, c.wine, c.mauve], 40, 6);
  for (const side of [0, 1]) {
    const x = side ? 128 : 0;
    l.rect(x, 40, 64, 64, c.bone);
    l.poly(
      side ? points('120,44 140,26 192,22 192,44') : points('72,44 52,26 0,22 0,44'),
      stripes([c.steel, c.ink], 2),
    );
    for (let i = 0; i < 2; i++) {
      const at = x + 6 + i * 29;
      l.rect(at, 52, 24, 46, c.brick);
      l.rect(at + 2, 54, 20, 42, woven(i === side ? 'lattice' : 'cross', c.gold, c.brick, c.good, at + 2, 54));
    }
  }
  l.rect(60, 46, 72, 58, c.brick);
  l.poly(points('48,48 64,30 72,20 120,20 128,30 144,48 128,44 64,44'), stripes([c.steel, c.ink], 2));
  l.rect(66, 50, 60, 54, c.plum);
  l.rect(70, 54, 52, 50, woven('window', c.indigo, c.midnight, c.midnight, 70, 54));
  l.disc(96, 78, 21, c.gold);
  l.disc(96, 78, 18.6, c.paper);
  l.bend(points('82,92 92,80 94,66'), 2.4, c.umber);
  l.bend(points('92,80 104,74 110,68'), 1.8, c.umber);
  for (const [x, y] of [
    [88, 84],
    [94, 66],
    [104, 72],
    [110, 68],
    [100, 84],
    [90, 72],
  ] as const) {
    for (let k = 0; k < 5; k++)
      l.disc(x + Math.cos(k * 1.257) * 2.6, y + Math.sin(k * 1.257) * 2.6, 1.8, k % 2 ? c.rose : c.coral);
    l.dot(x, y, c.gold);
  }
  for (const x of [34, 158]) lantern(l, x, 62, 9);
  l.rect(0, 104, 192, 24, woven('window', c.stone, c.soft, c.soft));
  for (const x of [60, 132]) bush(l, x, 116, 9, [c.grass, c.good, c.leaf]);
}

/** On the bank, facing the long island of the Xiang. */
function island(l: Loom): void {
  heaven(l, [c.sky, c.haze, c.straw, c.gold], 60, 5);
  sun(l, 36, 36, 14, [c.ochre, c.honey]);
  downs(l, '-5,56 50,46 110,56 200,48', c.sage);
  water(l, 58, 128, [c.blue, c.sea, c.teal], c.surface);
  glitter(l, 36, 60, 84, 5, c.gold);
  l.ellipse(58, 84, 62, 8, c.gold);
  l.ellipse(56, 81, 58, 7, c.good);
  for (const [x, s] of [
    [10, 20],
    [26, 26],
    [44, 22],
    [62, 28],
    [82, 22],
    [98, 18],
  ] as const) {
    tree(l, x, 84, s, [c.lime, c.grass, c.good], c.bark);
    for (let i = 0; i < 4; i++) l.disc(x - 4 + i * 3, 84 - s * (0.5 + (i % 2) * 0.24), 1.4, c.ochre);
  }
  block(l, 138, 108, 44, 88, [c.denim, c.indigo, c.gold]);
  l.rect(134, 16, 52, 6, c.gold);
  l.rect(126, 84, 66, 26, c.bone);
  for (let i = 0; i < 6; i++) l.rect(130 + i * 10, 90, 6, 12, c.denim);
  l.poly(points('120,108 192,104 192,128 112,128'), c.leaf);
  for (const x of [128, 150, 176]) bush(l, x, 118, 8, [c.grass, c.good, c.leaf]);
}

/** The exhibition centre: six halls side by side. */
function halls(l: Loom): void {
  heaven(l, [c.blue, c.sky, c.haze, c.straw], 90, 5);
  sun(l, 160, 26, 12, [c.ochre, c.honey]);
  hallFront(l, 60, 132, 82, 46, c.sky, woven('lozenge', c.good, c.leaf, c.gold), c.deep, 10);
  hallFront(l, -12, 60, 92, 54, c.blue, woven('zigzag', c.ochre, c.gold, c.amber), c.deep, 10);
  hallFront(l, 132, 204, 92, 54, c.blue, woven('zigzag', c.ochre, c.gold, c.amber), c.deep, 10);
  hallFront(
    l,
    40,
    152,
    108,
    58,
    upright([c.haze, c.sky, c.blue], 40, 112),
    woven('meander', c.cinnabar, c.brick, c.gold),
    c.deep,
    12,
  );
  l.rect(84, 84, 24, 24, c.indigo);
  l.rect(95.4, 84, 1.4, 24, c.straw);
  for (const x of [60, 132]) lantern(l, x, 88, 5);
  l.rect(0, 106, 192, 22, flecked(c.sand, [c.straw, c.tan], 0.12));
  for (const x of [14, 32, 160, 178]) tree(l, x, 116, 26, [c.lime, c.grass, c.good], c.bark);
}

export const courts = landscapes({ celadon, cotton, guesthouse, court, island, halls });
