/** What is spun, woven and sewn. */
import type { Loom } from '../../loom/loom.ts';
import { upright, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { ground, onGround } from '../ground.ts';
import type { Drawings } from '../groups.ts';

function yarn(): Loom {
  return onGround(ground('sage', 'lozenge'), (loom) => {
    for (const [x, tones] of [
      [40, [c.coral, c.cinnabar, c.brick]],
      [96, [c.surface, c.paper, c.line, c.bone]],
      [152, [c.denim, c.indigo, c.midnight]],
    ] as const) {
      loom.poly(
        [
          [x - 6, 16],
          [x + 6, 16],
          [x + 10, 112],
          [x - 10, 112],
        ],
        c.tan,
      );
      loom.poly(
        [
          [x - 12, 28],
          [x + 12, 28],
          [x + 26, 100],
          [x - 26, 100],
        ],
        c.ink,
      );
      loom.poly(
        [
          [x - 10, 30],
          [x + 10, 30],
          [x + 23, 98],
          [x - 23, 98],
        ],
        upright(tones, x - 22, 44),
      );
      for (let y = 34; y < 96; y += 7)
        loom.thread(
          [
            [x - 11 - (y - 30) * 0.18, y + 5],
            [x + 11 + (y - 30) * 0.18, y],
          ],
          1.2,
          tones[2],
        );
      loom.ellipse(x, 112, 16, 4, c.earth);
    }
    loom.bend(points('152,98 130,116 108,112 96,98'), 1.6, c.indigo);
  });
}

function printedCloth(): Loom {
  return onGround(ground('gold', 'steps'), (loom) => {
    for (const [y, figure, field, second] of [
      [78, c.gold, c.indigo, c.cinnabar],
      [48, c.paper, c.cinnabar, c.gold],
      [18, c.indigo, c.ochre, c.paper],
    ] as const) {
      loom.blob(
        [
          [26, y + 4],
          [34, y],
          [158, y],
          [168, y + 6],
          [170, y + 18],
          [164, y + 32],
          [34, y + 34],
          [24, y + 20],
        ],
        c.ink,
      );
      loom.blob(
        [
          [29, y + 5],
          [35, y + 3],
          [157, y + 3],
          [165, y + 8],
          [167, y + 18],
          [162, y + 29],
          [35, y + 31],
          [27, y + 20],
        ],
        (px, py) => {
          const [dx, dy] = [((px - 40) % 24) - 12, ((py - y) % 32) - 16];
          const far = Math.hypot(dx, dy);
          return far < 3 ? second : far < 7 ? figure : far < 10 ? field : (px + py) % 12 < 2 ? second : field;
        },
      );
      loom.ellipse(164, y + 17, 7, 14, c.ink);
      loom.ellipse(164, y + 17, 5, 12, field);
      loom.ring(164, y + 17, 4, 2, figure);
    }
  });
}

function kente(): Loom {
  return onGround(ground('deep', 'teeth'), (loom) => {
    const strips = [c.gold, c.good, c.cinnabar, c.ink, c.gold, c.good];
    for (const [i, tone] of strips.entries()) {
      const x = 36 + i * 20;
      loom.rect(x, 14, 20, 94, (px, py) => {
        const block = Math.floor((py + (i % 2) * 12) / 12) % 2;
        const inner = strips[(i + 2) % strips.length];
        if (block === 0) return Math.floor((py % 12) / 3) % 2 ? inner : tone;
        return Math.abs(px - x - 10) + Math.abs(((py + (i % 2) * 12) % 12) - 6) < 7
          ? tone === c.cinnabar
            ? c.gold
            : c.cinnabar
          : tone;
      });
      loom.rect(x, 14, 1, 94, c.ink);
    }
    loom.rect(155, 14, 1, 94, c.ink);
    for (let x = 38; x < 156; x += 5) loom.rect(x, 108, 2, 9, c.gold);
  });
}

function garments(): Loom {
  return onGround(ground('sky', 'dice'), (loom) => {
    const shirt = points('72,18 84,24 108,24 120,18 160,40 150,66 130,58 130,114 62,114 62,58 42,66 32,40');
    loom.poly(
      shirt.map(([x, y]) => [96 + (x - 96) * 1.04, 66 + (y - 66) * 1.04]),
      c.plum,
    );
    loom.poly(shirt, upright([c.coral, c.cinnabar, c.brick], 32, 128));
    loom.ellipse(96, 21, 15, 8, c.plum);
    loom.ellipse(96, 18, 12, 7, c.paper);
    loom.rect(62, 66, 68, 16, woven('lozenge', c.paper, c.indigo, c.gold, 62, 70));
    loom.thread(points('62,58 64,112'), 1.2, c.plum);
    loom.thread(points('130,58 128,112'), 1.2, c.plum);
    loom.thread(points('34,50 46,55'), 4, c.paper);
    loom.thread(points('158,50 146,55'), 4, c.paper);
  });
}

function workwear(): Loom {
  return onGround(ground('night', 'steps'), (loom) => {
    const suit = points(
      '70,12 122,12 152,28 162,78 142,80 130,48 130,68 134,118 104,118 98,82 94,82 88,118 58,118 62,68 62,48 50,80 30,78 40,28',
    );
    loom.poly(
      suit.map(([x, y]) => [96 + (x - 96) * 1.03, 66 + (y - 66) * 1.03]),
      c.ink,
    );
    loom.poly(suit, upright([c.honey, c.ochre, c.flame], 30, 132));
    loom.poly(points('80,12 112,12 96,30'), c.brick);
    loom.rect(95, 28, 2, 52, c.brick);
    for (const y of [42, 62]) loom.rect(62, y, 68, 6, c.surface);
    for (const x of [74, 112]) loom.rect(x, 12, 6, 30, c.surface);
    for (const strip of ['34,62 52,64', '140,64 158,62', '61,100 90,100', '103,100 132,100'])
      loom.thread(points(strip), 6, c.surface);
    loom.rect(68, 74, 56, 4, c.ink);
  });
}

function linens(): Loom {
  return onGround(ground('red', 'wave'), (loom) => {
    for (const [y, tone, dark] of [
      [88, c.sky, c.denim],
      [66, c.surface, c.bone],
      [44, c.blush, c.rose],
      [22, c.paper, c.bone],
    ] as const) {
      loom.blob(
        [
          [34, y + 2],
          [46, y],
          [150, y],
          [160, y + 2],
          [162, y + 12],
          [158, y + 22],
          [38, y + 22],
          [30, y + 12],
        ],
        c.plum,
      );
      loom.blob(
        [
          [37, y + 3],
          [47, y + 2],
          [149, y + 2],
          [158, y + 4],
          [159, y + 12],
          [156, y + 19],
          [40, y + 19],
          [33, y + 12],
        ],
        tone,
      );
      loom.bend(
        [
          [156, y + 10],
          [100, y + 11],
          [40, y + 10],
        ],
        1.6,
        dark,
      );
      loom.rect(56, y + 2, 5, 18, dark);
      loom.rect(64, y + 2, 2, 18, dark);
    }
    loom.poly(points('86,14 96,22 106,14 108,26 84,26'), c.gold);
  });
}

function scarves(): Loom {
  return onGround(ground('blush', 'steps'), (loom) => {
    loom.poly(points('60,14 132,14 142,30 130,44 62,44 50,30'), c.midnight);
    loom.poly(points('64,18 128,18 136,30 127,40 65,40 56,30'), c.indigo);
    for (const x of [70, 86, 102, 118]) loom.disc(x, 29, 5, c.sky);
    for (const [top, foot] of [
      ['64,40 94,44 92,112 48,112', 0],
      ['100,44 128,40 146,104 104,110', 1],
    ] as const) {
      loom.poly(points(top), c.midnight);
      loom.poly(
        points(top).map(([x, y]) => [x + (x < 96 ? 2 : -1), y - 1]),
        (x, y) => {
          const far = Math.hypot((x % 22) - 11, (y % 22) - 11);
          return far < 3 ? c.paper : far < 5 ? c.indigo : far < 8 ? c.sky : c.indigo;
        },
      );
      for (let x = 0; x < 9; x++) loom.rect(50 + foot * 56 + x * 5, 110 - foot * 4, 2, 9, c.sky);
    }
  });
}

export const cloth: Drawings = { yarn, 'printed-cloth': printedCloth, kente, garments, workwear, linens, scarves };
