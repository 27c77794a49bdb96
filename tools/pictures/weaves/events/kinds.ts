/** The kinds of events, one picture each. */
import { banner, flag, lantern } from '../../loom/buildings.ts';
import { chance, type Loom } from '../../loom/loom.ts';
import { stripes, upright, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { fairground, lamps, listener, ribbon } from '../elements/fair.ts';
import { heaven } from '../elements/land.ts';
import { landscapes } from '../landscapes.ts';

/** A major event: the ribbon before the halls. */
function major(l: Loom): void {
  heaven(l, [c.brick, c.cinnabar, c.flame, c.honey, c.gold], 84, 6);
  fairground(l, 92, 58, 'lozenge');
  for (const x of [6, 24, 166, 184]) flag(l, x, 92, 60, 10, [c.gold, c.good, c.azure, c.paper][x % 4] ?? c.gold);
  l.rect(0, 90, 192, 38, woven('steps', c.plum, c.brick, c.plum));
  for (let i = 0; i < 60; i++)
    l.rect(chance(i, 3) * 192, chance(i, 7) * 84, 2, 2, [c.gold, c.paper, c.azure, c.good][i % 4] ?? c.gold);
  ribbon(l, 98, c.cinnabar, c.gold);
}

/** A forum: the lectern and its microphones before a screen. */
function forum(l: Loom): void {
  l.rect(0, 0, 192, 128, stripes([c.midnight, c.indigo, c.indigo], 5, 'x'));
  l.rect(22, 10, 148, 74, c.gold);
  l.rect(25, 13, 142, 68, c.paper);
  l.rect(25, 13, 71, 68, woven('lattice', c.haze, c.sky, c.sky, 25, 13));
  l.rect(96, 13, 71, 68, woven('lozenge', c.straw, c.gold, c.gold, 96, 13));
  l.rect(0, 94, 192, 34, upright([c.tan, c.umber, c.earth], 0, 192));
  l.rect(0, 94, 192, 2.4, c.honey);
  l.poly(points('62,62 130,62 122,118 70,118'), upright([c.honey, c.tan, c.amber], 62, 68));
  l.poly(points('56,54 136,54 130,64 62,64'), c.umber);
  l.disc(96, 88, 15, c.earth);
  l.disc(96, 88, 13, woven('window', c.gold, c.cinnabar, c.cinnabar, 88, 80));
  for (const [x, lean] of [
    [80, -8],
    [112, 8],
  ] as const) {
    l.bend(
      [
        [x, 56],
        [x + lean * 0.2, 40],
        [x + lean, 30],
      ],
      2.4,
      c.ink,
    );
    l.ellipse(x + lean * 1.2, 25, 4.4, 6.4, c.soft);
    l.ellipse(x + lean * 1.2, 24, 3, 4.4, c.stone);
  }
  l.poly(points('88,50 104,50 106,55 86,55'), c.surface);
  for (const [x, tone] of [
    [18, c.ochre],
    [50, c.cinnabar],
    [142, c.good],
    [174, c.denim],
  ] as const)
    listener(l, x, 116, 13, tone, c.ink, x === 50 ? c.gold : undefined);
}

/** Matchmaking: two at a small table, a sheet between them. */
function matchmaking(l: Loom): void {
  l.rect(0, 0, 192, 128, woven('cross', c.leaf, c.good, c.moss));
  l.poly(points('22,14 84,14 90,20 90,44 84,50 62,50 52,62 52,50 22,50 16,44 16,20'), c.gold);
  l.poly(points('170,20 164,14 110,14 104,20 104,44 110,50 138,50 148,62 148,50 164,50 170,44'), c.paper);
  for (const [i, y] of [22, 30, 38].entries()) {
    l.rect(26, y, 46 - i * 8, 3, c.brick);
    l.rect(114, y, 30 + i * 6, 3, c.indigo);
  }
  const sitter = (x: number, side: 1 | -1, coat: string | ReturnType<typeof woven>, skin: string, chair: string) => {
    l.rect(x - side * 20 - 2, 62, 4, 62, chair);
    l.rect(x - 16, 104, 34, 4, chair);
    l.poly(
      [
        [x - 13, 72],
        [x + 11, 72],
        [x + 14, 106],
        [x - 15, 106],
      ],
      coat,
    );
    l.bend(
      [
        [x + side * 4, 78],
        [x + side * 20, 94],
        [x + side * 36, 94],
      ],
      8,
      coat,
    );
    l.disc(x + side * 38, 94, 4.6, skin);
    l.disc(x, 61, 10, skin);
    l.ellipse(x - side * 1.5, 56, 10.4, 7, c.ink);
    l.thread(
      [
        [x - 6, 106],
        [x + side * 10, 112],
        [x + side * 10, 128],
      ],
      8,
      c.midnight,
    );
  };
  sitter(42, 1, c.cinnabar, c.fair, c.bark);
  sitter(150, -1, woven('zigzag', c.indigo, c.gold, c.flame), c.cocoa, c.bark);
  l.rect(62, 99, 68, 5, c.tan);
  l.rect(92, 104, 8, 24, c.umber);
  l.poly(points('82,99 86,92 110,92 112,99'), c.surface);
  l.thread(points('90,96 106,96'), 1, c.stone);
  for (const x of [72, 122]) l.rect(x, 92, 6, 7, c.paper);
}

/** A seminar: a chart on the wall, a round table of listeners. */
function seminar(l: Loom): void {
  l.rect(0, 0, 192, 128, woven('twill', c.sand, c.straw));
  l.rect(30, 8, 96, 64, c.bark);
  l.rect(33, 11, 90, 58, c.surface);
  for (const [i, tall] of [14, 22, 19, 32, 40].entries())
    l.rect(42 + i * 15, 62 - tall, 9, tall, [c.ochre, c.cinnabar, c.moss, c.azure, c.indigo][i] ?? c.ink);
  l.rect(38, 62, 80, 1.6, c.ink);
  l.bend(points('44,44 60,34 76,36 92,22 112,16'), 1.8, c.cinnabar);
  l.poly(points('146,50 166,50 174,110 140,110'), woven('lozenge', c.good, c.gold, c.cinnabar));
  l.disc(156, 40, 9, c.cocoa);
  l.ellipse(156, 33, 10, 6, c.gold);
  l.bend(points('148,54 136,48 124,38'), 7, woven('lozenge', c.good, c.gold, c.cinnabar));
  l.thread(points('124,38 112,28'), 1.6, c.bark);
  l.disc(124, 38, 3.4, c.cocoa);
  l.ellipse(84, 112, 88, 18, c.umber);
  l.ellipse(84, 110, 86, 16, c.tan);
  for (const [x, y] of [
    [36, 108],
    [84, 104],
    [128, 108],
  ] as const)
    l.poly(
      [
        [x - 9, y - 3],
        [x + 8, y - 4],
        [x + 11, y + 3],
        [x - 11, y + 4],
      ],
      c.paper,
    );
  for (const [x, tone] of [
    [14, c.indigo],
    [56, c.cinnabar],
    [100, c.denim],
    [146, c.ochre],
  ] as const)
    listener(l, x, 124, 15, tone, c.ink, x === 56 ? c.flame : undefined);
}

/** A supporting event: drums under lanterns in the evening. */
function supporting(l: Loom): void {
  heaven(l, [c.night, c.midnight, c.indigo, c.wine, c.mauve], 96, 6);
  lamps(l, 12);
  for (const x of [22, 170]) lantern(l, x, 46, 12);
  for (const [x, tile] of [
    [42, 'zigzag'],
    [132, 'lozenge'],
  ] as const)
    banner(l, x, 24, 18, 34, woven(tile, c.ochre, c.cinnabar, c.paper, x, 24));
  l.rect(0, 96, 192, 32, woven('zigzag', c.brick, c.cinnabar, c.plum));
  const drum = (x: number, y: number, s: number, body: string, dark: string) => {
    l.poly(
      [
        [x - 18 * s, y - 40 * s],
        [x + 18 * s, y - 40 * s],
        [x + 10 * s, y - 14 * s],
        [x + 15 * s, y],
        [x - 15 * s, y],
        [x - 10 * s, y - 14 * s],
      ],
      upright([body, body, dark], x - 18 * s, 36 * s),
    );
    l.rect(
      x - 14 * s,
      y - 30 * s,
      28 * s,
      7 * s,
      woven('hourglass', undefined, c.gold, c.paper, Math.round(x), Math.round(y)),
    );
    l.ellipse(x, y - 40 * s, 18.6 * s, 6 * s, c.straw);
    l.ellipse(x, y - 40 * s, 14 * s, 4 * s, c.paper);
  };
  drum(48, 114, 0.9, c.good, c.deep);
  drum(144, 114, 0.9, c.azure, c.indigo);
  drum(96, 122, 1.3, c.cinnabar, c.plum);
  l.thread(points('74,44 90,68'), 3, c.honey);
  l.thread(points('122,40 102,68'), 3, c.honey);
  l.disc(74, 44, 3.6, c.gold);
  l.disc(122, 40, 3.6, c.gold);
}

export const kinds = landscapes({ major, forum, matchmaking, seminar, supporting });
