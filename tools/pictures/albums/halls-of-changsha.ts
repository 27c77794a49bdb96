/** The exhibition halls, inside and out, by day and by night, and the river that runs through the city. */

import { type Border, frame, headAndFoot } from '../loom/borders.ts';
import { banner, flag, garland, hallFront, lantern } from '../loom/buildings.ts';
import { chance, Loom, type Paint, type Rule } from '../loom/loom.ts';
import { birds, cloud, hills, stars, sun, tree, tufts } from '../loom/nature.ts';
import { dashes, round, shade, sky, stripes, type Tile, upright, woven } from '../loom/paints.ts';
import { yarn as c } from '../loom/palette.ts';
import { ARMS, type Dress, person } from '../loom/people.ts';
import { AFRICA } from './africa.ts';
import type { Album } from './album.ts';

const BAND: Border = {
  tile: 'lattice',
  ground: c.paper,
  figure: c.cinnabar,
  second: c.cinnabar,
  edge: c.deep,
  rim: c.deep,
};
const SKINS = [c.cocoa, c.fair, c.umber, c.tan];
const TOPS = [c.cinnabar, c.indigo, c.ochre, c.moss, c.wine, c.denim, c.gold, c.flame];

/** Someone of the crowd, chosen by number. */
function visitor(at: number): Dress {
  const robe = at % 3 === 0,
    top = TOPS[at % TOPS.length]!;
  return {
    skin: SKINS[at % 4]!,
    hair: c.ink,
    top: robe ? woven('dots', top, c.gold, c.paper) : top,
    lower: robe ? woven('lozenge', top, c.gold, c.paper) : [c.midnight, c.soft, c.bark][at % 3]!,
    shape: robe ? 'robe' : 'trousers',
    head: robe && at % 2 ? 'wrap' : at % 4 === 1 ? 'bun' : 'short',
    wrap: TOPS[(at + 3) % TOPS.length]!,
    badge: at % 2 ? c.cinnabar : undefined,
  };
}

/** Six roofs and the central area from above. */
function plan(): Loom {
  const loom = new Loom(c.grass);
  loom.clip(frame(loom, BAND));
  loom.rect(0, 0, 192, 128, woven('dots', c.grass, c.moss, c.lime));
  loom.rect(12, 55, 168, 18, c.sand);
  for (const x of [62, 116]) loom.rect(x, 12, 14, 104, c.sand);
  loom.rect(12, 63, 168, 2, woven('checks', c.paper, c.ochre));
  for (const x of [68, 122]) loom.rect(x, 12, 2, 104, woven('checks', c.paper, c.ochre));
  const roofs: readonly (readonly [number, number, Tile, string, string, string])[] = [
    [17, 16, 'lozenge', c.cinnabar, c.gold, c.brick],
    [78, 16, 'meander', c.indigo, c.sky, c.sky],
    [132, 16, 'zigzag', c.ochre, c.straw, c.amber],
    [17, 77, 'basket', c.deep, c.sage, c.moss],
    [78, 77, 'hourglass', c.wine, c.rose, c.rose],
    [132, 77, 'cross', c.teal, c.gold, c.mint],
  ];
  for (const [x, y, tile, ground, figure, second] of roofs) {
    const w = x === 78 ? 36 : 43,
      h = 35;
    loom.rect(x + 3, y + 3, w, h, c.leaf);
    loom.rect(x, y, w, h, c.paper);
    loom.rect(x + 1, y + 1, w - 2, h - 2, ground);
    loom.rect(x + 2, y + 2, w - 4, h - 4, woven(tile, ground, figure, second, x + 2, y + 2));
    loom.rect(x + 1, y + h / 2 - 2, w - 2, 4, c.paper);
    loom.rect(x + 1, y + h / 2 - 1, w - 2, 2, stripes([c.sky, c.surface, c.haze], 2, 'x'));
  }
  // Central area: a great diamond under a fan of glass.
  const inside = (r: number) => (x: number, y: number) => Math.abs(x - 96) / 2.3 + Math.abs(y - 64) < r;
  const box = { x: 40, y: 30, w: 112, h: 68 };
  loom.where(box, inside(15.5), c.leaf);
  loom.where(box, inside(14.5), c.paper);
  loom.where(
    box,
    inside(13.4),
    (x, y) =>
      [c.ochre, c.gold, c.cinnabar, c.deep, c.gold][
        Math.floor((Math.abs(x + 0.5 - 96) / 2.3 + Math.abs(y + 0.5 - 64)) / 2.8)
      ],
  );
  loom.disc(96, 64, 3, c.paper);
  loom.disc(96, 64, 1.6, c.cinnabar);
  for (let i = 0; i < 9; i++)
    for (const y of [13.5, 114]) {
      const x = 17 + i * 19.6;
      loom.disc(x, y, 4, round([c.lime, c.good, c.leaf], x, y, 4));
    }
  for (let i = 0; i < 64; i++) {
    const x = 14 + Math.floor(chance(i, 3) * 164),
      y = i % 2 ? 57 + Math.floor(chance(i, 5) * 14) : 14 + Math.floor(chance(i, 5) * 100);
    const along = i % 2 ? x : (i % 4 ? 64 : 118) + Math.floor(chance(i, 6) * 10);
    loom.rect(along, y, 1, 2, [c.cinnabar, c.indigo, c.bark, c.wine][i % 4]!);
  }
  return loom;
}

