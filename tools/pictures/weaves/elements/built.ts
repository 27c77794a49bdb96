/** What people have built: houses, towers, arches, bridges, ports. */
import type { Loom, Paint } from '../../loom/loom.ts';
import { stripes, upright } from '../../loom/paints.ts';
import { yarn as c } from '../../loom/palette.ts';
import { figure } from './figure.ts';

/** A house with a flat roof: a lit front, a shaded side, windows. */
export function cube(
  loom: Loom,
  x: number,
  y: number,
  wide: number,
  tall: number,
  [front, side, hole]: readonly [Paint, string, string],
  windows = 2,
): void {
  loom.rect(x, y - tall, wide, tall, front);
  loom.rect(x + wide * 0.78, y - tall, wide * 0.22, tall, side);
  loom.rect(x, y - tall, wide, 1.2, side);
  for (let i = 0; i < windows; i++)
    loom.rect(x + wide * (0.16 + i * 0.34), y - tall * 0.72, Math.max(2, wide * 0.13), Math.max(3, tall * 0.22), hole);
}

/** A round hut with a thatched cone. */
export function hut(
  loom: Loom,
  x: number,
  y: number,
  wide: number,
  wall: Paint,
  thatch: readonly string[],
  peak = 0.75,
): void {
  const tall = wide * 0.55;
  loom.rect(x - wide * 0.4, y - tall, wide * 0.8, tall, wall);
  loom.rect(x - wide * 0.09, y - tall * 0.75, wide * 0.18, tall * 0.75, c.bark);
  loom.poly(
    [
      [x - wide * 0.58, y - tall + 2],
      [x, y - tall - wide * peak],
      [x + wide * 0.58, y - tall + 2],
    ],
    stripes(thatch, 2),
  );
}

/** A house on stilts over water. */
export function stiltHouse(
  loom: Loom,
  x: number,
  y: number,
  wide: number,
  wall: Paint,
  thatch: readonly string[],
): void {
  for (const part of [0.06, 0.34, 0.64, 0.92]) loom.rect(x + wide * part, y - wide * 0.36, 1.6, wide * 0.36, c.bark);
  loom.rect(x - 2, y - wide * 0.36, wide + 4, 2, c.earth);
  loom.rect(x, y - wide * 0.78, wide, wide * 0.42, wall);
  loom.rect(x + wide * 0.4, y - wide * 0.68, wide * 0.2, wide * 0.32, c.bark);
  loom.rect(x + wide * 0.12, y - wide * 0.66, wide * 0.14, wide * 0.14, c.bark);
  loom.poly(
    [
      [x - wide * 0.14, y - wide * 0.74],
      [x + wide * 0.2, y - wide * 1.24],
      [x + wide * 0.8, y - wide * 1.24],
      [x + wide * 1.14, y - wide * 0.74],
    ],
    stripes(thatch, 2),
  );
}

/** A tower block with rows of lit windows. */
export function block(
  loom: Loom,
  x: number,
  y: number,
  wide: number,
  tall: number,
  [light, dark, window]: readonly [string, string, string],
): void {
  loom.rect(x, y - tall, wide, tall, upright([light, light, dark], x, wide));
  for (let py = y - tall + 3; py < y - 3; py += 4)
    for (let px = x + 2; px < x + wide - 2; px += 3) loom.rect(px, py, 1.5, 2, window);
}

/** An opening with a round head. */
export function arch(loom: Loom, x: number, y: number, wide: number, tall: number, paint: Paint): void {
  loom.rect(x, y - tall + wide / 2, wide, tall - wide / 2, paint);
  loom.ellipse(x + wide / 2, y - tall + wide / 2, wide / 2, wide / 2, paint);
}

/** A row of arches cut into whatever stands there. */
export function arcade(
  loom: Loom,
  from: number,
  to: number,
  y: number,
  step: number,
  wide: number,
  tall: number,
  paint: Paint,
): void {
  for (let x = from; x + wide <= to; x += step) arch(loom, x, y, wide, tall, paint);
}

/** A dome on a low drum. */
export function dome(loom: Loom, x: number, y: number, r: number, tones: readonly string[], tip?: string): void {
  loom.where(
    { x: x - r, y: y - r * 1.1, w: r * 2, h: r * 1.1 },
    (px, py) => py < y && Math.hypot((px - x) / r, (py - y) / (r * 1.1)) <= 1,
    upright(tones, x - r, r * 2),
  );
  if (tip) loom.rect(x - 0.5, y - r * 1.1 - 4, 1.4, 5, tip);
}

/** A mast of a suspension bridge, and the cables from its top down to the deck on both sides. */
export function bridgeTower(
  loom: Loom,
  x: number,
  deck: number,
  top: number,
  foot: number,
  reach: number,
  tone: string,
  cable: string,
): void {
  for (const side of [-1, 1]) {
    const line: [number, number][] = [];
    for (let i = 0; i <= 14; i++) {
      const part = i / 14;
      line.push([x + side * reach * part, deck - 2 - (deck - top) * (1 - part) ** 2]);
    }
    loom.thread(line, 1.5, cable);
    line.forEach(([px, py], i) => i % 2 === 0 && loom.rect(px, py, 0.9, deck - py, cable));
  }
  for (const dx of [-3, 2]) loom.rect(x + dx, top, 2.4, foot - top, tone);
  for (const py of [top, top + (deck - top) * 0.5, deck + 4]) loom.rect(x - 3, py, 7, 2, tone);
}

/** A ship-to-shore crane whose arm reaches to the left; 70 stitches high at size 1. */
export function portCrane(loom: Loom, x: number, y: number, size: number, tone: string, dark: string): void {
  const at = figure({ x, y, size });
  loom.thread(at('0,0 0,-52'), 3 * size, tone);
  loom.thread(at('24,0 24,-52'), 3 * size, dark);
  loom.thread(at('0,-16 24,-40'), 1.4 * size, dark);
  loom.thread(at('0,-15 24,-15'), 2.2 * size, dark);
  loom.thread(at('-58,-42 40,-42'), 3.2 * size, tone);
  loom.thread(at('0,-52 8,-70 24,-52'), 2.4 * size, tone);
  loom.thread(at('8,-70 -54,-43'), 1.1, dark);
  loom.thread(at('8,-70 40,-44'), 1.1, dark);
}

/** A bridge of stone arches: its deck at `deck`, a pier after every `step`, each down to its own foot. */
export function viaduct(
  loom: Loom,
  from: number,
  to: number,
  deck: number,
  step: number,
  feet: readonly number[],
  paint: Paint,
): void {
  const half = step / 2 - 3;
  loom.where(
    { x: from, y: deck, w: to - from, h: half + 5 },
    (px, py) => {
      const at = ((px - from) % step) - step / 2;
      return px >= from && px < to && (py < deck + 4 || Math.hypot(at, py - deck - half - 4) > half);
    },
    paint,
  );
  feet.forEach((foot, i) => loom.rect(from + i * step - 3, deck + 4, 6, foot - deck - 4, paint));
}
