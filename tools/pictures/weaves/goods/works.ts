/** Machines that dig, lift, crush and build. */
import type { Loom } from '../../loom/loom.ts';
import { stripes, upright } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { ground, onGround } from '../ground.ts';
import type { Drawings } from '../groups.ts';

/** A crawler track, from its left end. */
function track(loom: Loom, x: number, y: number, long: number): void {
  loom.disc(x + 10, y, 11, c.ink);
  loom.disc(x + long - 10, y, 11, c.ink);
  loom.rect(x + 10, y - 11, long - 20, 22, c.ink);
  loom.rect(x + 10, y - 6, long - 20, 12, c.soft);
  for (let at = x + 11; at <= x + long - 10; at += 15) loom.disc(at, y, 5, c.stone);
}

function excavator(): Loom {
  return onGround(ground('clay', 'teeth'), (loom) => {
    loom.rect(0, 112, 192, 12, c.umber);
    track(loom, 84, 101, 92);
    loom.rect(108, 84, 44, 8, c.ink);
    loom.poly(points('94,52 168,52 178,62 178,86 94,86'), c.bark);
    loom.poly(points('124,56 167,56 174,64 174,82 124,82'), upright([c.gold, c.honey, c.ochre], 124, 50));
    loom.poly(points('92,34 122,34 122,86 92,86'), c.ink);
    loom.poly(points('96,38 118,38 118,64 96,64'), c.haze);
    loom.rect(96, 68, 22, 15, c.ochre);
    loom.bend(points('100,76 78,40 60,24 40,22'), 13, c.bark);
    loom.bend(points('100,76 78,40 60,24 40,22'), 9, c.gold);
    loom.bend(points('42,20 30,46 28,74'), 11, c.bark);
    loom.bend(points('42,20 30,46 28,74'), 7, c.honey);
    loom.disc(40, 22, 6, c.ink);
    loom.poly(points('14,70 44,66 46,92 32,106 16,98'), c.ink);
    loom.poly(points('18,74 40,70 42,89 31,100 20,94'), c.soft);
    for (const [x, y] of points('18,100 26,106 34,108'))
      loom.poly(
        [
          [x - 3, y - 4],
          [x + 4, y - 3],
          [x - 1, y + 7],
        ],
        c.bone,
      );
  });
}

function cranes(): Loom {
  return onGround(ground('sky', 'steps'), (loom) => {
    const lattice = (x: number, y: number) => (x + y) % 12 < 2 || (x - y + 240) % 12 < 2;
    loom.rect(62, 30, 16, 90, (x, y) => (x < 65 || x > 74 || lattice(x, y) ? c.cinnabar : undefined));
    loom.rect(14, 32, 166, 11, (x, y) => (y < 34 || y > 40 || lattice(x, y) ? c.cinnabar : undefined));
    loom.poly(points('62,32 70,10 78,32'), c.brick);
    loom.thread(points('70,12 168,32'), 1.6, c.ink);
    loom.thread(points('70,12 20,32'), 1.6, c.ink);
    loom.rect(14, 42, 24, 20, c.stone);
    loom.rect(80, 44, 18, 18, c.ink);
    loom.rect(83, 47, 12, 9, c.haze);
    loom.rect(145, 43, 2, 30, c.ink);
    loom.thread(points('146,72 126,86'), 1.4, c.ink);
    loom.thread(points('146,72 168,86'), 1.4, c.ink);
    loom.rect(118, 86, 58, 12, c.indigo);
    loom.rect(118, 86, 58, 4, c.denim);
    loom.rect(52, 112, 36, 10, c.stone);
  });
}

