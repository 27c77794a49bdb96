/** Landscapes of North Africa. */
import type { Loom } from '../../loom/loom.ts';
import { birds, sun } from '../../loom/nature.ts';
import { flecked, shade, stripes, upright } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { arch, cube, viaduct } from '../elements/built.ts';
import { downs, dune, furrows, heaven, land, peak, river, water } from '../elements/land.ts';
import { agave, bush, datePalm } from '../elements/plants.ts';
import { dhow } from '../elements/vessels.ts';
import { landscapes } from '../landscapes.ts';

/** Algeria: Constantine, its bridge of stone arches over the gorge. */
function constantine(l: Loom): void {
  heaven(l, [c.sky, c.haze, c.paper, c.straw], 70);
  sun(l, 96, 44, 15, [c.gold, c.straw]);
  downs(l, '-5,60 40,52 90,60 140,50 200,58', c.sage);
  const rock = (left: number) => shade([c.sand, c.tan, c.clay, c.umber], (x, y) => (x - left + (y - 40) * 0.5) / 110);
  land(l, '-1,46 40,46 52,54 58,80 66,100 72,128', rock(-20));
  l.poly(points('192,44 148,44 138,56 132,82 124,102 118,128 192,128'), rock(120));
  l.poly(points('72,128 66,100 60,84 68,92 96,88 128,92 132,82 124,102 118,128'), c.leaf);
  river(l, '98,90 92,102 100,114 94,130', 3, 12, c.sky);
  for (let x = 0; x < 58; x += 11) cube(l, x, 48 - (x % 3), 11, 13 + ((x * 7) % 11), [c.paper, c.bone, c.earth]);
  for (let x = 140; x < 190; x += 11) cube(l, x, 47 - (x % 3), 11, 11 + ((x * 5) % 13), [c.sunk, c.line, c.earth]);
  l.rect(166, 14, 8, 34, c.surface);
  l.rect(167, 9, 6, 6, c.moss);
  l.rect(164, 22, 12, 2, c.tan);
  viaduct(l, 46, 146, 58, 25, [72, 112, 126, 116, 80], upright([c.paper, c.straw, c.sand, c.tan], 40, 110));
  l.rect(38, 56, 116, 3, c.surface);
  for (const x of [60, 78, 104, 130]) l.rect(x, 53, 6, 3, [c.cinnabar, c.indigo][x % 2] ?? c.ink);
  birds(
    l,
    [
      [84, 24],
      [96, 18],
      [112, 26],
    ],
    c.indigo,
  );
}

/** Egypt: the pyramids beyond the river, a felucca on it. */
function pyramids(l: Loom): void {
  heaven(l, [c.coral, c.honey, c.gold, c.straw, c.paper], 84, 6);
  sun(l, 40, 60, 17, [c.honey, c.straw]);
  const pyramid = (x: number, foot: number, half: number, tall: number) => {
    l.poly(
      [
        [x - half, foot],
        [x, foot - tall],
        [x + half * 0.4, foot],
      ],
      stripes([c.gold, c.honey], 2),
    );
    l.poly(
      [
        [x + half, foot],
        [x, foot - tall],
        [x + half * 0.4, foot],
      ],
      stripes([c.tan, c.amber], 2),
    );
  };
  pyramid(156, 84, 38, 40);
  pyramid(90, 84, 58, 66);
  pyramid(28, 84, 22, 22);
  downs(l, '-5,82 50,84 110,81 200,84', c.sand);
  l.rect(0, 88, 192, 6, c.leaf);
  for (let x = 3; x < 190; x += 13) bush(l, x, 92, 5, [c.grass, c.moss, c.leaf]);
  datePalm(l, 18, 92, 40);
  datePalm(l, 34, 93, 30);
  datePalm(l, 176, 93, 44);
  water(l, 93, 128, [c.sky, c.blue, c.denim]);
  dhow(l, { x: 128, y: 120, size: 1.15 }, [c.surface, c.paper, c.bone], c.umber);
  dhow(l, { x: 58, y: 108, size: 0.55, mirrored: true }, [c.surface, c.paper, c.bone], c.umber);
}

