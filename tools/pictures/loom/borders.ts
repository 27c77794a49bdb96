/** The decorative bands around the pictures. */
import { type Box, HEIGHT, type Loom, WIDTH } from './loom.ts';
import { type Tile, woven } from './paints.ts';

export interface Border {
  tile: Tile;
  ground: string;
  figure: string;
  second: string;
  /** Thin lines on both sides of the band. */
  edge: string;
  /** Outermost line, the selvedge. */
  rim: string;
}

const BAND = 8;
const HEM = 3;
/** Stitches from the rim to the picture. */
export const DEPTH = HEM + BAND + 1;

/** Bands along the top and bottom; the picture runs through to both sides. Returns the picture's box. */
export function headAndFoot(loom: Loom, border: Border): Box {
  loom.clip();
  for (const top of [0, HEIGHT - DEPTH]) {
    const first = top === 0;
    loom.rect(0, top, WIDTH, DEPTH, border.edge);
    loom.rect(0, first ? 0 : HEIGHT - 2, WIDTH, 2, border.rim);
    const start = first ? HEM : top + 1;
    loom.rect(0, start, WIDTH, BAND, woven(border.tile, border.ground, border.figure, border.second, 0, start));
  }
  return { x: 0, y: DEPTH, w: WIDTH, h: HEIGHT - DEPTH * 2 };
}

/** A frame on four sides with a plain knot at each corner. Returns the picture's box. */
export function frame(loom: Loom, border: Border): Box {
  headAndFoot(loom, border);
  for (const left of [0, WIDTH - DEPTH]) {
    const first = left === 0;
    loom.rect(left, DEPTH, DEPTH, HEIGHT - DEPTH * 2, border.edge);
    loom.rect(first ? 0 : WIDTH - 2, 0, 2, HEIGHT, border.rim);
    const start = first ? HEM : left + 1;
    loom.rect(
      start,
      DEPTH,
      BAND,
      HEIGHT - DEPTH * 2,
      woven(border.tile, border.ground, border.figure, border.second, start, DEPTH),
    );
    for (const top of [0, HEIGHT - DEPTH]) {
      loom.rect(left, top, DEPTH, DEPTH, border.edge);
      const x = left + (first ? 7 : 5),
        y = top + (top === 0 ? 7 : 5);
      loom.rect(x - 4, y - 4, 8, 8, border.second);
      loom.where(
        { x: x - 4, y: y - 4, w: 8, h: 8 },
        (px, py) => Math.abs(px - x) + Math.abs(py - y) <= 3.6,
        border.ground,
      );
      loom.rect(x - 1, y - 1, 2, 2, border.figure);
    }
  }
  loom.rect(0, 0, WIDTH, 2, border.rim);
  loom.rect(0, HEIGHT - 2, WIDTH, 2, border.rim);
  loom.rect(0, 0, 2, HEIGHT, border.rim);
  loom.rect(WIDTH - 2, 0, 2, HEIGHT, border.rim);
  return { x: DEPTH, y: DEPTH, w: WIDTH - DEPTH * 2, h: HEIGHT - DEPTH * 2 };
}
