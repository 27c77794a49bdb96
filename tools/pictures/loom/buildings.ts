/** Exhibition halls as woven architecture. */
import type { Loom, Paint, Point } from './loom.ts';
import { yarn as c } from './palette.ts';

/** A hall front: columns between glass bays under a roof that swings like a wave. Returns the height of the eaves. */
export function hallFront(
  loom: Loom,
  left: number,
  right: number,
  ground: number,
  tall: number,
  glass: Paint,
  roof: Paint,
  column: string,
  bay = 10,
): number {
  const eaves = ground - tall * 0.68,
    wide = right - left;
  loom.rect(left + 4, eaves, wide - 8, ground - eaves, glass);
  for (let x = left + 4; x <= right - 5; x += bay) loom.rect(x, eaves, 2, ground - eaves, column);
  for (const part of [0.34, 0.68]) loom.rect(left + 4, eaves + (ground - eaves) * part, wide - 8, 1, column);
  const top = (x: number) => ground - tall + Math.sin(((x - left) / wide) * Math.PI * 2 + 0.4) * tall * 0.12;
  const edge: Point[] = [];
  for (let x = left - 5; x <= right + 5; x += 2) edge.push([x, top(x)]);
  const under: Point[] = [
    [right + 5, eaves + 1],
    [left - 5, eaves + 1],
  ];
  loom.poly([...edge, ...under], roof);
  loom.thread(edge, 1.8, c.paper);
  loom.rect(left - 5, eaves, wide + 10, 1.5, column);
  return eaves;
}

/** A string of lamps hanging between two points. */
export function garland(loom: Loom, from: Point, to: Point, sag: number, lamps: readonly string[], wire: string): void {
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 7);
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag,
  ];
  for (let i = 0; i < count; i++) loom.thread([at(i / count), at((i + 1) / count)], 1, wire);
  for (let i = 1; i < count; i++) {
    const [x, y] = at(i / count);
    loom.disc(x, y + 2, 1.7, lamps[i % lamps.length]!);
  }
}

/** A lantern in the Chinese manner. */
export function lantern(
  loom: Loom,
  x: number,
  y: number,
  r: number,
  body = c.cinnabar as string,
  glow = c.flame as string,
): void {
  loom.rect(x - 0.5, y - r * 2, 1, r * 1.2, c.gold);
  loom.ellipse(x, y, r * 1.15, r * 0.9, body);
  loom.ellipse(x, y, r * 0.5, r * 0.9, glow);
  loom.rect(x - r * 0.5, y - r, r, 1.2, c.gold);
  loom.rect(x - r * 0.5, y + r * 0.8, r, 1.2, c.gold);
  loom.rect(x - 0.5, y + r, 1, r * 0.9, c.gold);
}

/** A banner with a plain pattern, hanging from (x, y). */
export function banner(loom: Loom, x: number, y: number, w: number, h: number, paint: Paint): void {
  loom.rect(x, y, w, h, paint);
  loom.rect(x - 1, y - 1, w + 2, 1.5, c.bark);
  loom.poly(
    [
      [x, y + h],
      [x + w, y + h],
      [x + w / 2, y + h + w * 0.4],
    ],
    paint,
  );
}

/** A flag on a pole, flying to the right; the pattern is plain, no country's. */
export function flag(loom: Loom, x: number, foot: number, tall: number, size: number, paint: Paint): void {
  loom.rect(x, foot - tall, 1, tall, c.bone);
  loom.dot(Math.floor(x), Math.floor(foot - tall - 1), c.gold);
  const top = foot - tall;
  loom.where(
    { x, y: top - 2, w: size * 1.5 + 1, h: size + 4 },
    (px, py) => {
      const drop = Math.sin(((px - x) / size) * 3.4) * 1.4;
      return px > x + 1 && px < x + 1 + size * 1.5 && py > top + drop && py < top + size + drop;
    },
    paint,
  );
}
