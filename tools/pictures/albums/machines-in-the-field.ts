/** Machines at work: tractor, harvester, excavator, solar field, bus, village pump. */

import { type Border, headAndFoot } from '../loom/borders.ts';
import { chance, Loom, placed } from '../loom/loom.ts';
import { pane, wheel } from '../loom/machinery.ts';
import { acacia, birds, cloud, hills, palm, rays, stars, sun, tree, tufts } from '../loom/nature.ts';
import { dashes, flecked, shade, sky, stripes, upright, woven } from '../loom/paints.ts';
import { yarn as c } from '../loom/palette.ts';
import { ARMS, person } from '../loom/people.ts';
import type { Album } from './album.ts';

const BAND: Border = {
  tile: 'zigzag',
  ground: c.deep,
  figure: c.ochre,
  second: c.cinnabar,
  edge: c.paper,
  rim: c.deep,
};

function tractor(): Loom {
  const loom = new Loom(c.gold);
  loom.clip(headAndFoot(loom, BAND));
  loom.rect(0, 0, 192, 128, sky([c.coral, c.honey, c.gold, c.straw, c.paper], 8, 72, 5));
  rays(loom, 40, 66, 0, 90, 30, sky([c.honey, c.gold, c.straw, c.paper], 8, 66, 5));
  sun(loom, 40, 66, 22, [c.gold, c.ochre, c.flame]);
  hills(loom, 66, 6, 1, woven('dots', c.sage, c.mint));
  hills(loom, 72, 4, 4, woven('twill', c.moss, c.grass));
  // Furrows run to a point behind the tractor.
  for (let i = -14; i < 15; i++)
    loom.poly(
      [
        [70 + i * 4, 78],
        [72.4 + i * 4, 78],
        [82 + i * 26, 118],
        [66 + i * 26, 118],
      ],
      i % 2 ? c.earth : c.clay,
    );
  loom.where({ x: 0, y: 77, w: 192, h: 50 }, (_, y) => y > 77 && y < 79, c.umber);
  birds(
    loom,
    [
      [128, 24],
      [138, 20],
      [149, 25],
      [120, 31],
    ],
    c.umber,
  );
  // Plough.
  loom.thread(
    [
      [52, 86],
      [30, 88],
      [24, 96],
    ],
    3,
    c.indigo,
  );
  for (const x of [26, 36, 46])
    loom.poly(
      [
        [x, 86],
        [x + 5, 86],
        [x + 3, 104],
        [x - 5, 104],
      ],
      upright([c.denim, c.indigo, c.midnight], x - 5, 10),
    );
  // Body.
  loom.poly(
    [
      [92, 62],
      [140, 60],
      [150, 66],
      [151, 88],
      [92, 90],
    ],
    shade([c.coral, c.cinnabar, c.cinnabar, c.brick], (_, y) => (y - 60) / 30),
  );
  loom.rect(96, 72, 40, 2, c.straw);
  for (let x = 138; x < 149; x += 3) loom.rect(x, 68, 1.4, 14, c.plum);
  loom.rect(120, 40, 3, 21, c.soft);
  loom.rect(119, 38, 5, 4, c.ink);
  for (const [x, y, r] of [
    [125, 33, 3],
    [130, 28, 4],
    [138, 24, 5],
  ] as const)
    loom.disc(x, y, r, c.line);
  loom.poly(
    [
      [58, 36],
      [92, 36],
      [97, 62],
      [97, 78],
      [60, 78],
    ],
    c.ink,
  );
  loom.poly(
    [
      [61, 39],
      [77, 39],
      [77, 62],
      [61, 64],
    ],
    c.haze,
  );
  loom.poly(
    [
      [80, 39],
      [89, 39],
      [94, 62],
      [80, 62],
    ],
    c.mint,
  );
  loom.thread(
    [
      [63, 60],
      [74, 42],
    ],
    1.6,
    c.surface,
  );
  loom.rect(55, 32, 41, 5, c.cinnabar);
  loom.disc(71, 50, 4.4, c.cocoa);
  loom.rect(66, 44, 10, 3, c.gold);
  loom.poly(
    [
      [65, 55],
      [77, 55],
      [79, 66],
      [63, 66],
    ],
    c.indigo,
  );
  loom.thread(
    [
      [76, 58],
      [84, 60],
    ],
    2.4,
    c.cocoa,
  );
  loom.ring(86, 61, 4, 2.8, c.ink);
  loom.ring(68, 88, 29, 25, c.brick, Math.PI * 1.02, Math.PI * 1.86);
  wheel(loom, 68, 90, 24, c.gold, 22);
  wheel(loom, 138, 100, 13.5, c.gold, 16);
  loom.rect(150, 76, 4, 8, c.ink);
  tufts(loom, 112, 17, c.grass, 4, 4);
  return loom;
}

