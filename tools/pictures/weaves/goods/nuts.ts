/** Nuts, oilseeds and pulses, and what is pressed from them. */
import type { Loom } from '../../loom/loom.ts';
import { leaf } from '../../loom/nature.ts';
import { round, shade, upright, woven } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { points } from '../../loom/points.ts';
import { ground, onGround } from '../ground.ts';
import type { Drawings } from '../groups.ts';

/** Single kernels as a heap: ellipses turned this way and that. */
function heap(loom: Loom, at: string, size: number, tones: readonly [string, string], round = 0.62): void {
  for (const [i, [x, y]] of points(at).entries()) {
    const turn = i * 1.3;
    loom.ellipse(x, y, size, size * round, tones[1], turn);
    loom.ellipse(x - 0.8, y - 0.8, size * 0.72, size * round * 0.66, tones[0], turn);
  }
}

function bowl(loom: Loom, y: number, tones: readonly string[], tile: string): void {
  loom.poly(points(`34,${y} 158,${y} 150,${y + 26} 128,114 64,114 42,${y + 26}`), upright(tones, 34, 124));
  loom.poly(
    points(`37,${y + 8} 155,${y + 8} 152,${y + 18} 40,${y + 18}`),
    woven('lozenge', c.bark, tile, tile, 36, y + 9),
  );
}

function sesame(): Loom {
  return onGround(ground('clay', 'lozenge'), (loom) => {
    loom.ellipse(96, 68, 60, 30, c.tan);
    for (let i = 0; i < 120; i++) {
      const angle = i * 2.4;
      const far = Math.sqrt(i / 120);
      const [x, y] = [96 + Math.cos(angle) * far * 56, 66 + Math.sin(angle) * far * 26 - (1 - far) * 10];
      loom.ellipse(x, y, 4, 2.4, c.tan, angle);
      loom.ellipse(x - 0.6, y - 0.6, 3.2, 1.7, i % 3 ? c.surface : c.straw, angle);
    }
    bowl(loom, 74, [c.coral, c.brick, c.plum], c.gold);
    for (const [x, y] of points('20,100 32,110 168,98 178,108 158,112 14,112')) {
      loom.poly(
        [
          [x - 9, y],
          [x, y - 5],
          [x + 7, y - 3],
          [x + 8, y + 2],
          [x, y + 4],
        ],
        c.paper,
      );
    }
  });
}

function cashew(): Loom {
  return onGround(ground('sage', 'teeth'), (loom) => {
    leaf(loom, 100, 22, 62, 28, -0.2, c.green, c.lime);
    leaf(loom, 92, 22, 62, 28, 3.3, c.moss, c.mint);
    loom.rect(93, 8, 5, 20, c.earth);
    loom.blob(
      points('96,20 118,30 124,56 112,78 80,78 68,56 74,30'),
      shade([c.gold, c.ochre, c.flame, c.cinnabar], (x, y) => (x - 70 + y - 20) / 104),
    );
    loom.blob(points('76,82 96,76 116,84 118,98 104,102 100,96 90,96 84,108 72,102 68,90'), c.earth);
    loom.blob(points('78,84 96,79 112,86 114,96 105,98 102,92 88,92 82,103 74,99 71,90'), c.umber);
    for (const [x, y] of points('150,84 38,90')) {
      loom.blob(
        [
          [x - 18, y - 6],
          [x - 6, y - 18],
          [x + 12, y - 14],
          [x + 18, y],
          [x + 12, y + 10],
          [x + 5, y + 2],
          [x - 4, y - 2],
          [x - 8, y + 8],
          [x - 18, y + 6],
        ],
        c.tan,
      );
      loom.blob(
        [
          [x - 16, y - 6],
          [x - 5, y - 16],
          [x + 11, y - 12],
          [x + 16, y],
          [x + 11, y + 7],
          [x + 6, y - 1],
          [x - 4, y - 5],
          [x - 9, y + 5],
          [x - 16, y + 4],
        ],
        c.straw,
      );
    }
  });
}

function macadamia(): Loom {
  return onGround(ground('blush', 'dice'), (loom) => {
    leaf(loom, 66, 34, 60, 18, -2.7, c.moss, c.mint);
    leaf(loom, 60, 34, 50, 16, -1.9, c.green, c.lime);
    loom.disc(66, 70, 38, c.bark);
    loom.disc(66, 70, 36, round([c.tan, c.amber, c.umber, c.cocoa], 66, 70, 36));
    loom.bend(points('50,40 60,60 62,84 56,104'), 1.6, c.bark);
    loom.disc(134, 72, 38, c.bark);
    loom.disc(134, 72, 36, c.umber);
    loom.disc(134, 72, 31, c.honey);
    loom.disc(134, 72, 27, round([c.surface, c.paper, c.straw, c.sand], 134, 72, 27));
    loom.bend(points('112,66 126,74 142,72 156,78'), 1.4, c.bone);
  });
}

