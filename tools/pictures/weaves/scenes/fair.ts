/** Scenes for articles without a photograph: the fair itself. */
import { flag, lantern } from '../../loom/buildings.ts';
import { chance, type Loom } from '../../loom/loom.ts';
import { cloud, stars, sun } from '../../loom/nature.ts';
import { rings, upright, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { block } from '../elements/built.ts';
import { fairground, lamps, listener, ribbon, sheet, stall } from '../elements/fair.ts';
import { figure } from '../elements/figure.ts';
import { glitter, heaven, water } from '../elements/land.ts';
import { landscapes } from '../landscapes.ts';

/** The doors open: a queue in the morning. */
function opening(l: Loom): void {
  heaven(l, [c.sky, c.haze, c.straw, c.gold], 88, 6);
  sun(l, 30, 36, 15, [c.ochre, c.honey, c.straw]);
  fairground(l, 94, 56, 'zigzag');
  l.rect(0, 92, 192, 36, woven('steps', c.sand, c.straw, c.sand));
  for (const x of [6, 182]) flag(l, x, 94, 62, 11, x < 90 ? c.cinnabar : c.good);
  ribbon(l, 74, c.cinnabar, c.plum);
  const coats = [c.indigo, c.ochre, c.moss, c.wine, c.denim, c.cinnabar] as const;
  for (let i = 0; i < 6; i++) listener(l, 20 + i * 30, 116, 13, coats[i] ?? c.ink, c.ink, i % 2 ? c.gold : undefined);
}

/** The last evening: fireworks over halls and river. */
function closing(l: Loom): void {
  heaven(l, [c.night, c.midnight, c.indigo, c.wine], 84, 6);
  stars(l, 2, 60, 26, c.paper);
  for (const [x, y, r, tone] of [
    [46, 32, 24, c.gold],
    [112, 24, 20, c.coral],
    [160, 40, 18, c.sky],
  ] as const)
    for (let i = 0; i < 14; i++) {
      const turn = (i / 14) * Math.PI * 2;
      l.thread(
        [
          [x + Math.cos(turn) * r * 0.3, y + Math.sin(turn) * r * 0.3],
          [x + Math.cos(turn) * r, y + Math.sin(turn) * r],
        ],
        1,
        tone,
      );
      l.disc(x + Math.cos(turn) * r, y + Math.sin(turn) * r, 1.6, i % 2 ? c.paper : tone);
    }
  for (const [x, w, t] of [
    [0, 16, 24],
    [18, 12, 36],
    [148, 14, 30],
    [164, 12, 22],
    [178, 14, 34],
  ] as const)
    block(l, x, 86, w, t, [c.plum, c.night, c.gold]);
  l.poly(points('34,86 34,68 60,60 96,64 132,58 158,70 158,86'), c.brick);
  l.bend(points('34,68 60,60 96,64 132,58 158,70'), 2, c.gold);
  for (let x = 40; x < 156; x += 8) l.rect(x, 72, 5, 14, c.gold);
  water(l, 86, 128, [c.wine, c.indigo, c.midnight], c.denim);
  for (const x of [46, 70, 96, 122, 150]) glitter(l, x, 88, 124, 4, c.gold);
}

/** A walk between the pavilions. */
function pavilions(l: Loom): void {
  l.rect(0, 0, 192, 128, woven('twill', c.denim, c.indigo));
  l.poly(points('0,128 76,70 116,70 192,128'), woven('window', c.sand, c.tan, c.tan));
  lamps(l, 8);
  stall(l, 70, 78, 50, 38, [c.good, c.paper], woven('zigzag', c.brick, c.gold, c.gold, 70, 62), [
    c.umber,
    c.gold,
    c.coral,
  ]);
  stall(l, 2, 112, 64, 78, [c.cinnabar, c.gold], woven('lozenge', c.leaf, c.gold, c.cinnabar, 2, 90), [
    c.flame,
    c.grass,
    c.honey,
    c.wine,
  ]);
  stall(l, 126, 112, 64, 78, [c.ochre, c.paper], woven('hourglass', c.indigo, c.gold, c.cinnabar, 126, 90), [
    c.mauve,
    c.gold,
    c.umber,
    c.coral,
  ]);
  for (const [x, y, s, tone, wrap] of [
    [84, 112, 11, c.wine, c.gold],
    [112, 118, 12, c.indigo, undefined],
  ] as const)
    listener(l, x, y, s, tone, c.ink, wrap);
}

/** The signing of a contract: two pens over two sheets. */
function signing(l: Loom): void {
  l.rect(0, 0, 192, 128, woven('meander', c.cinnabar, c.brick, c.brick));
  l.rect(0, 70, 192, 58, woven('lozenge', c.deep, c.leaf, c.leaf));
  l.rect(0, 68, 192, 3, c.gold);
  for (const x of [24, 168]) {
    l.rect(x - 0.5, 16, 1.5, 54, c.bone);
    l.poly(
      [
        [x, 18],
        [x + (x < 90 ? 22 : -22), 24],
        [x, 34],
      ],
      x < 90 ? c.gold : c.paper,
    );
    l.ellipse(x, 70, 8, 2.4, c.bark);
  }
  sheet(l, { x: 66, y: 112, size: 1.9 }, 6, c.cinnabar);
  sheet(l, { x: 128, y: 112, size: 1.9, mirrored: true }, 6, c.azure);
  const pen = (x: number, side: 1 | -1, cap: string) => {
    const at = figure({ x, y: 84, mirrored: side < 0 });
    l.thread(at('0,0 20,-44'), 6, c.ink);
    l.thread(at('10,-22 20,-44'), 6.4, cap);
    l.poly(at('-4,6 -3,-3 4,0'), c.gold);
  };
  pen(78, 1, c.cinnabar);
  pen(116, -1, c.gold);
}

/** Two talk: tea between them. */
function talks(l: Loom): void {
  l.rect(0, 0, 192, 128, woven('dots', c.ochre, c.honey, c.honey));
  const bubble = (x: number, y: number, w: number, h: number, tone: string, tail: string) => {
    l.blob(
      [
        [x, y + 8],
        [x + 8, y],
        [x + w - 8, y],
        [x + w, y + 8],
        [x + w, y + h - 8],
        [x + w - 8, y + h],
        [x + 8, y + h],
        [x, y + h - 8],
      ],
      tone,
    );
    l.poly(points(tail), tone);
  };
  bubble(14, 10, 88, 46, c.indigo, '36,50 30,72 56,52');
  bubble(92, 30, 86, 46, c.paper, '132,72 160,92 156,70');
  for (const [i, y] of [22, 32, 42].entries()) l.rect(28, y, 58 - i * 12, 4, i === 1 ? c.gold : c.sky);
  for (const [i, y] of [44, 54, 64].entries()) l.rect(106, y, 40 + i * 8, 4, i === 1 ? c.cinnabar : c.stone);
  l.rect(0, 104, 192, 24, woven('zigzag', c.brick, c.cinnabar, c.plum));
  l.blob(points('84,88 108,88 116,98 110,112 82,112 76,98'), upright([c.surface, c.paper, c.line], 76, 40));
  l.rect(80, 98, 32, 5, woven('wave', c.surface, c.azure, c.azure, 80, 97));
  l.bend(points('114,94 124,92 128,84'), 4, c.line);
  l.ring(76, 99, 8, 5, c.line);
  l.ellipse(96, 87, 12, 3, c.azure);
  for (const x of [44, 148]) {
    l.poly(
      [
        [x - 12, 98],
        [x + 12, 98],
        [x + 8, 112],
        [x - 8, 112],
      ],
      upright([c.surface, c.line], x - 12, 24),
    );
    l.ellipse(x, 98, 12, 3, c.tan);
    l.bend(
      [
        [x, 92],
        [x + 3, 87],
        [x - 2, 82],
      ],
      1.6,
      c.surface,
    );
  }
}

/** A notice: a sheet on the board, a loudhailer. */
function notice(l: Loom): void {
  l.rect(0, 0, 192, 128, c.haze);
  l.rect(0, 0, 192, 128, woven('checks', undefined, c.sky));
  l.rect(84, 8, 98, 104, c.umber);
  l.rect(88, 12, 90, 96, woven('basket', c.tan, c.honey, c.amber));
  l.poly(points('100,22 164,18 168,96 104,100'), c.bone);
  l.poly(points('98,20 162,17 166,94 102,97'), c.surface);
  l.poly(points('104,27 156,25 156.6,33 104.6,35'), c.cinnabar);
  for (let i = 0; i < 8; i++) l.rect(106, 42 + i * 6, i % 4 === 3 ? 30 : 50, 2, c.stone);
  l.disc(131, 17, 4, c.cinnabar);
  l.disc(130, 16, 1.6, c.rose);
  l.poly(points('20,58 34,52 68,30 74,92 36,78 22,76'), upright([c.flame, c.cinnabar, c.brick], 20, 54));
  l.ellipse(71, 61, 8, 32, c.gold);
  l.ellipse(72, 61, 5, 25, c.brick);
  l.poly(points('28,76 40,79 46,104 34,104'), c.indigo);
  l.rect(12, 60, 12, 15, c.indigo);
}

/** Entry: the ticket at the gate. */
function entry(l: Loom): void {
  l.rect(0, 0, 192, 128, woven('window', c.moss, c.leaf, c.leaf));
  for (const x of [14, 162]) {
    l.rect(x, 18, 16, 110, upright([c.coral, c.cinnabar, c.brick], x, 16));
    lantern(l, x + 8, 40, 8, c.gold, c.straw);
  }
  l.rect(4, 8, 184, 14, c.brick);
  l.rect(8, 11, 176, 8, woven('lattice', c.gold, c.brick, c.brick, 8, 11));
  const at = figure({ x: 96, y: 72 });
  l.poly(at('-54,-22 50,-34 58,22 -46,34'), c.deep);
  l.poly(at('-56,-26 48,-38 56,18 -48,30'), c.paper);
  l.poly(at('-56,-26 -47,-27 -39,29 -48,30'), c.cinnabar);
  l.poly(at('24,-35 48,-38 56,18 32,21'), c.straw);
  for (let i = 0; i < 9; i++) l.rect(119 + i * 1, 42 + i * 6, 2, 3, c.stone);
  for (let i = 0; i < 3; i++)
    l.thread(at(`-36,${-16 + i * 9} ${12 - i * 10},${-22 + i * 10}`), 3, i ? c.stone : c.indigo);
  l.poly(at('-30,14 -4,11 -3,20 -29,23'), woven('lozenge', c.ochre, c.cinnabar, c.cinnabar));
  for (let x = 0; x < 6; x++)
    for (let y = 0; y < 6; y++)
      if (chance(x, y, 4) > 0.42 || (x < 2 && y < 2) || (x > 3 && y < 2))
        l.rect(126 + x * 2.6 + y * 0.4, 50 + y * 2.8 - x * 0.3, 2.6, 2.8, c.ink);
  l.rect(0, 116, 192, 12, woven('steps', c.sand, c.straw, c.sand));
}

/** Payment: coins and a letter of credit. */
function payment(l: Loom): void {
  l.rect(0, 0, 192, 128, woven('meander', c.midnight, c.indigo, c.indigo));
  l.rect(0, 102, 192, 26, woven('zigzag', c.leaf, c.deep, c.gold));
  l.poly(points('20,34 104,24 112,88 28,98'), c.line);
  l.poly(points('18,32 102,22 110,86 26,96'), c.paper);
  l.bend(points('19,33 64,64 102,23'), 2, c.bone);
  l.disc(66, 62, 10, c.cinnabar);
  l.disc(66, 62, 8, rings([c.brick, c.coral], 66, 62, 2.4));
  const pile = (x: number, y: number, count: number, r: number, light: string, dark: string) => {
    for (let i = 0; i < count; i++) {
      l.ellipse(x + (i % 2), y - i * 5, r, r * 0.34, dark);
      l.ellipse(x + (i % 2), y - i * 5 - 2, r, r * 0.34, light);
    }
    l.ellipse(x, y - count * 5 + 2.6, r * 0.6, r * 0.18, dark);
    l.rect(x - 2, y - count * 5 + 1.4, 4, 2.4, c.bark);
  };
  pile(128, 108, 9, 16, c.gold, c.ochre);
  pile(164, 112, 6, 16, c.straw, c.tan);
  pile(98, 116, 4, 16, c.gold, c.ochre);
  cloud(l, 150, 30, 18, c.denim, c.sky);
}

export const fair = landscapes({ opening, closing, pavilions, signing, talks, notice, entry, payment });
