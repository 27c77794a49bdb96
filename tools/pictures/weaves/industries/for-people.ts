/** Industries of goods for people, and of services. */
import type { Border } from '../../loom/borders.ts';
import type { Loom } from '../../loom/loom.ts';
import { acacia, hills, stars, sun } from '../../loom/nature.ts';
import { dashes, stripes, upright, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import type { Drawings } from '../groups.ts';
import { scene } from '../scene.ts';

const PEOPLE: Border = {
  tile: 'meander',
  ground: c.brick,
  figure: c.gold,
  second: c.paper,
  edge: c.paper,
  rim: c.plum,
};

function logistics(): Loom {
  return scene('noon', PEOPLE, (loom) => {
    loom.rect(0, 90, 192, 38, dashes(c.sea, c.sky, 4, 6));
    loom.poly(points('8,70 184,70 166,98 26,98'), c.midnight);
    loom.poly(points('12,72 178,72 172,82 18,82'), c.indigo);
    loom.poly(points('20,86 172,86 165,96 27,96'), c.cinnabar);
    loom.rect(18, 34, 26, 36, c.surface);
    for (const y of [40, 48, 56]) for (const x of [22, 31]) loom.rect(x, y, 6, 4, c.indigo);
    loom.rect(24, 20, 10, 14, c.cinnabar);
    const tones = [c.cinnabar, c.ochre, c.moss, c.denim, c.coral, c.gold];
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 5 - (row === 2 ? 2 : 0); column++) {
        const [x, y] = [50 + column * 25, 57 - row * 13];
        loom.rect(x, y, 24, 12, c.ink);
        loom.rect(x + 1, y + 1, 22, 10, (px) => (px % 4 === 0 ? c.earth : tones[(column + row * 2) % 6]));
      }
    loom.poly(points('124,22 168,16 176,18 134,28'), c.surface);
    loom.poly(points('144,20 156,32 160,30 154,18'), c.stone);
    loom.poly(points('170,16 178,8 182,9 177,18'), c.cinnabar);
  });
}

function communications(): Loom {
  return scene('night', PEOPLE, (loom) => {
    stars(loom, 14, 90, 30, c.gold);
    loom.rect(0, 104, 192, 24, c.deep);
    loom.poly(points('66,72 84,72 98,112 52,112'), c.stone);
    loom.ellipse(84, 58, 48, 30, c.ink, 0.75);
    loom.ellipse(86, 56, 45, 27, upright([c.stone, c.bone, c.surface], 44, 80), 0.75);
    loom.ellipse(90, 52, 36, 18, c.haze, 0.75);
    loom.thread(points('72,72 118,28'), 2.4, c.ink);
    loom.thread(points('104,76 118,28'), 2.4, c.ink);
    loom.disc(119, 27, 5, c.cinnabar);
    for (const r of [22, 36, 50]) loom.ring(122, 24, r, r - 4, c.gold, 5.5, 7);
    loom.poly(points('150,70 178,70 178,116 150,116'), c.ink);
    loom.rect(153, 75, 22, 32, c.sky);
    loom.rect(156, 80, 12, 3, c.indigo);
    loom.rect(156, 87, 16, 3, c.indigo);
    loom.rect(156, 96, 10, 6, c.cinnabar);
  });
}

function digital(): Loom {
  return scene('leaf', PEOPLE, (loom) => {
    loom.rect(0, 104, 192, 24, c.moss);
    loom.rect(24, 26, 100, 68, c.ink);
    loom.rect(29, 31, 90, 57, c.surface);
    loom.rect(29, 31, 90, 11, c.cinnabar);
    for (const [i, tone] of [c.ochre, c.indigo, c.good, c.coral, c.denim, c.gold].entries())
      loom.rect(35 + (i % 3) * 28, 48 + Math.floor(i / 3) * 20, 22, 15, tone);
    loom.poly(points('16,94 132,94 142,106 6,106'), c.soft);
    loom.rect(58, 96, 32, 4, c.ink);
    loom.rect(118, 54, 62, 56, c.bark);
    loom.rect(121, 57, 56, 50, upright([c.tan, c.honey, c.ochre], 121, 56));
    loom.poly(points('121,57 132,46 188,46 177,57'), c.straw);
    loom.rect(144, 57, 10, 50, c.straw);
    loom.poly(points('149,66 164,82 155,82 155,98 143,98 143,82 134,82'), c.cinnabar);
  });
}