function entrance(): Loom {
  const loom = new Loom(c.sky);
  loom.clip(headAndFoot(loom, { ...BAND, tile: 'window' }));
  loom.rect(0, 0, 192, 128, sky([c.blue, c.sky, c.sky, c.haze, c.paper], 6, 78, 4));
  sun(loom, 30, 32, 11, [c.straw, c.gold, c.honey]);
  cloud(loom, 74, 27, 14, c.surface, c.sky);
  cloud(loom, 160, 30, 18, c.surface, c.sky);
  hallFront(
    loom,
    22,
    170,
    93,
    56,
    shade([c.haze, c.sky, c.blue, c.teal], (x, y) => (x + y * 1.3 - 90) / 140),
    woven('lozenge', c.brick, c.cinnabar, c.ochre),
    c.deep,
    12,
  );
  // Portal with a lattice gate.
  loom.poly(
    [
      [76, 93],
      [76, 58],
      [96, 48],
      [116, 58],
      [116, 93],
    ],
    c.deep,
  );
  loom.poly(
    [
      [79, 93],
      [79, 60],
      [96, 51.5],
      [113, 60],
      [113, 93],
    ],
    woven('lattice', c.gold, c.amber, c.amber, 80, 52),
  );
  loom.rect(84, 68, 24, 25, c.bark);
  loom.rect(
    86,
    70,
    20,
    23,
    shade([c.straw, c.gold, c.honey], (_, y) => (y - 70) / 24),
  );
  loom.rect(0, 93, 192, 36, woven('steps', c.sand, c.straw, c.sand));
  loom.poly(
    [
      [84, 93],
      [108, 93],
      [140, 128],
      [52, 128],
    ],
    woven('zigzag', c.cinnabar, c.brick, c.flame),
  );
  const cloths: Paint[] = [
    stripes([c.cinnabar, c.gold], 3),
    woven('checks', c.paper, c.indigo),
    stripes([c.deep, c.paper], 3, 'x'),
    woven('twill', c.ochre, c.wine),
    stripes([c.indigo, c.gold, c.indigo], 2),
    woven('dots', c.paper, c.cinnabar),
  ];
  [8, 24, 40, 142, 158, 174].forEach((x, at) => flag(loom, x, 95, 46 - Math.abs(2.5 - at) * 2, 9, cloths[at]!));
  for (const x of [14, 32, 50, 66, 126, 146, 164, 182]) tree(loom, x, 97, 15, [c.lime, c.moss, c.green], c.bark);
  [
    [30, 110],
    [47, 114],
    [70, 106],
    [90, 101],
    [101, 104],
    [120, 112],
    [141, 107],
    [158, 114],
    [176, 108],
    [12, 113],
    [86, 114],
  ].forEach(([x, y], at) =>
    person(loom, x!, y!, 18 + (y! - 98) * 0.4, visitor(at), at % 4 === 2 ? ARMS.rightUp : ARMS.down),
  );
  return loom;
}

