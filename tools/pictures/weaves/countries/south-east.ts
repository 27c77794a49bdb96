/** Landscapes of the south-east. */
import type { Loom } from '../../loom/loom.ts';
import { birds, sun } from '../../loom/nature.ts';
import { flecked, shade, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { block, bridgeTower } from '../elements/built.ts';
import { boulder, downs, fall, furrows, heaven, land, mist, spray, water } from '../elements/land.ts';
import { agave, bush, forest, grasses } from '../elements/plants.ts';
import { boatman, dhow, pirogue } from '../elements/vessels.ts';
import { landscapes } from '../landscapes.ts';

/** Malawi: tea under Mount Mulanje, canoes on the lake. */
function mulanje(l: Loom): void {
  heaven(l, [c.lilac, c.blush, c.paper, c.straw], 64, 5);
  land(
    l,
    '-1,58 20,52 34,30 44,26 52,14 62,18 78,12 96,16 110,10 126,20 140,18 152,34 170,44 192,56',
    shade([c.sage, c.teal, c.denim, c.teal], (x, y) => (y - 10) / 50 + Math.sin(x / 6) * 0.2),
  );
  mist(l, 50, c.paper, 6, 2.4);
  water(l, 58, 82, [c.sky, c.blue, c.azure], c.surface);
  pirogue(l, { x: 56, y: 74, size: 0.66 }, c.umber, c.gold);
  boatman(l, { x: 50, y: 72, size: 0.76 }, c.cinnabar, true);
  pirogue(l, { x: 140, y: 70, size: 0.46 }, c.umber, c.gold);
  l.rect(0, 80, 192, 48, furrows([c.good, c.leaf, c.grass, c.deep], 120, 62, 6));
  downs(l, '-5,84 60,80 130,86 200,80', (_, y) => (y < 88 ? c.lime : undefined));
  for (const [x, y, s, robe] of [
    [56, 112, 1.5, c.gold],
    [96, 104, 1.1, c.cinnabar],
    [150, 118, 1.6, c.indigo],
  ] as const) {
    boatman(l, { x, y, size: s }, robe, false, c.cocoa, c.straw);
    l.ellipse(x + 6 * s, y - 8 * s, 4.4 * s, 5.4 * s, woven('basket', c.tan, c.honey, c.umber));
  }
  l.rect(0, 110, 192, 18, (x, y) =>
    y > 112 + Math.abs((x % 16) - 8) * 0.6 ? furrows([c.good, c.leaf, c.grass], 120, 62, 6)(x, y) : undefined,
  );
}

/** Mozambique: the bridge from Maputo to Katembe. */
function katembe(l: Loom): void {
  heaven(l, [c.mauve, c.rose, c.coral, c.honey, c.gold], 84, 6);
  sun(l, 96, 66, 21, [c.flame, c.honey, c.gold]);
  for (const [x, w, t] of [
    [0, 12, 20],
    [14, 10, 32],
    [26, 12, 24],
    [152, 12, 18],
    [166, 10, 30],
    [178, 14, 22],
  ] as const)
    block(l, x, 88, w, t, [c.wine, c.plum, c.gold]);
  water(l, 86, 128, [c.coral, c.mauve, c.teal, c.sea], c.gold);
  bridgeTower(l, 46, 66, 14, 104, 50, c.cinnabar, c.paper);
  bridgeTower(l, 146, 66, 14, 104, 50, c.cinnabar, c.paper);
  l.rect(0, 66, 192, 5, c.paper);
  l.rect(0, 70, 192, 2, c.plum);
  for (const x of [12, 70, 84, 118, 172]) l.rect(x, 62, 7, 4, x % 4 ? c.indigo : c.ochre);
  for (const x of [46, 146]) l.rect(x - 8, 100, 17, 6, c.bone);
  dhow(l, { x: 96, y: 120, size: 0.9 }, [c.surface, c.straw, c.gold], c.earth);
  dhow(l, { x: 24, y: 120, size: 0.42 }, [c.paper, c.straw], c.earth);
  birds(
    l,
    [
      [80, 26],
      [92, 20],
      [110, 28],
    ],
    c.plum,
  );
}

/** Zambia: Victoria Falls, a rainbow in the spray. */
function victoriaFalls(l: Loom): void {
  heaven(l, [c.blue, c.sky, c.haze], 40, 5);
  water(l, 24, 36, [c.sage, c.teal], c.surface);
  l.rect(0, 20, 192, 5, c.leaf);
  forest(l, 25, 12, [c.moss, c.good], 7);
  for (const x of [34, 90, 140]) bush(l, x, 32, 8, [c.grass, c.good, c.leaf]);
  l.rect(0, 32, 192, 62, c.plum);
  for (const [x, w] of [
    [0, 28],
    [38, 46],
    [96, 40],
    [146, 46],
  ] as const)
    fall(l, x, 32, w, 62);
  l.rect(0, 88, 192, 40, c.haze);
  spray(l, -6, 92, 208, 34, c.paper);
  spray(l, -6, 98, 208, 22, c.surface);
  [c.cinnabar, c.ochre, c.gold, c.good, c.azure, c.wine].forEach((tone, i) =>
    l.ring(110, 122, 74 - i * 3, 71 - i * 3, tone, Math.PI, Math.PI * 2),
  );
  downs(l, '-5,100 24,96 50,112 70,134', c.leaf);
  downs(l, '130,140 156,116 180,106 200,104', c.leaf);
  for (const [x, y, r] of [
    [8, 106, 11],
    [30, 112, 10],
    [48, 124, 8],
    [170, 118, 10],
    [186, 112, 11],
  ] as const)
    bush(l, x, y, r, [c.grass, c.good, c.leaf]);
}

/** Zimbabwe: balancing rocks, and the tower of Great Zimbabwe. */
function greatZimbabwe(l: Loom): void {
  heaven(l, [c.brick, c.coral, c.ochre, c.honey, c.gold], 92, 6);
  sun(l, 120, 78, 24, [c.honey, c.straw, c.paper]);
  downs(l, '-5,88 60,80 130,86 200,78', c.olive);
  const stone = [c.straw, c.tan, c.clay, c.umber, c.earth];
  boulder(l, '10,104 12,82 24,76 46,78 54,88 56,106', stone);
  boulder(l, '4,76 14,65 34,61 56,65 60,73 44,79 18,81', stone);
  boulder(l, '20,62 14,50 26,38 44,40 50,52 40,62', stone);
  boulder(l, '28,38 24,28 34,20 46,26 44,36 36,39', stone);
  const courses = (x: number, y: number) =>
    y % 4 === 0 || (x + (Math.floor(y / 4) % 2) * 4) % 8 === 0 ? c.soft : c.bone;
  l.poly(points('126,116 132,52 138,46 150,46 156,52 162,116'), courses);
  l.poly(points('150,46 156,52 162,116 154,116'), (_, y) => (y % 4 === 0 ? c.soft : c.stone));
  l.poly(points('192,66 172,70 150,84 120,92 80,94 60,98 60,118 192,118'), courses);
  for (let x = 64; x < 192; x += 4) {
    const y = x < 120 ? 96 - (x - 60) * 0.06 : x < 150 ? 92 - (x - 120) * 0.26 : 84 - (x - 150) * 0.5;
    l.thread(
      [
        [x, y + 4],
        [x + 2, y],
      ],
      1,
      c.plum,
    );
    l.thread(
      [
        [x + 2, y],
        [x + 4, y + 4],
      ],
      1,
      c.plum,
    );
  }
  l.rect(100, 98, 9, 20, c.bark);
  l.rect(0, 114, 192, 14, flecked(c.honey, [c.ochre, c.lime], 0.18));
  agave(l, 74, 122, 13, c.moss, c.cinnabar);
  agave(l, 178, 124, 12, c.moss, c.cinnabar);
  grasses(l, 116, 127, c.olive, 9, 20);
}

export const southEast = landscapes({ MW: mulanje, MZ: katembe, ZM: victoriaFalls, ZW: greatZimbabwe });
