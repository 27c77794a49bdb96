/**
 * Banners of what a visitor comes for: home, news, programme, exhibition, services.
 * A banner is low and wide on a phone: what matters stands between the rows 38 and 90, as a frieze.
 */
import { flag, lantern } from '../../loom/buildings.ts';
import { chance, type Loom } from '../../loom/loom.ts';
import { acacia, birds, cloud, sun } from '../../loom/nature.ts';
import { sky, stripes, upright, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { block } from '../elements/built.ts';
import { aeroplane, coach, fairground, listener, sheet, stall } from '../elements/fair.ts';
import { heaven } from '../elements/land.ts';
import { landscapes } from '../landscapes.ts';

function home(l: Loom): void {
  heaven(l, [c.wine, c.coral, c.honey, c.gold, c.straw], 92, 6);
  sun(l, 30, 62, 18, [c.flame, c.honey, c.gold]);
  fairground(l, 92, 50, 'zigzag');
  acacia(l, 12, 96, 40, c.leaf, c.grass, c.bark);
  l.rect(0, 92, 192, 36, woven('steps', c.sand, c.straw, c.sand));
  for (const x of [8, 184]) flag(l, x, 92, 46, 9, x < 90 ? c.cinnabar : c.good);
}

/** News: papers fly from the press over the river. */
function news(l: Loom): void {
  heaven(l, [c.indigo, c.denim, c.blue, c.sky], 128, 6);
  cloud(l, 26, 36, 16, c.haze, c.sky);
  cloud(l, 166, 32, 18, c.haze, c.sky);
  l.rect(0, 98, 192, 30, c.brick);
  l.rect(0, 98, 192, 3, c.gold);
  for (const [x, y, s, m] of [
    [36, 84, 1, false],
    [158, 86, 1, true],
  ] as const)
    sheet(l, { x, y, size: s, mirrored: m }, 6);
  l.poly(points('64,36 126,32 130,96 66,100'), c.bone);
  l.poly(points('62,34 124,30 128,94 64,98'), c.surface);
  l.poly(points('67,40 119,37 119.6,45 67.5,48'), c.cinnabar);
  for (let i = 0; i < 3; i++) l.rect(72 + i * 16, 41 - i, 12, 2, c.paper);
  l.rect(68, 53, 26, 20, sky([c.sky, c.gold, c.good], 53, 73, 2));
  l.poly(points('70,73 80,60 92,73'), c.moss);
  for (let y = 52; y < 92; y += 5) l.rect(98, y, 24, 2, c.stone);
  for (let y = 78; y < 94; y += 5) l.rect(68, y, 26, 2, c.stone);
  birds(
    l,
    [
      [54, 30],
      [140, 26],
      [148, 40],
    ],
    c.paper,
  );
}

/** The programme: a stage before rows of listeners. */
function forum(l: Loom): void {
  l.rect(0, 0, 192, 128, stripes([c.brick, c.cinnabar, c.cinnabar, c.brick, c.plum], 4, 'x'));
  l.rect(44, 10, 104, 72, c.gold);
  l.rect(47, 13, 98, 66, c.deep);
  l.rect(47, 13, 49, 66, woven('lattice', c.deep, c.leaf, c.leaf, 47, 13));
  l.rect(96, 13, 49, 66, woven('lozenge', c.indigo, c.denim, c.ochre, 96, 13));
  l.rect(30, 80, 132, 8, c.tan);
  l.rect(30, 80, 132, 2, c.straw);
  l.poly(points('84,58 108,58 105,82 87,82'), upright([c.honey, c.tan, c.amber], 84, 24));
  l.disc(96, 67, 4, c.gold);
  l.disc(96, 40, 6, c.cocoa);
  l.ellipse(96, 36, 6.4, 3.6, c.gold);
  l.poly(points('86,58 88,48 104,48 106,58'), c.cinnabar);
  l.thread(points('92,58 92,52'), 1.2, c.ink);
  for (const x of [60, 132]) {
    l.rect(x - 6, 70, 12, 12, c.indigo);
    l.disc(x, 56, 4.6, x < 90 ? c.fair : c.umber);
    l.ellipse(x, 53.6, 4.8, 3, c.ink);
    l.poly(
      [
        [x - 7, 73],
        [x - 5, 61],
        [x + 5, 61],
        [x + 7, 73],
      ],
      x < 90 ? c.denim : c.moss,
    );
  }
  const coats = [c.indigo, c.ochre, c.moss, c.wine, c.denim, c.clay, c.teal, c.midnight] as const;
  for (let i = 0; i < 9; i++)
    listener(l, 6 + i * 22.6, 98, 9, coats[i % 8] ?? c.ink, c.ink, i % 3 === 1 ? c.gold : undefined);
  for (let i = 0; i < 8; i++)
    listener(l, 16 + i * 23, 118, 11, coats[(i * 3 + 1) % 8] ?? c.ink, c.ink, i % 3 === 2 ? c.coral : undefined);
}

/** The exhibition: stands side by side. */
function exhibition(l: Loom): void {
  l.rect(0, 0, 192, 128, woven('twill', c.deep, c.leaf));
  for (let x = 10; x < 192; x += 34) {
    l.rect(x, 0, 1.4, 20, c.ink);
    lantern(l, x + 0.7, 24, 5, c.ochre, c.straw);
  }
  stall(l, 4, 92, 56, 54, [c.cinnabar, c.paper], woven('lozenge', c.indigo, c.gold, c.cinnabar, 4, 76), [
    c.flame,
    c.gold,
    c.grass,
    c.coral,
    c.honey,
  ]);
  stall(l, 68, 92, 56, 54, [c.gold, c.deep], woven('zigzag', c.brick, c.gold, c.paper, 68, 76), [
    c.umber,
    c.cocoa,
    c.tan,
    c.umber,
    c.cocoa,
  ]);
  stall(l, 132, 92, 56, 54, [c.azure, c.paper], woven('hourglass', c.leaf, c.gold, c.cinnabar, 132, 76), [
    c.mauve,
    c.wine,
    c.coral,
    c.mauve,
    c.wine,
  ]);
  for (const [x, tone] of [
    [32, c.cocoa],
    [96, c.fair],
    [160, c.umber],
  ] as const) {
    l.poly(
      [
        [x - 9, 76],
        [x - 6, 63],
        [x + 6, 63],
        [x + 9, 76],
      ],
      x === 96 ? c.cinnabar : c.indigo,
    );
    l.disc(x, 57, 5, tone);
    l.ellipse(x, 54, 5.4, 3.4, x === 96 ? c.ink : c.gold);
  }
  l.rect(0, 92, 192, 36, woven('window', c.sand, c.tan, c.tan, 0, 92));
}

/** The Cloud Expo: pavilions on clouds. */
function cloudExpo(l: Loom): void {
  heaven(l, [c.midnight, c.indigo, c.denim, c.blue, c.sky], 128, 6);
  for (let i = 0; i < 40; i++) l.dot(Math.floor(chance(i, 2) * 192), Math.floor(chance(i, 5) * 44), c.paper);
  const pavilion = (
    x: number,
    y: number,
    s: number,
    roof: string,
    dark: string,
    tile: 'lozenge' | 'zigzag' | 'lattice',
  ) => {
    l.rect(x - 15 * s, y - 22 * s, 30 * s, 22 * s, woven(tile, c.straw, dark, roof, Math.round(x), Math.round(y)));
    for (const dx of [-15, -5, 4, 13]) l.rect(x + dx * s, y - 22 * s, 2.4 * s, 22 * s, dark);
    l.poly(
      [
        [x - 23 * s, y - 19 * s],
        [x - 15 * s, y - 24 * s],
        [x - 9 * s, y - 32 * s],
        [x + 9 * s, y - 32 * s],
        [x + 15 * s, y - 24 * s],
        [x + 23 * s, y - 19 * s],
        [x + 17 * s, y - 21 * s],
        [x - 17 * s, y - 21 * s],
      ],
      roof,
    );
    l.poly(
      [
        [x - 9 * s, y - 32 * s],
        [x, y - 40 * s],
        [x + 9 * s, y - 32 * s],
      ],
      dark,
    );
    l.disc(x, y - 41 * s, 1.8 * s, c.gold);
  };
  pavilion(34, 76, 0.9, c.good, c.deep, 'lozenge');
  pavilion(158, 78, 0.9, c.ochre, c.brick, 'zigzag');
  pavilion(96, 86, 1.2, c.cinnabar, c.plum, 'lattice');
  for (const [x, y, s] of [
    [34, 84, 26],
    [158, 86, 26],
    [96, 96, 36],
    [8, 110, 26],
    [62, 118, 30],
    [132, 116, 32],
    [184, 112, 24],
  ] as const)
    cloud(l, x, y, s, c.paper, c.sky);
}

/** Services: a coach, an aeroplane, the hotels of the town. */
function service(l: Loom): void {
  heaven(l, [c.sky, c.haze, c.straw, c.gold], 84, 5);
  sun(l, 170, 34, 12, [c.flame, c.honey]);
  for (const [x, w, t] of [
    [104, 16, 34],
    [122, 20, 46],
    [144, 14, 28],
    [160, 22, 38],
    [4, 14, 26],
    [20, 18, 36],
  ] as const)
    block(l, x, 90, w, t, [c.mauve, c.wine, c.gold]);
  aeroplane(l, { x: 82, y: 40, size: 0.92 }, c.surface, c.cinnabar);
  l.rect(0, 88, 192, 40, c.soft);
  l.rect(0, 88, 192, 3, c.bone);
  l.rect(0, 108, 192, 2, stripes([c.gold, c.soft], 12, 'x'));
  coach(l, { x: 70, y: 96, size: 1.06 }, c.good, c.deep);
  coach(l, { x: 156, y: 98, size: 0.8 }, c.cinnabar, c.plum);
}

export const visit = landscapes({ home, news, forum, exhibition, cloud: cloudExpo, service });
