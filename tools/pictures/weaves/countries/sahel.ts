/** Landscapes of the Sahel: from Senegal to Niger, and the north of Nigeria. */
import type { Loom } from '../../loom/loom.ts';
import { acacia, birds, sun } from '../../loom/nature.ts';
import { flecked, upright, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { giraffe } from '../elements/beasts.ts';
import { cube } from '../elements/built.ts';
import { downs, heaven, land, water } from '../elements/land.ts';
import { baobab, bush, grasses } from '../elements/plants.ts';
import { boatman } from '../elements/vessels.ts';
import { landscapes } from '../landscapes.ts';

/** Burkina Faso: painted houses of Tiébélé. */
function tiebele(l: Loom): void {
  heaven(l, [c.blue, c.sky, c.haze, c.gold], 76);
  sun(l, 158, 24, 12, [c.gold, c.straw]);
  downs(l, '-4,70 60,64 130,70 200,62', c.olive);
  l.rect(0, 74, 192, 54, flecked(c.clay, [c.flame, c.brick], 0.08));
  const wall = (
    outline: string,
    ground: string,
    tile: 'lozenge' | 'zigzag' | 'hourglass' | 'arrows',
    tones: readonly [string, string],
  ) => {
    const line = points(outline);
    const left = Math.min(...line.map(([x]) => x)),
      foot = Math.max(...line.map(([, y]) => y));
    l.poly(line, ground);
    l.poly(line, (x, y) =>
      foot - y < 8
        ? c.plum
        : (foot - y) % 20 < 9
          ? woven(tile, ground, tones[0], tones[1], Math.round(left), 4)(x, y)
          : (foot - y) % 20 < 11 || (foot - y) % 20 > 18
            ? tones[0]
            : undefined,
    );
  };
  wall('64,92 66,46 74,44 118,44 126,46 128,92', c.brick, 'hourglass', [c.paper, c.ink]);
  wall('2,114 5,56 14,53 50,53 58,56 62,114', c.umber, 'lozenge', [c.surface, c.plum]);
  wall('118,116 121,58 128,54 172,54 182,58 188,116', c.flame, 'zigzag', [c.paper, c.ink]);
  for (const [x, y, w, h] of [
    [23, 86, 14, 28],
    [145, 90, 16, 26],
    [89, 70, 11, 22],
  ] as const) {
    l.ellipse(x + w / 2, y + w / 2, w / 2 + 2, w / 2 + 2, c.plum);
    l.rect(x - 2, y + w / 2, w + 4, h - w / 2, c.plum);
    l.ellipse(x + w / 2, y + w / 2, w / 2, w / 2, c.ink);
    l.rect(x, y + w / 2, w, h - w / 2, c.ink);
  }
  for (const [x, tone] of [
    [76, c.brick],
    [90, c.ink],
    [104, c.umber],
  ] as const) {
    l.ellipse(x, 112, 8, 8, upright([c.tan, tone], x - 8, 16));
    l.rect(x - 4, 102, 8, 4, tone);
    l.rect(x - 6, 110, 12, 2, c.straw);
  }
}

/** Mali: the great mosque of Djenné. */
function djenne(l: Loom): void {
  heaven(l, [c.azure, c.blue, c.sky, c.haze, c.straw], 100, 6);
  const mud = upright([c.straw, c.gold, c.honey, c.tan], 10, 172);
  l.rect(12, 60, 168, 44, mud);
  const tower = (x: number, wide: number, top: number) => {
    l.poly(
      [
        [x - wide / 2, 104],
        [x - wide / 2 + 1, top + 10],
        [x - wide / 4, top],
        [x + wide / 4, top],
        [x + wide / 2 - 1, top + 10],
        [x + wide / 2, 104],
      ],
      upright([c.gold, c.honey, c.tan, c.amber], x - wide / 2, wide),
    );
    l.blob(
      [
        [x - 4, top + 1],
        [x - 2, top - 10],
        [x, top - 13],
        [x + 2, top - 10],
        [x + 4, top + 1],
      ],
      c.honey,
    );
    l.ellipse(x, top - 14, 1.6, 2.2, c.surface);
    for (let y = top + 12; y < 90; y += 11)
      for (const dx of [-0.36, -0.12, 0.14, 0.38]) l.rect(x + dx * wide - 1, y, 3, 1.6, c.bark);
    for (let y = top + 17; y < 84; y += 22) l.rect(x - 1.6, y, 3, 6, c.earth);
  };
  for (let x = 16; x < 180; x += 9) {
    l.poly(
      [
        [x - 3.5, 61],
        [x, 50],
        [x + 3.5, 61],
      ],
      c.honey,
    );
    l.rect(x - 2, 60, 4, 44, c.tan);
    for (const y of [66, 78]) l.rect(x + 4, y, 2, 1.6, c.bark);
  }
  tower(96, 32, 22);
  tower(48, 26, 32);
  tower(144, 26, 32);
  for (const x of [14, 178]) tower(x, 12, 50);
  l.rect(0, 102, 192, 26, flecked(c.sand, [c.honey, c.straw], 0.12));
  l.poly(points('36,104 156,104 168,112 24,112'), c.tan);
  l.poly(points('44,100 148,100 156,105 36,105'), c.honey);
  for (const [x, tone] of [
    [24, c.indigo],
    [40, c.surface],
    [70, c.cinnabar],
    [120, c.surface],
    [138, c.indigo],
    [164, c.moss],
    [176, c.surface],
  ] as const)
    boatman(l, { x, y: 122 - (x % 5), size: 0.72 }, tone, false);
  for (const x of [90, 104]) {
    l.poly(
      [
        [x - 9, 114],
        [x, 107],
        [x + 9, 114],
      ],
      c.cinnabar,
    );
    l.rect(x - 6, 114, 12, 6, x === 90 ? c.gold : c.grass);
  }
}

/** Niger: giraffes of Kouré on the red plateau. */
function koure(l: Loom): void {
  heaven(l, [c.rose, c.coral, c.honey, c.gold, c.straw], 86, 6);
  sun(l, 60, 62, 22, [c.flame, c.ochre, c.gold]);
  land(l, '-1,80 30,80 36,74 84,74 90,80 134,80 140,70 192,70', c.clay);
  l.rect(0, 84, 192, 44, flecked(c.flame, [c.clay, c.honey], 0.1));
  acacia(l, 24, 92, 30, c.olive, c.lime, c.bark);
  giraffe(l, { x: 60, y: 102, size: 0.98, mirrored: true }, c.straw, c.umber);
  giraffe(l, { x: 118, y: 118, size: 1.62 }, c.straw, c.brick);
  acacia(l, 176, 110, 58, c.leaf, c.grass, c.bark);
  grasses(l, 92, 126, c.gold, 5, 30);
  for (const [x, y] of [
    [20, 114],
    [92, 122],
    [164, 122],
  ] as const)
    bush(l, x, y, 7, [c.lime, c.olive, c.leaf]);
}

/** Nigeria: indigo cloth over the dyeing pits of Kano. */
function kano(l: Loom): void {
  heaven(l, [c.gold, c.straw, c.paper], 60, 5);
  for (const [x, w, t] of [
    [0, 30, 26],
    [28, 24, 36],
    [50, 36, 24],
    [84, 26, 32],
    [108, 34, 24],
    [140, 24, 38],
    [162, 30, 26],
  ] as const) {
    cube(l, x, 66, w, t, [c.clay, c.brick, c.bark]);
    for (const dx of [0, w - 4])
      l.poly(
        [
          [x + dx, 66 - t],
          [x + dx + 2, 60 - t],
          [x + dx + 4, 66 - t],
        ],
        c.clay,
      );
  }
  l.rect(0, 64, 192, 64, flecked(c.honey, [c.gold, c.tan], 0.1));
  for (const x of [4, 66, 128, 186]) l.rect(x, 22, 3, 70, c.earth);
  for (const [from, to] of [
    [6, 67],
    [68, 129],
    [130, 187],
  ] as const)
    l.bend(
      [
        [from, 26],
        [(from + to) / 2, 30],
        [to, 26],
      ],
      1.4,
      c.bark,
    );
  const cloths = [
    ['lozenge', c.indigo, c.sky],
    ['dots', c.midnight, c.surface],
    ['zigzag', c.denim, c.midnight],
    ['cross', c.indigo, c.blue],
    ['steps', c.midnight, c.blue],
    ['window', c.indigo, c.haze],
  ] as const;
  cloths.forEach(([tile, ground, mark], i) => {
    const x = [10, 38, 71, 100, 133, 160][i] ?? 0;
    l.rect(x, 28, 26, i % 2 ? 46 : 54, woven(tile, ground, mark, mark, x, 28));
    l.rect(x, 27, 26, 2, c.night);
  });
  for (const [x, y, s] of [
    [30, 96, 0.8],
    [84, 98, 0.9],
    [140, 96, 0.8],
    [56, 114, 1.2],
    [118, 114, 1.25],
    [176, 116, 1.1],
    [4, 116, 1],
  ] as const) {
    l.ellipse(x, y, 22 * s, 9 * s, c.tan);
    l.ellipse(x, y - 1, 19 * s, 7 * s, c.straw);
    l.ellipse(x, y, 16 * s, 5.6 * s, c.midnight);
    l.ellipse(x - 3 * s, y - 1, 8 * s, 1.6 * s, c.denim);
  }
}

/** Senegal: painted pirogues on the beach, a baobab behind. */
function saintLouis(l: Loom): void {
  heaven(l, [c.sky, c.haze, c.straw, c.gold], 66, 5);
  sun(l, 34, 42, 14, [c.ochre, c.honey]);
  water(l, 58, 84, [c.blue, c.azure, c.sea], c.surface);
  land(l, '-1,82 60,78 120,84 192,76', flecked(c.straw, [c.gold, c.sand], 0.1));
  baobab(l, 146, 86, 74, [c.tan, c.umber, c.earth], [c.grass, c.good, c.leaf]);
  const hull = (
    x: number,
    y: number,
    s: number,
    tones: readonly [string, string, string, string],
    tile: 'zigzag' | 'lozenge' | 'arrows',
  ) => {
    const at = (px: number, py: number): [number, number] => [x + px * s, y + py * s];
    l.ellipse(x, y + 2, 52 * s, 3, c.tan);
    l.poly(
      [
        at(-58, -26),
        at(-38, -14),
        at(0, -10),
        at(38, -14),
        at(58, -26),
        at(48, -4),
        at(34, 2),
        at(-34, 2),
        at(-48, -4),
      ],
      tones[0],
    );
    l.poly(
      [at(-50, -16), at(-36, -9), at(0, -5), at(36, -9), at(50, -16), at(46, -6), at(0, 1), at(-46, -6)],
      woven(tile, tones[1], tones[2], tones[3], 0, Math.round(y)),
    );
    l.thread([at(-58, -26), at(-38, -14), at(0, -10), at(38, -14), at(58, -26)], 2, tones[3]);
  };
  hull(56, 88, 0.72, [c.surface, c.cinnabar, c.gold, c.surface], 'lozenge');
  hull(132, 104, 1, [c.good, c.gold, c.cinnabar, c.surface], 'zigzag');
  hull(62, 122, 1.15, [c.azure, c.surface, c.cinnabar, c.gold], 'arrows');
  l.rect(57, 52, 1.2, 30, c.earth);
  l.poly(points('58,52 70,55 58,59'), c.cinnabar);
  birds(
    l,
    [
      [70, 22],
      [84, 28],
      [96, 20],
    ],
    c.indigo,
  );
}

export const sahel = landscapes({ BF: tiebele, ML: djenne, NE: koure, NG: kano, SN: saintLouis });