function standRows(): Loom {
  const loom = new Loom(c.deep);
  loom.clip(
    headAndFoot(loom, { ...BAND, tile: 'meander', ground: c.deep, figure: c.gold, second: c.gold, edge: c.paper }),
  );
  const vx = 96,
    vy = 54;
  // Roof: beams and glass strips to the vanishing point.
  loom.rect(0, 0, 192, 60, c.leaf);
  for (let i = -8; i < 9; i++)
    loom.poly(
      [
        [vx + i * 3, vy],
        [vx + i * 3 + 1, vy],
        [vx + i * 30 + 14, 8],
        [vx + i * 30, 8],
      ],
      i % 2 ? c.sage : c.deep,
    );
  for (const y of [16, 26, 34, 40, 45, 49]) loom.rect(0, y, 192, 1, c.deep);
  loom.rect(80, 40, 32, 20, c.straw);
  loom.rect(80, 40, 32, 20, woven('lattice', c.straw, c.honey, c.honey, 80, 40));
  // Floor with carpet.
  loom.poly(
    [
      [84, 60],
      [108, 60],
      [230, 128],
      [-38, 128],
    ],
    c.line,
  );
  loom.poly(
    [
      [91, 60],
      [101, 60],
      [138, 128],
      [54, 128],
    ],
    (x, y) => (Math.floor(420 / (y - 53)) % 2 ? c.cinnabar : Math.abs(x - 96) < (y - 56) * 0.3 ? c.flame : c.brick),
  );
  // Stands on both sides, from far to near.
  const walls = [c.ochre, c.indigo, c.cinnabar, c.moss, c.wine, c.gold, c.teal, c.flame],
    tiles: Tile[] = ['lozenge', 'zigzag', 'hourglass', 'basket', 'cross', 'arrows', 'steps', 'meander'];
  for (let depth = 4; depth >= 0; depth--) {
    const near = 1 / (0.42 + depth * 0.6),
      far = 1 / (0.42 + (depth + 0.82) * 0.6);
    for (const side of [-1, 1]) {
      const at = depth * 2 + (side > 0 ? 1 : 0),
        wall = walls[at % 8]!,
        cream = at % 2 ? c.straw : c.paper;
      const x1 = vx + side * near * 45,
        x2 = vx + side * far * 45,
        y = (h: number, z: number) => vy + h * z;
      const out = vx + side * 190;
      loom.poly(
        [
          [x1, y(-22, near)],
          [out, y(-22, near)],
          [out, y(40, near)],
          [x1, y(40, near)],
        ],
        wall,
      );
      loom.poly(
        [
          [x1, y(-22, near)],
          [x2, y(-22, far)],
          [x2, y(40, far)],
          [x1, y(40, near)],
        ],
        c.bark,
      );
      loom.poly(
        [
          [x1, y(-16, near)],
          [x2, y(-16, far)],
          [x2, y(18, far)],
          [x1, y(18, near)],
        ],
        shade([c.straw, c.gold, c.honey], (_, py) => (py - 40) / 50),
      );
      for (const shelf of [-6, 4, 14]) {
        loom.thread(
          [
            [x1, y(shelf, near)],
            [x2, y(shelf, far)],
          ],
          1.4,
          c.umber,
        );
        for (let t = 0.1; t < 0.95; t += 0.17)
          loom.disc(
            x1 + (x2 - x1) * t,
            y(shelf, near) + (y(shelf, far) - y(shelf, near)) * t - near * 2.4,
            near * 2.2,
            walls[(at + Math.floor(t * 20)) % 8]!,
          );
      }
      loom.poly(
        [
          [x1, y(18, near)],
          [x2, y(18, far)],
          [x2, y(40, far)],
          [x1, y(40, near)],
        ],
        woven(tiles[at % 8]!, wall, cream),
      );
      loom.poly(
        [
          [x1, y(-30, near)],
          [x2, y(-30, far)],
          [x2, y(-16, far)],
          [x1, y(-16, near)],
        ],
        woven(tiles[(at + 3) % 8]!, cream, wall),
      );
      loom.rect(Math.min(x1, out), y(-30, near), Math.abs(out - x1), near * 14, cream);
      loom.thread(
        [
          [x1, y(-30, near)],
          [x1, y(40, near)],
        ],
        1.6,
        c.bark,
      );
    }
  }
  for (const [x, y, r] of [
    [82, 38, 2.4],
    [110, 38, 2.4],
    [74, 30, 3.4],
    [118, 30, 3.4],
    [62, 22, 5],
    [130, 22, 5],
  ] as const)
    lantern(loom, x, y, r);
  [
    [92, 70, 15],
    [103, 72, 16],
    [84, 82, 25],
    [110, 88, 30],
    [76, 108, 46],
    [124, 112, 50],
  ].forEach(([x, y, tall], at) =>
    person(loom, x!, y!, tall!, visitor(at * 5 + 3), at % 2 ? ARMS.backward : ARMS.forward),
  );
  return loom;
}