function medical(): Loom {
  return scene('morning', PEOPLE, (loom) => {
    loom.disc(138, 66, 34, c.deep);
    loom.disc(138, 66, 31, c.good);
    loom.rect(131, 46, 14, 40, c.surface);
    loom.rect(118, 59, 40, 14, c.surface);
    loom.bend(points('30,22 26,46 40,66 58,66 72,46 68,22'), 5, c.ink);
    loom.bend(points('49,66 50,90 66,104 86,100 92,84'), 5, c.ink);
    loom.disc(30, 22, 4, c.stone);
    loom.disc(68, 22, 4, c.stone);
    loom.disc(92, 78, 14, c.ink);
    loom.disc(92, 78, 11, c.bone);
    loom.disc(92, 78, 6, c.stone);
    loom.ellipse(148, 106, 18, 7, c.ink, -0.3);
    loom.ellipse(148, 106, 16, 5, (x) => (x < 148 ? c.cinnabar : c.surface), -0.3);
  });
}

function textiles(): Loom {
  return scene('rose', PEOPLE, (loom) => {
    loom.poly(points('0,92 192,92 192,128 0,128'), c.umber);
    loom.poly(points('0,92 108,92 96,128 0,128'), woven('lozenge', c.indigo, c.gold, c.cinnabar, 0, 92));
    loom.rect(34, 86, 136, 8, c.ink);
    loom.blob(points('44,38 56,30 142,30 160,42 162,86 130,86 128,60 74,60 70,76 48,76 44,60'), c.ink);
    loom.blob(points('48,40 58,34 140,34 156,44 158,83 134,83 131,56 72,56 67,72 51,72 48,58'), c.deep);
    loom.rect(82, 40, 44, 8, c.gold);
    loom.rect(57, 74, 3, 16, c.bone);
    loom.rect(50, 86, 18, 4, c.bone);
    loom.disc(168, 54, 16, c.ink);
    loom.disc(168, 54, 12, c.ochre);
    loom.disc(168, 54, 4, c.ink);
    loom.rect(104, 18, 16, 13, c.cinnabar);
    loom.rect(101, 16, 22, 3, c.straw);
    loom.bend(points('104,24 80,22 60,32 58,74'), 1.2, c.cinnabar);
  });
}

function household(): Loom {
  return scene('gold', PEOPLE, (loom) => {
    for (const y of [64, 108]) {
      loom.rect(14, y, 164, 6, c.earth);
      loom.rect(14, y, 164, 2, c.tan);
    }
    loom.rect(12, 16, 5, 104, c.earth);
    loom.rect(175, 16, 5, 104, c.earth);
    loom.disc(44, 42, 21, c.ink);
    loom.disc(44, 42, 18, c.surface);
    loom.thread(points('44,42 44,29'), 2, c.ink);
    loom.thread(points('44,42 54,46'), 2, c.cinnabar);
    loom.blob(points('86,64 80,48 88,38 86,26 104,26 102,38 110,48 104,64'), c.indigo);
    loom.rect(83, 46, 24, 5, c.paper);
    loom.poly(points('130,34 166,34 162,64 134,64'), c.cinnabar);
    loom.ring(166, 46, 9, 5, c.cinnabar);
    loom.rect(132, 42, 32, 4, c.gold);
    loom.rect(28, 82, 42, 26, upright([c.surface, c.line, c.stone], 28, 42));
    loom.ellipse(49, 82, 23, 5, c.stone);
    loom.rect(46, 73, 6, 7, c.ink);
    loom.rect(20, 88, 8, 5, c.ink);
    loom.rect(70, 88, 8, 5, c.ink);
    loom.rect(96, 76, 18, 32, upright([c.grass, c.good, c.deep], 96, 18));
    loom.rect(99, 68, 12, 9, c.ochre);
    loom.poly(points('128,76 168,76 162,108 134,108'), upright([c.denim, c.indigo], 128, 40));
    loom.ring(148, 78, 20, 17, c.ink, Math.PI, Math.PI * 2);
  });
}

