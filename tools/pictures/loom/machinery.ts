/** Wheels and vehicles. */
import type { Loom, Paint } from './loom.ts';
import { upright } from './paints.ts';
import { yarn as c } from './palette.ts';

/** A wheel with tyre, lugs, rim and hub. */
export function wheel(loom: Loom, x: number, y: number, r: number, rim: string, lugs = 0): void {
  loom.disc(x, y, r, c.ink);
  if (lugs) {
    loom.where(
      { x: x - r - 2, y: y - r - 2, w: r * 2 + 4, h: r * 2 + 4 },
      (px, py) => {
        const far = Math.hypot(px - x, py - y);
        return (
          far <= r + 1.4 && far >= r - 2.4 && ((Math.atan2(py - y, px - x) / (Math.PI * 2)) * lugs + lugs) % 1 < 0.5
        );
      },
      c.ink,
    );
    loom.ring(x, y, r * 0.86, r * 0.78, c.soft);
  }
  loom.disc(x, y, r * 0.56, c.amber);
  loom.disc(x, y, r * 0.5, rim);
  for (let i = 0; i < 6; i++)
    loom.dot(Math.floor(x + Math.cos(i * 1.047) * r * 0.34), Math.floor(y + Math.sin(i * 1.047) * r * 0.34), c.earth);
  loom.disc(x, y, r * 0.2, c.earth);
}

/** A pane of glass with a glint. */
export function pane(
  loom: Loom,
  x: number,
  y: number,
  w: number,
  h: number,
  glass: string = c.haze,
  glint: string = c.surface,
): void {
  loom.rect(x, y, w, h, glass);
  loom.where(
    { x, y, w, h },
    (px, py) => px >= x && px < x + w && py >= y && py < y + h && (px - x + py - y) % 14 > 9 && px - x + py - y < 20,
    glint,
  );
}

/** A lorry from the side, bonnet to the right; `load` paints its body. */
export function lorry(loom: Loom, x: number, ground: number, size: number, cab: readonly string[], load: Paint): void {
  const s = size;
  loom.rect(x, ground - s * 0.28, s * 2.5, s * 0.14, c.ink);
  loom.rect(x, ground - s * 1.05, s * 1.72, s * 0.8, load);
  loom.rect(x, ground - s * 1.08, s * 1.72, 1.2, c.ink);
  loom.poly(
    [
      [x + s * 1.8, ground - s * 0.95],
      [x + s * 2.25, ground - s * 0.95],
      [x + s * 2.45, ground - s * 0.58],
      [x + s * 2.5, ground - s * 0.2],
      [x + s * 1.8, ground - s * 0.2],
    ],
    upright(cab, x + s * 1.8, s * 0.7),
  );
  loom.poly(
    [
      [x + s * 1.98, ground - s * 0.86],
      [x + s * 2.2, ground - s * 0.86],
      [x + s * 2.36, ground - s * 0.58],
      [x + s * 1.98, ground - s * 0.58],
    ],
    c.haze,
  );
  loom.rect(x + s * 2.4, ground - s * 0.4, s * 0.1, s * 0.12, c.gold);
  for (const at of [0.3, 0.68, 2.08]) wheel(loom, x + s * at, ground - s * 0.16, s * 0.19, c.line);
}

/** A shipping container's long side: ribs and a lighter top edge. */
export function container(loom: Loom, x: number, y: number, w: number, h: number, light: string, dark: string): void {
  loom.rect(x, y, w, h, (px) => ((px - Math.floor(x)) % 3 === 2 ? dark : light));
  loom.rect(x, y + h - 1, w, 1, dark);
  loom.rect(x + w - 1, y, 1, h, dark);
}

/** Pairs of light and dark for containers, crates and roofs. */
export const PAIRS: readonly (readonly [string, string])[] = [
  [c.cinnabar, c.brick],
  [c.ochre, c.amber],
  [c.moss, c.leaf],
  [c.denim, c.indigo],
  [c.coral, c.clay],
  [c.sage, c.moss],
  [c.gold, c.ochre],
  [c.paper, c.bone],
];
