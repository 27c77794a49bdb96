/** Landscapes of West Africa between rubber, hills and clay towers. */
import type { Loom } from '../../loom/loom.ts';
import { sun } from '../../loom/nature.ts';
import { dashes, stripes, upright } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { hut } from '../elements/built.ts';
import { downs, furrows, heaven } from '../elements/land.ts';
import { baobab, bush, coconut, forest } from '../elements/plants.ts';
import { pirogue } from '../elements/vessels.ts';
import { landscapes } from '../landscapes.ts';

/** Liberia: rubber trees, a cup at each. */
function rubber(l: Loom): void {
  l.rect(0, 0, 192, 128, c.lime);
  heaven(l, [c.good, c.grass, c.lime, c.straw], 74, 6);
  for (let i = 0; i < 15; i++) l.rect(40 + i * 8, 30, 2, 46, i % 2 ? c.moss : c.sage);
  l.rect(0, 74, 192, 54, furrows([c.olive, c.honey, c.olive, c.lime], 96, 66, 5));
  const trunk = (x: number, foot: number, wide: number, tall: number, side: number) => {
    l.rect(x - wide / 2, foot - tall, wide, tall, upright([c.bone, c.stone, c.soft, c.earth], x - wide / 2, wide));
    for (let y = foot - tall; y < foot; y += wide * 0.9) l.rect(x - wide * 0.3, y, wide * 0.4, 1, c.line);
    const cut = foot - wide * 2.3;
    for (let i = 0; i < 4; i++)
      l.thread(
        [
          [x - (wide / 2) * side, cut - wide * 0.9 + i * wide * 0.2],
          [x + (wide / 2 - 1) * side, cut - wide * 0.2 + i * wide * 0.2],
        ],
        Math.max(1, wide * 0.06),
        i === 3 ? c.surface : c.amber,
      );
    const cup = x + wide * 0.3 * side;
    l.rect(cup - 0.5, cut + wide * 0.3, Math.max(1, wide * 0.08), wide * 0.3, c.surface);
    l.poly(
      [
        [cup - wide * 0.34, cut + wide * 0.6],
        [cup + wide * 0.34, cut + wide * 0.6],
        [cup + wide * 0.22, cut + wide * 1.1],
        [cup - wide * 0.22, cut + wide * 1.1],
      ],
      c.brick,
    );
    l.ellipse(cup, cut + wide * 0.6, wide * 0.36, wide * 0.13, c.surface);
  };
  for (const [x, foot, wide] of [
    [74, 80, 5],
    [118, 80, 5],
    [56, 90, 8],
    [134, 90, 8],
  ] as const)
    trunk(x, foot, wide, 90, x < 96 ? 1 : -1);
  trunk(26, 112, 20, 120, 1);
  trunk(166, 114, 22, 120, -1);
  for (let i = 0; i < 15; i++)
    bush(l, i * 14 - 4, 22 + ((i * 7) % 9) - (Math.abs(7 - i) < 3 ? 8 : 0), 14, [c.grass, c.good, c.leaf]);
}

/** Sierra Leone: green hills above a sickle of beach. */
function peninsula(l: Loom): void {
  heaven(l, [c.sky, c.haze, c.paper, c.straw], 70, 5);
  downs(l, '-5,40 20,22 50,14 84,30 110,46 150,66 200,72', c.moss);
  downs(l, '-5,60 24,46 56,36 90,54 120,68 160,76 200,80', c.good);
  for (let i = 0; i < 46; i++) {
    const x = (i * 37) % 150,
      y = 50 + ((i * 29) % 30) + x * 0.16;
    if (y > 40 + x * 0.25) bush(l, x, y, 5, [c.grass, c.good, c.leaf]);
  }
  l.poly(points('192,72 192,128 60,128 40,108 60,96 110,88 150,82'), c.sea);
  l.blob(points('210,76 150,86 110,94 84,104 78,116 90,134 -12,140 -12,80 60,82 120,80'), c.straw);
  l.blob(points('-10,76 40,80 110,84 160,80 150,83 100,90 60,100 40,116 50,134 -12,140'), c.gold);
  l.blob(points('-10,72 40,76 120,82 60,92 30,106 24,134 -12,140'), c.leaf);
  l.where(
    { x: 60, y: 78, w: 132, h: 50 },
    (x, y) => l.cells[Math.floor(y) * 192 + Math.floor(x)] === c.sea,
    dashes(c.sea, c.haze, 4, 6, 3),
  );
  l.bend(points('196,79 150,89 112,97 88,106 83,117 94,134'), 3, c.surface);
  l.bend(points('196,84 152,94 118,102 98,110 96,120 106,134'), 1.6, c.mint);
  coconut(l, 16, 124, 92, 16, [c.lime, c.straw, c.tan]);
  coconut(l, 46, 106, 58, 12, [c.lime, c.gold, c.tan]);
  pirogue(l, { x: 146, y: 112, size: 0.9 }, c.cinnabar, c.gold);
}

/** Togo: tower houses of Koutammakou. */
function koutammakou(l: Loom): void {
  heaven(l, [c.lilac, c.blush, c.straw, c.gold], 84, 6);
  sun(l, 156, 42, 16, [c.coral, c.honey]);
  downs(l, '-5,72 40,58 96,70 150,56 200,66', c.moss);
  downs(l, '-5,84 60,78 130,84 200,78', c.lime);
  baobab(l, 176, 96, 62, [c.tan, c.umber, c.earth], [c.grass, c.good, c.leaf]);
  l.rect(0, 94, 192, 34, stripes([c.olive, c.honey, c.lime], 3));
  l.ellipse(90, 116, 92, 10, c.tan);
  const clay = (x: number, w: number) => upright([c.coral, c.clay, c.umber, c.earth], x, w);
  l.rect(50, 66, 64, 48, clay(40, 90));
  l.rect(50, 64, 64, 4, c.tan);
  for (let y = 72; y < 112; y += 6) l.rect(62, y, 44, 1, c.brick);
  for (const [x, top, wide] of [
    [40, 44, 36],
    [124, 48, 34],
  ] as const) {
    l.poly(
      [
        [x - wide / 2 - 2, 115],
        [x - wide / 2 + 2, top],
        [x + wide / 2 - 2, top],
        [x + wide / 2 + 2, 115],
      ],
      clay(x - wide / 2, wide),
    );
    l.rect(x - wide / 2 + 1, top + 20, wide - 2, 2, c.brick);
    l.rect(x - 3, top + 8, 6, 7, c.bark);
    l.poly(
      [
        [x - wide / 2 - 5, top + 2],
        [x, top - 32],
        [x + wide / 2 + 5, top + 2],
      ],
      stripes([c.gold, c.honey, c.tan], 2),
    );
    l.ellipse(x, top - 32, 2, 3, c.umber);
  }
  l.ellipse(82, 92, 8, 9, c.bark);
  l.rect(74, 92, 16, 22, c.bark);
  hut(l, 84, 62, 16, c.clay, [c.gold, c.tan]);
  l.thread(points('104,114 110,66'), 1.6, c.tan);
  l.thread(points('108,114 114,66'), 1.6, c.tan);
  for (let y = 72; y < 112; y += 6)
    l.thread(
      [
        [104 + (114 - y) * 0.12, y],
        [109 + (114 - y) * 0.12, y],
      ],
      1,
      c.tan,
    );
  forest(l, 128, 8, [c.olive, c.leaf], 8, 140, 192);
}

export const palmsAndTowers = landscapes({ LR: rubber, SL: peninsula, TG: koutammakou });