function harvester(): Loom {
  const loom = new Loom(c.sky);
  loom.clip(
    headAndFoot(loom, { ...BAND, tile: 'arrows', ground: c.amber, figure: c.gold, second: c.paper, rim: c.amber }),
  );
  loom.rect(0, 0, 192, 128, sky([c.blue, c.sky, c.sky, c.haze, c.paper], 8, 70, 4));
  sun(loom, 164, 30, 13, [c.straw, c.gold, c.honey]);
  cloud(loom, 38, 32, 22, c.surface, c.sky);
  cloud(loom, 118, 25, 15, c.surface, c.sky);
  hills(loom, 66, 5, 3, woven('steps', c.sage, c.mint, c.moss));
  loom.rect(0, 70, 192, 58, woven('hourglass', c.gold, c.honey));
  loom.rect(0, 92, 192, 36, dashes(c.honey, c.ochre, 2, 6));
  // Standing wheat in front of the header.
  for (let i = 0; i < 64; i++) {
    const x = 128 + ((i * 7) % 66),
      y = 78 + Math.floor(i / 9) * 6 + chance(i) * 3;
    loom.thread(
      [
        [x, y + 14],
        [x, y],
      ],
      1,
      c.amber,
    );
    for (let k = 0; k < 4; k++)
      for (const side of [-1, 1]) loom.dot(Math.floor(x) + side, Math.floor(y) + k * 2, k % 2 ? c.straw : c.ochre);
    loom.thread(
      [
        [x, y],
        [x, y - 3],
      ],
      1,
      c.straw,
    );
  }
  // Body.
  loom.poly(
    [
      [26, 50],
      [84, 50],
      [84, 46],
      [104, 46],
      [112, 70],
      [112, 92],
      [30, 92],
      [22, 76],
    ],
    shade([c.grass, c.moss, c.green, c.leaf], (_, y) => (y - 46) / 46),
  );
  loom.rect(30, 74, 76, 3, c.gold);
  for (let x = 34; x < 62; x += 5) loom.rect(x, 56, 3, 13, c.deep);
  loom.poly(
    [
      [34, 50],
      [42, 38],
      [74, 38],
      [80, 50],
    ],
    c.leaf,
  );
  loom.ellipse(58, 38, 16, 4.4, flecked(c.gold, [c.ochre, c.straw], 0.4));
  loom.poly(
    [
      [84, 42],
      [108, 42],
      [114, 70],
      [84, 70],
    ],
    c.ink,
  );
  loom.poly(
    [
      [87, 45],
      [106, 45],
      [111, 67],
      [87, 67],
    ],
    c.haze,
  );
  loom.thread(
    [
      [90, 64],
      [99, 47],
    ],
    1.8,
    c.surface,
  );
  loom.rect(82, 38, 29, 5, c.gold);
  loom.disc(97, 54, 3.6, c.umber);
  loom.rect(93, 49, 8, 3, c.cinnabar);
  loom.poly(
    [
      [92, 58],
      [102, 58],
      [103, 67],
      [91, 67],
    ],
    c.cinnabar,
  );
  // Unloading pipe with falling grain.
  loom.bend(
    [
      [70, 42],
      [50, 26],
      [14, 28],
    ],
    4.4,
    c.gold,
    3.6,
  );
  loom.rect(11, 27, 5, 6, c.ochre);
  for (let y = 33; y < 90; y++)
    for (let x = 11; x < 16; x++) if (chance(x, y) < 0.66) loom.dot(x, y, chance(y, x) < 0.5 ? c.gold : c.amber);
  loom.ellipse(13, 92, 20, 8, flecked(c.gold, [c.ochre, c.straw], 0.4));
  // Header and reel.
  loom.poly(
    [
      [110, 78],
      [128, 88],
      [130, 100],
      [112, 96],
    ],
    c.leaf,
  );
  loom.rect(118, 98, 28, 5, c.brick);
  for (let i = 0; i < 6; i++) {
    const angle = i * 1.047 + 0.3;
    loom.thread(
      [
        [134, 84],
        [134 + Math.cos(angle) * 14, 84 + Math.sin(angle) * 14],
      ],
      1.6,
      c.cinnabar,
    );
    loom.thread(
      placed(
        [
          [-4, 0],
          [4, 0],
        ],
        134 + Math.cos(angle) * 14,
        84 + Math.sin(angle) * 14,
        1,
        angle + 1.57,
      ),
      2.4,
      c.cinnabar,
    );
  }
  loom.ring(134, 84, 15, 13.6, c.brick);
  wheel(loom, 96, 94, 16, c.gold, 18);
  wheel(loom, 40, 99, 11, c.gold, 14);
  return loom;
}

