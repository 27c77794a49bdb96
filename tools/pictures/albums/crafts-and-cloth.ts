/** Things made by hand: carved stone, baskets, the loom, drums, beads, porcelain and tea. */

import { type Border, frame } from '../loom/borders.ts';
import { chance, Loom, type Point, placed } from '../loom/loom.ts';
import { hills, leaf, rays, sun } from '../loom/nature.ts';
import { flecked, rings, round, shade, sky, stripes, type Tile, upright, woven } from '../loom/paints.ts';
import { yarn as c } from '../loom/palette.ts';
import { person } from '../loom/people.ts';
import type { Album } from './album.ts';

const BAND: Border = {
  tile: 'hourglass',
  ground: c.indigo,
  figure: c.gold,
  second: c.cinnabar,
  edge: c.paper,
  rim: c.indigo,
};

/** Two heads leaning together, cut from green stone. */
function stone(): Loom {
  const loom = new Loom(c.straw);
  loom.clip(
    frame(loom, {
      ...BAND,
      tile: 'steps',
      ground: c.leaf,
      figure: c.gold,
      second: c.ochre,
      edge: c.straw,
      rim: c.deep,
    }),
  );
  loom.rect(0, 0, 192, 128, sky([c.honey, c.gold, c.straw, c.paper, c.sunk], 4, 100, 5));
  sun(loom, 138, 46, 26, [c.gold, c.honey, c.ochre]);
  // Balancing rocks on the horizon.
  hills(loom, 88, 4, 3, c.sage);
  for (const [x, y, rx, ry] of [
    [152, 84, 19, 9],
    [146, 71, 11, 7],
    [156, 60, 9, 6],
    [32, 84, 14, 8],
    [34, 73, 8, 6],
  ] as const)
    loom.ellipse(
      x,
      y,
      rx,
      ry,
      shade([c.sand, c.tan, c.clay, c.umber], (px, py) => (px - x + (py - y) * 1.4 + rx) / (rx * 2.2)),
    );
  hills(loom, 94, 3, 5, woven('twill', c.olive, c.moss));
  loom.rect(0, 102, 192, 26, woven('zigzag', c.clay, c.brick, c.coral, 0, 102));
  const light = (from: number, wide: number) =>
    shade([c.mint, c.sage, c.moss, c.teal, c.leaf], (x, y) => (x - from + (y - 60) * 0.3) / wide);
  // The larger figure: one long curve from base to brow.
  loom.blob(
    [
      [62, 104],
      [66, 84],
      [62, 66],
      [58, 46],
      [66, 28],
      [84, 20],
      [100, 26],
      [106, 40],
      [104, 52],
      [109, 60],
      [103, 63],
      [103, 70],
      [96, 76],
      [104, 90],
      [108, 104],
    ],
    c.deep,
  );
  loom.blob(
    [
      [63, 103],
      [67.5, 84],
      [63.5, 66],
      [59.5, 46],
      [67, 29.5],
      [84, 21.5],
      [99, 27],
      [104.6, 40],
      [102.6, 52],
      [107, 60],
      [101.6, 62],
      [101.6, 69],
      [94, 76],
      [102.6, 90],
      [106, 103],
    ],
    light(58, 60),
  );
  loom.bend(
    [
      [101, 44],
      [94, 42],
      [87, 46],
    ],
    1.6,
    c.deep,
  );
  loom.bend(
    [
      [97, 48],
      [92, 50],
      [87, 48],
    ],
    1.6,
    c.deep,
  );
  loom.bend(
    [
      [103, 65.5],
      [97, 66],
    ],
    1.4,
    c.deep,
  );
  for (let i = 0; i < 6; i++)
    loom.bend(
      [
        [62 + i * 2, 54 - i * 5],
        [70 + i * 2.6, 48 - i * 4],
        [80 + i * 3, 30 + Math.abs(2 - i)],
      ],
      1.2,
      i % 2 ? c.teal : c.deep,
    );
  loom.ellipse(79, 55, 4, 6.4, c.leaf);
  loom.ellipse(79.5, 55, 2, 3.8, c.sage);
  // The child held in front.
  loom.blob(
    [
      [96, 104],
      [98, 92],
      [102, 84],
      [100, 74],
      [106, 66],
      [116, 64],
      [124, 71],
      [124, 79],
      [128, 84],
      [123, 87],
      [118, 93],
      [124, 104],
    ],
    c.deep,
  );
  loom.blob(
    [
      [97.4, 103],
      [99.4, 92],
      [103.6, 84],
      [101.6, 74.6],
      [107, 67.4],
      [116, 65.6],
      [122.6, 72],
      [122.4, 79],
      [126, 83.6],
      [121.6, 86],
      [116.6, 93],
      [122.6, 103],
    ],
    light(94, 46),
  );
  loom.bend(
    [
      [122, 77],
      [117, 75],
      [113, 77],
    ],
    1.4,
    c.deep,
  );
  loom.bend(
    [
      [72, 78],
      [82, 92],
      [100, 97],
      [112, 94],
    ],
    6,
    c.deep,
  );
  loom.bend(
    [
      [72, 78],
      [82, 91.6],
      [100, 96.4],
      [112, 93.6],
    ],
    4,
    c.sage,
  );
  loom.rect(50, 103, 84, 9, woven('lattice', c.soft, c.ink, c.ink, 50, 103));
  loom.rect(48, 102, 88, 2, c.line);
  // Chisel and mallet.
  loom.thread(
    [
      [146, 110],
      [162, 101],
    ],
    3,
    c.line,
  );
  loom.thread(
    [
      [142, 112],
      [150, 107.5],
    ],
    3.6,
    c.amber,
  );
  loom.thread(
    [
      [158, 114],
      [174, 110],
    ],
    2.6,
    c.tan,
  );
  loom.rect(166, 101, 9, 14, upright([c.tan, c.umber, c.earth], 166, 9));
  for (let i = 0; i < 16; i++)
    loom.rect(20 + chance(i, 2) * 26 + (i % 3) * 40, 107 + chance(i, 5) * 7, 2, 1, i % 2 ? c.sage : c.moss);
  return loom;
}

