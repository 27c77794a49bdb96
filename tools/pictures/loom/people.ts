/** People: plain figures in patterned cloth, recognisable by bearing and dress, nobody's portrait. */
import type { Loom, Paint, Point } from './loom.ts';
import { yarn as c, mix } from './palette.ts';

export interface Dress {
  skin: string;
  hair: string;
  top: Paint;
  /** Skirt, robe or trousers. */
  lower: Paint;
  shape?: 'robe' | 'trousers';
  head?: 'short' | 'wrap' | 'bun' | 'cap' | 'braids';
  wrap?: Paint;
  badge?: string;
  shoes?: string;
  /** A child: a larger head, a smile. */
  young?: boolean;
}

/** Hands, measured in heads from the shoulder: left arm, right arm (each elbow, hand). */
export type Arms = readonly [readonly [Point, Point], readonly [Point, Point]];

export const ARMS = {
  down: [
    [
      [-1.15, 1.5],
      [-1, 2.8],
    ],
    [
      [1.15, 1.5],
      [1, 2.8],
    ],
  ],
  rightUp: [
    [
      [-1.15, 1.5],
      [-1, 2.8],
    ],
    [
      [1.5, 0.6],
      [1.9, -1.2],
    ],
  ],
  forward: [
    [
      [-0.9, 1.4],
      [0.9, 2],
    ],
    [
      [1.2, 1.4],
      [2.4, 1.4],
    ],
  ],
  backward: [
    [
      [-1.2, 1.4],
      [-2.4, 1.4],
    ],
    [
      [0.9, 1.4],
      [-0.9, 2],
    ],
  ],
  drum: [
    [
      [-1.6, 1],
      [-0.8, 2],
    ],
    [
      [1.6, 1],
      [0.8, 2],
    ],
  ],
  clap: [
    [
      [-1.25, 1.4],
      [-0.15, 1.3],
    ],
    [
      [1.25, 1.4],
      [0.15, 1.5],
    ],
  ],
  up: [
    [
      [-1.6, 0.4],
      [-1.7, -1.6],
    ],
    [
      [1.6, 0.4],
      [1.7, -1.6],
    ],
  ],
  load: [
    [
      [-1.2, 1.5],
      [-1, 2.7],
    ],
    [
      [1.7, 0],
      [0.8, -2],
    ],
  ],
} satisfies Record<string, Arms>;

/** A standing person: `tall` stitches from the soles to the crown. */
export function person(
  loom: Loom,
  x: number,
  ground: number,
  tall: number,
  dress: Dress,
  arms: Arms = ARMS.down,
): void {
  const head = tall / 7,
    neck = ground - tall + head * 1.25,
    hip = ground - tall * 0.47;
  const sleeve = (side: 0 | 1) => {
    const shoulder: Point = [x + (side ? 0.85 : -0.85) * head, neck + head * 0.55];
    const [elbow, hand] = arms[side].map(([ax, ay]): Point => [x + ax * head, neck + head * 0.55 + ay * head]) as [
      Point,
      Point,
    ];
    loom.thread([shoulder, elbow], head * 0.62, dress.top);
    loom.thread([elbow, [(elbow[0] + hand[0]) / 2, (elbow[1] + hand[1]) / 2]], head * 0.58, dress.top);
    loom.thread([[(elbow[0] + hand[0]) / 2, (elbow[1] + hand[1]) / 2], hand], head * 0.44, dress.skin);
    loom.disc(hand[0], hand[1], head * 0.3, dress.skin);
  };
  if (dress.shape === 'trousers') {
    for (const side of [-1, 1]) {
      loom.poly(
        [
          [x, hip - 1],
          [x + side * head * 0.95, hip - 1],
          [x + side * head * 0.85, ground],
          [x + side * head * 0.12, ground],
        ],
        dress.lower,
      );
      loom.rect(
        side < 0 ? x - head * 1.05 : x + head * 0.1,
        ground - head * 0.32,
        head,
        head * 0.36,
        dress.shoes ?? dress.hair,
      );
    }
  } else {
    loom.poly(
      [
        [x - head * 0.8, hip - head * 0.3],
        [x + head * 0.8, hip - head * 0.3],
        [x + head * 1.35, ground - head * 0.3],
        [x - head * 1.35, ground - head * 0.3],
      ],
      dress.lower,
    );
    for (const side of [-0.55, 0.55])
      loom.ellipse(x + side * head, ground - head * 0.2, head * 0.42, head * 0.24, dress.shoes ?? dress.hair);
  }
  const shaded = mix(dress.skin, c.umber, 0.3);
  loom.rect(x - head * 0.28, neck - head * 0.4, head * 0.6, head, shaded);
  loom.poly(
    [
      [x - head * 0.35, neck],
      [x + head * 0.35, neck],
      [x + head * 1.1, neck + head * 0.4],
      [x + head * 0.85, hip + head * 0.3],
      [x - head * 0.85, hip + head * 0.3],
      [x - head * 1.1, neck + head * 0.4],
    ],
    dress.top,
  );
  loom.poly(
    [
      [x - head * 0.35, neck - 0.2],
      [x + head * 0.35, neck - 0.2],
      [x, neck + head * 0.45],
    ],
    shaded,
  );
  if (dress.badge) {
    loom.thread(
      [
        [x - head * 0.45, neck + head * 0.2],
        [x, neck + head * 1.3],
        [x + head * 0.45, neck + head * 0.2],
      ],
      1,
      dress.badge,
    );
    loom.rect(x - head * 0.35, neck + head * 1.3, Math.max(3, head * 0.75), Math.max(3, head * 0.7), '#fffdf8');
    loom.rect(x - head * 0.35, neck + head * 1.3, Math.max(3, head * 0.75), 1, dress.badge);
  }
  sleeve(0);
  sleeve(1);
  face(loom, x, neck - head * (dress.young ? 0.78 : 0.72), dress.young ? head * 1.36 : head, dress);
}

