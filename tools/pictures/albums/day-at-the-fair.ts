/** One day at the fair, from the queue in the morning to the lights of the evening. */

import { type Border, headAndFoot } from '../loom/borders.ts';
import { banner, flag, garland, hallFront, lantern } from '../loom/buildings.ts';
import { chance, Loom, type Point } from '../loom/loom.ts';
import { cloud, leaf, rays, stars, sun, tree } from '../loom/nature.ts';
import { shade, sky, stripes, type Tile, upright, woven } from '../loom/paints.ts';
import { yarn as c } from '../loom/palette.ts';
import { ARMS, type Dress, face, person } from '../loom/people.ts';
import type { Album } from './album.ts';

const BAND: Border = { tile: 'cross', ground: c.cinnabar, figure: c.gold, second: c.paper, edge: c.paper, rim: c.deep };

const suit = (skin: string, top: string, extra: Partial<Dress> = {}): Dress => ({
  skin,
  hair: c.ink,
  top,
  lower: c.midnight,
  shape: 'trousers',
  badge: c.cinnabar,
  ...extra,
});
const robe = (
  skin: string,
  tile: Tile,
  tones: readonly [string, string, string],
  extra: Partial<Dress> = {},
): Dress => ({
  skin,
  hair: c.ink,
  top: woven(tile, ...tones),
  lower: woven(tile, ...tones),
  head: 'wrap',
  wrap: tones[1],
  ...extra,
});

function queue(): Loom {
  const loom = new Loom(c.sky);
  loom.clip(headAndFoot(loom, { ...BAND, tile: 'window', ground: c.cinnabar, figure: c.paper }));
  loom.rect(0, 0, 192, 128, sky([c.honey, c.gold, c.straw, c.paper, c.haze], 2, 92, 5));
  sun(loom, 26, 42, 15, [c.gold, c.honey, c.ochre]);
  cloud(loom, 70, 32, 15, c.surface, c.gold);
  hallFront(
    loom,
    96,
    200,
    98,
    72,
    shade([c.haze, c.sky, c.teal], (x, y) => (x + y - 130) / 150),
    woven('zigzag', c.deep, c.moss, c.gold),
    c.deep,
    13,
  );
  loom.rect(0, 97, 192, 31, woven('steps', c.sand, c.straw, c.sand));
  for (const x of [8, 26, 44, 64]) tree(loom, x, 98, 22, [c.lime, c.grass, c.good], c.bark);
  // Gate with a reader, and a steward in a vest.
  loom.rect(136, 46, 5, 68, c.cinnabar);
  loom.rect(182, 46, 5, 68, c.cinnabar);
  loom.rect(132, 40, 60, 12, c.cinnabar);
  loom.rect(135, 42, 60, 8, woven('lattice', c.gold, c.brick, c.brick, 135, 42));
  person(loom, 170, 114, 48, suit(c.fair, c.moss, { head: 'cap', wrap: c.gold }), ARMS.backward);
  loom.rect(146, 84, 9, 30, upright([c.line, c.stone, c.soft], 146, 9));
  loom.rect(144, 80, 13, 6, c.ink);
  loom.rect(146, 81, 9, 3, c.lime);
  const line: readonly Dress[] = [
    robe(c.cocoa, 'lozenge', [c.indigo, c.gold, c.cinnabar], { badge: c.cinnabar }),
    suit(c.fair, c.cinnabar, { head: 'bun', badge: c.gold }),
    suit(c.umber, c.ochre),
    suit(c.tan, c.denim, { head: 'braids' }),
    robe(c.cocoa, 'arrows', [c.moss, c.paper, c.gold], { wrap: c.flame }),
    suit(c.fair, c.wine),
  ];
  [
    [124, 50],
    [104, 47],
    [83, 51],
    [64, 38],
    [44, 49],
    [22, 48],
  ].forEach(([x, tall], at) =>
    person(
      loom,
      x!,
      114 + (at % 2),
      tall!,
      line[at]!,
      at === 0
        ? [
            [
              [-1.15, 1.5],
              [-1, 2.8],
            ],
            [
              [1.3, 1],
              [2.5, 0.6],
            ],
          ]
        : at === 4
          ? ARMS.forward
          : ARMS.down,
    ),
  );
  for (const x of [12, 53, 94]) {
    loom.rect(x, 96, 2, 20, c.honey);
    loom.disc(x + 1, 96, 1.8, c.gold);
    loom.rect(x - 2, 115, 6, 1, c.amber);
  }
  for (const [a, b] of [
    [13, 54],
    [54, 95],
  ] as const)
    loom.bend(
      [
        [a, 98],
        [(a + b) / 2, 104],
        [b, 98],
      ],
      1.6,
      c.cinnabar,
    );
  return loom;
}

