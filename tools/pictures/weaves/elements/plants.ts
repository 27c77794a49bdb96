/** Trees and what grows in fields. */
import { chance, type Loom, type Paint } from '../../loom/loom.ts';
import { leaf } from '../../loom/nature.ts';
import { flecked, round, upright } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { figure } from './figure.ts';

/** A baobab: a bottle of a trunk, short branches, small crowns. */
export function baobab(
  loom: Loom,
  x: number,
  y: number,
  size: number,
  bark: readonly string[],
  crown: readonly string[],
): void {
  const s = size / 100,
    at = figure({ x, y, size: s });
  const trunk = upright(bark, x - 16 * s, 32 * s);
  for (const limb of [
    '-8,-76 -20,-84 -34,-88',
    '-4,-80 -8,-92 -14,-100',
    '4,-80 10,-92 12,-101',
    '8,-76 22,-83 36,-86',
    '0,-80 0,-90 2,-97',
  ])
    loom.bend(at(limb), 6 * s, bark[1] ?? c.umber, 2.4 * s);
  loom.blob(at('-18,0 -15,-12 -16,-40 -13,-70 -7,-82 7,-82 13,-70 16,-40 15,-12 18,0'), trunk);
  for (const [dx, dy, rx] of [
    [-36, -90, 16],
    [-15, -102, 15],
    [13, -103, 16],
    [37, -89, 15],
    [0, -94, 13],
  ] as const)
    loom.ellipse(x + dx * s, y + dy * s, rx * s, rx * 0.5 * s, round(crown, x + dx * s, y + dy * s, rx * s));
}

/** A coconut palm that leans; `lean` moves its head. */
export function coconut(
  loom: Loom,
  x: number,
  y: number,
  size: number,
  lean: number,
  tones: readonly [string, string, string] = [c.leaf, c.grass, c.umber],
): void {
  const topX = x + lean,
    topY = y - size * 0.78;
  loom.bend(
    [
      [x, y],
      [x + lean * 0.25, y - size * 0.4],
      [topX, topY],
    ],
    size * 0.075,
    tones[2],
    size * 0.045,
  );
  const fronds = [
    [-0.46, 0.1],
    [-0.42, -0.12],
    [-0.22, -0.26],
    [0.04, -0.3],
    [0.28, -0.24],
    [0.45, -0.08],
    [0.46, 0.14],
    [-0.3, 0.28],
    [0.3, 0.3],
  ] as const;
  for (const [dx, dy] of fronds)
    loom.bend(
      [
        [topX, topY],
        [topX + dx * size * 0.55, topY + dy * size * 0.7 - size * 0.08],
        [topX + dx * size, topY + dy * size + size * 0.08],
      ],
      size * 0.11,
      dy < 0 ? tones[1] : tones[0],
      1,
    );
  for (const [dx, dy] of [
    [-0.03, 0.04],
    [0.04, 0.05],
    [0, 0.08],
  ] as const)
    loom.disc(topX + dx * size, topY + dy * size, size * 0.04, c.earth);
}

/** A date palm: straight, with clusters of dates below a round head. */
export function datePalm(
  loom: Loom,
  x: number,
  y: number,
  size: number,
  tones: readonly [string, string, string] = [c.deep, c.moss, c.umber],
): void {
  const top = y - size * 0.74;
  loom.rect(x - size * 0.035, top, size * 0.07 + 1, size * 0.74, (_, py) => (py % 3 === 0 ? c.bark : tones[2]));
  for (let i = 0; i < 11; i++) {
    const turn = Math.PI * (0.88 + (i / 10) * 1.24),
      reach = size * 0.36;
    const dx = Math.cos(turn) * reach,
      dy = Math.sin(turn) * reach * 0.8;
    loom.bend(
      [
        [x, top],
        [x + dx * 0.6, top + dy * 0.9],
        [x + dx, top + dy + size * 0.12],
      ],
      size * 0.07,
      i % 2 ? tones[1] : tones[0],
      1,
    );
  }
  for (const side of [-1, 1]) loom.ellipse(x + side * size * 0.08, top + size * 0.1, size * 0.04, size * 0.08, c.ochre);
}