/** Head and hair around a centre; `head` is its height. */
export function face(loom: Loom, x: number, y: number, head: number, dress: Dress): void {
  if (dress.head === 'bun') loom.disc(x, y - head * 0.66, head * 0.28, dress.hair);
  if (dress.head === 'braids')
    for (const side of [-1, 1])
      loom.thread(
        [
          [x + side * head * 0.45, y - head * 0.1],
          [x + side * head * 0.52, y + head * 0.7],
        ],
        head * 0.22,
        dress.hair,
      );
  loom.ellipse(x, y - head * 0.06, head * 0.47, head * 0.56, dress.hair);
  loom.ellipse(x, y + head * 0.1, head * 0.4, head * 0.48, dress.skin);
  if (head >= 5.5 && dress.skin !== dress.hair) features(loom, x, y, head, dress);
  loom.rect(x - head * 0.4, y - head * 0.62, head * 0.8, head * 0.34, (px, py) =>
    Math.hypot((px + 0.5 - x) / 0.47, (py + 0.5 - y + head * 0.06) / 0.56) <= head ? dress.hair : undefined,
  );
  if (dress.head === 'wrap') {
    loom.ellipse(x, y - head * 0.42, head * 0.58, head * 0.36, dress.wrap ?? dress.top);
    loom.ellipse(x + head * 0.42, y - head * 0.6, head * 0.3, head * 0.24, dress.wrap ?? dress.top);
  }
  if (dress.head === 'cap') {
    loom.rect(x - head * 0.46, y - head * 0.72, head * 0.95, head * 0.42, dress.wrap ?? dress.top);
  }
}

/** Brows, lowered lids and a calm mouth: enough for a face, too little for a likeness. */
function features(loom: Loom, x: number, y: number, head: number, dress: Dress): void {
  const dark = mix(dress.skin, c.ink, 0.75),
    large = head >= 9;
  for (const side of [-1, 1]) {
    const at = Math.round(x + side * head * 0.19 - (large ? 1 : 0.5));
    loom.rect(at, Math.round(y + head * 0.06), large ? 2 : 1, 1, dark);
    if (large) loom.rect(at, Math.round(y - head * 0.1), 2, 1, mix(dress.skin, c.ink, 0.4));
  }
  if (large) loom.rect(Math.round(x - 0.5), Math.round(y + head * 0.2), 1, 1, mix(dress.skin, c.ink, 0.28));
  loom.rect(
    Math.round(x - (large ? 1.5 : 1)),
    Math.round(y + head * 0.36),
    large ? 3 : 2,
    1,
    mix(dress.skin, c.cinnabar, 0.5),
  );
  if (dress.young)
    for (const side of [-2, 2])
      loom.dot(Math.round(x + side - 0.5), Math.round(y + head * 0.36) - 1, mix(dress.skin, c.cinnabar, 0.5));
}
