/** Close-ups of goods: coffee, roses, vanilla, cocoa, chilli, wine. */

import { frame } from '../loom/borders.ts';
import { chance, Loom, type Point, placed } from '../loom/loom.ts';
import { hills, leaf, rays, sun } from '../loom/nature.ts';
import { round, shade, sky, stripes, upright, woven } from '../loom/paints.ts';
import { yarn as c } from '../loom/palette.ts';
import type { Album } from './album.ts';

function bean(loom: Loom, x: number, y: number, size: number, turn: number): void {
  loom.ellipse(
    x,
    y,
    size,
    size * 0.66,
    shade([c.umber, c.cocoa, c.bark], (_px, py) => (py - y + size) / (size * 2)),
    turn,
  );
  loom.bend(
    placed(
      [
        [-size * 0.9, 0.4],
        [-size * 0.3, -0.6],
        [size * 0.3, 0.6],
        [size * 0.9, -0.4],
      ],
      x,
      y,
      1,
      turn,
    ),
    1,
    c.tan,
  );
}

function cherry(loom: Loom, x: number, y: number, r: number, tones = [c.rose, c.coral, c.cinnabar, c.brick]): void {
  loom.disc(x, y, r + 0.6, c.plum);
  loom.disc(x, y, r, round(tones, x, y, r));
  loom.rect(x - 1, y + r - 1.5, 2, 1, c.plum);
}

function coffee(): Loom {
  const loom = new Loom(c.gold);
  const box = frame(loom, {
    tile: 'lozenge',
    ground: c.deep,
    figure: c.cinnabar,
    second: c.gold,
    edge: c.paper,
    rim: c.deep,
  });
  loom.clip(box);
  loom.rect(0, 0, 192, 128, sky([c.honey, c.gold, c.sand, c.straw], 12, 90, 4));
  rays(loom, 82, 58, 0, 120, 22, sky([c.gold, c.straw, c.sunk], 12, 90, 4));
  sun(loom, 82, 58, 38, [c.honey, c.ochre, c.flame]);
  loom.rect(0, 96, 192, 32, woven('zigzag', c.cinnabar, c.brick, c.flame, 0, 96));
  loom.rect(0, 94, 192, 2, c.plum);
  // Saucer, cup and handle.
  loom.ellipse(82, 99, 47, 8, c.plum);
  loom.ellipse(82, 97, 47, 7.6, c.paper);
  loom.ellipse(82, 96.4, 40, 5.6, c.line);
  loom.ring(119, 72, 14, 8.6, c.paper);
  loom.ring(119, 72, 10.4, 8.6, c.line);
  const cup: Point[] = [
    [49, 56],
    [115, 56],
    [114, 68],
    [108, 84],
    [98, 94],
    [66, 94],
    [56, 84],
    [50, 68],
  ];
  loom.poly(cup, upright([c.surface, c.paper, c.sunk, c.line, c.bone], 49, 66));
  loom.poly(
    [
      [49.7, 66],
      [114.3, 66],
      [111, 78],
      [53, 78],
    ],
    woven('lozenge', c.paper, c.cinnabar, c.deep, 46, 68),
  );
  loom.poly(
    [
      [49.7, 66],
      [114.3, 66],
      [113.8, 68],
      [50.2, 68],
    ],
    c.deep,
  );
  loom.poly(
    [
      [52.3, 76],
      [111.7, 76],
      [111, 78],
      [53, 78],
    ],
    c.deep,
  );
  loom.ellipse(82, 56, 33.4, 8, c.line);
  loom.ellipse(82, 56, 31.4, 6.6, c.cocoa);
  loom.ellipse(82, 57.6, 29, 4.6, c.umber);
  loom.bend(
    [
      [66, 57],
      [74, 59],
      [84, 58],
      [94, 59],
    ],
    1.4,
    c.tan,
  );
  for (const [x, lean] of [
    [68, 3.4],
    [82, 3.4],
    [96, 3.4],
  ] as const) {
    loom.bend(
      [
        [x, 50],
        [x + lean, 43],
        [x - lean, 34],
        [x + lean * 0.8, 26],
        [x, 19],
      ],
      3.2,
      c.paper,
      1,
    );
  }
  // The branch.
  loom.bend(
    [
      [184, 10],
      [166, 25],
      [152, 42],
      [143, 64],
    ],
    3.4,
    c.earth,
    1.6,
  );
  for (const [x, y, long, wide, turn] of [
    [170, 22, 34, 15, 2.7],
    [160, 32, 30, 14, 0.75],
    [150, 45, 30, 14, 2.55],
    [147, 56, 28, 13, 0.6],
    [143, 64, 26, 12, 1.9],
  ] as const) {
    leaf(
      loom,
      x,
      y,
      long,
      wide,
      turn,
      shade(
        [c.moss, c.green, c.deep],
        (px, py) => (Math.sin(turn) * (px - x) - Math.cos(turn) * (py - y)) / wide + 0.5,
      ),
      c.lime,
    );
  }
  for (const [x, y, r] of [
    [163, 36, 5.5],
    [154, 35, 5],
    [158, 44, 5.6],
    [166, 45, 4.6],
    [146, 57, 5],
    [153, 55, 5.4],
    [149, 65, 5.2],
  ] as const)
    cherry(loom, x, y, r);
  cherry(loom, 140, 60, 4.4, [c.straw, c.gold, c.honey, c.ochre]);
  for (const [x, y, turn] of [
    [24, 103, 0.4],
    [36, 110, -0.5],
    [22, 113, 1.2],
    [140, 104, 0.3],
    [151, 110, 1],
    [164, 103, -0.4],
    [172, 112, 0.5],
    [128, 111, -0.7],
    [60, 112, 0.2],
  ] as const)
    bean(loom, x, y, 5.4, turn);
  return loom;
}