/** Visitors in front of a wall-high map of Africa made of stitches. */
function mapWall(): Loom {
  const loom = new Loom(c.deep);
  loom.clip(
    headAndFoot(loom, {
      ...BAND,
      tile: 'lozenge',
      ground: c.ink,
      figure: c.ochre,
      second: c.cinnabar,
      edge: c.gold,
      rim: c.ink,
    }),
  );
  loom.rect(0, 0, 192, 128, woven('lattice', c.deep, c.leaf));
  loom.disc(96, 60, 64, c.leaf);
  loom.disc(96, 60, 58, c.green);
  loom.where(
    { x: 36, y: 4, w: 120, h: 100 },
    (x, y) => Math.hypot(x - 96, y - 60) < 58 && Math.floor(Math.hypot(x - 96, y - 60)) % 7 === 0,
    c.leaf,
  );
  const weaves = [
    woven('lozenge', c.ochre, c.cinnabar, c.gold),
    woven('zigzag', c.gold, c.flame, c.cinnabar),
    woven('hourglass', c.straw, c.coral),
    woven('basket', c.ochre, c.straw, c.flame),
    woven('arrows', c.honey, c.brick, c.straw),
    woven('steps', c.gold, c.wine, c.ochre),
  ];
  const quilt: Rule = (x, y) => weaves[Math.floor((y - 14) / 14) % weaves.length]!(x, y);
  AFRICA.forEach((runs, row) => {
    for (let i = 0; i < runs.length; i += 2)
      for (let k = 0; k < runs[i + 1]!; k++) {
        const left = 53 + Math.round((runs[i]! + k) * 2.3),
          top = 15 + Math.round(row * 2.3);
        loom.rect(left + 1, top + 1, 3, 3, c.ink);
        loom.rect(left, top, 3, 3, quilt);
      }
  });
  loom.rect(0, 102, 192, 26, woven('steps', c.umber, c.earth, c.umber));
  loom.rect(0, 101, 192, 1.6, c.gold);
  for (const x of [10, 168])
    banner(loom, x, 14, 14, 46, woven(x === 10 ? 'zigzag' : 'cross', c.cinnabar, c.gold, c.paper, x, 14));
  [
    [18, 112, 40],
    [35, 114, 36],
    [52, 115, 41],
    [64, 114, 25],
    [141, 113, 40],
    [157, 115, 37],
    [175, 112, 41],
  ].forEach(([x, y, tall], at) =>
    person(
      loom,
      x!,
      y!,
      tall!,
      { ...visitor(at * 5 + 1), badge: undefined },
      at === 2
        ? ARMS.rightUp
        : at === 4
          ? [
              [
                [-1.5, 0.2],
                [-2.2, -1.4],
              ],
              [
                [1.15, 1.5],
                [1, 2.8],
              ],
            ]
          : ARMS.down,
    ),
  );
  return loom;
}

