/**
 * The loom: a grid of stitches on which every picture is composed. Shapes take cell coordinates (fractions allowed) and
 * colour every stitch whose centre they cover, so edges stay stepped as they are in tapestry.
 */
export const WIDTH = 192;
export const HEIGHT = 128;

/** Picks a colour per stitch; undefined leaves the stitch as it is. */
export type Rule = (x: number, y: number) => string | undefined;
export type Paint = string | Rule;
export type Point = readonly [number, number];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export class Loom {
  readonly cells: string[];
  private window: Box = { x: 0, y: 0, w: WIDTH, h: HEIGHT };

  constructor(ground: string) {
    this.cells = Array.from({ length: WIDTH * HEIGHT }, () => ground);
  }

  /** From here on only stitches inside the box are coloured; without a box, all of them. */
  clip(box: Box = { x: 0, y: 0, w: WIDTH, h: HEIGHT }): void {
    this.window = box;
  }

  dot(x: number, y: number, paint: Paint): void {
    const { x: left, y: top, w, h } = this.window;
    if (x < left || y < top || x >= left + w || y >= top + h || x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return;
    const colour = typeof paint === 'string' ? paint : paint(x, y);
    if (colour) this.cells[y * WIDTH + x] = colour;
  }

  /** Every stitch of a box whose centre passes the test. */
  where(box: Box, test: (x: number, y: number) => boolean, paint: Paint): void {
    const fromX = Math.max(0, Math.floor(box.x)),
      toX = Math.min(WIDTH - 1, Math.ceil(box.x + box.w));
    const fromY = Math.max(0, Math.floor(box.y)),
      toY = Math.min(HEIGHT - 1, Math.ceil(box.y + box.h));
    for (let y = fromY; y <= toY; y++) {
      for (let x = fromX; x <= toX; x++) if (test(x + 0.5, y + 0.5)) this.dot(x, y, paint);
    }
  }

  rect(x: number, y: number, w: number, h: number, paint: Paint): void {
    this.where({ x, y, w, h }, (px, py) => px >= x && px < x + w && py >= y && py < y + h, paint);
  }

  /** An ellipse, turned by `turn` radians. */
  ellipse(cx: number, cy: number, rx: number, ry: number, paint: Paint, turn = 0): void {
    const reach = Math.max(rx, ry),
      cos = Math.cos(turn),
      sin = Math.sin(turn);
    this.where(
      { x: cx - reach, y: cy - reach, w: reach * 2, h: reach * 2 },
      (px, py) => {
        const dx = px - cx,
          dy = py - cy;
        return ((dx * cos + dy * sin) / rx) ** 2 + ((dy * cos - dx * sin) / ry) ** 2 <= 1;
      },
      paint,
    );
  }

  disc(cx: number, cy: number, r: number, paint: Paint): void {
    this.ellipse(cx, cy, r, r, paint);
  }

  /** A ring, or a part of one between two angles (radians, clockwise from the right). */
  ring(cx: number, cy: number, outer: number, inner: number, paint: Paint, from = 0, to = Math.PI * 2): void {
    this.where(
      { x: cx - outer, y: cy - outer, w: outer * 2, h: outer * 2 },
      (px, py) => {
        const far = Math.hypot(px - cx, py - cy);
        if (far > outer || far < inner) return false;
        const angle = (Math.atan2(py - cy, px - cx) - from + Math.PI * 4) % (Math.PI * 2);
        return angle <= to - from;
      },
      paint,
    );
  }

  poly(points: readonly Point[], paint: Paint): void {
    const xs = points.map((p) => p[0]),
      ys = points.map((p) => p[1]);
    const box = { x: Math.min(...xs), y: Math.min(...ys), w: 0, h: 0 };
    box.w = Math.max(...xs) - box.x;
    box.h = Math.max(...ys) - box.y;
    this.where(
      box,
      (px, py) => {
        let odd = false;
        for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
          const [ax, ay] = points[i]!,
            [bx, by] = points[j]!;
          if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) odd = !odd;
        }
        return odd;
      },
      paint,
    );
  }

  /** A closed shape with rounded outline through the points. */
  blob(points: readonly Point[], paint: Paint): void {
    this.poly(smooth(points, true), paint);
  }

  /** A thread through the points, `from` stitches thick at its start and `to` at its end. */
  thread(points: readonly Point[], from: number, paint: Paint, to = from): void {
    for (let i = 1; i < points.length; i++) {
      const [ax, ay] = points[i - 1]!,
        [bx, by] = points[i]!;
      const wide = (from + (to - from) * ((i - 0.5) / (points.length - 1))) / 2;
      const dx = bx - ax,
        dy = by - ay,
        length = dx * dx + dy * dy || 1;
      this.where(
        {
          x: Math.min(ax, bx) - wide - 1,
          y: Math.min(ay, by) - wide - 1,
          w: Math.abs(dx) + wide * 2 + 2,
          h: Math.abs(dy) + wide * 2 + 2,
        },
        (px, py) => {
          const part = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length));
          return Math.hypot(px - ax - part * dx, py - ay - part * dy) <= Math.max(0.55, wide);
        },
        paint,
      );
    }
  }

  /** A rounded thread through the points. */
  bend(points: readonly Point[], from: number, paint: Paint, to = from): void {
    this.thread(smooth(points), from, paint, to);
  }
}

/** Points along a rounded line through the given ones (Catmull-Rom). */
export function smooth(points: readonly Point[], closed = false, steps = 8): Point[] {
  const count = points.length,
    out: Point[] = [];
  const at = (i: number) => (closed ? points[(i + count) % count]! : points[Math.max(0, Math.min(count - 1, i))]!);
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const blend = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
      out.push([blend(0), blend(1)]);
    }
  }
  if (!closed) out.push(points[count - 1]!);
  return out;
}

/** Points moved, scaled and turned: to draw the same shape in several places. */
export function placed(points: readonly Point[], x: number, y: number, scale = 1, turn = 0): Point[] {
  const cos = Math.cos(turn) * scale,
    sin = Math.sin(turn) * scale;
  return points.map(([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos]);
}

/** A number in 0..1 that depends on nothing but its arguments. */
export function chance(a: number, b = 0, c = 0): number {
  let n =
    (Math.imul(Math.floor(a) + 101, 374761393) ^
      Math.imul(Math.floor(b) + 211, 668265263) ^
      Math.imul(Math.floor(c) + 307, 2147483647)) >>>
    0;
  n = Math.imul(n ^ (n >>> 13), 1274126177) >>> 0;
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}
