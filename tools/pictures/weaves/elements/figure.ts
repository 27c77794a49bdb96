/** Figures that stand in several pictures, at several sizes. */
import type { Point } from '../../loom/loom.ts';
import { points } from '../../loom/points.ts';

/** Where a figure stands: its foot, its size, and whether it looks the other way. */
export interface Stand {
  x: number;
  y: number;
  size?: number;
  mirrored?: boolean;
}

/** A figure is drawn about its foot, y upwards negative; this brings points of it to where it stands. */
export function figure({ x, y, size = 1, mirrored = false }: Stand): (text: string) => Point[] {
  const wide = mirrored ? -size : size;
  return (text) => points(text).map(([px, py]): Point => [x + px * wide, y + py * size]);
}

/** One point of a figure. */
export function spot(stand: Stand, px: number, py: number): Point {
  const { x, y, size = 1, mirrored = false } = stand;
  return [x + px * (mirrored ? -size : size), y + py * size];
}