function nightLights(): Loom {
  const loom = new Loom(c.night);
  loom.clip(
    headAndFoot(loom, {
      ...BAND,
      tile: 'cross',
      ground: c.night,
      figure: c.gold,
      second: c.cinnabar,
      edge: c.honey,
      rim: c.night,
    }),
  );
  loom.rect(0, 0, 192, 128, sky([c.night, c.midnight, c.indigo, c.denim], 2, 78, 5));
  stars(loom, 13, 40, 60, c.straw, 8);
  sun(loom, 181, 45, 10, [c.denim, c.straw, c.paper]);
  for (let i = 0; i < 15; i++) {
    const x = i * 13,
      top = 46 + chance(i, 4) * 18;
    loom.rect(x, top, 11, 40, c.midnight);
    for (let y = top + 3; y < 78; y += 5)
      for (let wx = x + 2; wx < x + 9; wx += 3) if (chance(wx, y) < 0.45) loom.rect(wx, y, 1, 2, c.honey);
  }
  const glow = shade([c.ochre, c.honey, c.gold, c.straw], (_, y) => (y - 54) / 28);
  hallFront(loom, 26, 166, 82, 44, glow, woven('zigzag', c.indigo, c.denim, c.cinnabar), c.plum, 10);
  for (let i = 0; i < 13; i++)
    loom.poly(
      [
        [33 + i * 10, 82],
        [34.5 + i * 10, 74 + (i % 3)],
        [36 + i * 10, 82],
      ],
      c.bark,
    );
  loom.rect(0, 82, 192, 4, c.ink);
  loom.rect(0, 86, 192, 42, c.midnight);
  const dimmed: Record<string, string> = {
    [c.straw]: c.gold,
    [c.gold]: c.honey,
    [c.honey]: c.ochre,
    [c.ochre]: c.amber,
    [c.ink]: c.night,
  };
  // The water repeats the light, row by row a little wider apart.
  for (let y = 86; y < 118; y++)
    for (let x = 0; x < 192; x++) {
      const from = 82 - (y - 84) * 1.2 + Math.sin(y * 1.9) * 0.8,
        sway = Math.round(Math.sin(y * 1.3 + x / 9) * 1.4);
      const colour = loom.cells[Math.max(0, Math.round(from)) * 192 + Math.max(0, Math.min(191, x + sway))];
      const mirrored = dimmed[colour ?? ''];
      if (y % 3 !== 2 && mirrored) loom.dot(x, y, mirrored);
    }
  garland(loom, [0, 24], [72, 13], 9, [c.gold, c.coral, c.straw], c.denim);
  garland(loom, [72, 13], [192, 20], 12, [c.gold, c.coral, c.straw], c.denim);
  for (const x of [6, 19, 173, 186]) {
    tree(loom, x, 85, 20, [c.moss, c.leaf, c.deep], c.ink);
  }
  for (const [x, y] of [
    [40, 102],
    [148, 106],
    [96, 110],
  ] as const) {
    loom.poly(
      [
        [x - 8, y],
        [x + 8, y],
        [x + 5, y + 3],
        [x - 5, y + 3],
      ],
      c.bark,
    );
    lantern(loom, x, y - 5, 3.4);
  }
  return loom;
}