function rose(loom: Loom, x: number, y: number, r: number, tones: readonly string[], turn: number): void {
  const [light, mid, dark, deepest] = tones as [string, string, string, string];
  loom.disc(x, y, r * 0.92, deepest);
  for (const [count, far, petal, shift] of [
    [5, 0.55, 0.5, 0],
    [5, 0.36, 0.42, 0.6],
    [3, 0.2, 0.33, 0.2],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const angle = turn + shift + (i * Math.PI * 2) / count;
      const px = x + Math.cos(angle) * r * far,
        py = y + Math.sin(angle) * r * far;
      loom.disc(px, py, r * petal, deepest);
      loom.disc(
        px - 0.2,
        py - 0.4,
        r * petal - 1.1,
        shade([light, mid, dark], (ax, ay) => 1 - (Math.hypot(ax - x, ay - y) / r - far + petal) / (petal * 2)),
      );
    }
  }
  loom.disc(x, y, r * 0.26, dark);
  loom.ring(x, y, r * 0.27, r * 0.27 - 1.2, deepest, turn, turn + 4.6);
  loom.ring(x, y, r * 0.13, 0, mid, turn + 2, turn + 6.5);
}

function roses(): Loom {
  const loom = new Loom(c.deep);
  const box = frame(loom, {
    tile: 'hourglass',
    ground: c.cinnabar,
    figure: c.paper,
    second: c.rose,
    edge: c.deep,
    rim: c.plum,
  });
  loom.clip(box);
  loom.rect(0, 0, 192, 128, stripes([c.deep, c.deep, c.leaf], 4, 'x'));
  loom.disc(96, 64, 62, c.leaf);
  loom.disc(96, 64, 60, c.green);
  const bunch: readonly (readonly [number, number, number, readonly string[], number])[] = [
    [56, 46, 20, [c.blush, c.rose, c.coral, c.brick], 0.3],
    [134, 44, 21, [c.surface, c.straw, c.gold, c.ochre], 1.2],
    [48, 84, 18, [c.straw, c.honey, c.ochre, c.amber], 2],
    [142, 84, 20, [c.blush, c.rose, c.coral, c.brick], 0.9],
    [95, 36, 20, [c.coral, c.cinnabar, c.brick, c.plum], 0.1],
    [96, 94, 20, [c.paper, c.blush, c.rose, c.clay], 1.6],
    [96, 64, 25, [c.rose, c.cinnabar, c.brick, c.plum], 0.6],
  ];
  for (let i = 0; i < 18; i++) {
    const angle = (i / 18) * Math.PI * 2 + 0.12,
      far = 40 + (i % 3) * 6;
    leaf(
      loom,
      96 + Math.cos(angle) * far * 1.25,
      65 + Math.sin(angle) * far * 0.78,
      24,
      14,
      angle + (i % 2 ? 0.35 : -0.35),
      i % 2 ? c.moss : c.grass,
      i % 2 ? c.sage : c.lime,
    );
  }
  for (const [x, y, r, tones, turn] of bunch) rose(loom, x, y, r, tones, turn);
  for (const [x, y] of [
    [74, 22],
    [163, 63],
    [29, 65],
    [118, 111],
  ] as const) {
    leaf(loom, x - 6, y + 4, 15, 9, -0.5, c.moss, c.sage);
    rose(loom, x, y, 7.5, [c.blush, c.rose, c.coral, c.brick], x);
  }
  return loom;
}

