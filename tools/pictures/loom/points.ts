import type { Point } from './loom.ts';

/** Points written as in SVG: `'49,56 115,56 114,68'`. A drawing is read more easily so than number by number. */
export function points(text: string): Point[] {
  return text.split(' ').map((pair): Point => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
    if (Number.isNaN(x) || Number.isNaN(y)) throw new Error(`${pair} in "${text}" is no point`);
    return [x, y];
  });
}