function riverAndBridge(): Loom {
  const loom = new Loom(c.rose);
  loom.clip(
    headAndFoot(loom, {
      ...BAND,
      tile: 'wave',
      ground: c.teal,
      figure: c.paper,
      second: c.gold,
      edge: c.straw,
      rim: c.deep,
    }),
  );
  loom.rect(0, 0, 192, 128, sky([c.denim, c.lilac, c.blush, c.coral, c.honey, c.gold], 6, 72, 5));
  sun(loom, 60, 47, 15, [c.honey, c.straw, c.paper]);
  birds(
    loom,
    [
      [92, 26],
      [102, 22],
      [112, 27],
      [30, 28],
    ],
    c.indigo,
  );
  hills(loom, 56, 10, 1, c.mauve);
  hills(loom, 63, 9, 4, woven('dots', c.teal, c.sea, c.moss));
  // Towers on the far bank.
  const towers: readonly (readonly [number, number, number])[] = [
    [118, 12, 40],
    [131, 9, 52],
    [141, 14, 34],
    [156, 10, 46],
    [167, 13, 36],
    [181, 11, 50],
  ];
  towers.forEach(([x, wide, tall], at) => {
    loom.rect(x, 76 - tall, wide, tall, upright([c.lilac, c.mauve, c.wine], x, wide));
    if (at % 2) loom.rect(x + wide / 2, 76 - tall - 6, 1, 6, c.wine);
    for (let y = 79 - tall; y < 74; y += 4)
      for (let wx = x + 2; wx < x + wide - 2; wx += 3) if (chance(wx, y, 3) < 0.6) loom.rect(wx, y, 1, 2, c.gold);
  });
  loom.rect(0, 74, 192, 3, c.leaf);
  loom.rect(0, 76, 192, 52, (x, y) =>
    dashes(y < 92 ? c.sky : y < 104 ? c.blue : c.teal, y < 96 ? c.blush : c.sky, 3, 7, 6)(x, y),
  );
  loom.where(
    { x: 40, y: 77, w: 40, h: 40 },
    (x, y) => Math.abs(x - 60) < 6 + Math.sin(y * 2.2) * 5 && Math.floor(y) % 2 === 0,
    c.gold,
  );
  // The bridge: arches from bank to bank.
  for (let x = -14; x < 192; x += 40) {
    loom.ring(x + 20, 88, 20, 17, c.brick, Math.PI, Math.PI * 2);
    loom.ring(x + 20, 88, 17, 15.8, c.gold, Math.PI, Math.PI * 2);
    for (let k = 4; k < 40; k += 5)
      loom.thread(
        [
          [x + k, 67],
          [x + k, 88 - Math.sqrt(Math.max(0, 400 - (k - 20) ** 2))],
        ],
        1,
        c.brick,
      );
    loom.poly(
      [
        [x - 2.5, 84],
        [x + 3, 84],
        [x + 4, 97],
        [x - 3.5, 97],
      ],
      upright([c.straw, c.tan, c.umber], x - 3, 7),
    );
  }
  loom.rect(0, 65, 192, 4, c.cinnabar);
  loom.rect(0, 64, 192, 1, c.straw);
  for (const x of [8, 38, 84, 97, 150]) {
    loom.rect(x, 61, 7, 3, TOPS[x % 8]!);
    loom.rect(x + 1, 60, 4, 1, c.haze);
  }
  // A boat and the near bank.
  for (const [x, y, s] of [
    [128, 104, 1],
    [34, 100, 0.7],
  ] as const) {
    loom.poly(
      [
        [x - 18 * s, y],
        [x + 18 * s, y],
        [x + 12 * s, y + 7 * s],
        [x - 13 * s, y + 7 * s],
      ],
      c.umber,
    );
    loom.rect(x - 10 * s, y - 6 * s, 19 * s, 6 * s, woven('window', c.straw, c.brick));
    loom.poly(
      [
        [x - 13 * s, y - 5 * s],
        [x - 9 * s, y - 10 * s],
        [x + 8 * s, y - 10 * s],
        [x + 12 * s, y - 5 * s],
      ],
      c.cinnabar,
    );
    loom.rect(x - 16 * s, y + 8 * s, 32 * s, 1, c.haze);
  }
  loom.blob(
    [
      [-10, 116],
      [20, 110],
      [60, 113],
      [90, 119],
      [60, 130],
      [-10, 130],
    ],
    c.leaf,
  );
  tufts(loom, 114, 9, c.lime, 5, 4);
  for (const [x, s] of [
    [10, 26],
    [26, 20],
  ] as const)
    tree(loom, x, 115, s, [c.honey, c.ochre, c.clay], c.bark);
  return loom;
}

export const hallsOfChangsha: Album = {
  key: 'halls-of-changsha',
  pictures: [
    { name: 'six-halls', draw: plan },
    { name: 'entrance', draw: entrance },
    { name: 'stand-rows', draw: standRows },
    { name: 'map-wall', draw: mapWall },
    { name: 'night-lights', draw: nightLights },
    { name: 'river-and-bridge', draw: riverAndBridge },
  ],
};