function groundnuts(): Loom {
  return onGround(ground('sea', 'wave'), (loom) => {
    for (const [x, y, up] of [
      [58, 46, -0.5],
      [128, 40, 0.5],
    ] as const) {
      const [dx, dy] = [Math.cos(up) * 19, Math.sin(up) * 19];
      for (const [grow, tone] of [
        [2, c.earth],
        [0, c.honey],
      ] as const) {
        loom.disc(x - dx, y - dy, 19 + grow, tone);
        loom.disc(x + dx, y + dy, 17 + grow, tone);
        loom.ellipse(x, y, 20, 14 + grow, tone, up);
      }
      for (let i = -3; i < 4; i++)
        for (const side of [-8, 0, 8])
          loom.rect(
            x + Math.cos(up) * i * 9 - Math.sin(up) * side,
            y + Math.sin(up) * i * 9 + Math.cos(up) * side,
            3,
            2,
            c.amber,
          );
    }
    for (const [grow, tone] of [
      [0, c.earth],
      [-2, c.tan],
      [-6, c.straw],
    ] as const) {
      loom.disc(74, 92, 22 + grow, tone);
      loom.disc(116, 92, 22 + grow, tone);
      loom.rect(76, 78 - grow, 40, 28 + grow * 2, tone);
    }
    for (const x of [76, 114]) {
      loom.ellipse(x, 92, 15, 12, c.brick);
      loom.ellipse(x - 2, 90, 11, 7, c.coral);
    }
  });
}

function pulses(): Loom {
  return onGround(ground('gold', 'steps'), (loom) => {
    loom.ellipse(96, 72, 60, 24, c.leaf);
    heap(
      loom,
      '52,66 66,58 80,52 96,48 112,52 126,58 140,66 60,74 74,68 88,62 104,62 118,68 132,74 82,76 96,74 110,76',
      9,
      [c.lime, c.green],
    );
    bowl(loom, 76, [c.denim, c.indigo, c.midnight], c.gold);
    loom.blob(points('112,30 136,14 166,14 184,26 164,36 136,40'), c.leaf);
    loom.blob(points('118,30 138,19 164,18 178,26 160,31 136,35'), c.moss);
    for (const [x, y] of points('132,28 146,25 160,24')) loom.disc(x, y, 6, c.lime);
    heap(loom, '16,106 30,112 164,110 178,104', 8, [c.lime, c.green]);
  });
}

function shea(): Loom {
  return onGround(ground('deep', 'teeth'), (loom) => {
    leaf(loom, 150, 30, 46, 20, -0.4, c.grass, c.lime);
    leaf(loom, 150, 30, 40, 18, 0.5, c.moss, c.sage);
    loom.blob(
      points('50,64 64,34 80,44 94,22 108,42 126,34 142,64 140,76 52,76'),
      shade([c.surface, c.paper, c.straw, c.sand], (x, y) => (x - 40 + y - 20) / 150),
    );
    loom.bend(points('94,26 90,44 104,56 96,68'), 2, c.sand);
    bowl(loom, 70, [c.honey, c.ochre, c.amber], c.straw);
    for (const [x, y] of points('24,104 40,112 164,106 178,96')) {
      loom.ellipse(x, y, 11, 8, c.bark);
      loom.ellipse(x - 1, y - 1, 9, 6, c.umber);
      loom.ellipse(x - 3, y - 2, 4, 2.4, c.sand);
    }
  });
}

function oil(): Loom {
  return onGround(ground('sand', 'lozenge'), (loom) => {
    loom.rect(72, 10, 20, 12, c.brick);
    loom.poly(points('74,22 90,22 90,38 106,54 106,112 58,112 58,54 74,38'), c.amber);
    loom.poly(
      points('76,30 88,30 88,39 103,55 103,109 61,109 61,55 76,39'),
      upright([c.gold, c.honey, c.ochre, c.amber], 61, 42),
    );
    loom.rect(58, 66, 48, 28, c.paper);
    loom.disc(82, 80, 9, c.moss);
    loom.poly(points('82,70 88,80 82,90 76,80'), c.gold);
    loom.blob(points('146,24 160,50 164,66 156,78 136,78 128,66 132,50'), c.amber);
    loom.blob(points('146,32 157,54 160,66 153,74 138,74 132,66 136,52'), c.gold);
    loom.rect(138, 58, 4, 12, c.surface);
    loom.ellipse(148, 106, 32, 6, c.honey);
  });
}

function cosmetics(): Loom {
  return onGround(ground('blush', 'wave'), (loom) => {
    leaf(loom, 52, 108, 66, 24, -1.9, c.moss, c.mint);
    leaf(loom, 46, 108, 52, 20, -2.6, c.grass, c.lime);
    loom.rect(84, 44, 48, 68, upright([c.honey, c.ochre, c.amber, c.earth], 84, 48));
    loom.poly(points('84,44 96,34 120,34 132,44'), c.amber);
    loom.rect(98, 24, 20, 12, c.ink);
    loom.blob(points('108,6 116,14 115,26 101,26 100,14'), c.brick);
    loom.rect(84, 62, 48, 28, c.paper);
    loom.rect(90, 68, 36, 3, c.ochre);
    loom.rect(96, 76, 24, 3, c.stone);
    loom.blob(points('160,44 168,60 166,70 154,70 152,60'), c.ochre);
    for (const [x, y] of points('152,100 168,108 176,94')) {
      loom.ellipse(x, y, 11, 8, c.earth, 0.5);
      loom.ellipse(x - 1, y - 1, 9, 6, c.lime, 0.5);
    }
  });
}

export const nuts: Drawings = { sesame, cashew, macadamia, groundnuts, pulses, shea, oil, cosmetics };