function tasting(): Loom {
  const loom = new Loom(c.moss);
  loom.clip(
    headAndFoot(loom, {
      ...BAND,
      tile: 'lozenge',
      ground: c.earth,
      figure: c.flame,
      second: c.gold,
      edge: c.straw,
      rim: c.earth,
    }),
  );
  loom.rect(0, 0, 192, 128, woven('twill', c.leaf, c.green));
  // Shelves of jars, sacks and tins.
  for (const y of [44, 66]) {
    loom.rect(16, y, 160, 2.5, c.tan);
    loom.rect(16, y + 2, 160, 1, c.earth);
    for (let i = 0; i < 13; i++) {
      const x = 19 + i * 12,
        kind = Math.floor(chance(i, y, 5) * 3),
        tone = [c.cinnabar, c.ochre, c.gold, c.denim, c.coral, c.straw][Math.floor(chance(i, y, 7) * 6)]!;
      if (kind === 0) {
        loom.rect(x, y - 12, 9, 12, tone);
        loom.rect(x, y - 9, 9, 5, c.paper);
        loom.rect(x + 3, y - 8, 3, 3, c.cinnabar);
        loom.rect(x, y - 14, 9, 2, c.bark);
      } else if (kind === 1) {
        loom.blob(
          [
            [x, y - 11],
            [x + 8, y - 11],
            [x + 9, y],
            [x - 1, y],
          ],
          upright([c.straw, c.sand, c.tan], x, 9),
        );
        loom.rect(x + 2, y - 14, 5, 3, c.tan);
        loom.disc(x + 4.5, y - 5, 2, c.umber);
      } else {
        loom.rect(x + 1, y - 13, 7, 13, c.haze);
        loom.rect(x + 1, y - 9, 7, 9, tone);
        loom.rect(x + 1, y - 14, 7, 2, c.amber);
      }
    }
  }
  for (const x of [34, 78, 118, 160]) {
    loom.rect(x, 12, 1, 6, c.ink);
    lantern(loom, x, 22, 4.4, c.ochre, c.straw);
  }
  // Behind the counter: the one who pours. In front: those who taste.
  person(
    loom,
    98,
    130,
    84,
    {
      skin: c.cocoa,
      hair: c.ink,
      top: c.gold,
      lower: c.gold,
      head: 'wrap',
      wrap: woven('dots', c.cinnabar, c.gold, c.paper),
    },
    [
      [
        [-1.9, 1],
        [-2.2, 1.9],
      ],
      [
        [1.8, 1.1],
        [2.4, 0.6],
      ],
    ],
  );
  loom.poly(
    [
      [88, 74],
      [108, 74],
      [110, 100],
      [86, 100],
    ],
    woven('lozenge', c.cinnabar, c.deep, c.gold, 88, 74),
  );
  loom.rect(0, 92, 192, 6, c.tan);
  loom.rect(0, 92, 192, 1.4, c.straw);
  loom.rect(0, 98, 192, 30, woven('zigzag', c.umber, c.honey, c.cinnabar, 0, 100));
  loom.rect(0, 98, 192, 2, c.bark);
  // Pot and stream.
  loom.blob(
    [
      [120, 60],
      [132, 58],
      [138, 66],
      [136, 76],
      [124, 77],
      [118, 68],
    ],
    upright([c.soft, c.ink], 118, 20),
  );
  loom.bend(
    [
      [135, 66],
      [143, 66],
      [147, 74],
    ],
    2.6,
    c.ink,
  );
  loom.ring(119, 67, 5, 3.4, c.ink);
  loom.rect(124, 54, 6, 4, c.soft);
  loom.bend(
    [
      [147, 74],
      [149, 80],
      [149, 86],
    ],
    1.6,
    c.umber,
  );
  for (const x of [149, 132, 66, 52, 80]) {
    loom.poly(
      [
        [x - 6, 84],
        [x + 6, 84],
        [x + 4, 92],
        [x - 4, 92],
      ],
      upright([c.surface, c.paper, c.bone], x - 6, 12),
    );
    loom.rect(x - 5, 86.5, 10, 1.5, c.cinnabar);
    loom.ellipse(x, 84, 6, 1.6, c.cocoa);
    if (x !== 149)
      loom.bend(
        [
          [x, 82],
          [x + 2, 78],
          [x - 2, 74],
          [x, 70],
        ],
        1.3,
        c.mint,
      );
  }
  person(loom, 26, 140, 84, suit(c.fair, c.denim, { head: 'bun', badge: undefined }), [
    [
      [-1, 1.6],
      [-0.6, 2.6],
    ],
    [
      [1.3, 1.4],
      [1.4, 0.1],
    ],
  ]);
  loom.poly(
    [
      [38, 70],
      [48, 70],
      [46, 78],
      [40, 78],
    ],
    c.paper,
  );
  loom.rect(39, 72, 8, 1.4, c.cinnabar);
  person(loom, 172, 142, 84, suit(c.umber, c.wine, { badge: undefined }), [
    [
      [-1.3, 1.4],
      [-2, 1.7],
    ],
    [
      [1, 1.6],
      [0.8, 2.8],
    ],
  ]);
  return loom;
}