/** A coiled basket with a patterned belly; the profile is half widths from rim to foot. */
function basket(
  loom: Loom,
  x: number,
  foot: number,
  tall: number,
  profile: readonly number[],
  tile: Tile,
  tones: readonly [string, string, string],
  lid = false,
): void {
  const left: Point[] = profile.map((w, i) => [x - w, foot - tall + (tall * i) / (profile.length - 1)]);
  const right: Point[] = profile
    .map((w, i): Point => [x + w, foot - tall + (tall * i) / (profile.length - 1)])
    .reverse();
  const belly = woven(tile, tones[0], tones[1], tones[2], Math.round(x), Math.round(foot - tall * 0.66));
  loom.ellipse(x + 4, foot, profile[profile.length - 1]! + 7, 3, c.bark);
  loom.blob([...left, ...right], (px, py) => {
    const part = (py - foot + tall) / tall,
      side = (px - x) / Math.max(...profile);
    if (part < 0.12 || part > 0.92) return c.amber;
    if (part < 0.2 || part > 0.84) return py % 2 ? tones[1] : tones[0];
    const colour = belly(px, py);
    return side > 0.62 && colour === tones[0] ? c.tan : colour;
  });
  loom.ellipse(x, foot - tall, profile[0]!, profile[0]! * 0.22, c.amber);
  loom.ellipse(x, foot - tall, profile[0]! - 2, profile[0]! * 0.22 - 1.4, c.bark);
  if (lid) {
    loom.poly(
      [
        [x - profile[0]! - 2, foot - tall],
        [x, foot - tall - profile[0]! * 0.95],
        [x + profile[0]! + 2, foot - tall],
      ],
      stripes([tones[1], tones[0], tones[2]], 3, 'y'),
    );
    loom.ellipse(x, foot - tall, profile[0]! + 2, 2.4, c.amber);
    loom.disc(x, foot - tall - profile[0]! * 0.98, 3, c.amber);
  }
}

