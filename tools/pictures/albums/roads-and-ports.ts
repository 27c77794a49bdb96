/** The way goods travel: ship, cranes, freight train, airport, savannah road, warehouse. */

import { type Border, headAndFoot } from '../loom/borders.ts';
import { chance, Loom, type Point } from '../loom/loom.ts';
import { container, lorry, PAIRS, pane, wheel } from '../loom/machinery.ts';
import { acacia, birds, cloud, hills, rays, sun, tufts } from '../loom/nature.ts';
import { dashes, shade, sky, stripes, upright, woven } from '../loom/paints.ts';
import { yarn as c } from '../loom/palette.ts';
import { ARMS, person } from '../loom/people.ts';
import type { Album } from './album.ts';

const BAND: Border = {
  tile: 'arrows',
  ground: c.indigo,
  figure: c.gold,
  second: c.coral,
  edge: c.paper,
  rim: c.indigo,
};

function ship(): Loom {
  const loom = new Loom(c.coral);
  loom.clip(headAndFoot(loom, { ...BAND, tile: 'wave', ground: c.midnight, figure: c.sky, second: c.cinnabar }));
  loom.rect(0, 0, 192, 128, sky([c.wine, c.mauve, c.rose, c.coral, c.honey, c.gold, c.straw], 4, 84, 6));
  sun(loom, 46, 76, 26, [c.honey, c.gold, c.straw, c.paper]);
  birds(
    loom,
    [
      [26, 28],
      [38, 23],
      [50, 29],
      [20, 38],
    ],
    c.plum,
  );
  for (const [x, y, s] of [
    [92, 24, 16],
    [172, 34, 13],
  ] as const)
    cloud(loom, x, y, s, c.lilac, c.mauve);
  loom.rect(0, 86, 192, 42, dashes(c.teal, c.coral, 3, 8, 4));
  // Containers, five high, then the bridge house and the hull.
  for (let column = 0; column < 8; column++) {
    const high = [3, 4, 5, 5, 4, 5, 4, 3][column]!;
    for (let row = 0; row < high; row++)
      container(
        loom,
        44 + column * 13,
        78 - (row + 1) * 7.99,
        13,
        8,
        ...PAIRS[Math.floor(chance(column, row, 4) * 8)]!,
      );
  }
  loom.rect(154, 40, 22, 40, upright([c.surface, c.paper, c.line, c.bone], 154, 22));
  loom.rect(150, 38, 30, 6, c.paper);
  loom.rect(152, 39, 26, 3, c.indigo);
  for (let y = 49; y < 76; y += 6) for (let x = 157; x < 174; x += 5) loom.rect(x, y, 3, 3, c.denim);
  loom.rect(162, 28, 9, 10, c.cinnabar);
  loom.rect(162, 31, 9, 2, c.straw);
  loom.rect(157, 26, 1.4, 12, c.bark);
  loom.poly(
    [
      [26, 72],
      [42, 78],
      [186, 78],
      [182, 104],
      [52, 104],
      [40, 96],
    ],
    shade([c.denim, c.indigo, c.midnight], (_, y) => (y - 76) / 24),
  );
  loom.poly(
    [
      [38, 92],
      [184, 92],
      [182, 104],
      [52, 104],
      [40, 97],
    ],
    c.brick,
  );
  loom.rect(48, 81, 132, 5, woven('zigzag', c.indigo, c.gold, c.indigo, 0, 80));
  loom.thread(
    [
      [27, 72],
      [42, 78],
      [186, 78],
    ],
    1.6,
    c.paper,
  );
  loom.thread(
    [
      [30, 70],
      [33, 60],
    ],
    1.4,
    c.bark,
  );
  loom.thread(
    [
      [36, 84],
      [36, 90],
    ],
    2,
    c.line,
  );
  // Waves in scallops, each row its own blue.
  for (const [row, y, tone, crest] of [
    [0, 102, c.blue, c.haze],
    [1, 109, c.indigo, c.sky],
    [2, 116, c.midnight, c.denim],
  ] as const) {
    for (let x = -8 + row * 6; x < 204; x += 13) {
      loom.disc(x, y + 8, 9, tone);
      loom.ring(x, y + 8, 9, 7.8, crest, Math.PI * 1.1, Math.PI * 1.9);
      loom.ring(x, y + 8, 5, 3.9, crest, Math.PI * 1.1, Math.PI * 1.9);
    }
  }
  for (const [x, y] of [
    [34, 100],
    [28, 103],
    [42, 103],
  ] as const)
    loom.ellipse(x, y, 9, 2.4, c.paper);
  return loom;
}