function signing(): Loom {
  const loom = new Loom(c.cinnabar);
  loom.clip(
    headAndFoot(loom, { ...BAND, tile: 'lattice', ground: c.gold, figure: c.brick, second: c.brick, edge: c.deep }),
  );
  loom.rect(0, 0, 192, 128, stripes([c.brick, c.cinnabar, c.cinnabar, c.brick, c.plum], 3, 'x'));
  // A screen between the curtains: half lattice, half lozenge, joined in a ring.
  loom.rect(52, 16, 88, 74, c.gold);
  loom.rect(54, 18, 42, 72, woven('window', c.deep, c.moss, c.moss, 54, 18));
  loom.rect(96, 18, 42, 72, woven('lozenge', c.indigo, c.ochre, c.cinnabar, 96, 18));
  loom.disc(96, 42, 20, c.gold);
  loom.ring(96, 42, 18.4, 0, c.deep, Math.PI / 2, Math.PI * 1.5);
  loom.ring(96, 42, 18.4, 0, c.cinnabar, -Math.PI / 2, Math.PI / 2);
  loom.thread(
    [
      [84, 44],
      [108, 44],
    ],
    6,
    c.fair,
  );
  loom.thread(
    [
      [97, 44],
      [108, 44],
    ],
    6,
    c.cocoa,
  );
  for (let i = 0; i < 4; i++)
    loom.thread(
      [
        [93, 40.5 + i * 2.4],
        [98, 40.5 + i * 2.4],
      ],
      1.5,
      c.cocoa,
    );
  loom.thread(
    [
      [90, 41],
      [97, 38.6],
    ],
    2,
    c.fair,
  );
  loom.rect(79, 40, 5, 8, c.straw);
  loom.rect(108, 40, 5, 8, c.straw);
  const guests: readonly Dress[] = [
    suit(c.tan, c.denim),
    robe(c.cocoa, 'hourglass', [c.gold, c.cinnabar, c.paper]),
    suit(c.fair, c.wine, { head: 'bun' }),
    suit(c.umber, c.moss),
  ];
  [28, 46, 146, 164].forEach((x, at) => person(loom, x, 118, 66, guests[at]!, ARMS.clap));
  // The two who sign.
  person(loom, 76, 142, 88, { skin: c.fair, hair: c.ink, top: c.midnight, lower: c.midnight, shape: 'trousers' }, [
    [
      [-1.4, 1.3],
      [-0.6, 2.1],
    ],
    [
      [1.4, 1.3],
      [1, 2],
    ],
  ]);
  person(
    loom,
    118,
    142,
    88,
    {
      skin: c.cocoa,
      hair: c.ink,
      top: woven('zigzag', c.indigo, c.gold, c.cinnabar),
      lower: c.indigo,
      head: 'wrap',
      wrap: c.gold,
    },
    [
      [
        [-1.4, 1.3],
        [-0.9, 2],
      ],
      [
        [1.4, 1.3],
        [0.5, 2.1],
      ],
    ],
  );
  loom.rect(73.6, 72, 4, 9, c.cinnabar);
  loom.poly(
    [
      [70, 69],
      [82, 69],
      [77, 74],
      [75, 74],
    ],
    c.surface,
  );
  // Table.
  loom.rect(20, 94, 152, 5, c.paper);
  loom.rect(18, 97, 156, 31, woven('meander', c.deep, c.leaf, c.leaf, 18, 98));
  loom.rect(18, 97, 156, 1.4, c.gold);
  for (const x of [76, 118]) {
    loom.poly(
      [
        [x - 14, 95],
        [x + 14, 95],
        [x + 12, 87.5],
        [x - 12, 87.5],
      ],
      c.brick,
    );
    loom.poly(
      [
        [x - 12, 94],
        [x - 0.6, 94],
        [x - 0.6, 88.6],
        [x - 10.6, 88.6],
      ],
      c.surface,
    );
    loom.poly(
      [
        [x + 12, 94],
        [x + 0.6, 94],
        [x + 0.6, 88.6],
        [x + 10.6, 88.6],
      ],
      c.surface,
    );
    for (let k = 0; k < 2; k++) {
      loom.rect(x - 10, 90 + k * 2, 7, 1, c.stone);
      loom.rect(x + 3, 90 + k * 2, 6, 1, c.stone);
    }
    loom.thread(
      [
        [x + 8, 92],
        [x + 12, 83],
      ],
      1.3,
      c.gold,
    );
  }
  for (const x of [40, 97, 154]) {
    for (let i = 0; i < 5; i++) leaf(loom, x, 95, 9, 4.4, -2.8 + i * 0.62, c.moss, c.sage);
    for (const [dx, dy, tone] of [
      [-5, -4, c.rose],
      [0, -6.4, c.paper],
      [5, -4, c.gold],
      [-2, -2, c.coral],
      [3, -1.6, c.blush],
    ] as const)
      loom.disc(x + dx, 94 + dy, 2.5, tone);
  }
  return loom;
}

