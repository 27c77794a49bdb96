/** Landscapes of the coast of West Africa, Benin to the Bijagós. */
import type { Loom } from '../../loom/loom.ts';
import { birds, sun } from '../../loom/nature.ts';
import { shade, upright, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { hippo } from '../elements/beasts.ts';
import { block, stiltHouse } from '../elements/built.ts';
import { boulder, downs, fall, glitter, heaven, land, mist, peak, river, spray, water } from '../elements/land.ts';
import { bush, coconut, forest, thicket } from '../elements/plants.ts';
import { boatman, pirogue } from '../elements/vessels.ts';
import { landscapes } from '../landscapes.ts';

/** Benin: Ganvié, the village on stilts in Lake Nokoué. */
function ganvie(l: Loom): void {
  heaven(l, [c.mauve, c.rose, c.coral, c.honey, c.gold], 70, 6);
  sun(l, 98, 58, 19, [c.gold, c.straw, c.paper]);
  l.rect(0, 66, 192, 5, c.teal);
  coconut(l, 8, 70, 34, -3, [c.deep, c.teal, c.plum]);
  coconut(l, 150, 70, 30, 4, [c.deep, c.teal, c.plum]);
  water(l, 70, 128, [c.rose, c.mauve, c.teal, c.sea], c.blush);
  glitter(l, 98, 71, 100, 9, c.straw);
  stiltHouse(l, 62, 82, 24, c.clay, [c.tan, c.umber]);
  stiltHouse(l, 132, 96, 48, woven('basket', c.clay, c.brick), [c.honey, c.amber]);
  stiltHouse(l, 8, 96, 42, woven('twill', c.umber, c.earth), [c.honey, c.amber]);
  pirogue(l, { x: 88, y: 118, size: 1.25 }, c.earth, c.gold);
  boatman(l, { x: 74, y: 114, size: 1.25 }, woven('lozenge', c.indigo, c.gold, c.cinnabar), true, c.cocoa, c.straw);
  for (const [x, tone] of [
    [92, c.grass],
    [101, c.honey],
    [110, c.cinnabar],
  ] as const)
    l.ellipse(x, 111, 6, 5, tone);
}

/** Côte d’Ivoire: the towers of Plateau over the lagoon, cocoa in front. */
function plateau(l: Loom): void {
  heaven(l, [c.ochre, c.honey, c.gold, c.straw, c.paper], 82, 6);
  sun(l, 36, 50, 16, [c.flame, c.honey]);
  const glass: readonly [string, string, string] = [c.denim, c.indigo, c.gold];
  for (const [x, w, t] of [
    [58, 14, 30],
    [74, 16, 46],
    [92, 14, 62],
    [108, 18, 40],
    [128, 14, 54],
    [144, 18, 34],
    [164, 14, 24],
  ] as const)
    block(l, x, 84, w, t, glass);
  l.poly(points('92,24 99,10 106,24'), c.indigo);
  l.poly(points('110,46 126,46 118,30'), c.paper);
  l.rect(117.4, 22, 1.4, 10, c.paper);
  l.rect(0, 80, 192, 6, c.leaf);
  for (let x = 2; x < 192; x += 10) bush(l, x, 85, 5, [c.grass, c.moss, c.leaf]);
  water(l, 86, 128, [c.honey, c.sage, c.teal, c.sea], c.straw);
  l.rect(0, 90, 192, 3, c.paper);
  for (let x = 6; x < 192; x += 22) l.rect(x, 92, 3, 8, c.bone);
  l.bend(points('6,128 14,96 10,60 18,20'), 7, c.umber, 4);
  for (const [x, y, turn] of [
    [12, 30, -0.4],
    [20, 22, 0.3],
    [8, 60, 2.8],
    [16, 18, -1.2],
  ] as const)
    l.ellipse(x + Math.cos(turn) * 16, y + Math.sin(turn) * 16, 17, 6, c.good, turn);
  for (const [x, y, tone] of [
    [26, 58, c.ochre],
    [22, 86, c.flame],
    [34, 104, c.gold],
  ] as const) {
    l.ellipse(x, y, 9, 16, upright([c.gold, tone, c.amber], x - 9, 18));
    for (const dx of [-4, 0, 4])
      l.bend(
        [
          [x + dx * 0.5, y - 14],
          [x + dx, y],
          [x + dx * 0.5, y + 14],
        ],
        1,
        c.amber,
      );
  }
}

/** Cabo Verde: the cone of Fogo behind the coloured fronts of a harbour. */
function fogo(l: Loom): void {
  heaven(l, [c.sky, c.haze, c.paper, c.blush, c.rose], 90, 6);
  peak(l, 96, 96, 190, 82, [c.wine, c.plum]);
  l.poly(points('86,18 92,15 100,15 106,19 98,22'), c.flame);
  l.bend(points('97,15 92,9 100,5 95,-2'), 5, c.paper, 8);
  mist(l, 58, c.paper, 7, 2.4);
  const fronts = [c.coral, c.gold, c.sky, c.surface, c.sage, c.rose, c.honey, c.blue, c.straw];
  fronts.forEach((tone, i) => {
    const x = i * 22 - 3,
      tall = 22 + ((i * 7) % 12);
    l.rect(x, 100 - tall, 21, tall, tone);
    l.rect(x, 100 - tall, 21, 2, c.surface);
    for (const wx of [3, 9, 15]) l.rect(x + wx, 104 - tall, 3.4, 6, c.indigo);
    l.rect(x + 3, 90, 5, 10, c.brick);
    l.rect(x + 12, 90, 5, 6, c.indigo);
  });
  l.rect(0, 99, 192, 5, c.bone);
  water(l, 104, 128, [c.sea, c.azure, c.indigo], c.haze);
  pirogue(l, { x: 60, y: 119, size: 0.8 }, c.cinnabar, c.gold);
  pirogue(l, { x: 134, y: 124, size: 0.9 }, c.surface, c.azure);
}

/** Ghana: the cloth of kente runs out of the hills to Lake Volta. */
function volta(l: Loom): void {
  heaven(l, [c.haze, c.paper, c.straw, c.gold], 48, 5);
  sun(l, 136, 32, 15, [c.ochre, c.honey]);
  downs(l, '-5,44 30,30 70,42 110,34 150,44 200,32', c.sage);
  downs(l, '-5,54 40,40 80,54 120,46 200,56', c.moss);
  water(l, 58, 92, [c.sky, c.blue, c.denim]);
  boulder(l, '20,66 30,56 44,58 52,66', [c.grass, c.good, c.leaf]);
  boulder(l, '146,70 158,60 172,63 180,70', [c.grass, c.good, c.leaf]);
  pirogue(l, { x: 104, y: 78, size: 0.95 }, c.earth, c.gold);
  boatman(l, { x: 92, y: 75 }, c.cinnabar, true);
  l.thread(points('106,74 106,36'), 1.4, c.earth);
  l.poly(points('108,38 108,70 126,70'), c.surface);
  l.poly(points('104,44 104,70 96,70'), c.gold);
  const strips = [
    [c.ochre, c.deep, c.cinnabar],
    [c.cinnabar, c.gold, c.deep],
    [c.deep, c.gold, c.cinnabar],
    [c.gold, c.indigo, c.cinnabar],
  ] as const;
  const tiles = ['lozenge', 'steps', 'checks', 'zigzag'] as const;
  const top = (x: number) => 92 + Math.sin(x / 20) * 3;
  for (let i = 0; i < 8; i++) {
    const [ground, figure, second] = strips[i % 4]!;
    const x = i * 24;
    l.where(
      { x, y: 84, w: 23, h: 44 },
      (px, py) => px >= x && px < x + 23 && py > top(px),
      (px, py) =>
        Math.floor((py - 88 + i * 9) / 16) % 2
          ? woven(tiles[i % 4]!, ground, figure, second, x, 88)(px, py)
          : (py + i) % 4 < 2
            ? ground
            : figure,
    );
    l.rect(x + 23, 90, 1, 40, c.ink);
  }
}

/** The Gambia: stone circle of Wassu by the winding river. */
function wassu(l: Loom): void {
  heaven(l, [c.haze, c.paper, c.straw], 40, 5);
  downs(l, '-5,38 60,36 120,38 200,35', c.moss);
  l.rect(0, 42, 192, 90, c.grass);
  for (let i = 0; i < 26; i++) bush(l, (i * 53) % 192, 46 + ((i * 17) % 40), 4 + (i % 3), [c.lime, c.good, c.leaf]);
  river(
    l,
    '150,42 120,47 60,50 40,58 90,68 170,74 190,88 150,108 90,134',
    4,
    46,
    (x, y) => (y % 4 === 0 && (x + y * 3) % 17 < 8 ? c.surface : c.sky),
    c.leaf,
  );
  pirogue(l, { x: 134, y: 86, size: 0.7 }, c.umber, c.gold);
  boatman(l, { x: 128, y: 84, size: 0.8 }, c.cinnabar, true);
  downs(l, '-5,86 30,82 70,90 96,108 110,134', c.honey);
  for (const [x, y, s] of [
    [12, 92, 0.8],
    [34, 88, 0.75],
    [56, 92, 0.8],
    [72, 104, 1],
    [6, 116, 1.25],
    [32, 124, 1.4],
    [62, 122, 1.3],
  ] as const) {
    l.ellipse(x + 4 * s, y, 11 * s, 3 * s, c.tan);
    l.poly(
      [
        [x - 8 * s, y],
        [x - 7 * s, y - 32 * s],
        [x + 7 * s, y - 32 * s],
        [x + 8 * s, y],
      ],
      upright([c.coral, c.clay, c.brick, c.plum], x - 8 * s, 16 * s),
    );
    l.ellipse(x, y - 32 * s, 7 * s, 2.4 * s, c.rose);
  }
}

/** Guinea: falls of the Fouta Djallon. */
function fouta(l: Loom): void {
  heaven(l, [c.sky, c.haze, c.paper], 40, 5);
  downs(l, '-5,26 50,18 110,26 200,14', c.sage);
  forest(l, 42, 20, [c.moss, c.good], 3);
  land(
    l,
    '-1,38 60,36 130,40 192,36',
    shade([c.clay, c.brick, c.plum, c.plum], (_, y) => (y - 36) / 70),
  );
  for (let y = 46; y < 96; y += 9) for (let x = (y * 5) % 13; x < 192; x += 19) l.rect(x, y, 9, 1.6, c.umber);
  for (const [x, w] of [
    [16, 10],
    [40, 26],
    [84, 34],
    [134, 14],
    [158, 22],
  ] as const)
    fall(l, x, 38, w, 58);
  spray(l, 0, 98, 192, 12, c.haze);
  water(l, 98, 128, [c.haze, c.sage, c.teal], c.surface);
  for (const [x, y] of [
    [24, 110],
    [120, 114],
    [168, 120],
  ] as const)
    boulder(l, `${x - 13},${y + 4} ${x - 9},${y - 6} ${x + 6},${y - 7} ${x + 13},${y + 4}`, [c.clay, c.plum, c.bark]);
  thicket(l, 129, 13, c.leaf, [c.grass, c.lime], 6);
}

/** Guinea-Bissau: a hippo in the salt water of the Bijagós. */
function bijagos(l: Loom): void {
  heaven(l, [c.haze, c.paper, c.straw, c.gold], 62, 5);
  sun(l, 142, 50, 17, [c.honey, c.flame]);
  l.ellipse(40, 64, 46, 8, c.leaf);
  l.ellipse(154, 64, 50, 6, c.moss);
  coconut(l, 22, 62, 46, -4);
  coconut(l, 44, 62, 54, 5);
  coconut(l, 62, 64, 38, 6);
  coconut(l, 176, 64, 34, 4);
  l.rect(0, 62, 192, 4, c.straw);
  water(l, 65, 128, [c.mint, c.sage, c.sea, c.teal], c.surface);
  hippo(l, { x: 100, y: 112, size: 1.9 }, c.mauve, c.wine, c.rose);
  l.rect(28, 111, 146, 17, (x, y) => (y % 3 === 0 && (x + y * 5) % 19 < 9 ? c.surface : c.teal));
  birds(
    l,
    [
      [96, 26],
      [108, 20],
      [84, 32],
    ],
    c.wine,
  );
}

export const westCoast = landscapes({
  BJ: ganvie,
  CI: plateau,
  CV: fogo,
  GH: volta,
  GM: wassu,
  GN: fouta,
  GW: bijagos,
});