/** A ship-to-shore crane standing at x, its arm reaching left. */
function crane(loom: Loom, x: number, ground: number, size: number, tone: string, dark: string): void {
  const s = size / 100,
    at = (px: number, py: number): Point => [x + px * s, ground - py * s];
  for (const px of [0, 34]) loom.thread([at(px, 0), at(px, 74)], 4 * s, px ? dark : tone);
  loom.thread([at(0, 20), at(34, 20)], 3 * s, dark);
  loom.thread([at(0, 22), at(34, 56)], 2 * s, dark);
  loom.thread([at(-86, 58), at(62, 58)], 4.4 * s, tone);
  loom.thread([at(-86, 64), at(62, 64)], 1.6 * s, dark);
  for (let px = -84; px < 60; px += 8) loom.thread([at(px, 58), at(px + 4, 64)], 1, dark);
  loom.thread([at(0, 74), at(12, 100), at(34, 74)], 3.4 * s, tone);
  loom.thread([at(12, 100), at(-80, 62)], 1.2, dark);
  loom.thread([at(12, 100), at(60, 62)], 1.2, dark);
  loom.thread([at(12, 100), at(-40, 62)], 1.2, dark);
  loom.rect(...at(40, 74), 16 * s, 10 * s, dark);
  loom.rect(...at(-56, 56), 8 * s, 8 * s, dark);
}

function cranes(): Loom {
  const loom = new Loom(c.gold);
  loom.clip(
    headAndFoot(loom, { ...BAND, tile: 'hourglass', ground: c.teal, figure: c.gold, second: c.gold, rim: c.deep }),
  );
  loom.rect(0, 0, 192, 128, sky([c.sky, c.haze, c.straw, c.gold, c.honey], 6, 82, 5));
  rays(loom, 116, 78, 24, 130, 28, sky([c.haze, c.straw, c.gold, c.honey, c.ochre], 6, 82, 5));
  sun(loom, 116, 78, 30, [c.honey, c.ochre, c.flame, c.coral]);
  hills(loom, 82, 5, 7, c.sage);
  loom.rect(0, 86, 192, 14, dashes(c.sea, c.haze, 3, 7, 2));
  crane(loom, 164, 96, 64, c.moss, c.teal);
  crane(loom, 116, 98, 78, c.denim, c.indigo);
  crane(loom, 62, 102, 86, c.cinnabar, c.brick);
  // The hanging box.
  loom.rect(8, 53, 0.9, 13, c.ink);
  loom.rect(19, 53, 0.9, 13, c.ink);
  container(loom, 2, 65, 24, 10, c.ochre, c.amber);
  loom.poly(
    [
      [0, 92],
      [40, 92],
      [34, 102],
      [0, 102],
    ],
    c.indigo,
  );
  for (let i = 0; i < 3; i++)
    for (let k = 0; k < (i === 2 ? 1 : 2); k++)
      container(loom, i * 12 - 1, 84 - k * 8, 12, 8, ...PAIRS[(i + k * 3) % 8]!);
  loom.rect(40, 100, 152, 28, woven('steps', c.bone, c.line, c.bone));
  loom.rect(40, 100, 152, 2, c.stone);
  for (let column = 0; column < 5; column++)
    for (let row = 0; row < [2, 3, 3, 2, 1][column]!; row++) {
      container(
        loom,
        112 + column * 17,
        116 - (row + 1) * 8,
        17,
        8,
        ...PAIRS[Math.floor(chance(column + 3, row, 2) * 8)]!,
      );
    }
  lorry(loom, 50, 116, 19, [c.gold, c.ochre], stripes([c.coral, c.coral, c.clay], 1, 'x'));
  person(
    loom,
    44,
    116,
    16,
    { skin: c.umber, hair: c.ink, top: c.flame, lower: c.indigo, shape: 'trousers', head: 'cap', wrap: c.gold },
    ARMS.rightUp,
  );
  return loom;
}