function rollers(): Loom {
  return onGround(ground('sand', 'dice'), (loom) => {
    loom.rect(0, 108, 192, 16, c.soft);
    for (let x = 6; x < 192; x += 30) loom.rect(x, 115, 16, 3, c.straw);
    for (const x of [46, 146]) {
      loom.disc(x, 86, 30, c.ink);
      loom.disc(x, 86, 26, upright([c.surface, c.bone, c.stone, c.soft], x - 26, 52));
      loom.disc(x, 86, 8, c.ink);
    }
    loom.poly(points('30,52 84,52 84,76 118,76 118,52 164,52 168,72 146,82 46,82 26,72'), c.bark);
    loom.poly(points('33,55 80,55 80,79 122,79 122,55 161,55 164,70 144,79 48,79 30,70'), c.ochre);
    loom.rect(76, 20, 50, 6, c.bark);
    loom.rect(78, 26, 4, 32, c.ink);
    loom.rect(120, 26, 4, 32, c.ink);
    loom.rect(82, 26, 38, 28, c.haze);
    loom.rect(92, 52, 16, 20, c.ink);
    loom.thread(points('112,54 106,42'), 3, c.ink);
    loom.rect(36, 62, 36, 5, c.ink);
    loom.rect(128, 62, 30, 5, c.ink);
  });
}

function drillRigs(): Loom {
  return onGround(ground('gold', 'lozenge'), (loom) => {
    loom.rect(0, 108, 192, 16, stripes([c.earth, c.clay, c.umber], 4));
    loom.rect(24, 10, 16, 92, (x, y) =>
      x < 27 || x > 36 || (x + y) % 10 < 2 || (x - y + 200) % 10 < 2 ? c.midnight : undefined,
    );
    loom.rect(20, 10, 24, 6, c.cinnabar);
    loom.rect(30, 20, 4, 100, c.soft);
    loom.rect(24, 62, 16, 14, c.cinnabar);
    loom.poly(points('27,112 37,112 32,123'), c.ink);
    loom.rect(36, 84, 140, 9, c.ink);
    loom.thread(points('40,36 88,82'), 5, c.indigo);
    loom.rect(60, 58, 60, 27, c.midnight);
    loom.rect(63, 61, 54, 21, stripes([c.denim, c.indigo], 6, 'x'));
    loom.poly(points('128,44 160,44 172,66 176,88 128,88'), c.brick);
    loom.poly(points('131,47 158,47 169,67 172,85 131,85'), c.cinnabar);
    loom.poly(points('140,51 156,51 164,66 140,66'), c.haze);
    for (const x of [74, 100, 154]) {
      loom.disc(x, 100, 12, c.ink);
      loom.disc(x, 100, 5, c.bone);
    }
  });
}

function pilingRigs(): Loom {
  return onGround(ground('sage', 'lozenge'), (loom) => {
    loom.rect(0, 112, 192, 12, stripes([c.earth, c.clay, c.umber], 4));
    loom.thread(points('48,16 116,60'), 6, c.ink);
    loom.thread(points('48,16 116,60'), 3, c.stone);
    loom.thread(points('52,84 96,72'), 6, c.ink);
    loom.rect(40, 12, 14, 92, (x, y) =>
      x < 43 || x > 50 || (x + y) % 10 < 2 || (x - y + 200) % 10 < 2 ? c.cinnabar : undefined,
    );
    loom.rect(24, 10, 34, 6, c.ink);
    loom.rect(27, 16, 5, 60, c.soft);
    loom.rect(20, 46, 22, 14, c.ink);
    loom.rect(23, 49, 16, 8, c.gold);
    for (const y of [64, 74, 84, 94, 104]) loom.poly(points(`18,${y} 41,${y} 29,${y + 9}`), c.ink);
    for (const y of [66, 76, 86, 96, 106]) loom.poly(points(`22,${y} 37,${y} 29,${y + 5}`), c.bone);
    loom.rect(12, 108, 36, 6, c.ink);
    track(loom, 78, 101, 100);
    loom.rect(108, 84, 44, 8, c.ink);
    loom.poly(points('80,46 110,46 110,88 80,88'), c.ink);
    loom.poly(points('84,50 106,50 106,70 84,70'), c.haze);
    loom.rect(84, 73, 22, 12, c.ochre);
    loom.poly(points('112,54 176,54 184,64 184,88 112,88'), c.bark);
    loom.poly(points('115,57 174,57 180,66 180,85 115,85'), upright([c.gold, c.honey, c.ochre], 115, 65));
    for (const y of [64, 70, 76]) loom.rect(146, y, 26, 3, c.bark);
  });
}