function baskets(): Loom {
  const loom = new Loom(c.coral);
  loom.clip(
    frame(loom, {
      ...BAND,
      tile: 'basket',
      ground: c.plum,
      figure: c.honey,
      second: c.gold,
      edge: c.gold,
      rim: c.plum,
    }),
  );
  loom.rect(0, 0, 192, 128, sky([c.wine, c.brick, c.coral, c.honey, c.gold], 2, 96, 5));
  // A great plate behind, in rings.
  loom.disc(98, 54, 46, c.bark);
  loom.disc(98, 54, 44, rings([c.straw, c.straw, c.brick, c.straw, c.indigo, c.straw, c.straw, c.ochre], 98, 54, 3.2));
  loom.where(
    { x: 50, y: 6, w: 96, h: 96 },
    (x, y) => {
      const far = Math.hypot(x - 98, y - 54),
        turn = ((Math.atan2(y - 54, x - 98) / (Math.PI * 2)) * 14 + 14) % 1;
      return far > 14 && far < 38 && Math.abs(turn - 0.5) < 0.12 + ((far % 12) / 12) * 0.28;
    },
    c.indigo,
  );
  rays(loom, 98, 54, 0, 12, 16, c.cinnabar);
  loom.rect(0, 98, 192, 30, woven('lozenge', c.umber, c.earth, c.clay, 0, 99));
  loom.rect(0, 96, 192, 2, c.gold);
  basket(loom, 50, 109, 50, [13, 14, 22, 26, 24, 18], 'zigzag', [c.straw, c.cinnabar, c.indigo], true);
  basket(loom, 145, 109, 45, [24, 23, 26, 25, 20, 15], 'lozenge', [c.gold, c.deep, c.cinnabar]);
  basket(loom, 97, 112, 34, [27, 27, 25, 21, 15], 'arrows', [c.sand, c.wine, c.ochre]);
  for (const [x, y] of [
    [82, 76],
    [90, 73],
    [98, 75],
    [106, 72],
    [113, 76],
    [94, 78],
    [103, 78],
  ] as const) {
    loom.disc(x, y, 4.6, c.plum);
    loom.disc(x, y, 4, round([c.straw, c.honey, c.flame, c.cinnabar], x, y, 4));
  }
  for (const [x, turn] of [
    [131, -1.9],
    [139, -1.6],
    [148, -1.4],
    [157, -1.1],
  ] as const) {
    leaf(loom, x, 63, 30, 8, turn, c.moss, c.lime);
    loom.thread(
      placed(
        [
          [0, 0],
          [25, 0],
        ],
        x + 3,
        64,
        1,
        turn + 0.15,
      ),
      1.4,
      c.honey,
    );
  }
  return loom;
}

