import { CODES, FIRST_COLUMN, FIRST_ROW, LETTERS, STITCHES } from './africa-cells.ts';

/** A stitch of the map: column and row. */
export type Cell = readonly [column: number, row: number];

/** The frame of the map in stitches, with room for the areas around the islands. */
export const FRAME = { x: -4.4, y: 0.4, width: 44.4, height: 37.2 } as const;

function readCells(): Map<string, Cell[]> {
  const codes = CODES.split(' ');
  const cells = new Map<string, Cell[]>(codes.map((code) => [code, []]));
  for (const [row, line] of STITCHES.slice(1).split('\n').entries()) {
    for (const [column, letter] of [...line].entries()) {
      const code = codes[LETTERS.indexOf(letter)];
      if (letter !== ' ' && code) cells.get(code)?.push([column + FIRST_COLUMN, row + FIRST_ROW]);
    }
  }
  return cells;
}

/** A step along an outline: right, down, left, up, in the order of turning right. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** The border of the cells as directed steps, clockwise: from each point the directions that leave it. */
function borderOf(cells: readonly Cell[]): Map<string, number[]> {
  const inside = new Set(cells.map(String));
  const leaving = new Map<string, number[]>();
  for (const [column, row] of cells) {
    for (let side = 0; side < 4; side++) {
      const [across, down] = STEPS[(side + 3) % 4] ?? STEPS[0];
      if (inside.has(`${column + across},${row + down}`)) continue;
      const [x, y] = CORNERS[side] ?? CORNERS[0];
      const point = `${column + x},${row + y}`;
      leaving.set(point, [...(leaving.get(point) ?? []), side]);
    }
  }
  return leaving;
}

/**
 * The outline of cells as path data, one closed line for each part and each hole, in units of one stitch. Parts that touch
 * at a corner stay apart.
 */
export function outlineOf(cells: readonly Cell[]): string {
  const leaving = borderOf(cells);
  let path = '';
  for (const [start, directions] of leaving) {
    while (directions.length > 0) path += lineFrom(start, leaving);
  }
  return path;
}

/** Follows the border from a point back to it, taking its steps out of `leaving`; turns right where there is a choice. */
function lineFrom(start: string, leaving: Map<string, number[]>): string {
  let [x = 0, y = 0] = start.split(',').map(Number);
  let path = `M${x} ${y}`;
  let heading = leaving.get(start)?.[0] ?? 0;
  let run = 0;
  const written = (direction: number, length: number): string => {
    return (direction % 2 === 0 ? 'h' : 'v') + (direction < 2 ? length : -length);
  };
  for (let here = start; ; here = `${x},${y}`) {
    const ways = leaving.get(here) ?? [];
    const next = [1, 0, 3].map((turn) => (heading + turn) % 4).find((way) => ways.includes(way));
    if (next === undefined) return `${path}z`;
    ways.splice(ways.indexOf(next), 1);
    if (next !== heading && run > 0) {
      path += written(heading, run);
      run = 0;
    }
    heading = next;
    run += 1;
    x += STEPS[next]?.[0] ?? 0;
    y += STEPS[next]?.[1] ?? 0;
  }
}

/** Cells of every country by ISO code. */
export const COUNTRY_CELLS: ReadonlyMap<string, readonly Cell[]> = readCells();

/** Outline of every country by ISO code, computed once. */
export const OUTLINES: ReadonlyMap<string, string> = new Map(
  [...COUNTRY_CELLS].map(([code, cells]) => [code, outlineOf(cells)]),
);

/** All countries in one path, borders included. */
export const LAND = [...OUTLINES.values()].join('');

/**
 * Where a country is smaller than a finger: a box that counts as the country too, `[x, y, width, height]`. Boxes lie on the
 * sea where there is a coast. With a map 19 rem wide, a stitch is 6.8 px: 3.6 of them make a target of 24 px.
 */
const SEA_BOXES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  CV: [-4.2, 9.2, 3.6, 3.6],
  GM: [-0.6, 12, 1.6, 1],
  GW: [-1.6, 13, 3.6, 3.6],
  SL: [2, 14, 2, 3.4],
  LR: [4, 16, 2, 2.4],
  TG: [9, 16, 2, 2.4],
  GQ: [11.6, 17, 2.4, 2],
  ST: [9.4, 19, 3.6, 3.6],
  ER: [29, 9.6, 2, 2.4],
  DJ: [31, 11.4, 2.4, 2.6],
  KM: [30.2, 22.4, 3.6, 3.6],
  SC: [35.4, 19.8, 3.6, 3.6],
  MU: [36.4, 27.8, 3.6, 3.6],
  SZ: [26, 32, 2.4, 2.4],
};

/** The same for small countries between others: modest, since the neighbours lose what they gain. */
const LAND_BOXES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  BJ: [9.6, 13.6, 1.8, 1.4],
  RW: [23.2, 19.4, 2.2, 1.6],
  BI: [23.2, 21, 2.2, 1.6],
  MW: [25.5, 24, 2, 2],
  LS: [22.4, 33.4, 2.2, 2.2],
};

const boxes = Object.entries({ ...SEA_BOXES, ...LAND_BOXES });

/** The boxes as path data, by ISO code. */
export const WIDER_AREAS: ReadonlyMap<string, string> = new Map(
  boxes.map(([code, [x, y, width, height]]) => [code, `M${x} ${y}h${width}v${height}h-${width}z`]),
);

/** Whether a country's wider area lies over its neighbours, which therefore must be drawn before it. */
export const liesOnTop = (code: string): boolean => code in LAND_BOXES;