function handicrafts(): Loom {
  return scene('evening', PEOPLE, (loom) => {
    loom.rect(0, 104, 192, 24, woven('zigzag', c.plum, c.brick, c.flame, 0, 104));
    loom.poly(points('34,34 102,34 94,60 80,72 84,112 52,112 56,72 42,60'), c.ink);
    loom.poly(points('38,36 98,36 91,58 76,71 80,109 56,109 60,71 45,58'), upright([c.tan, c.clay, c.umber], 38, 60));
    for (let i = 0; i < 5; i++)
      loom.thread(
        [
          [40 + i * 14, 38],
          [46 + i * 11, 60],
          [56 + i * 6, 72],
        ],
        1.6,
        c.straw,
      );
    loom.rect(56, 76, 24, 14, woven('lozenge', c.cinnabar, c.gold, c.deep, 56, 77));
    loom.ellipse(68, 34, 35, 9, c.ink);
    loom.ellipse(68, 33, 32, 7, c.straw);
    loom.blob(points('122,60 168,60 180,84 168,108 124,108 112,84'), c.ink);
    loom.blob(
      points('124,63 166,63 176,84 165,105 127,105 116,84'),
      woven('basket', c.honey, c.straw, c.amber, 112, 60),
    );
    loom.poly(points('114,78 178,78 178,90 114,90'), woven('hourglass', c.straw, c.indigo, c.cinnabar, 112, 80));
    loom.ellipse(145, 60, 24, 6, c.ink);
    loom.poly(points('124,56 166,56 145,32'), c.honey);
    loom.poly(points('128,52 162,52 145,34'), woven('basket', c.honey, c.straw, c.amber, 112, 60));
    loom.disc(145, 32, 4, c.cinnabar);
  });
}

function tourism(): Loom {
  return scene('evening', PEOPLE, (loom) => {
    sun(loom, 48, 66, 30, [c.gold, c.ochre, c.flame]);
    hills(loom, 88, 6, 2, c.plum);
    acacia(loom, 46, 100, 54, c.bark, c.umber, c.bark);
    loom.rect(0, 98, 192, 30, stripes([c.clay, c.umber], 4));
    loom.rect(126, 30, 5, 22, c.ink);
    loom.rect(155, 30, 5, 22, c.ink);
    loom.rect(126, 28, 34, 5, c.ink);
    loom.blob(points('96,50 102,46 182,46 188,50 188,108 182,112 102,112 96,108'), c.ink);
    loom.blob(
      points('99,52 104,49 180,49 185,52 185,106 180,109 104,109 99,106'),
      upright([c.sky, c.denim, c.indigo], 99, 86),
    );
    for (const x of [112, 168]) loom.rect(x, 48, 6, 62, c.amber);
    loom.disc(132, 70, 11, c.gold);
    loom.poly(points('132,62 140,78 124,78'), c.cinnabar);
    loom.rect(142, 84, 22, 14, c.paper);
    loom.rect(144, 86, 18, 5, c.good);
    loom.rect(104, 112, 8, 6, c.ink);
    loom.rect(172, 112, 8, 6, c.ink);
  });
}

function finance(): Loom {
  return scene('night', PEOPLE, (loom) => {
    loom.disc(150, 40, 22, c.amber);
    loom.disc(150, 40, 19, c.gold);
    loom.disc(150, 40, 15, c.straw);
    loom.rect(144, 34, 12, 12, c.ochre);
    loom.rect(147, 37, 6, 6, c.midnight);
    loom.poly(points('16,56 82,20 148,56'), c.ink);
    loom.poly(points('24,54 82,23 140,54'), c.paper);
    loom.disc(82, 42, 8, c.ochre);
    loom.rect(16, 56, 132, 7, c.bone);
    for (const x of [26, 54, 82, 110, 138])
      loom.rect(x - 6, 63, 12, 38, upright([c.surface, c.line, c.stone], x - 6, 12));
    loom.rect(12, 100, 140, 6, c.bone);
    loom.rect(6, 106, 152, 8, c.stone);
    for (const [x, tall] of [
      [164, 3],
      [180, 5],
    ] as const)
      for (let i = 0; i < tall; i++) {
        loom.rect(x - 9, 106 - i * 7, 18, 6, c.ochre);
        loom.rect(x - 9, 106 - i * 7, 18, 2, c.gold);
      }
  });
}

export const forPeople: Drawings = {
  15: logistics,
  17: communications,
  18: digital,
  19: medical,
  20: textiles,
  21: household,
  22: handicrafts,
  23: tourism,
  24: finance,
};