function crushers(): Loom {
  return onGround(ground('blush', 'steps'), (loom) => {
    loom.rect(0, 112, 192, 12, c.umber);
    for (const [x, y] of points('34,22 50,16 62,26 46,30 76,20'))
      loom.poly(
        [
          [x - 9, y + 4],
          [x - 5, y - 7],
          [x + 6, y - 6],
          [x + 9, y + 5],
          [x, y + 8],
        ],
        c.soft,
      );
    loom.poly(points('16,30 96,30 80,58 32,58'), c.bark);
    loom.poly(points('21,33 91,33 77,55 35,55'), c.ochre);
    loom.rect(32, 56, 64, 30, c.bark);
    loom.rect(35, 58, 58, 25, c.gold);
    loom.disc(64, 71, 18, c.ink);
    loom.disc(64, 71, 14, c.cinnabar);
    loom.disc(64, 71, 4, c.ink);
    track(loom, 18, 101, 88);
    loom.thread(points('92,96 168,44'), 11, c.ink);
    loom.thread(points('92,94 168,42'), 5, c.stone);
    for (const [x, y] of points('112,74 128,63 144,52 160,41')) loom.disc(x, y, 4, c.soft);
    loom.poly(points('132,112 160,76 190,112'), c.soft);
    loom.poly(points('142,112 160,82 170,112'), c.stone);
    for (const [x, y] of points('170,50 172,60 168,70')) loom.disc(x, y, 3, c.soft);
  });
}

function drillBits(): Loom {
  return onGround(ground('sea', 'dice'), (loom) => {
    for (const [x, y, s] of [
      [66, 0, 1],
      [136, 8, 0.86],
    ] as const) {
      const at = (dx: number, dy: number): [number, number] => [x + dx * s, y + dy * s];
      loom.poly(
        [at(-14, 14), at(14, 14), at(14, 58), at(30, 72), at(34, 96), at(-34, 96), at(-30, 72), at(-14, 58)],
        c.ink,
      );
      loom.poly(
        [at(-11, 17), at(11, 17), at(11, 60), at(27, 74), at(30, 94), at(-30, 94), at(-27, 74), at(-11, 60)],
        upright([c.bone, c.stone, c.soft], x - 30 * s, 60 * s),
      );
      for (const dy of [24, 32, 40, 48]) loom.thread([at(-11, dy + 4), at(11, dy)], 2, c.ink);
      loom.poly([at(-6, 68), at(6, 68), at(9, 94), at(-9, 94)], c.ink);
      for (const dx of [-28, -14, 0, 14, 28]) {
        loom.disc(x + dx * s, y + 98 * s, 8 * s, c.ink);
        loom.disc(x + dx * s, y + 97 * s, 6.4 * s, c.gold);
        loom.disc(x + (dx - 2) * s, y + 95 * s, 2 * s, c.surface);
      }
    }
  });
}

function loaders(): Loom {
  return onGround(ground('sage', 'teeth'), (loom) => {
    loom.rect(0, 112, 192, 12, c.earth);
    loom.poly(points('84,36 140,36 140,60 172,64 172,92 84,92'), c.bark);
    loom.poly(points('88,64 168,68 168,88 88,88'), upright([c.gold, c.honey, c.ochre], 88, 80));
    loom.rect(92, 40, 44, 26, c.haze);
    for (const x of [104, 120]) loom.rect(x, 40, 3, 26, c.ink);
    loom.rect(86, 30, 58, 7, c.ink);
    loom.bend(points('160,58 120,66 78,76 52,92'), 11, c.bark);
    loom.bend(points('160,58 120,66 78,76 52,92'), 7, c.ochre);
    loom.poly(points('12,76 44,74 58,84 58,106 20,108 12,100'), c.ink);
    loom.poly(points('16,80 42,78 54,86 54,102 24,104'), c.stone);
    loom.blob(points('12,78 24,62 42,64 46,76'), c.umber);
    for (const x of [98, 154]) {
      loom.disc(x, 97, 18, c.ink);
      loom.disc(x, 97, 9, c.gold);
      loom.disc(x, 97, 3, c.bark);
    }
  });
}