/** A wall of forest: crowns side by side, three deep. */
export function forest(
  loom: Loom,
  foot: number,
  tall: number,
  tones: readonly string[],
  seed: number,
  from = 0,
  to = 192,
): void {
  for (let tier = 0; tier < 3; tier++) {
    const tone = tones[Math.min(tier, tones.length - 1)] ?? c.leaf;
    for (let x = from - 4; x < to + 6; x += 8 + chance(x, seed, tier) * 5) {
      const r = 6 + chance(x, tier, seed) * tall * 0.16;
      const y = foot - tall * (1 - tier * 0.3) + r + chance(x, seed) * 5;
      loom.disc(x, y, r, tone);
      loom.rect(x - r, y, r * 2, foot - y, tone);
    }
  }
}

/** A bush or round crown. */
export function bush(loom: Loom, x: number, y: number, r: number, tones: readonly string[]): void {
  loom.ellipse(x, y - r * 0.7, r, r * 0.75, round(tones, x, y - r * 0.7, r));
}

/** A leafy bank along the foot of a picture. */
export function thicket(
  loom: Loom,
  foot: number,
  tall: number,
  ground: string,
  flecks: readonly string[],
  seed: number,
): void {
  for (let x = -4; x < 198; x += 9) {
    const r = 5 + chance(x, seed) * tall * 0.5;
    loom.ellipse(x, foot - r * 0.4, r * 1.2, r, flecked(ground, flecks, 0.22, seed));
    loom.rect(x - r, foot - r * 0.4, r * 2, 40, ground);
  }
}

/** Upright reeds or papyrus. */
export function reeds(
  loom: Loom,
  from: number,
  to: number,
  foot: number,
  tall: number,
  tone: string,
  head: string,
  seed = 1,
): void {
  for (let x = from; x < to; x += 3 + chance(x, seed) * 3) {
    const high = tall * (0.6 + chance(x, seed, 2) * 0.4),
      lean = (chance(x, seed, 4) - 0.5) * 7;
    loom.thread(
      [
        [x, foot],
        [x + lean, foot - high],
      ],
      1,
      tone,
    );
    loom.disc(x + lean, foot - high, 1.6, head);
  }
}

/** A branch with red cherries and pointed leaves, as coffee. */
export function coffeeBranch(loom: Loom, x: number, y: number, size: number, mirrored = false): void {
  const s = size / 60,
    side = mirrored ? -1 : 1,
    at = figure({ x, y, size: s, mirrored });
  loom.bend(at('0,0 10,-16 14,-36 12,-60'), 2.4, c.earth, 1.4);
  for (const [dx, dy, turn] of [
    [4, -8, 0.5],
    [11, -22, -0.3],
    [14, -40, -0.5],
    [8, -14, 2.6],
    [12, -34, 3.4],
    [12, -54, -1.9],
    [12, -54, -0.9],
  ] as const)
    leaf(
      loom,
      x + dx * s * side,
      y + dy * s,
      24 * s,
      10 * s,
      mirrored ? Math.PI - turn : turn,
      dy % 4 ? c.leaf : c.good,
      c.grass,
    );
  for (const [dx, dy] of [
    [9, -19],
    [14, -20],
    [10, -25],
    [15, -38],
    [11, -42],
    [17, -43],
    [9, -37],
  ] as const)
    loom.disc(
      x + dx * s * side,
      y + dy * s,
      3.3 * s,
      round([c.coral, c.cinnabar, c.brick], x + dx * s * side, y + dy * s, 3.3 * s),
    );
}

/** Grass in tufts over an area. */
export function grasses(loom: Loom, top: number, bottom: number, tone: string, seed: number, count = 40): void {
  for (let i = 0; i < count; i++) {
    const x = chance(i, seed) * 192,
      y = top + chance(i, seed, 3) * (bottom - top);
    for (const lean of [-2, 0, 2])
      loom.thread(
        [
          [x, y],
          [x + lean, y - 4 - (lean ? 0 : 2)],
        ],
        1,
        tone,
      );
  }
}

/** A pointed tuft as of an agave, sisal or aloe; a flower stands on it if a tone is given. */
export function agave(loom: Loom, x: number, y: number, size: number, tone: Paint, flower?: string): void {
  if (flower) {
    loom.thread(
      [
        [x, y],
        [x, y - size * 1.7],
      ],
      1.6,
      c.olive,
    );
    loom.ellipse(x, y - size * 1.7, size * 0.16, size * 0.45, flower);
  }
  for (let i = 0; i < 7; i++) {
    const turn = Math.PI * (1.08 + i * 0.14);
    loom.thread(
      [
        [x, y],
        [x + Math.cos(turn) * size, y + Math.sin(turn) * size],
      ],
      size * 0.2,
      tone,
      1,
    );
  }
}
