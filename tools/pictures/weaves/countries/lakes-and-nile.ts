/** Landscapes of the great lakes and the Nile. */
import type { Loom } from '../../loom/loom.ts';
import { acacia, birds, sun } from '../../loom/nature.ts';
import { flecked, stripes } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { camel, crownedCrane, longhorn } from '../elements/beasts.ts';
import { downs, dune, fall, heaven, land, mist, peak, rows, spray, water } from '../elements/land.ts';
import { bush, forest, grasses, reeds } from '../elements/plants.ts';
import { landscapes } from '../landscapes.ts';

/** Rwanda: terraced hills below the volcanoes; the pattern of imigongo. */
function hillsOfRwanda(l: Loom): void {
  heaven(l, [c.blush, c.paper, c.haze, c.sky], 66, 5);
  peak(l, 50, 70, 110, 54, [c.teal, c.denim]);
  peak(l, 116, 70, 100, 42, [c.moss, c.teal]);
  peak(l, 172, 70, 90, 50, [c.teal, c.denim]);
  mist(l, 56, c.paper, 4, 3);
  downs(l, '-5,70 30,54 70,68 110,56 150,70 200,54', rows([c.sage, c.moss], 3, 5, 16));
  downs(l, '-5,82 50,64 100,84 150,66 200,82', rows([c.grass, c.lime], 4, 8, 20));
  downs(l, '-5,80 20,82 70,96 120,80 160,92 200,86', rows([c.leaf, c.good, c.lime], 3, 9, 24));
  for (const [x, y] of [
    [52, 72],
    [146, 74],
    [158, 80],
    [22, 96],
  ] as const) {
    l.rect(x, y - 6, 10, 6, c.clay);
    l.poly(
      [
        [x - 2, y - 6],
        [x + 5, y - 11],
        [x + 12, y - 6],
      ],
      c.tan,
    );
  }
  l.rect(0, 106, 192, 22, c.surface);
  l.where(
    { x: 0, y: 106, w: 192, h: 22 },
    (x, y) => y > 106 && Math.floor((Math.abs((x % 44) - 22) + (y - 106)) / 5.5) % 2 === 0,
    (x, y) => (Math.floor((Math.abs((x % 44) - 22) + (y - 106)) / 11) % 2 ? c.brick : c.ink),
  );
  l.rect(0, 105, 192, 1.6, c.ink);
}

/** Sudan: the steep pyramids of Meroe. */
function meroe(l: Loom): void {
  heaven(l, [c.wine, c.mauve, c.rose, c.coral, c.honey], 88, 6);
  sun(l, 30, 60, 20, [c.honey, c.gold, c.straw]);
  dune(l, '-2,88 50,76 120,86 200,74', '50,76 70,90 60,110', [c.coral, c.clay]);
  const pyramid = (x: number, foot: number, half: number, tall: number, broken = false) => {
    const cut = broken ? 0.16 : 0;
    l.poly(
      [
        [x - half, foot],
        [x - half * cut, foot - tall * (1 - cut)],
        [x + half * 0.2, foot - tall * (1 - cut)],
        [x + half * 0.35, foot],
      ],
      stripes([c.flame, c.clay], 3),
    );
    l.poly(
      [
        [x + half * 0.35, foot],
        [x + half * 0.1, foot - tall * (1 - cut)],
        [x + half * cut, foot - tall * (1 - cut)],
        [x + half, foot],
      ],
      stripes([c.brick, c.plum], 3),
    );
    const w = half * 0.7;
    l.poly(
      [
        [x - w / 2 - half * 0.3, foot],
        [x - w * 0.34 - half * 0.3, foot - tall * 0.36],
        [x + w * 0.34 - half * 0.3, foot - tall * 0.36],
        [x + w / 2 - half * 0.3, foot],
      ],
      c.coral,
    );
    l.rect(x - half * 0.3 - w * 0.14, foot - tall * 0.24, w * 0.28, tall * 0.24, c.plum);
    l.rect(x - w * 0.36 - half * 0.3, foot - tall * 0.38, w * 0.72, 2, c.gold);
  };
  pyramid(182, 88, 16, 40);
  pyramid(152, 90, 19, 50, true);
  pyramid(70, 92, 19, 48);
  pyramid(112, 98, 28, 78);
  l.rect(0, 96, 192, 32, flecked(c.honey, [c.gold, c.ochre], 0.1));
  dune(l, '-2,104 40,92 100,104 200,98', '40,92 60,106 46,129', [c.gold, c.ochre]);
  pyramid(34, 118, 30, 68, true);
  dune(l, '-2,118 60,114 130,122 200,108', '130,122 126,124 110,129', [c.straw, c.gold]);
  camel(l, { x: 156, y: 118, size: 0.85 }, c.earth, c.bark, c.indigo);
}