function excavator(): Loom {
  const loom = new Loom(c.honey);
  loom.clip(
    headAndFoot(loom, { ...BAND, tile: 'steps', ground: c.plum, figure: c.flame, second: c.gold, rim: c.plum }),
  );
  loom.rect(0, 0, 192, 128, sky([c.wine, c.mauve, c.rose, c.coral, c.honey, c.gold], 6, 74, 6));
  sun(loom, 70, 66, 21, [c.gold, c.straw, c.paper]);
  hills(loom, 68, 5, 2, c.mauve);
  // The cut: benches of red earth, each its own weave.
  for (const [i, tone, figure] of [
    [0, c.coral, c.flame],
    [1, c.flame, c.cinnabar],
    [2, c.clay, c.brick],
    [3, c.brick, c.plum],
  ] as const) {
    loom.poly(
      [
        [192, 54 + i * 13],
        [150 - i * 22, 58 + i * 13],
        [138 - i * 24, 68 + i * 13],
        [0, 76 + i * 14],
        [0, 128],
        [192, 128],
      ],
      woven(i % 2 ? 'zigzag' : 'steps', tone, figure, tone),
    );
    loom.thread(
      [
        [192, 54 + i * 13],
        [150 - i * 22, 58 + i * 13],
        [138 - i * 24, 68 + i * 13],
        [0, 76 + i * 14],
      ],
      1.4,
      c.gold,
    );
  }
  // Tracks.
  loom.blob(
    [
      [82, 98],
      [142, 98],
      [148, 104],
      [142, 112],
      [82, 112],
      [76, 104],
    ],
    c.ink,
  );
  for (let x = 84; x < 144; x += 10) loom.disc(x, 105, 3.4, c.soft);
  for (let x = 80; x < 146; x += 4) loom.rect(x, 97, 2, 2, c.soft);
  loom.rect(98, 92, 28, 6, c.bark);
  // House and cab.
  loom.poly(
    [
      [86, 72],
      [148, 72],
      [152, 78],
      [152, 93],
      [86, 93],
    ],
    shade([c.gold, c.honey, c.ochre, c.amber], (_, y) => (y - 72) / 21),
  );
  for (let x = 130; x < 148; x += 4) loom.rect(x, 77, 2, 11, c.earth);
  loom.rect(104, 82, 20, 5, c.cinnabar);
  loom.poly(
    [
      [82, 50],
      [108, 50],
      [110, 88],
      [80, 88],
      [78, 68],
    ],
    c.ink,
  );
  loom.poly(
    [
      [85, 54],
      [94, 54],
      [94, 84],
      [82, 84],
      [81, 68],
    ],
    c.haze,
  );
  loom.rect(97, 54, 9, 20, c.mint);
  loom.thread(
    [
      [84, 74],
      [91, 57],
    ],
    1.6,
    c.surface,
  );
  loom.disc(100, 64, 3.4, c.umber);
  loom.rect(96, 59, 8, 3, c.surface);
  loom.rect(96, 68, 9, 6, c.flame);
  // Boom, stick, bucket.
  loom.thread(
    [
      [92, 82],
      [70, 40],
      [46, 30],
    ],
    9,
    c.amber,
  );
  loom.thread(
    [
      [92, 82],
      [70, 40],
      [46, 30],
    ],
    7,
    c.honey,
  );
  loom.thread(
    [
      [80, 74],
      [64, 46],
    ],
    2,
    c.ink,
  );
  loom.thread(
    [
      [46, 30],
      [34, 62],
    ],
    7.4,
    c.amber,
  );
  loom.thread(
    [
      [46, 30],
      [34, 62],
    ],
    5.4,
    c.gold,
  );
  loom.thread(
    [
      [60, 32],
      [42, 42],
    ],
    2,
    c.ink,
  );
  for (const [x, y] of [
    [46, 30],
    [70, 40],
    [34, 62],
    [90, 80],
  ] as const)
    loom.disc(x, y, 2.6, c.bark);
  loom.blob(
    [
      [28, 60],
      [42, 64],
      [44, 74],
      [34, 84],
      [20, 80],
      [18, 70],
    ],
    upright([c.soft, c.ink], 18, 26),
  );
  for (const [x, y] of [
    [18, 80],
    [23, 84],
    [29, 86],
  ] as const)
    loom.poly(
      [
        [x, y - 3],
        [x + 4, y - 2],
        [x, y + 4],
      ],
      c.line,
    );
  for (let i = 0; i < 26; i++) loom.rect(16 + chance(i) * 24, 88 + chance(i, 2) * 16, 2, 2, i % 2 ? c.flame : c.coral);
  return loom;
}