/** A weaver at a loom; the finished cloth runs out towards the viewer in strips. */
function loomAndWeaver(): Loom {
  const loom = new Loom(c.haze);
  loom.clip(
    frame(loom, {
      ...BAND,
      tile: 'zigzag',
      ground: c.deep,
      figure: c.gold,
      second: c.cinnabar,
      edge: c.paper,
      rim: c.deep,
    }),
  );
  loom.rect(0, 0, 192, 128, woven('window', c.sunk, c.line, c.line));
  loom.rect(0, 104, 192, 24, woven('steps', c.tan, c.umber, c.tan));
  // Skeins of dyed yarn on a pole.
  loom.rect(12, 22, 168, 3, c.earth);
  for (let i = 0; i < 17; i++) {
    if (i > 5 && i < 11) continue;
    const x = 16 + i * 10,
      tone = [c.indigo, c.ochre, c.cinnabar, c.moss, c.wine, c.gold, c.denim, c.flame][i % 8]!;
    loom.blob(
      [
        [x, 22],
        [x + 7, 22],
        [x + 8, 40 + (i % 3) * 4],
        [x + 4, 46 + (i % 3) * 4],
        [x - 1, 40 + (i % 3) * 4],
      ],
      (px) => (px % 2 ? tone : [c.midnight, c.amber, c.brick, c.leaf, c.plum, c.honey, c.indigo, c.clay][i % 8]!),
    );
    loom.rect(x, 27, 7, 1.4, c.paper);
  }
  // Frame and warp.
  for (const x of [48, 138]) loom.rect(x, 14, 6, 98, upright([c.tan, c.umber, c.earth], x, 6));
  loom.rect(44, 26, 104, 5, c.umber);
  loom.rect(44, 86, 104, 5, c.umber);
  loom.rect(56, 31, 80, 28, (x) => (x % 2 ? c.paper : c.stone));
  for (const y of [38, 46]) loom.rect(54, y, 84, 2, c.amber);
  person(
    loom,
    96,
    124,
    92,
    {
      skin: c.cocoa,
      hair: c.ink,
      top: c.denim,
      lower: c.indigo,
      head: 'wrap',
      wrap: woven('dots', c.ochre, c.cinnabar, c.paper),
    },
    [
      [
        [-2.3, 1.2],
        [-1.9, 2.1],
      ],
      [
        [2.3, 1.2],
        [1.9, 2.1],
      ],
    ],
  );
  // The cloth on the loom hides her lap.
  const strip = (x: number, y: number): string | undefined => {
    const at = Math.floor((x - 56) / 10),
      block = Math.floor((y - 58) / 8);
    if ((x - 56) % 10 === 9) return c.ink;
    const tiles: Tile[] = ['checks', 'lozenge', 'zigzag', 'hourglass', 'arrows', 'steps'];
    return (at + block) % 2
      ? woven(tiles[(at * 2 + block) % 6]!, c.ochre, c.deep, c.cinnabar, 56 + at * 10, 58)(x, y)
      : stripes([c.cinnabar, c.gold, c.deep, c.gold], 2, (at + block) % 4 ? 'y' : 'x')(x, y);
  };
  loom.rect(56, 72, 80, 15, strip);
  loom.rect(54, 70, 84, 3, c.amber);
  loom.ellipse(74, 68, 9, 2.4, c.honey);
  loom.rect(70, 67, 8, 2, c.cinnabar);
  loom.rect(44, 86, 104, 5, c.umber);
  loom.poly(
    [
      [57, 91],
      [135, 91],
      [150, 128],
      [42, 128],
    ],
    strip,
  );
  for (const [x, tone, dark] of [
    [26, c.cinnabar, c.brick],
    [38, c.ochre, c.amber],
    [160, c.moss, c.leaf],
    [170, c.denim, c.indigo],
  ] as const) {
    loom.ellipse(x, 108, 7, 6, (px, py) => ((px + py * 2) % 4 < 2 ? tone : dark));
    loom.bend(
      [
        [x + 5, 111],
        [x + 11, 113],
        [x + 8, 115],
      ],
      1,
      tone,
    );
  }
  return loom;
}

function drum(
  loom: Loom,
  x: number,
  foot: number,
  tall: number,
  wide: number,
  tile: Tile,
  tones: readonly [string, string, string],
): void {
  const top = foot - tall;
  loom.ellipse(x + 3, foot + 1, wide * 0.62, 3, c.bark);
  loom.blob(
    [
      [x - wide, top],
      [x + wide, top],
      [x + wide * 0.98, top + tall * 0.22],
      [x + wide * 0.42, top + tall * 0.58],
      [x + wide * 0.5, top + tall * 0.86],
      [x + wide * 0.62, foot],
      [x - wide * 0.62, foot],
      [x - wide * 0.5, top + tall * 0.86],
      [x - wide * 0.42, top + tall * 0.58],
      [x - wide * 0.98, top + tall * 0.22],
    ],
    upright([c.tan, c.clay, c.umber, c.earth], x - wide, wide * 2),
  );
  loom.poly(
    [
      [x - wide * 0.42, top + tall * 0.62],
      [x + wide * 0.42, top + tall * 0.62],
      [x + wide * 0.54, foot - tall * 0.06],
      [x - wide * 0.54, foot - tall * 0.06],
    ],
    woven(tile, tones[0], tones[1], tones[2], Math.round(x), Math.round(top + tall * 0.64)),
  );
  for (let i = -4; i <= 4; i++) {
    const far = (i / 4) * wide * 0.94,
      near = (i / 4) * wide * 0.5;
    loom.thread(
      [
        [x + far, top + 5],
        [x + near * 1.1 + 2, top + tall * 0.48],
      ],
      1,
      c.straw,
    );
    loom.thread(
      [
        [x + far, top + 5],
        [x + near * 1.1 - 2, top + tall * 0.48],
      ],
      1,
      c.sand,
    );
  }
  loom.rect(x - wide * 0.52, top + tall * 0.48, wide * 1.04, 3, tones[2]);
  loom.ellipse(x, top + 4, wide + 1, wide * 0.26, tones[2]);
  loom.ellipse(x, top, wide + 1, wide * 0.26, c.earth);
  loom.ellipse(x, top - 1, wide, wide * 0.24, c.straw);
  loom.ellipse(x, top - 1, wide * 0.6, wide * 0.13, c.sand);
}