function vanilla(): Loom {
  const loom = new Loom(c.midnight);
  const box = frame(loom, {
    tile: 'meander',
    ground: c.midnight,
    figure: c.honey,
    second: c.sage,
    edge: c.straw,
    rim: c.night,
  });
  loom.clip(box);
  loom.rect(0, 0, 192, 128, sky([c.night, c.midnight, c.indigo, c.denim], 0, 128, 5));
  for (let i = 0; i < 40; i++)
    loom.dot(12 + Math.floor(chance(i, 2) * 168), 12 + Math.floor(chance(i, 7) * 70), c.gold);
  sun(loom, 148, 38, 20, [c.denim, c.straw, c.paper]);
  loom.bend(
    [
      [10, 34],
      [40, 24],
      [76, 32],
      [112, 20],
      [150, 27],
      [184, 15],
    ],
    4,
    c.good,
  );
  loom.bend(
    [
      [10, 33],
      [40, 23],
      [76, 31],
      [112, 19],
      [150, 26],
      [184, 14],
    ],
    1,
    c.lime,
  );
  for (const [x, y, turn] of [
    [30, 26, 1],
    [52, 25, -0.75],
    [112, 21, 0.9],
    [134, 23, -0.7],
    [166, 20, 0.8],
  ] as const)
    leaf(
      loom,
      x,
      y,
      36,
      15,
      turn,
      shade([c.grass, c.moss, c.green], (px) => (px - x + 12) / 40),
      c.lime,
    );
  // Two orchids: five narrow petals and a frilled lip.
  for (const [x, y, r] of [
    [78, 55, 27],
    [136, 68, 18],
  ] as const) {
    for (const turn of [-1.57, -0.45, 0.7, 2.44, 3.6])
      leaf(
        loom,
        x,
        y,
        r,
        r * 0.42,
        turn,
        shade([c.lime, c.straw, c.paper], (px, py) => Math.hypot(px - x, py - y) / r + 0.1),
        c.sage,
      );
    loom.blob(
      [
        [x - r * 0.2, y - r * 0.1],
        [x + r * 0.2, y - r * 0.1],
        [x + r * 0.36, y + r * 0.45],
        [x + r * 0.14, y + r * 0.62],
        [x, y + r * 0.52],
        [x - r * 0.14, y + r * 0.62],
        [x - r * 0.36, y + r * 0.45],
      ],
      shade([c.honey, c.gold, c.straw], (_, py) => (py - y) / (r * 0.6)),
    );
    loom.ellipse(x, y + r * 0.16, r * 0.1, r * 0.2, c.ochre);
  }
  // Cured pods, tied with raffia.
  for (const [x, long, lean] of [
    [32, 32, -4],
    [38, 37, -1],
    [45, 33, 3],
  ] as const)
    loom.bend(
      [
        [x, 40],
        [x + lean, 40 + long * 0.5],
        [x + lean * 1.6, 40 + long],
      ],
      3.4,
      c.grass,
      2,
    );
  loom.rect(0, 112, 192, 16, c.night);
  for (let i = 0; i < 9; i++) {
    const y = 93 + i * 2.4,
      spread = (i - 4) * 2.2;
    loom.bend(
      [
        [26 + (i % 3) * 5, y + spread],
        [60, y + spread * 0.4],
        [91, y],
        [124, y + spread * 0.4],
        [156 - (i % 3) * 6, y + spread],
      ],
      3.4,
      [c.cocoa, c.earth, c.umber][i % 3]!,
      2.2,
    );
    loom.bend(
      [
        [30 + (i % 3) * 5, y + spread - 1],
        [60, y + spread * 0.4 - 1],
        [91, y - 1],
        [120, y + spread * 0.4 - 1],
      ],
      1,
      i % 2 ? c.clay : c.tan,
    );
  }
  loom.rect(86, 91, 10, 23, stripes([c.straw, c.gold, c.tan], 1, 'y'));
  loom.ellipse(82, 92, 7, 4, c.gold, 0.5);
  loom.ellipse(100, 92, 7, 4, c.gold, -0.5);
  loom.ellipse(82, 92, 4, 1.8, c.midnight, 0.5);
  loom.ellipse(100, 92, 4, 1.8, c.midnight, -0.5);
  loom.disc(91, 93, 4, c.straw);
  return loom;
}