function solar(): Loom {
  const loom = new Loom(c.sky);
  loom.clip(
    headAndFoot(loom, { ...BAND, tile: 'window', ground: c.indigo, figure: c.gold, second: c.gold, rim: c.indigo }),
  );
  loom.rect(0, 0, 192, 128, sky([c.sky, c.haze, c.straw, c.gold], 6, 60, 4));
  rays(loom, 96, 48, 20, 130, 26, sky([c.haze, c.straw, c.gold, c.honey], 0, 60, 4));
  sun(loom, 96, 48, 21, [c.straw, c.gold, c.honey, c.ochre]);
  hills(loom, 56, 4, 5, woven('twill', c.olive, c.grass));
  loom.rect(0, 60, 192, 68, woven('dots', c.honey, c.ochre, c.gold));
  acacia(loom, 24, 60, 28, c.leaf, c.moss, c.bark);
  acacia(loom, 172, 59, 24, c.leaf, c.moss, c.bark);
  acacia(loom, 146, 57, 12, c.good, c.grass, c.bark);
  birds(
    loom,
    [
      [50, 26],
      [60, 22],
      [140, 24],
    ],
    c.leaf,
  );
  // Rows of panels, larger towards the viewer.
  let y = 62;
  for (const [tall, wide, shift] of [
    [6, 18, 0],
    [9, 25, 9],
    [13, 34, 3],
    [19, 48, 24],
  ] as const) {
    for (let x = -wide + shift; x < 192; x += wide) {
      loom.rect(x + wide * 0.5, y + tall - 1, 2, tall * 0.4 + 2, c.bark);
      loom.poly(
        [
          [x + 3, y],
          [x + wide, y],
          [x + wide - 3, y + tall],
          [x, y + tall],
        ],
        c.paper,
      );
      loom.poly(
        [
          [x + 4, y + 1],
          [x + wide - 1, y + 1],
          [x + wide - 4, y + tall - 1],
          [x + 1, y + tall - 1],
        ],
        (px, py) => {
          const cell = Math.max(4, Math.round(tall / 3.4));
          if ((py - y) % cell === cell - 1 || (px + Math.round((py - y) * 0.3)) % cell === 0) return c.denim;
          return (px + py - x) % 34 > 26 ? c.denim : c.indigo;
        },
      );
    }
    loom.rect(0, y + tall + 1, 192, 1, c.amber);
    y += tall + 3;
  }
  return loom;
}