function train(): Loom {
  const loom = new Loom(c.haze);
  loom.clip(
    headAndFoot(loom, { ...BAND, tile: 'lozenge', ground: c.brick, figure: c.gold, second: c.deep, rim: c.brick }),
  );
  loom.rect(0, 0, 192, 128, sky([c.blue, c.sky, c.haze, c.paper, c.straw], 4, 76, 4));
  sun(loom, 152, 30, 12, [c.straw, c.gold, c.honey]);
  cloud(loom, 40, 28, 18, c.surface, c.sky);
  cloud(loom, 104, 36, 13, c.surface, c.sky);
  loom.poly(
    [
      [30, 78],
      [66, 46],
      [76, 42],
      [88, 46],
      [126, 78],
    ],
    shade([c.lilac, c.mauve, c.denim], (_, y) => (y - 42) / 36),
  );
  loom.poly(
    [
      [62, 49.5],
      [66, 46],
      [76, 42],
      [88, 46],
      [92, 49.5],
      [86, 53],
      [81, 50],
      [75, 55],
      [69, 50],
    ],
    c.surface,
  );
  hills(loom, 74, 5, 3, woven('twill', c.sage, c.mint));
  hills(loom, 82, 5, 5, woven('steps', c.honey, c.gold, c.honey));
  // Viaduct.
  loom.rect(0, 79, 192, 5, c.clay);
  loom.rect(0, 78, 192, 1.4, c.ink);
  for (let x = -12; x < 192; x += 32) {
    loom.rect(x, 84, 32, 30, upright([c.coral, c.clay, c.brick], x - 2, 34));
    loom.rect(x + 5, 98, 22, 24, c.gold);
    loom.disc(x + 16, 98, 11, c.gold);
    loom.ring(x + 16, 98, 12.4, 11, c.plum, Math.PI, Math.PI * 2);
    loom.rect(x + 5, 98, 22, 24, woven('steps', c.honey, c.gold, c.honey));
    loom.where(
      { x: x + 5, y: 87, w: 22, h: 11 },
      (px, py) => Math.hypot(px - x - 16, py - 98) < 11,
      woven('steps', c.honey, c.gold, c.honey),
    );
  }
  // Wagons and locomotive.
  for (let i = 0; i < 4; i++) {
    const x = -10 + i * 34;
    loom.rect(x, 73, 32, 3, c.ink);
    loom.rect(x + 31, 74, 4, 1, c.ink);
    if (i === 2)
      loom.blob(
        [
          [x + 1, 60],
          [x + 31, 60],
          [x + 32, 73],
          [x, 73],
        ],
        upright([c.paper, c.line, c.stone], x, 34),
      );
    else {
      container(loom, x + 1, 60, 15, 13, ...PAIRS[(i * 3) % 8]!);
      container(loom, x + 16.5, 60, 15, 13, ...PAIRS[(i * 2 + 3) % 8]!);
    }
    for (const wx of [5, 10, 23, 28]) loom.disc(x + wx, 76.6, 2.4, c.soft);
  }
  loom.poly(
    [
      [126, 56],
      [164, 56],
      [176, 62],
      [182, 72],
      [182, 77],
      [126, 77],
    ],
    shade([c.coral, c.cinnabar, c.brick], (_, y) => (y - 56) / 21),
  );
  loom.poly(
    [
      [126, 66],
      [178, 66],
      [182, 72],
      [126, 72],
    ],
    woven('zigzag', c.gold, c.deep, c.gold, 0, 65),
  );
  loom.poly(
    [
      [164, 58],
      [170, 58.6],
      [176, 64],
      [164, 64],
    ],
    c.haze,
  );
  for (let x = 130; x < 158; x += 9) pane(loom, x, 58, 6, 5);
  loom.thread(
    [
      [136, 55],
      [142, 50],
      [148, 50],
    ],
    1.2,
    c.ink,
  );
  for (const x of [132, 139, 146, 162, 169, 176]) loom.disc(x, 77, 2.8, c.ink);
  loom.rect(0, 49, 192, 0.9, c.soft);
  for (const x of [20, 112, 186]) {
    loom.rect(x, 44, 1.4, 34, c.soft);
    loom.rect(x - 6, 47, 8, 1, c.soft);
  }
  // Below: giraffes and grass.
  for (const [x, s] of [
    [34, 1],
    [100, 0.86],
  ] as const) {
    loom.ellipse(x, 104, 8 * s, 4.4 * s, woven('dots', c.straw, c.clay, c.clay));
    for (const dx of [-6, -3, 4, 6.5])
      loom.thread(
        [
          [x + dx * s, 105],
          [x + dx * s, 116],
        ],
        1.6,
        c.tan,
      );
    loom.thread(
      [
        [x + 6 * s, 103],
        [x + 11 * s, 88],
      ],
      3.2 * s,
      woven('checks', c.straw, c.clay),
      2.2,
    );
    loom.ellipse(x + 13 * s, 87, 3.6 * s, 1.8 * s, c.straw, 0.3);
    loom.rect(x + 10.6 * s, 83.6, 1, 3, c.earth);
    loom.thread(
      [
        [x - 8 * s, 103],
        [x - 10 * s, 109],
      ],
      1,
      c.earth,
    );
  }
  acacia(loom, 164, 116, 24, c.leaf, c.moss, c.bark);
  acacia(loom, 68, 116, 20, c.leaf, c.moss, c.bark);
  tufts(loom, 112, 12, c.olive, 2, 4);
  return loom;
}

