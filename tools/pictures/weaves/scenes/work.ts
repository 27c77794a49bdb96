/** Scenes for articles without a photograph: work and trade. */
import type { Loom } from '../../loom/loom.ts';
import { container, lorry, PAIRS, wheel } from '../../loom/machinery.ts';
import { birds, sun } from '../../loom/nature.ts';
import { flecked, rings, stripes, upright, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { portCrane } from '../elements/built.ts';
import { aeroplane } from '../elements/fair.ts';
import { downs, furrows, heaven, water } from '../elements/land.ts';
import { bush } from '../elements/plants.ts';
import { freighter } from '../elements/vessels.ts';
import { landscapes } from '../landscapes.ts';

/** Fields: baskets of the harvest before the rows. */
function fields(l: Loom): void {
  heaven(l, [c.sky, c.haze, c.straw, c.gold], 50, 5);
  sun(l, 146, 32, 14, [c.ochre, c.honey]);
  downs(l, '-5,48 50,36 100,48 150,40 200,50', c.moss);
  l.rect(0, 50, 192, 78, furrows([c.good, c.clay, c.grass, c.umber], 100, 34, 6));
  const basket = (x: number, y: number, s: number, fruit: readonly [string, string]) => {
    l.ellipse(x + 3, y, 26 * s, 4 * s, c.bark);
    for (let i = 0; i < 15; i++)
      l.disc(
        x - 20 * s + (i % 6) * 8 * s,
        y - (27 + Math.floor(i / 6) * 6) * s - (i % 2) * 2,
        5.4 * s,
        upright(fruit, x - 24 * s + (i % 6) * 8 * s, 10 * s),
      );
    l.poly(
      [
        [x - 27 * s, y - 28 * s],
        [x + 27 * s, y - 28 * s],
        [x + 20 * s, y],
        [x - 20 * s, y],
      ],
      woven('basket', c.tan, c.honey, c.amber),
    );
    l.rect(x - 28 * s, y - 30 * s, 56 * s, 4 * s, c.umber);
  };
  basket(40, 104, 0.9, [c.coral, c.cinnabar]);
  basket(152, 104, 0.9, [c.grass, c.leaf]);
  basket(96, 122, 1.2, [c.gold, c.ochre]);
}

/** Transport: ship, lorry and aeroplane. */
function transport(l: Loom): void {
  heaven(l, [c.coral, c.honey, c.gold, c.straw], 74, 6);
  aeroplane(l, { x: 58, y: 32, size: 0.8 }, c.surface, c.azure);
  water(l, 72, 104, [c.sage, c.sea, c.teal], c.straw);
  freighter(l, { x: 66, y: 88, size: 1.12 }, c.indigo, c.cinnabar);
  portCrane(l, 152, 100, 1.1, c.cinnabar, c.plum);
  l.rect(0, 98, 192, 30, stripes([c.stone, c.soft], 15));
  l.rect(0, 98, 192, 2.4, c.bone);
  lorry(l, 96, 122, 22, [c.gold, c.ochre], stripes([c.good, c.leaf], 2, 'x'));
  for (let i = 0; i < 3; i++) container(l, 4 + i * 26, 108, 25, 12, ...(PAIRS[i * 2] ?? [c.gold, c.ochre]));
  container(l, 17, 96, 25, 12, ...(PAIRS[3] ?? [c.gold, c.ochre]));
}

/** A workshop: gears, a spanner, a drill at the bench. */
function workshop(l: Loom): void {
  l.rect(0, 0, 192, 128, woven('twill', c.steel, c.soft));
  const gear = (x: number, y: number, r: number, tone: string, dark: string, teeth: number) => {
    l.where(
      { x: x - r - 6, y: y - r - 6, w: r * 2 + 12, h: r * 2 + 12 },
      (px, py) => {
        const far = Math.hypot(px - x, py - y);
        return far <= r || (far <= r + 6 && ((Math.atan2(py - y, px - x) / (Math.PI * 2)) * teeth + teeth) % 1 < 0.5);
      },
      tone,
    );
    l.disc(x, y, r * 0.72, dark);
    l.disc(x, y, r * 0.62, tone);
    l.disc(x, y, r * 0.26, c.ink);
  };
  gear(56, 52, 34, c.ochre, c.amber, 12);
  gear(118, 34, 20, c.line, c.stone, 9);
  gear(150, 72, 24, c.cinnabar, c.brick, 10);
  l.rect(0, 102, 192, 8, c.tan);
  l.rect(0, 110, 192, 18, woven('basket', c.umber, c.earth, c.amber));
  l.thread(points('30,98 92,92'), 6, c.bone);
  l.ring(96, 91, 10, 4.4, c.bone, 0.6, Math.PI * 2 - 0.6);
  l.ring(25, 98, 8, 3.4, c.bone, Math.PI + 0.6, Math.PI * 3 - 0.6);
  l.rect(112, 88, 30, 14, c.good);
  l.poly(points('142,91 160,94 160,96 142,99'), c.line);
  l.poly(points('114,100 126,100 122,116 112,116'), c.deep);
}

/** Energy: panels under the sun, a pump and its water. */
function energy(l: Loom): void {
  heaven(l, [c.azure, c.blue, c.sky, c.haze], 80, 6);
  sun(l, 150, 32, 24, [c.honey, c.gold, c.straw, c.paper]);
  downs(l, '-5,76 60,70 130,78 200,70', c.moss);
  l.rect(0, 84, 192, 44, flecked(c.clay, [c.flame, c.brick], 0.1));
  const panel = (x: number, y: number, s: number) => {
    l.rect(x + 26 * s, y - 20 * s, 4 * s, 20 * s, c.stone);
    l.poly(
      [
        [x, y - 16 * s],
        [x + 14 * s, y - 48 * s],
        [x + 66 * s, y - 48 * s],
        [x + 54 * s, y - 16 * s],
      ],
      c.bone,
    );
    l.poly(
      [
        [x + 2, y - 17 * s],
        [x + 15 * s, y - 46 * s],
        [x + 64 * s, y - 46 * s],
        [x + 53 * s, y - 17 * s],
      ],
      (px, py) => ((px + Math.floor((py - y) * 0.42)) % 9 === 0 || py % 8 === 0 ? c.sky : c.indigo),
    );
  };
  panel(6, 100, 1);
  panel(68, 94, 0.8);
  panel(34, 126, 1.2);
  l.rect(140, 84, 9, 34, c.good);
  l.bend(points('144,86 152,78 166,82 168,90'), 6, c.good);
  l.rect(166, 90, 3, 22, c.sky);
  l.rect(168, 92, 2, 20, c.surface);
  l.ellipse(168, 116, 20, 6, c.bark);
  l.ellipse(168, 115, 17, 4.4, c.sky);
  for (const x of [126, 186]) bush(l, x, 120, 7, [c.lime, c.good, c.leaf]);
}

/** Crafts: a loom with half a cloth, baskets beside it. */
function craft(l: Loom): void {
  l.rect(0, 0, 192, 128, woven('dots', c.clay, c.brick, c.brick));
  for (const x of [34, 150]) l.rect(x, 10, 8, 112, upright([c.tan, c.umber, c.earth], x, 8));
  l.rect(28, 12, 136, 7, c.umber);
  l.rect(28, 104, 136, 7, c.umber);
  l.rect(44, 19, 104, 86, (x) => (x % 3 === 0 ? c.paper : c.bark));
  const bands = ['lozenge', 'zigzag', 'hourglass', 'cross', 'steps'] as const;
  bands.forEach((tile, i) =>
    l.rect(
      44,
      58 + i * 9,
      104,
      9,
      woven(
        tile,
        [c.indigo, c.gold, c.deep, c.cinnabar, c.ochre][i] ?? c.ink,
        [c.gold, c.cinnabar, c.paper, c.gold, c.deep][i] ?? c.ink,
        c.paper,
        44,
        58 + i * 9,
      ),
    ),
  );
  l.rect(40, 52, 112, 5, c.tan);
  l.blob(points('96,44 112,38 128,44 112,50'), c.honey);
  l.rect(104, 42, 16, 4, c.cinnabar);
  for (const [x, tone] of [
    [14, c.indigo],
    [178, c.gold],
  ] as const) {
    l.disc(x, 112, 12, rings([tone, c.paper], x, 112, 3));
    l.disc(x, 112, 3, c.bark);
  }
}

/** Mining: a tipper and the terraces of a pit. */
function mining(l: Loom): void {
  heaven(l, [c.haze, c.straw, c.gold], 36, 5);
  for (let i = 0; i < 6; i++) {
    const y = 32 + i * 10;
    downs(
      l,
      `-5,${y} 60,${y + 6 + i * 2} 110,${y + 8 + i * 2} 200,${y - 4}`,
      [c.clay, c.umber, c.brick, c.tan, c.earth, c.clay][i] ?? c.clay,
    );
    l.bend(points(`-5,${y} 60,${y + 6 + i * 2} 110,${y + 8 + i * 2} 200,${y - 4}`), 1.6, c.honey);
  }
  l.rect(0, 106, 192, 22, flecked(c.umber, [c.tan, c.earth], 0.2));
  l.blob(points('34,62 56,44 84,36 112,44 124,60'), flecked(c.soft, [c.good, c.sea, c.stone], 0.35));
  l.poly(points('22,56 128,62 118,92 52,92'), upright([c.gold, c.ochre, c.amber], 22, 106));
  for (let x = 44; x < 116; x += 14)
    l.thread(
      [
        [x, 60],
        [x + 6, 90],
      ],
      2,
      c.amber,
    );
  l.poly(points('120,58 158,58 160,78 168,80 168,98 120,98'), upright([c.gold, c.ochre], 120, 48));
  l.rect(134, 62, 20, 14, c.haze);
  l.rect(46, 92, 122, 8, c.ink);
  for (const x of [68, 146]) wheel(l, x, 104, 17, c.gold, 14);
  birds(
    l,
    [
      [30, 18],
      [44, 14],
    ],
    c.umber,
  );
}

export const work = landscapes({ fields, transport, workshop, energy, craft, mining });