function bus(): Loom {
  const loom = new Loom(c.haze);
  loom.clip(
    headAndFoot(loom, { ...BAND, tile: 'checks', ground: c.cinnabar, figure: c.paper, second: c.paper, rim: c.deep }),
  );
  loom.rect(0, 0, 192, 128, sky([c.sky, c.haze, c.paper, c.blush], 6, 80, 4));
  cloud(loom, 36, 30, 18, c.surface, c.sky);
  const facades = [c.coral, c.straw, c.sage, c.lilac, c.gold, c.rose, c.mint];
  for (let i = 0, x = -4; x < 192; i++) {
    const wide = 20 + Math.floor(chance(i, 3) * 12),
      top = 34 + Math.floor(chance(i, 8) * 24),
      wall = facades[i % facades.length]!;
    loom.rect(x, top, wide - 1, 70, wall);
    loom.rect(x, top, wide - 1, 3, i % 2 ? c.clay : c.moss);
    for (let wy = top + 7; wy < 88; wy += 9)
      for (let wx = x + 3; wx < x + wide - 5; wx += 7) loom.rect(wx, wy, 4, 5, (wx + wy) % 3 ? c.teal : c.straw);
    x += wide;
  }
  loom.rect(0, 88, 192, 5, c.bone);
  loom.rect(0, 93, 192, 36, woven('twill', c.soft, c.steel));
  loom.rect(0, 93, 192, 1, c.ink);
  for (let x = 4; x < 192; x += 26) loom.rect(x, 111, 15, 2, c.gold);
  palm(loom, 14, 90, 62, c.good, c.grass, c.earth);
  palm(loom, 182, 90, 54, c.good, c.grass, c.earth);
  for (const [x, top, lower, wrap] of [
    [22, c.cinnabar, c.indigo, c.gold],
    [33, c.ochre, c.leaf, c.rose],
  ] as const)
    person(loom, x, 94, 26, {
      skin: c.cocoa,
      hair: c.ink,
      top,
      lower: woven('dots', lower, c.gold, c.paper),
      head: 'wrap',
      wrap,
    });
  // The bus.
  loom.poly(
    [
      [46, 44],
      [159, 44],
      [167, 49],
      [170, 78],
      [169, 100],
      [43, 100],
      [43, 47],
    ],
    c.deep,
  );
  loom.poly(
    [
      [45, 47],
      [158, 47],
      [165, 52],
      [167, 78],
      [166, 97],
      [45, 97],
    ],
    shade([c.grass, c.moss, c.moss, c.green], (_, y) => (y - 47) / 50),
  );
  loom.rect(44, 78, 123, 10, woven('lozenge', c.gold, c.cinnabar, c.deep, 44, 79));
  loom.rect(44, 77, 123, 1, c.paper);
  loom.rect(44, 88, 123, 1, c.paper);
  for (let i = 0; i < 5; i++) {
    pane(loom, 48 + i * 18, 53, 15, 20);
    loom.disc(55 + i * 18, 65, 3.4, [c.cocoa, c.tan, c.umber, c.fair, c.cocoa][i]!);
    loom.poly(
      [
        [50 + i * 18, 73],
        [51.5 + i * 18, 69],
        [58.5 + i * 18, 69],
        [60 + i * 18, 73],
      ],
      [c.cinnabar, c.indigo, c.ochre, c.wine, c.flame][i]!,
    );
    loom.rect(52 + i * 18, 61, 6.5, 2.4, c.ink);
  }
  loom.rect(138, 53, 12, 43, c.deep);
  pane(loom, 139, 54, 10, 40, c.sky);
  loom.poly(
    [
      [153, 53],
      [160, 53],
      [166, 74],
      [153, 74],
    ],
    c.haze,
  );
  loom.thread(
    [
      [155, 72],
      [159, 55],
    ],
    1.4,
    c.surface,
  );
  loom.rect(60, 40, 52, 5, woven('window', c.sage, c.deep));
  loom.rect(162, 90, 5, 4, c.straw);
  loom.rect(43, 90, 2, 5, c.cinnabar);
  wheel(loom, 66, 100, 9, c.line);
  wheel(loom, 128, 100, 9, c.line);
  return loom;
}