function stage(): Loom {
  const loom = new Loom(c.midnight);
  loom.clip(
    headAndFoot(loom, {
      ...BAND,
      tile: 'zigzag',
      ground: c.night,
      figure: c.gold,
      second: c.cinnabar,
      edge: c.gold,
      rim: c.night,
    }),
  );
  loom.rect(0, 0, 192, 128, c.night);
  for (const [x, lean] of [
    [30, 26],
    [74, 10],
    [118, -10],
    [162, -26],
  ] as const)
    loom.poly(
      [
        [x - 2, 12],
        [x + 2, 12],
        [x + lean + 22, 96],
        [x + lean - 22, 96],
      ],
      lean % 4 ? c.indigo : c.midnight,
    );
  loom.rect(44, 22, 104, 58, c.gold);
  loom.rect(46, 24, 100, 54, c.deep);
  rays(loom, 96, 51, 13, 74, 24, (x, y) => (x >= 46 && x < 146 && y >= 24 && y < 78 ? c.leaf : undefined));
  // Two weaves meet on the back wall.
  loom.where(
    { x: 60, y: 26, w: 72, h: 52 },
    (x, y) => Math.abs(x - 82) / 1.1 + Math.abs(y - 51) < 22,
    woven('window', c.cinnabar, c.gold, c.gold),
  );
  loom.where(
    { x: 60, y: 26, w: 72, h: 52 },
    (x, y) => Math.abs(x - 110) / 1.1 + Math.abs(y - 51) < 22,
    woven('lozenge', c.ochre, c.indigo, c.paper),
  );
  loom.where(
    { x: 60, y: 26, w: 72, h: 52 },
    (x, y) => Math.abs(x - 82) / 1.1 + Math.abs(y - 51) < 22 && Math.abs(x - 110) / 1.1 + Math.abs(y - 51) < 22,
    woven('checks', c.paper, c.cinnabar),
  );
  const cloths = [
    stripes([c.cinnabar, c.gold], 3),
    woven('checks', c.paper, c.indigo),
    stripes([c.moss, c.paper, c.moss], 3, 'x'),
    woven('zigzag', c.ochre, c.wine, c.ochre),
    stripes([c.denim, c.gold], 3),
    woven('dots', c.coral, c.paper),
    woven('hourglass', c.gold, c.deep),
    stripes([c.paper, c.cinnabar], 2, 'x'),
  ];
  [4, 14, 24, 34, 150, 160, 170, 180].forEach((x, at) => flag(loom, x, 86, 52 + (at % 2) * 5, 11, cloths[at]!));
  loom.rect(0, 84, 192, 3, c.gold);
  loom.poly(
    [
      [6, 84],
      [186, 84],
      [192, 96],
      [0, 96],
    ],
    c.brick,
  );
  loom.rect(0, 95, 192, 9, woven('meander', c.plum, c.flame, c.flame, 0, 96));
  person(loom, 96, 92, 44, { skin: c.cocoa, hair: c.ink, top: c.paper, lower: c.paper, head: 'wrap', wrap: c.flame }, [
    [
      [-1.7, 0.8],
      [-2.6, -0.2],
    ],
    [
      [1.3, 1.2],
      [0.8, 2],
    ],
  ]);
  loom.poly(
    [
      [87, 70],
      [105, 70],
      [103, 92],
      [89, 92],
    ],
    upright([c.tan, c.umber, c.earth], 87, 18),
  );
  loom.rect(91, 75, 10, 10, woven('lattice', c.gold, c.brick, c.brick, 91, 75));
  loom.rect(86, 69, 20, 2, c.straw);
  loom.thread(
    [
      [100, 69],
      [97, 62],
    ],
    1,
    c.line,
  );
  for (const [x, at] of [
    [64, 0],
    [128, 1],
    [50, 2],
    [143, 3],
  ] as const)
    person(
      loom,
      x,
      93,
      34,
      suit([c.fair, c.umber, c.tan, c.cocoa][at]!, [c.denim, c.coral, c.wine, c.moss][at]!, {
        head: at % 2 ? 'short' : 'bun',
      }),
      ARMS.clap,
    );
  // Heads of the audience.
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 15; i++) {
      const x = i * 14 + (row ? 0 : 7) - 3,
        y = 105 + row * 8,
        skin = [c.umber, c.tan, c.cocoa, c.fair][(i + row) % 4]!,
        coat = [c.wine, c.indigo, c.teal, c.clay, c.denim][(i * 2 + row) % 5]!;
      loom.ellipse(x, y + 11, 7, 6.6, coat);
      face(loom, x, y, 9, {
        skin: c.ink,
        hair: c.ink,
        top: coat,
        lower: coat,
        head: (i + row) % 4 === 1 ? 'wrap' : (i + row) % 5 === 2 ? 'bun' : 'short',
        wrap: [c.gold, c.coral, c.sky][i % 3]!,
      });
      loom.rect(x - 1.4, y + 3.6, 3, 2, skin);
    }
  return loom;
}