function lifts(): Loom {
  return onGround(ground('night', 'lozenge'), (loom) => {
    loom.rect(0, 112, 192, 12, c.midnight);
    for (const y of [46, 70]) {
      loom.thread(
        [
          [52, y],
          [136, y + 24],
        ],
        6,
        c.ochre,
      );
      loom.thread(
        [
          [136, y],
          [52, y + 24],
        ],
        6,
        c.gold,
      );
      loom.disc(94, y + 12, 4, c.ink);
    }
    loom.rect(40, 94, 112, 14, c.cinnabar);
    loom.rect(40, 94, 112, 4, c.coral);
    loom.disc(60, 110, 9, c.ink);
    loom.disc(132, 110, 9, c.ink);
    loom.rect(40, 40, 112, 8, c.cinnabar);
    for (const x of [40, 76, 112, 148]) loom.rect(x, 18, 4, 22, c.paper);
    loom.rect(40, 16, 112, 3, c.paper);
    loom.rect(40, 28, 112, 3, c.paper);
  });
}

function waterworks(): Loom {
  return onGround(ground('deep', 'wave'), (loom) => {
    loom.rect(14, 54, 116, 58, c.midnight);
    loom.rect(17, 57, 110, 52, stripes([c.blue, c.denim, c.denim], 4, 'x'));
    loom.rect(28, 66, 40, 40, c.midnight);
    for (const x of [38, 58]) {
      loom.rect(x - 7, 72, 14, 32, upright([c.surface, c.line, c.stone], x - 7, 14));
      loom.rect(x - 9, 70, 18, 4, c.cinnabar);
    }
    loom.blob(points('98,64 112,84 110,98 86,98 84,84'), c.surface);
    loom.blob(points('98,72 107,86 105,94 91,94 89,86'), c.sky);
    loom.rect(128, 78, 26, 8, c.stone);
    loom.poly(points('136,28 180,28 180,70 136,70'), c.ink);
    loom.rect(139, 31, 38, 36, upright([c.surface, c.haze, c.sky], 139, 38));
    loom.rect(139, 48, 38, 19, c.sea);
    loom.rect(142, 70, 4, 42, c.stone);
    loom.rect(170, 70, 4, 42, c.stone);
    loom.rect(152, 78, 8, 16, c.stone);
    loom.poly(points('153,94 159,94 162,114 150,114'), c.sky);
  });
}

function recycling(): Loom {
  return onGround(ground('sand', 'teeth'), (loom) => {
    for (let i = 0; i < 3; i++) {
      const turn = (i / 3) * Math.PI * 2;
      const at = (far: number, angle: number): [number, number] => [
        96 + Math.cos(turn + angle) * far,
        66 + Math.sin(turn + angle) * far,
      ];
      loom.ring(
        96,
        66,
        50,
        32,
        i === 1 ? c.moss : c.green,
        (turn + 0.35) % (Math.PI * 2),
        ((turn + 0.35) % (Math.PI * 2)) + 1.35,
      );
      loom.poly([at(24, 1.62), at(58, 1.62), at(42, 2.16)], i === 1 ? c.moss : c.green);
    }
    loom.rect(90, 44, 12, 8, c.cinnabar);
    loom.blob(points('90,52 102,52 108,62 108,88 84,88 84,62'), c.denim);
    loom.blob(points('91,54 101,54 105,63 105,85 87,85 87,63'), c.haze);
    loom.rect(86, 68, 20, 9, c.denim);
  });
}

export const works: Drawings = {
  excavators: excavator,
  cranes,
  rollers,
  'drill-rigs': drillRigs,
  'piling-rigs': pilingRigs,
  crushers,
  'drill-bits': drillBits,
  loaders,
  lifts,
  waterworks,
  recycling,
};
