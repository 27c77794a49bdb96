/** Landscapes of Central Africa by the sea, and the Ennedi. */
import type { Loom } from '../../loom/loom.ts';
import { flecked, rings, shade, stripes, upright, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { camel } from '../elements/beasts.ts';
import { arch } from '../elements/built.ts';
import { downs, fall, heaven, land, mist, peak, spray, water } from '../elements/land.ts';
import { bush, coconut, forest, thicket } from '../elements/plants.ts';
import { landscapes } from '../landscapes.ts';

/** Cameroon: the mountain, and the Lobé falling into the sea. */
function lobe(l: Loom): void {
  heaven(l, [c.sky, c.haze, c.paper, c.straw], 70, 5);
  peak(l, 112, 74, 170, 66, [c.sage, c.teal]);
  mist(l, 44, c.paper, 11, 3);
  forest(l, 78, 26, [c.moss, c.good, c.leaf], 7);
  land(l, '-1,72 60,70 140,74 192,70', c.bark);
  for (const [x, w, t] of [
    [24, 22, 26],
    [58, 34, 30],
    [106, 26, 28],
    [146, 24, 26],
  ] as const)
    fall(l, x, 70, w, t);
  for (const x of [50, 96, 138, 176]) bush(l, x, 76, 9, [c.grass, c.good, c.leaf]);
  spray(l, 10, 100, 172, 10);
  water(l, 100, 120, [c.mint, c.sage, c.sea], c.surface);
  downs(l, '-5,118 60,114 130,120 200,112', c.gold);
  l.bend(points('-5,117 60,113 130,119 200,111'), 2.4, c.surface);
  coconut(l, 12, 124, 84, 6);
  l.poly(points('120,124 128,119 164,117 172,113 168,122 160,126 126,128'), c.cinnabar);
  l.bend(points('122,122 146,121 170,115'), 1.6, c.gold);
}

/** Equatorial Guinea: the cathedral of Malabo below Pico Basilé. */
function malabo(l: Loom): void {
  heaven(l, [c.sky, c.haze, c.paper], 80, 5);
  downs(l, '-20,90 40,54 96,18 120,22 160,56 210,84', c.moss);
  downs(l, '-20,100 50,74 100,64 150,72 210,98', c.good);
  mist(l, 46, c.paper, 5, 2.4);
  forest(l, 108, 22, [c.good, c.leaf], 5);
  l.rect(0, 104, 192, 24, stripes([c.sand, c.straw], 3));
  const stone = (x: number, w: number) => upright([c.surface, c.straw, c.gold, c.tan], x, w);
  l.rect(60, 62, 72, 54, stone(60, 72));
  l.poly(points('78,62 96,42 114,62'), c.straw);
  for (const x of [50, 118]) {
    l.rect(x, 46, 24, 70, stone(x, 24));
    l.poly(
      [
        [x - 2, 46],
        [x + 12, 8],
        [x + 26, 46],
      ],
      upright([c.coral, c.clay, c.brick], x, 24),
    );
    l.rect(x + 11.4, 2, 1.4, 8, c.ink);
    l.rect(x + 9.4, 4, 5.4, 1.2, c.ink);
    for (const dx of [-1, 22])
      l.poly(
        [
          [x + dx, 46],
          [x + dx + 1.5, 36],
          [x + dx + 3, 46],
        ],
        c.straw,
      );
    for (const y of [62, 88]) arch(l, x + 8, y, 8, 13, c.indigo);
    for (const y of [68, 92]) l.rect(x, y, 24, 1.4, c.clay);
  }
  l.disc(96, 72, 8, c.clay);
  l.disc(96, 72, 6, rings([c.gold, c.indigo], 96, 72, 2));
  for (const [x, w, t] of [
    [86, 20, 28],
    [76, 8, 18],
    [109, 8, 18],
  ] as const)
    arch(l, x, 116, w, t, c.umber);
  coconut(l, 22, 118, 54, -5);
  coconut(l, 170, 118, 58, 6);
  for (const x of [40, 152]) bush(l, x, 120, 8, [c.coral, c.cinnabar, c.good]);
}

/** Sao Tome and Principe: the needle of Pico Cão Grande. */
function caoGrande(l: Loom): void {
  heaven(l, [c.teal, c.sage, c.mint, c.paper], 84, 6);
  const rock = shade([c.sage, c.moss, c.teal, c.deep], (x, y) => (x - 70 + (y - 10) * 0.1) / 62);
  l.blob(points('76,104 80,70 82,40 88,18 97,7 106,14 111,34 114,62 122,106'), rock);
  for (const line of ['90,28 88,60 84,92', '99,16 99,50 96,86', '107,30 108,66 112,94'])
    l.bend(points(line), 1.4, c.deep);
  for (const [x, y] of [
    [86, 48],
    [104, 40],
    [94, 66],
    [110, 70],
  ] as const)
    l.ellipse(x, y, 3, 1.6, c.grass);
  mist(l, 34, c.paper, 3, 2);
  downs(l, '-5,70 40,84 96,94 150,82 200,64', c.good);
  forest(l, 108, 32, [c.moss, c.good, c.leaf], 6);
  mist(l, 88, c.paper, 8, 2.6);
  thicket(l, 124, 14, c.leaf, [c.grass, c.lime], 2);
  coconut(l, 24, 122, 62, -4);
  coconut(l, 168, 122, 70, 6);
  for (const [x, y, tone] of [
    [58, 112, c.ochre],
    [68, 116, c.flame],
    [134, 114, c.gold],
    [144, 119, c.ochre],
  ] as const)
    l.ellipse(x, y, 5, 9, upright([c.gold, tone, c.amber], x - 5, 10));
}

/** Chad: a camel caravan before the arches of Ennedi. */
function ennedi(l: Loom): void {
  heaven(l, [c.blue, c.sky, c.haze, c.straw], 96, 6);
  downs(l, '-5,92 60,84 110,96 200,86', c.straw);
  const rock = shade([c.gold, c.coral, c.clay, c.brick, c.plum], (x, y) => (x - 30 + (y - 20) * 0.5) / 160);
  l.blob(points('-14,132 -8,60 8,40 20,36 30,46 34,72 40,100 46,132'), rock);
  l.poly(
    points(
      '48,110 44,70 48,38 60,22 84,14 112,14 136,24 150,44 154,74 150,110 128,110 130,78 124,56 110,44 92,42 78,52 72,74 74,110',
    ),
    rock,
  );
  l.blob(points('160,132 166,80 176,56 188,50 204,60 204,132'), rock);
  for (const [x, y] of [
    [52, 50],
    [58, 68],
    [130, 54],
    [134, 70],
    [132, 92],
    [54, 92],
    [8, 66],
    [4, 88],
    [178, 74],
    [174, 92],
  ] as const)
    l.rect(x, y, 12, 1, c.brick);
  l.rect(0, 106, 192, 22, flecked(c.honey, [c.gold, c.ochre], 0.1));
  downs(l, '-5,106 50,112 120,106 200,110', c.gold);
  camel(l, { x: 100, y: 120, size: 1.16 }, c.umber, c.earth, woven('lozenge', c.cinnabar, c.gold, c.indigo));
  camel(l, { x: 158, y: 119, size: 0.92 }, c.tan, c.umber, c.indigo);
  camel(l, { x: 36, y: 122, size: 1.1 }, c.earth, c.bark, woven('zigzag', c.leaf, c.gold, c.cinnabar));
}

export const centralCoastAndDesert = landscapes({ CM: lobe, GQ: malabo, ST: caoGrande, TD: ennedi });
