/** Land, sky and plants that several pictures share. */
import { chance, type Loom, type Paint, type Point } from './loom.ts';
import { round } from './paints.ts';

/** A disc of rings, lightest inside. */
export function sun(loom: Loom, cx: number, cy: number, r: number, tones: readonly string[]): void {
  tones.forEach((tone, at) => loom.disc(cx, cy, r * (1 - at / tones.length), tone));
}

/** Rays from a centre: every other wedge of `count` pairs. */
export function rays(loom: Loom, cx: number, cy: number, from: number, to: number, count: number, paint: Paint): void {
  loom.where(
    { x: cx - to, y: cy - to, w: to * 2, h: to * 2 },
    (x, y) => {
      const far = Math.hypot(x - cx, y - cy);
      const wedge = ((Math.atan2(y - cy, x - cx) / (Math.PI * 2)) * count + count) % 1;
      return far >= from && far <= to && wedge < 0.5;
    },
    paint,
  );
}

/** A rolling line of hills filled down to the bottom of the loom. */
export function hills(loom: Loom, y: number, height: number, seed: number, paint: Paint): void {
  const wave = (x: number) =>
    Math.sin(x / 23 + seed * 2.1) * 0.55 + Math.sin(x / 11 + seed * 4.7) * 0.25 + Math.sin(x / 47 + seed) * 0.5;
  loom.where({ x: 0, y: y - height * 1.5, w: 192, h: 128 }, (px, py) => py > y - wave(px) * height, paint);
}

/** A flat-crowned acacia standing at (x, y). */
export function acacia(
  loom: Loom,
  x: number,
  y: number,
  size: number,
  crown: string,
  light: string,
  trunk: string,
): void {
  loom.bend(
    [
      [x, y],
      [x - size * 0.03, y - size * 0.45],
      [x - size * 0.25, y - size * 0.8],
    ],
    size * 0.1,
    trunk,
    size * 0.05,
  );
  loom.bend(
    [
      [x, y - size * 0.4],
      [x + size * 0.12, y - size * 0.6],
      [x + size * 0.3, y - size * 0.8],
    ],
    size * 0.06,
    trunk,
  );
  loom.ellipse(x, y - size * 0.86, size * 0.62, size * 0.13, crown);
  loom.ellipse(x - size * 0.28, y - size * 0.78, size * 0.34, size * 0.09, crown);
  loom.ellipse(x + size * 0.34, y - size * 0.79, size * 0.3, size * 0.08, crown);
  loom.ellipse(x - size * 0.06, y - size * 0.92, size * 0.44, size * 0.06, light);
}

/** A palm standing at (x, y). */
export function palm(
  loom: Loom,
  x: number,
  y: number,
  size: number,
  frond: string,
  light: string,
  trunk: string,
): void {
  loom.bend(
    [
      [x, y],
      [x + size * 0.06, y - size * 0.4],
      [x + size * 0.02, y - size * 0.78],
    ],
    size * 0.08,
    trunk,
    size * 0.05,
  );
  const top: Point = [x + size * 0.02, y - size * 0.78];
  for (const [dx, dy] of [
    [-0.42, 0.02],
    [-0.34, -0.2],
    [-0.12, -0.3],
    [0.14, -0.3],
    [0.36, -0.18],
    [0.42, 0.04],
    [-0.26, 0.2],
    [0.28, 0.2],
  ] as const) {
    loom.bend(
      [
        top,
        [top[0] + dx * size * 0.6, top[1] + dy * size * 0.6 - size * 0.1],
        [top[0] + dx * size, top[1] + dy * size + size * 0.06],
      ],
      size * 0.1,
      dy < -0.1 ? light : frond,
      0.8,
    );
  }
}

/** A round-headed tree. */
export function tree(loom: Loom, x: number, y: number, size: number, tones: readonly string[], trunk: string): void {
  loom.rect(x - size * 0.06, y - size * 0.5, Math.max(1, size * 0.12), size * 0.5, trunk);
  loom.ellipse(x, y - size * 0.62, size * 0.34, size * 0.38, round(tones, x, y - size * 0.62, size * 0.38));
}

/** A pointed leaf with a rib, growing from (x, y) in direction `turn`. */
export function leaf(
  loom: Loom,
  x: number,
  y: number,
  length: number,
  width: number,
  turn: number,
  paint: Paint,
  rib: string,
): void {
  const along = (t: number, side: number): Point => [
    x + Math.cos(turn) * length * t - Math.sin(turn) * side,
    y + Math.sin(turn) * length * t + Math.cos(turn) * side,
  ];
  loom.blob(
    [
      along(0, 0),
      along(0.25, width * 0.42),
      along(0.55, width * 0.5),
      along(0.85, width * 0.2),
      along(1, 0),
      along(0.85, -width * 0.2),
      along(0.55, -width * 0.5),
      along(0.25, -width * 0.42),
    ],
    paint,
  );
  loom.thread([along(0.02, 0), along(0.9, 0)], 1, rib);
  for (const t of [0.3, 0.5, 0.7]) {
    for (const side of [1, -1]) if (width > 9) loom.thread([along(t, 0), along(t + 0.14, side * width * 0.34)], 1, rib);
  }
}

/** A cloud in the Chinese manner: scrolls on a flat base. */
export function cloud(loom: Loom, x: number, y: number, size: number, body: string, line: string): void {
  for (const [dx, r] of [
    [-0.55, 0.22],
    [0, 0.36],
    [0.5, 0.26],
  ] as const) {
    loom.disc(x + dx * size, y - r * size * 0.8, r * size, body);
    loom.ring(x + dx * size, y - r * size * 0.8, r * size * 0.62, r * size * 0.62 - 1.1, line, Math.PI, Math.PI * 2.6);
  }
  loom.rect(x - size * 0.95, y - size * 0.16, size * 1.9, size * 0.16 + 1, body);
  loom.rect(x - size * 0.7, y + 1, size * 1.7, 1, line);
}

/** A flock of small birds. */
export function birds(loom: Loom, at: readonly Point[], colour: string): void {
  for (const [x, y] of at) {
    for (const [dx, dy] of [
      [-3, -1],
      [-2, -1],
      [-1, 0],
      [0, 1],
      [1, 0],
      [2, -1],
      [3, -1],
    ])
      loom.dot(x + dx!, y + dy!, colour);
  }
}

/** Stars between two rows: single stitches, now and then a small cross. */
export function stars(loom: Loom, top: number, bottom: number, count: number, colour: string, seed = 3): void {
  for (let i = 0; i < count; i++) {
    const x = Math.floor(chance(i, seed) * 192),
      y = Math.floor(top + chance(i, seed, 9) * (bottom - top));
    loom.dot(x, y, colour);
    if (i % 5 === 0)
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ])
        loom.dot(x + dx!, y + dy!, colour);
  }
}

/** Tufts of grass along a row. */
export function tufts(loom: Loom, y: number, step: number, colour: string, seed = 1, depth = 8): void {
  for (let x = 0; x < 192; x += step) {
    const at = x + chance(x, seed) * step,
      base = y + chance(x, seed, 4) * depth;
    loom.thread(
      [
        [at, base],
        [at - 1.5, base - 4],
      ],
      1,
      colour,
    );
    loom.thread(
      [
        [at + 1, base],
        [at + 1, base - 5],
      ],
      1,
      colour,
    );
    loom.thread(
      [
        [at + 2, base],
        [at + 3.6, base - 3.6],
      ],
      1,
      colour,
    );
  }
}