function airport(): Loom {
  const loom = new Loom(c.sky);
  loom.clip(
    headAndFoot(loom, { ...BAND, tile: 'window', ground: c.teal, figure: c.paper, second: c.paper, rim: c.teal }),
  );
  loom.rect(0, 0, 192, 128, sky([c.denim, c.blue, c.sky, c.haze, c.blush, c.straw], 4, 84, 5));
  cloud(loom, 30, 34, 18, c.surface, c.haze);
  cloud(loom, 132, 24, 14, c.surface, c.sky);
  // Tower and terminal.
  loom.rect(160, 38, 9, 50, upright([c.paper, c.line, c.stone], 160, 9));
  loom.poly(
    [
      [152, 26],
      [177, 26],
      [173, 38],
      [156, 38],
    ],
    c.indigo,
  );
  loom.poly(
    [
      [154, 28],
      [175, 28],
      [172.4, 34],
      [156.6, 34],
    ],
    c.haze,
  );
  loom.rect(151, 23, 27, 3, c.cinnabar);
  loom.rect(164, 15, 1, 8, c.ink);
  loom.blob(
    [
      [84, 72],
      [120, 62],
      [160, 66],
      [200, 60],
      [200, 92],
      [84, 92],
    ],
    c.paper,
  );
  loom.rect(86, 72, 110, 17, (x, y) => (x % 9 === 0 || y === 80 ? c.paper : (x + y) % 22 > 15 ? c.haze : c.teal));
  loom.rect(0, 88, 192, 40, woven('twill', c.bone, c.line));
  loom.rect(0, 88, 192, 1, c.stone);
  for (let x = 0; x < 192; x += 22)
    loom.poly(
      [
        [x, 113],
        [x + 12, 113],
        [x + 10, 115],
        [x - 2, 115],
      ],
      c.gold,
    );
  // The aircraft, nose to the left.
  loom.poly(
    [
      [128, 66],
      [148, 36],
      [161, 36],
      [154, 68],
    ],
    woven('lozenge', c.cinnabar, c.gold, c.deep, 131, 36),
  );
  loom.poly(
    [
      [146, 36],
      [161, 36],
      [160, 40],
      [143, 40],
    ],
    c.deep,
  );
  loom.poly(
    [
      [140, 70],
      [168, 63],
      [172, 66],
      [150, 77],
    ],
    c.stone,
  );
  loom.blob(
    [
      [14, 78],
      [22, 69],
      [36, 64],
      [60, 62],
      [120, 62],
      [150, 65],
      [160, 69],
      [148, 78],
      [116, 86],
      [60, 88],
      [26, 87],
    ],
    shade([c.surface, c.surface, c.paper, c.line, c.bone], (_, y) => (y - 62) / 27),
  );
  loom.where({ x: 18, y: 78, w: 140, h: 4 }, (x, y) => y > 79 && y < 82 && x > 18 && x < 140, c.cinnabar);
  loom.where({ x: 18, y: 82, w: 140, h: 4 }, (x, y) => y > 82 && y < 83.6 && x > 22 && x < 130, c.gold);
  loom.poly(
    [
      [22, 70],
      [30, 66],
      [33, 71],
      [22, 73],
    ],
    c.indigo,
  );
  for (let x = 44; x < 134; x += 6) loom.rect(x, 70, 3, 4, c.indigo);
  loom.rect(37, 68, 5, 11, c.sky);
  loom.poly(
    [
      [78, 80],
      [104, 80],
      [138, 100],
      [126, 101],
    ],
    upright([c.bone, c.stone, c.steel], 80, 58),
  );
  loom.ellipse(92, 92, 10, 5.4, c.indigo);
  loom.ellipse(83.5, 92, 2.4, 5.2, c.gold);
  for (const [x, y] of [
    [32, 97],
    [104, 97],
    [112, 97],
  ] as const) {
    loom.rect(x - 1, y - 11, 2, 10, c.soft);
    wheel(loom, x, y, 4, c.line);
  }
  // Loader with crates of flowers.
  loom.thread(
    [
      [58, 106],
      [66, 88],
    ],
    2,
    c.ochre,
  );
  loom.thread(
    [
      [66, 106],
      [58, 88],
    ],
    2,
    c.ochre,
  );
  loom.rect(51, 85, 22, 3, c.amber);
  for (const x of [52, 62]) {
    loom.rect(x, 77, 9, 8, c.tan);
    for (let k = 0; k < 4; k++) loom.disc(x + 1.4 + k * 2.2, 76, 1.8, k % 2 ? c.rose : c.coral);
  }
  loom.rect(48, 105, 28, 4, c.ochre);
  for (const x of [53, 71]) wheel(loom, x, 110, 3.4, c.gold);
  for (const [x, at] of [
    [146, 0],
    [158, 1],
    [170, 2],
  ] as const) {
    loom.rect(x, 103, 11, 7, [c.moss, c.cinnabar, c.denim][at]!);
    loom.rect(x, 105, 11, 1, c.gold);
    loom.rect(x, 110, 11, 1, c.ink);
    wheel(loom, x + 2, 111, 1.8, c.line);
    wheel(loom, x + 9, 111, 1.8, c.line);
  }
  person(
    loom,
    42,
    116,
    22,
    { skin: c.cocoa, hair: c.ink, top: c.flame, lower: c.indigo, shape: 'trousers', head: 'cap', wrap: c.gold },
    ARMS.up,
  );
  person(
    loom,
    20,
    116,
    21,
    { skin: c.tan, hair: c.ink, top: c.gold, lower: c.indigo, shape: 'trousers', head: 'cap', wrap: c.cinnabar },
    ARMS.rightUp,
  );
  return loom;
}