function drums(): Loom {
  const loom = new Loom(c.indigo);
  loom.clip(
    frame(loom, { ...BAND, tile: 'arrows', ground: c.ink, figure: c.flame, second: c.gold, edge: c.gold, rim: c.ink }),
  );
  loom.rect(0, 0, 192, 128, c.brick);
  rays(loom, 96, 72, 0, 140, 20, c.cinnabar);
  for (const [r, tone] of [
    [62, c.flame],
    [52, c.ochre],
    [42, c.honey],
    [32, c.gold],
  ] as const)
    loom.ring(96, 62, r, r - 10, (x, y) =>
      (Math.floor(((Math.atan2(y - 62, x - 96) + Math.PI) / (Math.PI * 2)) * (r * 0.9)) + 0) % 2 ? tone : c.brick,
    );
  loom.disc(96, 62, 23, c.straw);
  loom.rect(0, 102, 192, 26, woven('hourglass', c.plum, c.wine, c.wine, 0, 103));
  loom.rect(0, 100, 192, 2, c.gold);
  drum(loom, 48, 106, 58, 24, 'lozenge', [c.indigo, c.gold, c.gold]);
  drum(loom, 146, 106, 54, 23, 'zigzag', [c.deep, c.gold, c.cinnabar]);
  drum(loom, 97, 112, 70, 30, 'hourglass', [c.cinnabar, c.straw, c.indigo]);
  // Hands about to fall, in wide patterned cuffs.
  for (const side of [-1, 1]) {
    const x = 97 + side * 15,
      skin = side < 0 ? c.cocoa : c.umber;
    loom.poly(
      [
        [97 + side * 62, 8],
        [97 + side * 40, 8],
        [97 + side * 27, 22],
        [97 + side * 38, 30],
      ],
      woven('checks', c.gold, c.deep),
    );
    loom.thread(
      [
        [97 + side * 33, 25],
        [x + side * 4, 34],
      ],
      9,
      skin,
      7,
    );
    for (let finger = 0; finger < 4; finger++)
      loom.thread(
        [
          [x + side * 4, 33 + finger],
          [x - side * (10 - finger * 1.6), 36 + finger * 3],
        ],
        3,
        skin,
        2,
      );
    loom.disc(x + side * 3, 36, 5, skin);
    for (let finger = 0; finger < 3; finger++)
      loom.thread(
        [
          [x - side, 35.6 + finger * 2.6],
          [x - side * (8 - finger), 37.8 + finger * 3],
        ],
        1,
        c.bark,
      );
    loom.thread(
      [
        [x + side * 3, 33],
        [x - side * 3, 29],
      ],
      3,
      skin,
    );
  }
  return loom;
}