function pod(loom: Loom, x: number, y: number, size: number, tones: readonly string[], turn: number): void {
  const shape: Point[] = [
    [0, -1],
    [0.42, -0.72],
    [0.56, -0.1],
    [0.44, 0.5],
    [0.1, 1],
    [-0.1, 1],
    [-0.44, 0.5],
    [-0.56, -0.1],
    [-0.42, -0.72],
  ];
  loom.blob(placed(shape, x, y, size + 1, turn), tones[tones.length - 1]!);
  const cos = Math.cos(turn),
    sin = Math.sin(turn);
  loom.blob(
    placed(shape, x, y, size, turn),
    shade(tones.slice(0, -1), (px, py) => {
      const across = ((px - x) * cos + (py - y) * sin) / size / 0.56;
      return (across + 1) / 2 + Math.sin(across * 11) * 0.2;
    }),
  );
}

function cocoa(): Loom {
  const loom = new Loom(c.leaf);
  const box = frame(loom, {
    tile: 'basket',
    ground: c.earth,
    figure: c.honey,
    second: c.flame,
    edge: c.deep,
    rim: c.bark,
  });
  loom.clip(box);
  loom.rect(0, 0, 192, 128, stripes([c.leaf, c.green], 6, 'x'));
  for (let i = 0; i < 26; i++) {
    const x = 14 + (i % 9) * 21 + chance(i) * 8,
      y = 10 + Math.floor(i / 9) * 26 + chance(i, 4) * 10;
    leaf(loom, x, y, 32, 13, 1.1 + chance(i, 8) * 0.9, i % 3 ? c.good : c.moss, c.grass);
  }
  loom.blob(
    [
      [58, 4],
      [86, 4],
      [84, 40],
      [86, 80],
      [92, 124],
      [44, 124],
      [56, 84],
      [60, 44],
    ],
    upright([c.clay, c.umber, c.earth, c.bark], 52, 38),
  );
  loom.bend(
    [
      [80, 44],
      [110, 30],
      [150, 24],
      [184, 12],
    ],
    10,
    upright([c.umber, c.earth], 80, 100),
    5,
  );
  for (let i = 0; i < 16; i++)
    loom.bend(
      [
        [62 + chance(i, 5) * 18, 10 + i * 7],
        [64 + chance(i, 6) * 18, 16 + i * 7],
      ],
      1,
      i % 2 ? c.bark : c.clay,
    );
  for (const [x, y, size, tones, turn] of [
    [46, 52, 19, [c.straw, c.gold, c.honey, c.ochre, c.amber], 0.25],
    [98, 66, 22, [c.honey, c.ochre, c.flame, c.clay, c.plum], -0.2],
    [122, 50, 17, [c.gold, c.honey, c.ochre, c.amber, c.earth], 0.1],
    [154, 46, 18, [c.coral, c.cinnabar, c.brick, c.plum, c.bark], -0.12],
    [52, 90, 17, [c.coral, c.flame, c.cinnabar, c.brick, c.plum], 0.3],
  ] as const) {
    loom.bend(
      [
        [x + (x < 70 ? 14 : -4), y - size - 5],
        [x + (x < 70 ? 4 : 0), y - size + 1],
      ],
      3,
      c.earth,
    );
    pod(loom, x, y, size, tones, turn);
  }
  // The open pod with its white beans.
  loom.ellipse(140, 94, 36, 17.5, c.plum, -0.12);
  loom.ellipse(140, 93, 35, 16, c.ochre, -0.12);
  loom.ellipse(140, 93, 31, 12.6, c.straw, -0.12);
  loom.ellipse(140, 93, 28, 10.6, c.cocoa, -0.12);
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 7 - (row !== 1 ? 2 : 0); i++) {
      const x = 120 + (row !== 1 ? 6 : 0) + i * 6.9,
        y = 87.5 + row * 5.8 - i * 0.8;
      loom.ellipse(x, y, 4, 3.4, c.sand, 0.3);
      loom.ellipse(x - 0.5, y - 0.6, 3, 2.4, c.surface, 0.3);
    }
  }
  return loom;
}