function elephant(loom: Loom, x: number, y: number, s: number, tone: string, dark: string): void {
  const at = (px: number, py: number): Point => [x + px * s, y - py * s];
  for (const px of [-9, -4, 4, 9]) loom.thread([at(px, 8), at(px, 0)], 4 * s, px % 3 === 0 ? tone : dark);
  loom.ellipse(...at(0, 13), 13 * s, 8 * s, tone);
  loom.ellipse(...at(-14, 16), 6.4 * s, 6 * s, tone);
  loom.bend([at(-18, 15), at(-21, 8), at(-20, 1)], 3.4 * s, tone, 2 * s);
  loom.ellipse(...at(-10, 16), 4.6 * s, 6 * s, dark);
  loom.bend([at(-17, 11), at(-21, 9), at(-24, 11)], 1.3, c.surface);
  loom.thread([at(13, 14), at(15, 6)], 1, dark);
}

function road(): Loom {
  const loom = new Loom(c.honey);
  loom.clip(
    headAndFoot(loom, { ...BAND, tile: 'zigzag', ground: c.cinnabar, figure: c.gold, second: c.plum, rim: c.plum }),
  );
  loom.rect(0, 0, 192, 128, sky([c.brick, c.cinnabar, c.flame, c.ochre, c.honey, c.gold], 2, 70, 6));
  sun(loom, 96, 62, 36, [c.ochre, c.honey, c.gold, c.straw, c.paper]);
  birds(
    loom,
    [
      [44, 28],
      [56, 24],
      [66, 31],
      [146, 26],
    ],
    c.plum,
  );
  hills(loom, 66, 3, 3, c.clay);
  hills(loom, 69, 2, 5, c.brick);
  loom.rect(0, 72, 192, 56, woven('zigzag', c.clay, c.umber, c.clay));
  loom.rect(0, 72, 192, 10, dashes(c.umber, c.flame, 2, 6));
  loom.poly(
    [
      [94, 70],
      [98, 70],
      [160, 128],
      [32, 128],
    ],
    c.bark,
  );
  loom.poly(
    [
      [95, 70],
      [97, 70],
      [150, 128],
      [42, 128],
    ],
    c.soft,
  );
  for (let y = 74, gap = 2; y < 118; gap *= 1.35) {
    loom.poly(
      [
        [95.6 - gap * 0.12, y],
        [96.4 + gap * 0.12, y],
        [96.4 + gap * 0.24, y + gap],
        [95.6 - gap * 0.24, y + gap],
      ],
      c.gold,
    );
    y += gap * 2;
  }
  // A truck comes out of the sun.
  loom.rect(78, 66, 26, 4, c.plum);
  loom.rect(76, 56, 30, 30, upright([c.gold, c.ochre, c.amber], 76, 30));
  loom.rect(76, 56, 30, 7, woven('hourglass', c.cinnabar, c.gold, c.gold, 76, 56));
  loom.rect(78, 66, 26, 19, c.cinnabar);
  loom.rect(81, 68, 20, 8, c.midnight);
  loom.thread(
    [
      [83, 75],
      [88, 69],
    ],
    1.2,
    c.denim,
  );
  loom.disc(96, 73, 2, c.cocoa);
  for (let y = 78; y < 84; y += 2) loom.rect(85, y, 12, 1, c.plum);
  for (const x of [79, 99]) loom.rect(x, 79, 4, 4, c.straw);
  loom.rect(75, 85, 32, 4, c.ink);
  for (const x of [77, 99]) loom.rect(x, 88, 6, 6, c.ink);
  acacia(loom, 26, 96, 66, c.bark, c.plum, c.ink);
  acacia(loom, 172, 88, 48, c.bark, c.plum, c.ink);
  acacia(loom, 132, 75, 15, c.plum, c.brick, c.bark);
  acacia(loom, 62, 74, 12, c.plum, c.brick, c.bark);
  elephant(loom, 156, 105, 1.05, c.mauve, c.wine);
  elephant(loom, 178, 108, 0.6, c.mauve, c.wine);
  for (let x = 2; x < 192; x += 10)
    if (x < 40 || x > 150) {
      const y = 116 + chance(x) * 3;
      for (const lean of [-2, 0, 2])
        loom.thread(
          [
            [x, y],
            [x + lean, y - 7],
          ],
          1,
          lean ? c.bark : c.ochre,
        );
    }
  return loom;
}