function childrenAtDrums(): Loom {
  const loom = new Loom(c.gold);
  loom.clip(
    headAndFoot(loom, { ...BAND, tile: 'arrows', ground: c.deep, figure: c.coral, second: c.gold, edge: c.straw }),
  );
  loom.rect(0, 0, 192, 128, c.straw);
  rays(loom, 96, 66, 0, 150, 24, c.gold);
  for (const [r, tone] of [
    [46, c.honey],
    [38, c.coral],
    [30, c.honey],
  ] as const)
    loom.disc(96, 58, r, tone);
  garland(loom, [0, 14], [96, 14], 13, [c.cinnabar, c.moss, c.denim, c.flame], c.umber);
  garland(loom, [96, 14], [192, 14], 13, [c.cinnabar, c.moss, c.denim, c.flame], c.umber);
  for (const [x, tile, tone] of [
    [10, 'zigzag', c.cinnabar],
    [166, 'cross', c.indigo],
  ] as const)
    banner(loom, x, 20, 16, 46, woven(tile, tone, c.gold, c.paper, x, 20));
  loom.rect(0, 98, 192, 30, woven('lozenge', c.clay, c.brick, c.flame, 0, 98));
  loom.rect(0, 96, 192, 2, c.umber);
  const kids: readonly (readonly [
    number,
    number,
    Dress,
    readonly [readonly [Point, Point], readonly [Point, Point]],
    readonly [string, string, string],
    Tile,
  ])[] = [
    [
      44,
      66,
      { skin: c.cocoa, hair: c.ink, top: c.cinnabar, lower: c.indigo, shape: 'trousers', head: 'short', young: true },
      ARMS.drum,
      [c.indigo, c.gold, c.cinnabar],
      'zigzag',
    ],
    [
      97,
      70,
      { skin: c.fair, hair: c.ink, top: c.moss, lower: c.deep, head: 'braids', young: true },
      [
        [
          [-1.9, 0.2],
          [-1.7, -1.2],
        ],
        [
          [1.6, 1],
          [0.8, 2],
        ],
      ],
      [c.cinnabar, c.straw, c.deep],
      'hourglass',
    ],
    [
      150,
      66,
      { skin: c.umber, hair: c.ink, top: c.denim, lower: c.wine, head: 'bun', young: true },
      [
        [
          [-1.6, 1],
          [-0.8, 2],
        ],
        [
          [1.9, 0.2],
          [1.7, -1.2],
        ],
      ],
      [c.deep, c.gold, c.paper],
      'lozenge',
    ],
  ];
  for (const [x, tall, dress, arms, tones, tile] of kids) {
    person(loom, x, 112, tall, dress, arms);
    const head = tall / 7;
    // A small drum before each child, drawn over skirt and knees.
    const top = 86;
    loom.blob(
      [
        [x - 17, top],
        [x + 17, top],
        [x + 15, top + 14],
        [x + 11, 116],
        [x - 11, 116],
        [x - 15, top + 14],
      ],
      upright([c.tan, c.clay, c.umber], x - 17, 34),
    );
    loom.rect(x - 13, top + 12, 26, 9, woven(tile, tones[0], tones[1], tones[2], Math.round(x), top + 12));
    for (let k = -3; k <= 3; k++)
      loom.thread(
        [
          [x + k * 5, top + 4],
          [x + k * 4.3 + 2, top + 12],
        ],
        1,
        c.straw,
      );
    loom.ellipse(x, top + 2, 18, 4.6, tones[2]);
    loom.ellipse(x, top, 18, 4.4, c.earth);
    loom.ellipse(x, top - 0.6, 17, 3.8, c.paper);
    const hands = arms.map(
      (arm, side): Point => [
        x + (side ? 0.85 : -0.85) * head + arm[1][0] * head,
        112 - tall + head * 1.8 + arm[1][1] * head,
      ],
    );
    for (const [hx, hy] of hands) {
      loom.thread(
        [
          [hx, hy],
          [hx < x ? hx + 8 : hx - 8, Math.min(hy + 12, top - 1)],
        ],
        1.6,
        c.umber,
      );
      loom.disc(hx, hy, 2.2, dress.skin);
    }
  }
  for (const [x, y] of [
    [70, 40],
    [122, 38],
    [74, 54],
    [120, 56],
    [28, 78],
    [166, 80],
  ] as const) {
    loom.disc(x, y, 1.7, c.brick);
    loom.rect(x + 1, y - 7, 1, 7, c.brick);
    loom.rect(x + 1, y - 7, 4, 1.4, c.brick);
  }
  return loom;
}