function pump(): Loom {
  const loom = new Loom(c.night);
  loom.clip(
    headAndFoot(loom, { ...BAND, tile: 'wave', ground: c.midnight, figure: c.sky, second: c.ochre, rim: c.night }),
  );
  loom.rect(0, 0, 192, 128, sky([c.midnight, c.indigo, c.denim, c.mauve, c.rose, c.coral], 4, 78, 5));
  stars(loom, 13, 44, 44, c.straw);
  loom.ring(124, 31, 11, 0, c.straw);
  loom.disc(129, 28, 9.4, c.indigo);
  hills(loom, 72, 5, 6, c.wine);
  hills(loom, 80, 3, 2, woven('steps', c.clay, c.umber, c.clay));
  loom.rect(0, 92, 192, 36, woven('dots', c.clay, c.brick, c.coral));
  // Huts with patterned walls and thatch.
  for (const [x, size, tile, wall, figure] of [
    [28, 30, 'zigzag', c.tan, c.plum],
    [66, 22, 'lozenge', c.sand, c.brick],
    [172, 27, 'hourglass', c.tan, c.indigo],
  ] as const) {
    loom.rect(x - size * 0.5, 94 - size * 0.62, size, size * 0.62, woven(tile, wall, figure, c.paper, 0, 94));
    loom.poly(
      [
        [x - size * 0.72, 94 - size * 0.56],
        [x, 94 - size * 1.3],
        [x + size * 0.72, 94 - size * 0.56],
      ],
      stripes([c.honey, c.ochre, c.amber], 2, 'y'),
    );
    loom.rect(x - size * 0.12, 94 - size * 0.42, size * 0.26, size * 0.42, c.bark);
    loom.rect(x - size * 0.04, 94 - size * 0.36, size * 0.1, size * 0.36, c.gold);
  }
  acacia(loom, 120, 92, 26, c.deep, c.green, c.bark);
  // Solar panel on a mast and the raised tank.
  loom.rect(146, 54, 3, 44, c.bone);
  loom.poly(
    [
      [130, 58],
      [154, 44],
      [164, 52],
      [140, 66],
    ],
    c.paper,
  );
  loom.poly(
    [
      [132.5, 58],
      [154, 46],
      [161.5, 52],
      [140, 64],
    ],
    (x, y) => ((x + y) % 5 === 0 || (x - y * 2 + 400) % 6 === 0 ? c.sky : c.indigo),
  );
  for (const x of [84, 100]) loom.rect(x, 74, 2, 26, c.bark);
  loom.thread(
    [
      [84, 98],
      [101, 78],
    ],
    1,
    c.bark,
  );
  loom.rect(81, 58, 24, 17, upright([c.mint, c.sage, c.moss, c.teal], 81, 24));
  loom.ellipse(93, 58, 12, 2.6, c.mint);
  // Tap, jet, jars and the women.
  loom.rect(112, 84, 4, 22, c.line);
  loom.rect(110, 104, 16, 4, c.line);
  loom.thread(
    [
      [113, 85],
      [121, 85],
      [122, 89],
    ],
    3,
    c.line,
  );
  loom.bend(
    [
      [122, 89],
      [124, 95],
      [124, 103],
    ],
    2.4,
    c.haze,
  );
  loom.blob(
    [
      [119, 101],
      [130, 101],
      [131, 107],
      [128, 112],
      [121, 112],
      [118, 107],
    ],
    upright([c.gold, c.ochre, c.amber], 118, 13),
  );
  const dress = { skin: c.cocoa, hair: c.ink, head: 'wrap' as const };
  person(
    loom,
    141,
    114,
    37,
    { ...dress, top: c.gold, lower: woven('lozenge', c.gold, c.cinnabar, c.deep), wrap: c.flame },
    ARMS.backward,
  );
  person(
    loom,
    52,
    114,
    37,
    { ...dress, top: c.sky, lower: woven('arrows', c.sky, c.indigo, c.paper), wrap: c.indigo },
    ARMS.load,
  );
  loom.blob(
    [
      [46, 66],
      [58, 66],
      [60, 72],
      [57, 78],
      [47, 78],
      [44, 72],
    ],
    upright([c.honey, c.ochre, c.amber], 44, 16),
  );
  person(loom, 72, 114, 26, { ...dress, head: 'short', top: c.cinnabar, lower: c.paper }, ARMS.down);
  loom.rect(78, 104, 7, 9, upright([c.haze, c.sky, c.blue], 78, 7));
  tree(loom, 8, 96, 24, [c.moss, c.green, c.deep], c.bark);
  return loom;
}

export const machinesInTheField: Album = {
  key: 'machines-in-the-field',
  pictures: [
    { name: 'tractor', draw: tractor },
    { name: 'harvester', draw: harvester },
    { name: 'excavator', draw: excavator },
    { name: 'solar-field', draw: solar },
    { name: 'city-bus', draw: bus },
    { name: 'village-pump', draw: pump },
  ],
};
