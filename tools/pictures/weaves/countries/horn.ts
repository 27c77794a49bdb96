/** Landscapes of the Horn of Africa and Kenya. */
import { chance, type Loom } from '../../loom/loom.ts';
import { acacia, birds, sun } from '../../loom/nature.ts';
import { flecked, shade, stripes, upright, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { camel, sheep, zebra } from '../elements/beasts.ts';
import { viaduct } from '../elements/built.ts';
import { downs, heaven, land, peak, water } from '../elements/land.ts';
import { agave, bush, coffeeBranch, datePalm, grasses } from '../elements/plants.ts';
import { dhow, train } from '../elements/vessels.ts';
import { landscapes } from '../landscapes.ts';

/** Djibouti: the white shore of Lake Assal. */
function assal(l: Loom): void {
  heaven(l, [c.blue, c.sky, c.haze], 46, 5);
  peak(l, 40, 58, 110, 36, [c.mauve, c.wine]);
  peak(l, 150, 58, 130, 42, [c.wine, c.plum]);
  peak(l, 96, 58, 80, 24, [c.umber, c.bark]);
  l.rect(0, 56, 192, 3, c.surface);
  water(l, 58, 92, [c.azure, c.sea, c.sage, c.mint], c.surface);
  downs(l, '-5,92 40,84 90,90 140,82 200,88', c.surface);
  for (let i = 0; i < 26; i++) {
    const x = chance(i, 3) * 192,
      y = 96 + chance(i, 5) * 30;
    l.bend(
      [
        [x - 14, y + 3],
        [x, y - 1],
        [x + 12, y + 2],
      ],
      1,
      i % 2 ? c.line : c.mint,
    );
  }
  const heap = (x: number, y: number, r: number) => {
    l.ellipse(x + 4, y, r * 1.3, 3, c.line);
    l.poly(
      [
        [x - r, y],
        [x - r * 0.4, y - r * 0.9],
        [x + r * 0.1, y - r * 1.15],
        [x + r * 0.5, y - r * 0.8],
        [x + r * 1.1, y],
      ],
      shade([c.surface, c.paper, c.haze, c.sky, c.blue], (px) => (px - x + r) / (r * 2.1)),
    );
  };
  heap(52, 112, 17);
  heap(92, 118, 22);
  heap(24, 124, 20);
  l.poly(points('138,116 178,116 174,124 142,124'), c.denim);
  for (let i = 0; i < 5; i++)
    l.poly(
      [
        [140 + i * 7.4, 116],
        [143.6 + i * 7.4, 107],
        [147.4 + i * 7.4, 116],
      ],
      i % 2 ? c.straw : c.paper,
    );
  l.thread(points('116,98 128,119'), 2, c.tan);
  l.poly(points('126,116 132,114 134,122 127,123'), c.steel);
}

/** Eritrea: the winged house of Asmara on its highland. */
function asmara(l: Loom): void {
  heaven(l, [c.azure, c.blue, c.sky, c.haze], 96, 6);
  peak(l, 28, 96, 90, 30, [c.mauve, c.wine]);
  peak(l, 166, 96, 100, 36, [c.mauve, c.wine]);
  l.rect(0, 94, 192, 34, stripes([c.soft, c.stone], 17));
  l.rect(0, 94, 192, 5, c.sand);
  l.rect(0, 112, 192, 1.6, c.straw);
  for (const [x, s] of [
    [14, 62],
    [178, 66],
  ] as const)
    datePalm(l, x, 98, s, [c.leaf, c.grass, c.umber]);
  const plaster = (x: number, w: number) => upright([c.surface, c.straw, c.gold, c.honey], x, w);
  l.poly(points('2,58 84,48 84,60 2,63'), plaster(0, 110));
  l.poly(points('190,58 108,48 108,60 190,63'), plaster(80, 120));
  l.poly(points('2,62 84,58 84,62 2,64'), c.tan);
  l.poly(points('190,62 108,58 108,62 190,64'), c.tan);
  l.rect(76, 58, 40, 42, plaster(76, 40));
  l.ellipse(96, 60, 22, 6, c.straw);
  l.rect(84, 20, 24, 42, plaster(84, 24));
  l.ellipse(96, 20, 12, 5, c.surface);
  l.rect(82, 22, 28, 4, c.brick);
  for (const y of [30, 42]) l.rect(84, y, 24, 7, (x) => (x % 5 === 0 ? c.straw : c.denim));
  l.rect(76, 68, 40, 11, (x) => (x % 6 === 0 ? c.straw : c.denim));
  l.rect(88, 84, 16, 16, c.indigo);
  l.rect(95, 84, 1.6, 16, c.straw);
  for (const x of [40, 148]) {
    l.rect(x, 84, 8, 15, c.brick);
    l.rect(x + 1.5, 86, 5, 5, c.paper);
  }
  l.blob(points('124,116 128,108 138,103 154,103 164,109 176,111 178,119 124,120'), c.cinnabar);
  l.poly(points('134,108 140,104.5 150,104.5 150,110 132,110'), c.haze);
  for (const x of [138, 166]) l.disc(x, 119, 5, c.ink);
  for (const x of [138, 166]) l.disc(x, 119, 2.2, c.line);
}

/** Ethiopia: the Simien mountains, coffee before them. */
function simien(l: Loom): void {
  heaven(l, [c.lilac, c.blush, c.straw, c.gold], 80, 6);
  sun(l, 60, 34, 14, [c.honey, c.paper]);
  const amba = (skyline: string, tones: readonly string[], top: number) =>
    land(
      l,
      skyline,
      shade(tones, (x, y) => (y - top) / 60 + Math.sin(x / 9) * 0.12),
    );
  amba(
    '-1,62 20,58 26,44 58,42 64,56 80,60 86,36 92,30 112,30 118,52 140,56 148,40 176,38 184,54 192,54',
    [c.lilac, c.mauve, c.rose],
    30,
  );
  amba(
    '-1,80 14,76 20,58 40,56 46,72 70,78 96,74 104,50 116,46 126,48 132,70 160,76 170,62 192,60',
    [c.mauve, c.wine, c.mauve, c.rose],
    48,
  );
  amba('-1,74 24,76 34,92 60,98 90,94 110,100 140,86 192,96', [c.olive, c.lime, c.moss, c.good, c.leaf], 76);
  downs(l, '-5,112 60,106 130,116 200,108', c.gold);
  grasses(l, 112, 127, c.honey, 3, 46);
  for (const [x, y, s] of [
    [132, 112, 30],
    [168, 118, 36],
    [108, 120, 22],
  ] as const) {
    l.rect(x - s * 0.06, y - s * 0.7, s * 0.14, s * 0.7, c.earth);
    agave(l, x, y - s * 0.62, s * 0.36, c.good, c.sage);
  }
  coffeeBranch(l, 6, 132, 112);
  birds(
    l,
    [
      [136, 22],
      [150, 16],
    ],
    c.wine,
  );
}

/** Kenya: zebras under an acacia, the railway crossing the savannah. */
function mara(l: Loom): void {
  heaven(l, [c.flame, c.ochre, c.honey, c.gold, c.straw], 72, 6);
  sun(l, 60, 44, 20, [c.honey, c.straw, c.paper]);
  downs(l, '-5,66 40,60 100,66 150,56 200,64', c.clay);
  viaduct(l, 0, 192, 56, 16, [0, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78, 78], c.bone);
  train(l, 28, 56, 0.62, 13, c.denim, [c.surface, c.cinnabar]);
  l.rect(0, 76, 192, 52, flecked(c.gold, [c.honey, c.straw], 0.16));
  downs(l, '-5,86 60,92 120,84 200,90', c.honey);
  acacia(l, 148, 104, 92, c.leaf, c.grass, c.bark);
  acacia(l, 14, 86, 24, c.olive, c.lime, c.bark);
  zebra(l, { x: 112, y: 106, size: 1.0, mirrored: true });
  zebra(l, { x: 56, y: 118, size: 1.66 });
  grasses(l, 104, 127, c.ochre, 4, 34);
}

/** Somalia: camels on the shore, a dhow off it. */
function lido(l: Loom): void {
  heaven(l, [c.azure, c.blue, c.sky, c.haze, c.straw], 58, 5);
  water(l, 54, 88, [c.azure, c.sea, c.sage], c.surface);
  dhow(l, { x: 44, y: 76, size: 1 }, [c.surface, c.straw, c.gold], c.earth, true);
  dhow(l, { x: 172, y: 66, size: 0.42 }, [c.surface, c.bone], c.umber);
  l.poly(points('-1,84 80,88 192,82 192,129 -1,129'), flecked(c.straw, [c.gold, c.sand], 0.1));
  l.bend(points('-4,84 80,88 196,82'), 2.6, c.surface);
  camel(l, { x: 92, y: 110, size: 1.12 }, c.tan, c.umber);
  camel(l, { x: 140, y: 120, size: 1.56 }, c.umber, c.earth, woven('zigzag', c.leaf, c.gold, c.flame));
  for (const [x, y] of [
    [22, 112],
    [42, 118],
    [60, 124],
    [14, 124],
  ] as const)
    sheep(l, { x, y, size: 1 });
  for (const x of [178, 8]) bush(l, x, 128, 9, [c.lime, c.olive, c.leaf]);
}

export const horn = landscapes({ DJ: assal, ER: asmara, ET: simien, KE: mara, SO: lido });