/** Libya: columns of Leptis Magna by the sea. */
function leptisMagna(l: Loom): void {
  heaven(l, [c.blue, c.sky, c.haze, c.paper], 72, 5);
  water(l, 68, 94, [c.blue, c.azure, c.denim]);
  land(l, '-1,92 60,90 192,93', flecked(c.sand, [c.straw, c.tan], 0.14));
  l.poly(points('0,128 0,118 192,112 192,128'), c.honey);
  const stone = (x: number, w: number) => upright([c.paper, c.straw, c.sand, c.tan], x, w);
  for (const [x, top] of [
    [14, 30],
    [36, 30],
    [58, 30],
    [160, 46],
    [178, 62],
  ] as const) {
    l.rect(x, top, 9, 108 - top, stone(x, 9));
    for (let y = top + 12; y < 104; y += 16) l.rect(x, y, 9, 1, c.tan);
    l.rect(x - 2.5, top - 4, 14, 5, c.sand);
    l.rect(x - 2.5, 106, 14, 5, c.tan);
  }
  l.rect(8, 20, 68, 7, stripes([c.straw, c.sand, c.tan], 3));
  l.poly(points('6,20 78,20 42,6'), c.sand);
  l.poly(points('16,18 68,18 42,9'), c.tan);
  l.rect(92, 36, 52, 76, stone(86, 62));
  l.rect(88, 30, 60, 8, stripes([c.straw, c.tan], 4));
  l.rect(95, 20, 46, 10, c.sand);
  arch(l, 105, 112, 26, 58, c.sky);
  l.rect(105, 86, 26, 8, c.denim);
  l.rect(105, 94, 26, 18, c.honey);
  for (const x of [94, 137]) l.rect(x, 40, 5, 70, c.paper);
  for (const [x, y] of [
    [20, 120],
    [80, 118],
    [150, 121],
  ] as const)
    l.ellipse(x, y, 9, 3.4, upright([c.straw, c.tan], x - 9, 18));
  agave(l, 172, 122, 9, c.moss);
}

/** Morocco: a blue street of Chefchaouen below the Rif. */
function chefchaouen(l: Loom): void {
  heaven(l, [c.haze, c.paper, c.blush], 50);
  peak(l, 60, 62, 110, 46, [c.mauve, c.teal]);
  peak(l, 132, 62, 120, 56, [c.lilac, c.steel]);
  l.rect(0, 50, 192, 78, c.blue);
  for (const [x, y, w, t] of [
    [66, 62, 16, 20],
    [82, 58, 20, 22],
    [102, 62, 18, 16],
    [120, 58, 16, 20],
  ] as const)
    cube(l, x, y, w, t, [c.haze, c.sky, c.indigo]);
  l.rect(86, 20, 9, 30, upright([c.surface, c.straw, c.tan], 86, 9));
  l.rect(84, 20, 13, 2, c.clay);
  l.rect(88, 13, 5, 7, c.straw);
  l.poly(points('0,22 66,46 66,104 0,128'), (x) => (x < 34 ? c.blue : c.sky));
  l.poly(points('192,16 126,46 126,104 192,128'), (x) => (x > 160 ? c.denim : c.blue));
  l.poly(points('66,60 126,60 126,104 170,128 22,128 66,104'), c.haze);
  for (const [i, y] of [70, 78, 87, 97, 108, 120].entries()) {
    const half = 26 + i * i * 1.6;
    l.rect(96 - half, y, half * 2, 3 + i * 0.6, i % 2 ? c.blue : c.sky);
    l.rect(96 - half, y, half * 2, 1, c.surface);
  }
  arch(l, 18, 120, 22, 56, c.indigo);
  arch(l, 21, 119, 16, 50, c.azure);
  for (const x of [24, 29, 34]) for (const y of [80, 92, 104]) l.rect(x, y, 1.4, 1.4, c.gold);
  arch(l, 148, 110, 18, 44, c.haze);
  arch(l, 151, 110, 12, 40, c.indigo);
  for (const [x, y] of [
    [46, 66],
    [172, 52],
    [140, 62],
  ] as const) {
    l.rect(x, y, 9, 12, c.indigo);
    l.rect(x + 1, y + 1, 7, 10, c.gold);
  }
  for (const [x, y, r] of [
    [58, 108, 6],
    [134, 106, 6],
    [8, 122, 8],
    [180, 120, 8],
    [48, 116, 7],
  ] as const) {
    bush(l, x, y - 4, r, [c.coral, c.cinnabar, c.good]);
    l.rect(x - 3.5, y - 4, 7, 7, c.flame);
  }
}