function closingEvening(): Loom {
  const loom = new Loom(c.night);
  loom.clip(
    headAndFoot(loom, {
      ...BAND,
      tile: 'lozenge',
      ground: c.midnight,
      figure: c.gold,
      second: c.cinnabar,
      edge: c.honey,
      rim: c.night,
    }),
  );
  loom.rect(0, 0, 192, 128, sky([c.night, c.midnight, c.indigo, c.wine, c.mauve, c.coral], 0, 92, 6));
  stars(loom, 13, 50, 46, c.straw, 6);
  // Sparks in rings above the roofs.
  const burst = (x: number, y: number, r: number, tones: readonly string[], arms: number) => {
    for (let i = 0; i < arms; i++) {
      const angle = (i / arms) * Math.PI * 2 + 0.13;
      loom.thread(
        [
          [x + Math.cos(angle) * r * 0.32, y + Math.sin(angle) * r * 0.32],
          [x + Math.cos(angle) * r * 0.72, y + Math.sin(angle) * r * 0.72],
        ],
        1,
        tones[0]!,
      );
      loom.disc(x + Math.cos(angle) * r, y + Math.sin(angle) * r, 1.2, tones[i % 2 ? 1 : 2]!);
    }
    loom.disc(x, y, 1.6, tones[1]!);
  };
  burst(48, 36, 20, [c.gold, c.straw, c.flame], 18);
  burst(140, 32, 17, [c.coral, c.blush, c.gold], 16);
  burst(96, 26, 11, [c.sage, c.mint, c.straw], 12);
  burst(176, 50, 10, [c.sky, c.haze, c.gold], 12);
  const glow = shade([c.ochre, c.honey, c.gold], (_, y) => (y - 66) / 26);
  hallFront(loom, -20, 62, 94, 38, glow, woven('zigzag', c.indigo, c.denim, c.cinnabar), c.plum, 9);
  hallFront(loom, 132, 214, 94, 38, glow, woven('lozenge', c.plum, c.brick, c.gold), c.plum, 9);
  hallFront(loom, 66, 128, 94, 30, glow, woven('hourglass', c.deep, c.moss), c.plum, 8);
  loom.rect(0, 94, 192, 34, woven('steps', c.plum, c.bark, c.plum));
  loom.poly(
    [
      [90, 94],
      [104, 94],
      [150, 128],
      [44, 128],
    ],
    sky([c.honey, c.ochre, c.clay, c.umber], 92, 122, 4),
  );
  garland(loom, [0, 58], [60, 46], 11, [c.gold, c.coral, c.straw], c.midnight);
  garland(loom, [60, 46], [132, 46], 13, [c.gold, c.coral, c.straw], c.midnight);
  garland(loom, [132, 46], [192, 60], 11, [c.gold, c.coral, c.straw], c.midnight);
  for (const x of [60, 132]) {
    loom.rect(x - 0.5, 44, 2, 62, c.ink);
    lantern(loom, x - 6, 74, 4);
    lantern(loom, x + 7, 74, 4);
  }
  // People going home, seen from behind, with what they bought.
  const home = (x: number, y: number, tall: number, coat: string, lower: string, arms = ARMS.down) =>
    person(
      loom,
      x,
      y,
      tall,
      {
        skin: coat === c.brick ? c.cocoa : c.umber,
        hair: c.ink,
        top: coat,
        lower,
        shape: tall % 2 ? 'trousers' : 'robe',
        head: 'short',
      },
      arms,
    );
  home(74, 113, 37, c.wine, c.midnight);
  home(86, 113, 34, c.teal, c.deep);
  home(95, 113, 22, c.flame, c.cinnabar, ARMS.up);
  home(104, 113, 36, c.brick, c.plum);
  home(30, 115, 41, c.denim, c.midnight);
  home(158, 115, 39, c.clay, c.bark);
  home(170, 115, 38, c.indigo, c.midnight, ARMS.rightUp);
  for (const [x, y, tone] of [
    [66, 99, c.ochre],
    [111, 98, c.cinnabar],
    [22, 99, c.gold],
    [150, 100, c.moss],
  ] as const) {
    loom.rect(x - 3, y, 7, 8, woven('checks', tone, c.paper));
    loom.ring(x + 0.5, y, 3, 1.8, c.bark, Math.PI, Math.PI * 2);
  }
  return loom;
}

export const dayAtTheFair: Album = {
  key: 'a-day-at-the-fair',
  pictures: [
    { name: 'morning-queue', draw: queue },
    { name: 'tasting-counter', draw: tasting },
    { name: 'signing-table', draw: signing },
    { name: 'stage', draw: stage },
    { name: 'children-at-drums', draw: childrenAtDrums },
    { name: 'closing-evening', draw: closingEvening },
  ],
};