function warehouse(): Loom {
  const loom = new Loom(c.midnight);
  loom.clip(
    headAndFoot(loom, {
      ...BAND,
      tile: 'basket',
      ground: c.earth,
      figure: c.honey,
      second: c.straw,
      edge: c.gold,
      rim: c.earth,
    }),
  );
  loom.rect(0, 0, 192, 128, c.midnight);
  for (let x = 0; x < 192; x += 24)
    loom.thread(
      [
        [x, 12],
        [x + 12, 24],
        [x + 24, 12],
      ],
      1.4,
      c.denim,
    );
  loom.rect(0, 24, 192, 1.6, c.denim);
  loom.rect(0, 98, 192, 30, woven('steps', c.teal, c.sea, c.teal));
  // Racks: three shelves of sacks, crates and bales.
  for (const left of [4, 128]) {
    for (let shelf = 0; shelf < 3; shelf++) {
      const y = 50 + shelf * 25;
      for (let i = 0; i < 4; i++) {
        const x = left + 3 + i * 14,
          kind = Math.floor(chance(i + left, shelf, 6) * 4),
          tone = PAIRS[Math.floor(chance(i, shelf + left, 3) * 7)]!;
        if (kind === 0) {
          loom.blob(
            [
              [x, y - 12],
              [x + 11, y - 12],
              [x + 12, y],
              [x - 1, y],
            ],
            upright([c.straw, c.sand, c.tan], x, 12),
          );
          loom.rect(x + 3, y - 15, 5, 3, c.tan);
          loom.disc(x + 5.5, y - 6, 2.4, tone[0]);
        } else if (kind === 1) {
          loom.rect(x, y - 13, 12, 13, c.tan);
          for (let k = 0; k < 13; k += 4) loom.rect(x, y - 13 + k, 12, 1, c.earth);
          loom.rect(x + 5, y - 13, 2, 13, c.earth);
        } else if (kind === 2) loom.rect(x, y - 15, 12, 15, woven('lozenge', tone[0], tone[1], c.gold, x + 2, y - 12));
        else {
          for (const [dx, dy] of [
            [3, 3],
            [9, 3],
            [3, 9],
            [9, 9],
          ] as const) {
            loom.disc(x + dx, y - dy, 3, tone[1]);
            loom.disc(x + dx, y - dy, 2, tone[0]);
            loom.dot(Math.floor(x + dx), Math.floor(y - dy), c.paper);
          }
        }
      }
      loom.rect(left, y, 60, 2, c.flame);
      loom.rect(left, y + 2, 60, 1, c.brick);
    }
    for (const x of [left, left + 29, left + 58]) loom.rect(x, 28, 2, 76, c.ochre);
  }
  // Lit doorway between the racks.
  loom.rect(70, 40, 52, 60, c.bark);
  loom.rect(73, 43, 46, 57, sky([c.haze, c.straw, c.gold, c.honey], 40, 92, 3));
  sun(loom, 96, 76, 12, [c.straw, c.paper]);
  loom.poly(
    [
      [73, 88],
      [119, 88],
      [119, 100],
      [73, 100],
    ],
    c.moss,
  );
  loom.poly(
    [
      [73, 100],
      [119, 100],
      [146, 128],
      [46, 128],
    ],
    woven('steps', c.sage, c.mint, c.sage),
  );
  for (const x of [42, 96, 150]) {
    loom.rect(x, 12, 1, 14, c.ink);
    loom.poly(
      [
        [x - 5, 30],
        [x - 2, 25],
        [x + 3, 25],
        [x + 6, 30],
      ],
      c.ochre,
    );
    loom.ellipse(x + 0.5, 31, 3, 1.6, c.straw);
  }
  // Forklift.
  loom.rect(122, 62, 2, 50, c.ink);
  loom.rect(126, 62, 2, 50, c.ink);
  loom.rect(100, 97, 26, 2, c.ink);
  for (const [x, y] of [
    [100, 87],
    [111, 87],
    [105, 77],
  ] as const) {
    loom.rect(x, y, 10, 10, c.honey);
    loom.rect(x, y + 4, 10, 1, c.amber);
    loom.rect(x + 4, y, 2, 10, c.cinnabar);
  }
  loom.poly(
    [
      [128, 88],
      [160, 86],
      [164, 92],
      [164, 108],
      [128, 108],
    ],
    upright([c.gold, c.ochre, c.amber], 128, 38),
  );
  loom.thread(
    [
      [130, 88],
      [134, 64],
      [156, 64],
      [160, 88],
    ],
    2,
    c.ink,
  );
  loom.rect(130, 61, 30, 3, c.ink);
  person(
    loom,
    146,
    99,
    31,
    { skin: c.umber, hair: c.ink, top: c.flame, lower: c.indigo, shape: 'trousers', head: 'cap', wrap: c.gold },
    [
      [
        [-1.4, 1.2],
        [-2.6, 1.4],
      ],
      [
        [-0.6, 1.4],
        [-2.2, 1.8],
      ],
    ],
  );
  loom.poly(
    [
      [128, 93],
      [160, 91],
      [164, 94],
      [164, 108],
      [128, 108],
    ],
    upright([c.gold, c.ochre, c.amber], 128, 38),
  );
  loom.rect(132, 98, 26, 3, c.brick);
  wheel(loom, 134, 109, 6, c.gold);
  wheel(loom, 158, 109, 5, c.gold);
  person(
    loom,
    62,
    114,
    36,
    { skin: c.fair, hair: c.ink, top: c.denim, lower: c.bark, shape: 'trousers', head: 'bun', badge: c.cinnabar },
    ARMS.forward,
  );
  loom.rect(68, 92, 9, 11, c.tan);
  loom.rect(69.4, 94, 6, 8, c.surface);
  return loom;
}

export const roadsAndPorts: Album = {
  key: 'roads-and-ports',
  pictures: [
    { name: 'container-ship', draw: ship },
    { name: 'port-cranes', draw: cranes },
    { name: 'freight-train', draw: train },
    { name: 'airport', draw: airport },
    { name: 'savannah-road', draw: road },
    { name: 'warehouse', draw: warehouse },
  ],
};