function chilli(): Loom {
  const loom = new Loom(c.sand);
  const box = frame(loom, {
    tile: 'zigzag',
    ground: c.paper,
    figure: c.cinnabar,
    second: c.good,
    edge: c.brick,
    rim: c.cinnabar,
  });
  loom.clip(box);
  loom.rect(0, 0, 192, 128, stripes([c.straw, c.straw, c.sand], 8, 'x', 4));
  const pepper = (x: number, y: number, size: number, turn: number, tones: readonly string[]) => {
    const at = (points: readonly Point[]) => placed(points, x, y, size, turn);
    loom.bend(
      at([
        [-1, 0],
        [-0.3, -0.22],
        [0.4, -0.12],
        [1.1, 0.35],
      ]),
      size * 0.62,
      tones[2]!,
      1.4,
    );
    loom.bend(
      at([
        [-0.95, -0.05],
        [-0.3, -0.26],
        [0.4, -0.16],
        [1, 0.28],
      ]),
      size * 0.4,
      tones[1]!,
      1,
    );
    loom.bend(
      at([
        [-0.8, -0.12],
        [-0.3, -0.3],
        [0.2, -0.24],
      ]),
      1,
      tones[0]!,
    );
    loom.thread(
      at([
        [-1, 0],
        [-1.45, 0.1],
      ]),
      2,
      c.good,
    );
    loom.disc(...(at([[-1, 0]])[0] as [number, number]), size * 0.2, c.grass);
  };
  const red = [c.blush, c.cinnabar, c.brick],
    orange = [c.straw, c.flame, c.cinnabar],
    green = [c.mint, c.grass, c.good];
  const trays: readonly (readonly [number, number, number])[] = [
    [58, 62, 40],
    [136, 44, 30],
    [140, 100, 25],
  ];
  for (const [x, y, r] of trays) {
    loom.disc(x + 2, y + 3, r, c.tan);
    loom.disc(x, y, r, stripes([c.honey, c.honey, c.amber], 1, 'x'));
    loom.ring(x, y, r, r - 1.4, c.earth);
    loom.ring(x, y, r - 2.8, r - 3.8, c.amber);
    loom.disc(x, y, r - 5, c.earth);
    loom.disc(x, y, r - 6, c.bark);
    for (let far = r - 10; far > 4; far -= 8.4) {
      const count = Math.max(2, Math.floor((far * Math.PI * 2) / 17));
      for (let i = 0; i < count; i++) {
        const angle = (i / count) * Math.PI * 2 + far,
          ring = Math.round((r - 10 - far) / 8.4);
        const tones =
          x === 58 ? [red, red, orange, red][ring % 4]! : r === 30 ? [orange, red][ring % 2]! : [green, red][ring % 2]!;
        pepper(x + Math.cos(angle) * far, y + Math.sin(angle) * far, 6.6, angle + 1.75, tones);
      }
    }
  }
  for (const [x, y, turn, tones] of [
    [100, 24, 0.3, red],
    [24, 24, 0.9, green],
    [106, 82, -0.6, orange],
    [96, 108, 0.2, red],
    [26, 106, -0.5, red],
    [172, 74, 1.8, green],
  ] as const)
    pepper(x, y, 10, turn, tones);
  return loom;
}

