/** Landscapes of the south and south-west. */
import { chance, type Loom } from '../../loom/loom.ts';
import { sun } from '../../loom/nature.ts';
import { flecked, shade, stripes, upright, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { elephant } from '../elements/beasts.ts';
import { boulder, downs, dune, furrows, heaven, land, peak, rows, water } from '../elements/land.ts';
import { agave, bush, forest, reeds } from '../elements/plants.ts';
import { boatman, pirogue } from '../elements/vessels.ts';
import { landscapes } from '../landscapes.ts';

/** Angola: the hairpins of Serra da Leba. */
function serraDaLeba(l: Loom): void {
  heaven(l, [c.sky, c.haze, c.paper, c.straw], 52, 5);
  downs(l, '-5,50 60,42 120,50 200,40', c.sage);
  land(
    l,
    '-1,20 40,22 60,30 92,30 110,38 150,34 192,24',
    shade([c.good, c.moss, c.leaf, c.deep], (x, y) => (y - 24) / 90 + Math.sin(x / 13) * 0.16),
  );
  l.poly(
    points('-1,20 40,22 60,30 66,46 30,58 -1,52'),
    shade([c.coral, c.clay, c.brick], (x, y) => (y - 18) / 40 + Math.sin(x / 5) * 0.2),
  );
  l.poly(
    points('192,24 150,34 128,50 160,60 192,56'),
    shade([c.clay, c.brick, c.plum], (x, y) => (y - 20) / 40 + Math.sin(x / 5) * 0.2),
  );
  for (let i = 0; i < 60; i++)
    bush(l, chance(i, 8) * 192, 62 + chance(i, 9) * 66, 4 + chance(i, 7) * 4, [c.grass, c.good, c.leaf]);
  const way =
    '104,34 92,40 78,46 84,52 112,52 124,57 116,63 78,62 60,68 68,77 124,76 146,83 136,93 60,90 30,99 44,112 130,111 190,128';
  l.bend(points(way), 4, c.amber, 13);
  l.bend(points(way), 3, c.straw, 9.6);
  l.bend(points(way), 0.8, c.soft, 1.4);
  for (const [x, y, tone] of [
    [96, 88, c.cinnabar],
    [96, 72, c.indigo],
    [86, 107, c.gold],
  ] as const)
    l.rect(x, y, y > 100 ? 11 : 7, y > 100 ? 6 : 4, tone);
}

/** Botswana: a mokoro in the Okavango. */
function okavango(l: Loom): void {
  heaven(l, [c.coral, c.honey, c.gold, c.straw], 52, 6);
  sun(l, 46, 44, 17, [c.flame, c.ochre, c.gold]);
  forest(l, 58, 14, [c.olive, c.moss], 4);
  elephant(l, { x: 138, y: 60, size: 0.74 }, c.soft, c.earth);
  elephant(l, { x: 170, y: 60, size: 0.56 }, c.soft, c.earth);
  water(l, 58, 128, [c.gold, c.sage, c.sea, c.teal], c.straw);
  for (const [x, y, rx] of [
    [30, 76, 34],
    [160, 80, 40],
    [96, 68, 22],
  ] as const) {
    l.ellipse(x, y, rx, 3, c.leaf);
    reeds(l, x - rx, x + rx, y, 15, c.grass, c.lime, x);
  }
  pirogue(l, { x: 92, y: 104, size: 1.5 }, c.earth, c.umber, c.tan);
  boatman(l, { x: 118, y: 100, size: 1.7 }, c.cinnabar, true, c.cocoa);
  l.ellipse(78, 96, 6, 5, woven('lozenge', c.straw, c.umber, c.umber));
  l.ellipse(64, 97, 5, 4.4, woven('zigzag', c.gold, c.brick, c.brick));
  for (const [x, y] of [
    [20, 114],
    [44, 122],
    [150, 118],
    [176, 110],
    [104, 122],
  ] as const) {
    l.ellipse(x, y + 3, 11, 2.6, c.good);
    for (const dx of [-5, -2.5, 0, 2.5, 5])
      l.thread(
        [
          [x, y + 2],
          [x + dx, y - 5 + Math.abs(dx) * 0.5],
        ],
        2,
        dx ? c.rose : c.surface,
      );
  }
  reeds(l, 0, 22, 130, 54, c.moss, c.olive, 5);
  reeds(l, 174, 192, 130, 60, c.moss, c.olive, 6);
}

/** Lesotho: a rider in blanket and straw hat among the mountains. */
function rider(l: Loom): void {
  heaven(l, [c.azure, c.blue, c.sky, c.haze], 84, 6);
  peak(l, 40, 90, 130, 66, [c.mauve, c.steel, c.surface]);
  peak(l, 156, 90, 140, 74, [c.lilac, c.denim, c.surface]);
  peak(l, 100, 92, 110, 42, [c.sage, c.teal]);
  downs(l, '-5,86 40,80 110,90 200,80', rows([c.moss, c.olive], 4, 4, 22));
  for (const x of [20, 42]) {
    l.rect(x, 80, 14, 9, c.tan);
    l.rect(x + 5, 82, 4, 7, c.bark);
    l.poly(
      [
        [x - 3, 81],
        [x + 7, 71],
        [x + 17, 81],
      ],
      c.honey,
    );
  }
  downs(l, '-5,112 60,104 130,112 200,104', flecked(c.gold, [c.honey, c.lime], 0.16));
  const coat = upright([c.umber, c.earth], 70, 70);
  for (const leg of ['84,94 83,106 86,120', '122,92 126,106 122,120']) l.thread(points(leg), 5, c.bark);
  for (const leg of ['92,96 94,108 92,122', '114,94 115,108 118,122']) l.thread(points(leg), 5.4, c.earth);
  l.blob(points('78,76 90,72 116,74 128,76 130,88 120,98 90,98 80,90'), coat);
  l.poly(points('80,90 70,58 58,52 60,64 72,90'), coat);
  l.blob(points('68,50 58,46 44,58 42,66 50,66 60,60 70,60'), coat);
  l.poly(points('66,48 72,44 86,78 80,82'), c.ink);
  l.bend(points('129,78 138,90 134,108'), 4, c.ink);
  l.thread(points('46,62 78,74'), 1.2, c.gold);
  l.poly(points('98,44 112,44 126,84 118,98 90,98 86,84'), woven('arrows', c.cinnabar, c.gold, c.indigo, 90, 44));
  l.poly(points('112,44 126,84 118,98 112,98'), c.brick);
  l.rect(104, 92, 8, 14, c.indigo);
  l.rect(98, 104, 13, 4, c.bark);
  l.disc(104, 40, 6, c.cocoa);
  l.poly(points('88,41 104,20 120,41'), stripes([c.straw, c.honey], 2));
  l.poly(points('98,30 104,20 110,30'), c.tan);
  l.disc(104, 18, 2.4, c.tan);
}

/** Namibia: red dunes behind the dead trees of a white pan. */
function sossusvlei(l: Loom): void {
  heaven(l, [c.azure, c.blue, c.blue, c.sky], 90, 5);
  dune(l, '-2,64 40,40 66,22 110,50 150,66 194,58', '66,22 62,44 76,66 64,94', [c.coral, c.brick]);
  dune(l, '60,94 110,70 150,40 176,58 200,66', '150,40 146,58 156,76 140,96', [c.flame, c.plum]);
  dune(l, '-2,84 30,74 60,88 120,96', '30,74 38,84 30,98', [c.ochre, c.clay]);
  l.rect(0, 92, 192, 36, flecked(c.paper, [c.line, c.bone], 0.07));
  for (let i = 0; i < 12; i++)
    l.bend(
      [
        [chance(i, 2) * 192, 98 + chance(i, 4) * 28],
        [chance(i, 2) * 192 + 12, 100 + chance(i, 4) * 28],
        [chance(i, 2) * 192 + 20, 97 + chance(i, 4) * 28],
      ],
      1,
      c.line,
    );
  const bare = (x: number, y: number, s: number) => {
    l.ellipse(x + 8 * s, y, 16 * s, 2 * s, c.bone);
    const limb = (text: string, wide: number) =>
      l.bend(
        points(text).map(([px, py]): [number, number] => [x + px * s, y + py * s]),
        wide * s,
        c.ink,
        wide * 0.35 * s,
      );
    limb('0,0 -2,-16 2,-30 -2,-46', 6);
    limb('0,-20 -12,-32 -18,-50', 3.6);
    limb('1,-28 12,-38 16,-56', 3.6);
    limb('-14,-38 -24,-42 -30,-40', 2.4);
    limb('13,-42 24,-46 30,-56', 2.4);
    limb('-1,-40 -8,-54 -4,-64', 2.4);
    limb('1,-44 6,-54 4,-66', 2);
  };
  bare(92, 100, 0.5);
  bare(164, 108, 0.85);
  bare(48, 120, 1.35);
}

/** Eswatini: beehive huts under Sibebe Rock. */
function sibebe(l: Loom): void {
  heaven(l, [c.haze, c.paper, c.straw, c.gold], 64, 5);
  sun(l, 30, 30, 12, [c.ochre, c.honey]);
  downs(l, '-5,60 50,52 200,56', c.sage);
  boulder(l, '36,78 46,50 66,28 96,16 124,20 146,36 166,60 180,80 110,90', [
    c.blush,
    c.lilac,
    c.mauve,
    c.steel,
    c.soft,
  ]);
  for (const line of ['76,28 68,48 64,70', '96,20 92,44 94,74', '118,22 122,46 120,72', '138,36 146,54 150,74'])
    l.bend(points(line), 1.8, c.soft);
  downs(l, '-5,74 50,78 110,72 200,78', c.good);
  downs(l, '-5,88 60,82 130,90 200,82', rows([c.lime, c.grass], 3, 3, 20));
  const beehive = (x: number, y: number, r: number) => {
    l.ellipse(x + 3, y, r * 1.1, 3, c.olive);
    l.where(
      { x: x - r, y: y - r, w: r * 2, h: r },
      (px, py) => Math.hypot(px - x, py - y) <= r,
      (px, py) =>
        (px - x) / r > 0.45
          ? c.amber
          : (py + Math.round(Math.abs(px - x) / 4)) % 5 === 0
            ? c.amber
            : (px + py) % 7 === 0
              ? c.tan
              : c.honey,
    );
    l.ellipse(x, y, r * 0.22, r * 0.4, c.bark);
    l.rect(x - 1, y - r - 4, 2, 5, c.umber);
  };
  l.rect(0, 108, 192, 20, c.gold);
  for (let x = 0; x < 192; x += 3) l.rect(x, 94 - (x % 2), 1.6, 13, x % 2 ? c.tan : c.umber);
  beehive(58, 106, 15);
  beehive(146, 108, 18);
  beehive(98, 116, 25);
  for (const x of [12, 176]) agave(l, x, 126, 16, c.moss, c.flame);
}

/** South Africa: Table Mountain above vineyards. */
function tableMountain(l: Loom): void {
  heaven(l, [c.blue, c.sky, c.haze, c.straw, c.gold], 70, 5);
  land(
    l,
    '-1,64 8,54 16,40 22,56 36,54 46,34 52,26 142,26 148,36 156,52 168,56 178,48 186,40 192,52',
    shade([c.lilac, c.mauve, c.steel, c.denim], (x, y) => (y - 24) / 50 + Math.sin(x / 4.5) * 0.22),
  );
  l.rect(50, 26, 94, 2, c.blush);
  for (let i = 0; i < 11; i++) l.ellipse(54 + i * 8.4, 25 + (i % 2), 7, 3.4, c.surface);
  for (const x of [58, 82, 108, 130]) l.rect(x, 28, 5, 5 + (x % 4), c.surface);
  downs(l, '-5,68 60,60 130,66 200,60', c.moss);
  for (let x = 0; x < 192; x += 9) l.rect(x, 68 - ((x * 5) % 5), 7, 8, x % 2 ? c.surface : c.straw);
  l.rect(0, 74, 192, 54, furrows([c.clay, c.good, c.leaf, c.honey], 96, 56, 5));
  l.rect(0, 74, 192, 4, c.leaf);
  l.poly(points('66,90 66,78 74,78 74,72 79,66 84,64 89,66 94,72 94,78 126,78 126,90'), c.surface);
  l.poly(points('62,79 70,70 74,70 74,79'), c.tan);
  l.poly(points('94,79 94,70 122,70 130,79'), c.tan);
  for (const x of [69, 99, 108, 117]) l.rect(x, 81, 4, 5, c.indigo);
  l.rect(81, 80, 6, 10, c.umber);
  l.bend(points('-4,112 10,100 22,112 40,104'), 3, c.earth, 1.6);
  for (const [x, y] of [
    [12, 106],
    [34, 108],
    [164, 108],
    [184, 102],
  ] as const) {
    for (const [dx, dy] of [
      [-6, 0],
      [0, 0],
      [6, 0],
      [-3, 5],
      [3, 5],
      [0, 10],
    ] as const)
      l.disc(x + dx, y + dy, 3.6, dx < 0 ? c.mauve : c.wine);
    l.poly(
      [
        [x - 12, y - 3],
        [x - 4, y - 12],
        [x + 6, y - 11],
        [x + 12, y - 3],
        [x, y + 1],
      ],
      c.grass,
    );
    l.thread(
      [
        [x, y - 12],
        [x, y - 2],
      ],
      1,
      c.leaf,
    );
  }
}

export const southWest = landscapes({
  AO: serraDaLeba,
  BW: okavango,
  LS: rider,
  NA: sossusvlei,
  SZ: sibebe,
  ZA: tableMountain,
});