/** South Sudan: long-horned cattle at dusk by the White Nile. */
function whiteNile(l: Loom): void {
  heaven(l, [c.indigo, c.wine, c.mauve, c.coral, c.flame, c.honey], 80, 6);
  sun(l, 132, 66, 24, [c.flame, c.ochre, c.gold]);
  l.rect(0, 76, 192, 6, c.plum);
  water(l, 80, 92, [c.coral, c.mauve], c.gold);
  reeds(l, 0, 192, 93, 16, c.plum, c.bark, 3);
  l.rect(0, 92, 192, 36, flecked(c.clay, [c.umber, c.flame], 0.12));
  for (const x of [26, 172])
    l.bend(
      [
        [x, 92],
        [x + 5, 70],
        [x - 4, 50],
        [x + 6, 26],
      ],
      5,
      c.mauve,
      9,
    );
  longhorn(l, { x: 38, y: 106, size: 0.94 }, c.bone, c.line, c.paper);
  longhorn(l, { x: 150, y: 108, size: 1, mirrored: true }, c.stone, c.soft, c.paper);
  longhorn(l, { x: 90, y: 122, size: 1.72 }, c.surface, c.bone, c.straw);
  grasses(l, 114, 127, c.olive, 8, 14);
}

/** Tanzania: Kilimanjaro. */
function kilimanjaro(l: Loom): void {
  heaven(l, [c.denim, c.blue, c.sky, c.haze, c.blush], 84, 5);
  downs(l, '-30,92 20,62 60,36 80,26 112,26 132,34 170,58 222,92', c.teal);
  l.poly(points('66,33 80,25 112,25 126,31 122,40 114,34 108,44 100,35 92,46 84,36 76,42'), c.surface);
  l.poly(points('104,25 112,25 126,31 122,40 114,34 110,38'), c.haze);
  mist(l, 62, c.paper, 5, 3.4);
  mist(l, 68, c.haze, 7, 2.4);
  downs(l, '-5,82 60,76 130,82 200,76', c.moss);
  l.rect(0, 86, 192, 42, flecked(c.gold, [c.honey, c.lime], 0.12));
  acacia(l, 148, 112, 62, c.leaf, c.grass, c.bark);
  acacia(l, 26, 100, 34, c.olive, c.lime, c.bark);
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 7 - row; i++) {
      const x = 10 + i * (14 + row * 4) + row * 3,
        y = 106 + row * 10;
      for (let k = 0; k < 7; k++) {
        const turn = Math.PI * (1.05 + k * 0.15);
        l.thread(
          [
            [x, y],
            [x + Math.cos(turn) * (6 + row * 2), y + Math.sin(turn) * (7 + row * 2)],
          ],
          1.4,
          k % 2 ? c.moss : c.sage,
        );
      }
    }
  birds(
    l,
    [
      [30, 22],
      [44, 28],
      [154, 18],
    ],
    c.indigo,
  );
}

/** Uganda: Murchison Falls, a crowned crane before them. */
function murchison(l: Loom): void {
  heaven(l, [c.haze, c.paper, c.straw], 40, 5);
  forest(l, 46, 24, [c.sage, c.moss, c.good], 5);
  land(l, '-1,44 192,42', c.leaf);
  l.poly(points('-1,44 78,46 84,92 60,110 -1,112'), stripes([c.clay, c.brick, c.umber], 5));
  l.poly(points('192,42 112,46 108,92 132,110 192,112'), stripes([c.umber, c.earth, c.bark], 5));
  fall(l, 78, 38, 34, 66);
  l.blob(points('78,40 84,60 80,96 66,112 62,124 130,124 126,112 112,96 108,62 112,40'), (x, y) =>
    (x * 7 + y * 3) % 11 < 7 ? c.surface : c.haze,
  );
  water(l, 106, 128, [c.haze, c.sage, c.teal], c.surface);
  spray(l, 46, 108, 100, 18);
  downs(l, '-5,104 30,100 56,112 74,134', c.good);
  downs(l, '110,140 150,118 200,112', c.good);
  for (const [x, y, r] of [
    [10, 52, 11],
    [44, 50, 9],
    [150, 50, 10],
    [184, 52, 12],
    [176, 122, 10],
  ] as const)
    bush(l, x, y, r, [c.grass, c.good, c.leaf]);
  crownedCrane(l, { x: 30, y: 124, size: 1.86, mirrored: true });
  grasses(l, 116, 127, c.lime, 4, 16);
}

export const lakesAndNile = landscapes({ RW: hillsOfRwanda, SD: meroe, SS: whiteNile, TZ: kilimanjaro, UG: murchison });