/** A collar of beads, ring within ring, on a dark ground. */
function beads(): Loom {
  const loom = new Loom(c.night);
  loom.clip(
    frame(loom, {
      ...BAND,
      tile: 'dots',
      ground: c.cinnabar,
      figure: c.gold,
      second: c.paper,
      edge: c.night,
      rim: c.cinnabar,
    }),
  );
  loom.rect(0, 0, 192, 128, stripes([c.midnight, c.midnight, c.night], 4));
  const bead = (x: number, y: number, r: number, tone: string) => {
    loom.disc(x, y, r + 0.5, c.ink);
    loom.disc(x, y, r, tone);
    loom.dot(Math.floor(x - r * 0.5), Math.floor(y - r * 0.5), c.surface);
  };
  // Each ring: its own colour, with blocks of others set symmetrically about the middle.
  const rows: readonly (readonly [string, string, string])[] = [
    [c.gold, c.gold, c.gold],
    [c.cinnabar, c.paper, c.cinnabar],
    [c.paper, c.azure, c.paper],
    [c.ochre, c.cinnabar, c.ochre],
    [c.azure, c.paper, c.gold],
    [c.paper, c.good, c.cinnabar],
    [c.cinnabar, c.gold, c.azure],
  ];
  loom.ellipse(96, 58, 80, 46, c.ink);
  loom.ellipse(96, 58, 23, 10.6, c.night);
  rows.forEach((row, ring) => {
    const wide = 27 + ring * 8,
      tall = 13 + ring * 5.2;
    let passed = 0,
      next = 0;
    for (let step = 0; step < 4000; step++) {
      const angle = Math.PI / 2 + (step / 4000) * Math.PI * 2;
      passed += Math.hypot(Math.sin(angle) * wide, Math.cos(angle) * tall) * ((Math.PI * 2) / 4000);
      if (passed < next) continue;
      next += 6.1;
      const sector = Math.abs((((step / 4000) * 24) % 4) - 2);
      bead(
        96 + Math.cos(angle) * wide,
        58 + Math.sin(angle) * tall,
        2.7,
        sector > 1.55 ? row[1] : sector < 0.2 ? row[2] : row[0],
      );
    }
  });
  // Pendants hang from the front.
  for (let i = -6; i <= 6; i++) {
    const angle = Math.PI / 2 - i * 0.14,
      x = 96 + Math.cos(angle) * 79,
      y = 58 + Math.sin(angle) * 44;
    for (let k = 0; k < 3; k++) bead(x, y + 3 + k * 3.8, 1.7, [c.gold, c.cinnabar, c.paper][(k + Math.abs(i)) % 3]!);
    loom.poly(
      [
        [x, y + 12],
        [x + 3.4, y + 16],
        [x, y + 20],
        [x - 3.4, y + 16],
      ],
      i % 2 ? c.gold : c.flame,
    );
  }
  for (const [x, y] of [
    [28, 28],
    [164, 28],
    [28, 98],
    [164, 98],
  ] as const) {
    for (let ring = 0; ring < 3; ring++)
      for (let i = 0; i < 6 * ring + (ring ? 0 : 1); i++) {
        const angle = (i / (6 * ring || 1)) * Math.PI * 2;
        bead(
          x + Math.cos(angle) * ring * 4.8,
          y + Math.sin(angle) * ring * 4.8,
          2,
          [c.gold, c.cinnabar, [c.paper, c.azure][i % 2]!][ring]!,
        );
      }
  }
  return loom;
}