/** Mauritania: the ore train on its way through the desert. */
function oreTrain(l: Loom): void {
  heaven(l, [c.flame, c.ochre, c.honey, c.gold, c.straw], 78, 7);
  sun(l, 52, 54, 20, [c.gold, c.straw, c.paper]);
  dune(l, '-2,70 40,62 92,74 200,66', '40,62 60,72 52,90', [c.honey, c.tan]);
  dune(l, '-2,80 60,80 128,60 200,84', '128,60 118,72 134,90', [c.gold, c.ochre]);
  l.rect(0, 82, 192, 46, flecked(c.sand, [c.honey, c.straw], 0.1));
  l.poly(points('-1,128 -1,112 130,82 192,76 192,80 140,88 40,128'), c.tan);
  const wagon = (x: number, y: number, s: number) => {
    l.poly(
      [
        [x, y - 17 * s],
        [x + 22 * s, y - 20 * s],
        [x + 22 * s, y - 4 * s],
        [x, y],
      ],
      c.soft,
    );
    l.poly(
      [
        [x, y - 17 * s],
        [x + 5 * s, y - 25 * s],
        [x + 15 * s, y - 27 * s],
        [x + 22 * s, y - 20 * s],
      ],
      c.plum,
    );
    l.poly(
      [
        [x, y - 4 * s],
        [x + 22 * s, y - 7.5 * s],
        [x + 22 * s, y - 4 * s],
        [x, y],
      ],
      c.ink,
    );
    for (const wheel of [4, 17]) l.disc(x + wheel * s, y - wheel * 0.18 * s, 2.3 * s, c.ink);
  };
  for (let i = 15; i >= 0; i--) {
    const s = 1.25 * 0.84 ** i,
      x = 52 + 168 * (1 - 0.84 ** i);
    wagon(x, 114 - 36 * (1 - 0.84 ** i), s);
  }
  l.poly(points('4,92 12,84 48,82 52,86 52,114 44,118 4,122'), upright([c.gold, c.ochre, c.amber], 4, 48));
  l.poly(points('10,92 22,90 22,100 10,102'), c.midnight);
  l.poly(points('26,89 38,88 38,98 26,100'), c.midnight);
  l.poly(points('4,106 52,101 52,106 4,111'), c.cinnabar);
  l.poly(points('4,117 52,110 52,116 4,124'), c.ink);
  l.disc(8, 104, 2, c.paper);
  for (const x of [14, 26, 42]) l.disc(x, 120 - x * 0.13, 3, c.soft);
}

/** Tunisia: the amphitheatre of El Jem among olive trees. */
function elJem(l: Loom): void {
  heaven(l, [c.blue, c.sky, c.haze, c.straw, c.gold], 84, 5);
  l.rect(0, 80, 192, 48, furrows([c.clay, c.tan, c.honey], 96, 70, 7));
  const wall = upright([c.straw, c.gold, c.honey, c.tan, c.amber], 20, 156);
  l.poly(points('22,88 22,40 28,34 60,26 100,24 134,28 138,42 150,46 168,50 172,62 172,88'), wall);
  l.ellipse(97, 88, 75, 9, wall);
  for (const [y, tall] of [
    [44, 12],
    [63, 13],
    [84, 15],
  ] as const) {
    for (let i = 0; i < 15; i++) {
      const turn = Math.PI * (i / 14),
        x = 97 - Math.cos(turn) * 70,
        wide = 2 + Math.sin(turn) * 6.5;
      if (y === 44 && x > 136) continue;
      arch(l, x - wide / 2, y + Math.sin(turn) * 7 - 2, wide, tall, i % 5 === 2 ? c.plum : c.earth);
    }
    l.bend(
      [
        [22, y + 1],
        [60, y + 7],
        [97, y + 9],
        [136, y + 7],
        [172, y + 1],
      ],
      1.6,
      c.straw,
    );
  }
  for (const [x, y, r] of [
    [20, 122, 20],
    [74, 128, 14],
    [122, 126, 15],
    [172, 122, 21],
  ] as const) {
    l.bend(
      [
        [x, y],
        [x - 2, y - r * 0.5],
        [x + 3, y - r],
      ],
      r * 0.3,
      c.earth,
    );
    for (const [dx, dy, part] of [
      [-0.5, -0.9, 0.6],
      [0.5, -0.9, 0.62],
      [0, -1.25, 0.62],
    ] as const)
      bush(l, x + dx * r, y + dy * r + r * 0.3, r * part, [c.sage, c.moss, c.olive]);
    for (let i = 0; i < 5; i++) l.disc(x - r * 0.6 + i * r * 0.3, y - r * (0.8 + (i % 2) * 0.4), 1.3, c.wine);
  }
}

export const north = landscapes({
  DZ: constantine,
  EG: pyramids,
  LY: leptisMagna,
  MA: chefchaouen,
  MR: oreTrain,
  TN: elJem,
});