function wine(): Loom {
  const loom = new Loom(c.mauve);
  const box = frame(loom, {
    tile: 'cross',
    ground: c.wine,
    figure: c.gold,
    second: c.rose,
    edge: c.straw,
    rim: c.plum,
  });
  loom.clip(box);
  loom.rect(0, 0, 192, 128, sky([c.wine, c.mauve, c.rose, c.coral, c.honey, c.gold], 8, 72, 5));
  sun(loom, 140, 60, 17, [c.honey, c.straw, c.paper]);
  loom.poly(
    [
      [0, 74],
      [0, 58],
      [26, 54],
      [46, 40],
      [116, 38],
      [130, 56],
      [160, 60],
      [192, 56],
      [192, 80],
    ],
    shade([c.mauve, c.wine, c.midnight], (_, y) => (y - 38) / 40),
  );
  hills(loom, 73, 4, 2, woven('twill', c.moss, c.teal));
  for (let i = -9; i < 12; i++)
    loom.poly(
      [
        [96 + i * 7, 73],
        [99.5 + i * 7, 73],
        [100 + i * 30, 124],
        [86 + i * 30, 124],
      ],
      i % 2 ? c.good : c.olive,
    );
  loom.rect(0, 100, 192, 30, woven('lozenge', c.umber, c.earth, c.clay, 0, 100));
  loom.rect(0, 98, 192, 2, c.honey);
  // Bottle.
  loom.ellipse(50, 111, 19, 3, c.bark);
  loom.blob(
    [
      [44, 16],
      [56, 16],
      [56.5, 38],
      [64, 50],
      [66, 60],
      [66, 106],
      [62, 111],
      [38, 111],
      [34, 106],
      [34, 60],
      [36, 50],
      [43.5, 38],
    ],
    upright([c.moss, c.deep, c.deep, c.ink], 34, 34),
  );
  loom.rect(43.5, 15, 13, 14, upright([c.coral, c.cinnabar, c.brick], 43, 13));
  loom.rect(35, 64, 31, 32, c.straw);
  loom.rect(35, 67, 31, 26, woven('lozenge', c.paper, c.ochre, c.cinnabar, 35, 68));
  loom.thread(
    [
      [38, 58],
      [38, 62],
    ],
    1.5,
    c.sage,
  );
  // Glass.
  loom.ellipse(98, 110, 15, 3.2, c.bone);
  loom.rect(96.5, 84, 3, 25, c.paper);
  loom.blob(
    [
      [83, 46],
      [113, 46],
      [116, 62],
      [112, 77],
      [103, 84],
      [93, 84],
      [84, 77],
      [80, 62],
    ],
    c.lilac,
  );
  loom.poly(
    [
      [80.5, 62],
      [115.5, 62],
      [112, 77],
      [103, 83.5],
      [93, 83.5],
      [84, 77],
    ],
    upright([c.cinnabar, c.brick, c.plum], 80, 36),
  );
  loom.ellipse(98, 62, 17.4, 3, c.coral);
  loom.ellipse(98, 46, 15, 2.4, c.paper);
  loom.ellipse(98, 46, 13, 1.4, c.lilac);
  loom.thread(
    [
      [86, 52],
      [85, 72],
    ],
    1.6,
    c.paper,
  );
  // Grapes.
  leaf(loom, 150, 70, 26, 20, -2.6, c.good, c.lime);
  leaf(loom, 150, 72, 30, 22, -0.5, c.grass, c.straw);
  loom.bend(
    [
      [150, 60],
      [149, 70],
      [150, 78],
    ],
    2.6,
    c.earth,
  );
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 7 - row; i++) {
      const x = 150 + (i - (6 - row) / 2) * 7.4,
        y = 80 + row * 6.6;
      loom.disc(x, y, 4.5, c.night);
      loom.disc(x, y, 3.9, round([c.lilac, c.mauve, c.wine, c.midnight], x, y, 3.9));
    }
  return loom;
}

export const goodsOfAfrica: Album = {
  key: 'goods-of-africa',
  pictures: [
    { name: 'coffee', draw: coffee },
    { name: 'roses', draw: roses },
    { name: 'vanilla', draw: vanilla },
    { name: 'cocoa', draw: cocoa },
    { name: 'chilli', draw: chilli },
    { name: 'wine', draw: wine },
  ],
};