function porcelain(): Loom {
  const loom = new Loom(c.mint);
  loom.clip(
    frame(loom, {
      ...BAND,
      tile: 'meander',
      ground: c.paper,
      figure: c.indigo,
      second: c.indigo,
      edge: c.indigo,
      rim: c.indigo,
    }),
  );
  // A round lattice window looks on mountains.
  loom.rect(0, 0, 192, 128, woven('twill', c.sunk, c.straw));
  loom.disc(126, 52, 41, c.amber);
  loom.disc(126, 52, 38, sky([c.haze, c.paper, c.blush], 20, 90, 4));
  const seen = (paint: (x: number, y: number) => string | undefined) => (x: number, y: number) =>
    Math.hypot(x - 125.5, y - 51.5) < 38 ? paint(x, y) : undefined;
  loom.disc(140, 36, 8, c.coral);
  hills(
    loom,
    66,
    12,
    2,
    seen(() => c.sage),
  );
  hills(loom, 76, 8, 5, seen(woven('wave', c.teal, c.moss, c.sea)));
  for (const x of [104, 126, 148])
    loom.rect(
      x - 1,
      14,
      2,
      76,
      seen(() => c.amber),
    );
  for (const y of [38, 66])
    loom.rect(
      88,
      y - 1,
      76,
      2,
      seen(() => c.amber),
    );
  loom.where(
    { x: 100, y: 26, w: 52, h: 52 },
    (x, y) => {
      const d = Math.abs(x - 126) + Math.abs(y - 52);
      return d > 24 && d < 26.4;
    },
    c.amber,
  );
  loom.rect(0, 98, 192, 30, woven('zigzag', c.cinnabar, c.brick, c.cinnabar, 0, 99));
  loom.rect(0, 96, 192, 2.5, c.plum);
  // Vase with blue motifs and a plum branch.
  loom.bend(
    [
      [50, 34],
      [56, 24],
      [46, 16],
      [52, 8],
    ],
    2,
    c.earth,
  );
  loom.bend(
    [
      [50, 32],
      [64, 22],
      [78, 18],
    ],
    1.6,
    c.earth,
  );
  loom.bend(
    [
      [49, 32],
      [36, 24],
      [28, 22],
    ],
    1.6,
    c.earth,
  );
  for (const [x, y] of [
    [58, 25],
    [66, 20],
    [76, 18],
    [47, 17],
    [38, 25],
    [29, 22],
    [70, 24],
    [54, 15],
  ] as const) {
    for (let k = 0; k < 5; k++)
      loom.disc(x + Math.cos(k * 1.257) * 2.4, y + Math.sin(k * 1.257) * 2.4, 1.7, k % 2 ? c.rose : c.coral);
    loom.dot(x, y, c.gold);
  }
  loom.ellipse(54, 111, 20, 3, c.plum);
  const vase: Point[] = [
    [43, 34],
    [57, 34],
    [54, 42],
    [58, 50],
    [72, 62],
    [74, 78],
    [66, 96],
    [61, 104],
    [64, 110],
    [36, 110],
    [39, 104],
    [34, 96],
    [26, 78],
    [28, 62],
    [42, 50],
    [46, 42],
  ];
  loom.blob(vase, upright([c.surface, c.surface, c.paper, c.line, c.bone], 26, 48));
  const glaze = (top: number, tall: number, tile: Tile, tone: string) =>
    loom.blob(vase, (x, y) =>
      y >= top && y < top + tall
        ? woven(tile, undefined, tone, tone, 26, top)(x, y)
        : y === top - 2 || y === top + tall + 1
          ? c.indigo
          : undefined,
    );
  glaze(66, 16, 'lozenge', c.indigo);
  glaze(54, 8, 'meander', c.blue);
  glaze(90, 8, 'wave', c.indigo);
  loom.rect(42, 33, 16, 2, c.indigo);
  loom.rect(38, 106, 24, 1.4, c.indigo);
  // Teapot, cups, leaves.
  loom.ellipse(120, 110, 26, 3, c.plum);
  loom.ring(146, 92, 11, 8, c.brick, -Math.PI / 2, Math.PI / 2 + 0.4);
  loom.bend(
    [
      [104, 98],
      [94, 96],
      [90, 84],
      [86, 82],
    ],
    5,
    c.brick,
    3,
  );
  loom.blob(
    [
      [106, 82],
      [134, 82],
      [145, 92],
      [143, 104],
      [134, 110],
      [106, 110],
      [97, 104],
      [95, 92],
    ],
    shade([c.coral, c.flame, c.clay, c.brick], (x, y) => (x - 100 + (y - 82)) / 64),
  );
  loom.blob(
    [
      [106, 83],
      [120, 76],
      [134, 83],
      [120, 86],
    ],
    c.clay,
  );
  loom.disc(120, 75, 3, c.brick);
  loom.rect(100, 94, 42, 7, woven('meander', c.clay, c.gold, c.gold, 100, 94));
  for (const [x, y] of [
    [160, 104],
    [80, 108],
  ] as const) {
    loom.ellipse(x, y + 6, 12, 2.4, c.plum);
    loom.poly(
      [
        [x - 9, y - 6],
        [x + 9, y - 6],
        [x + 5.5, y + 5],
        [x - 5.5, y + 5],
      ],
      upright([c.surface, c.paper, c.bone], x - 9, 18),
    );
    loom.ellipse(x, y - 6, 9, 2.2, c.line);
    loom.ellipse(x, y - 6, 7.4, 1.5, c.olive);
    loom.rect(x - 7, y - 1, 14, 2, woven('checks', c.paper, c.indigo));
  }
  loom.bend(
    [
      [160, 94],
      [162, 89],
      [158, 84],
      [161, 79],
    ],
    1.6,
    c.surface,
  );
  loom.ellipse(24, 112, 10, 3, flecked(c.leaf, [c.moss, c.olive, c.lime], 0.5));
  return loom;
}

export const craftsAndCloth: Album = {
  key: 'crafts-and-cloth',
  pictures: [
    { name: 'stone-carving', draw: stone },
    { name: 'baskets', draw: baskets },
    { name: 'loom', draw: loomAndWeaver },
    { name: 'drums', draw: drums },
    { name: 'beads', draw: beads },
    { name: 'porcelain-and-tea', draw: porcelain },
  ],
};
