import cells from './africa-cells.json' with { type: 'json' };
import type { Point, Sheet } from './sheet.ts';

export interface Cell {
  code: string;
  column: number;
  row: number;
}

/** Where the map lies: the corner of its cell 0, 0 and the distance between stitches. */
export interface MapPlace extends Point {
  pitch: number;
}

/** All stitches of the map in the order a loom makes them: row by row, from left to right. */
export const africaCells: Cell[] = Object.entries<number[][]>(cells)
  .flatMap(([code, places]) => places.map((place) => cellAt(code, place)))
  .sort((a, b) => a.row - b.row || a.column - b.column);

function cellAt(code: string, [column, row]: number[]): Cell {
  if (column === undefined || row === undefined) throw new Error(`A stitch of ${code} has no place on the map`);
  return { code, column, row };
}

/** The stitches of one country, from its middle outwards. */
export function cellsOf(code: string): Cell[] {
  const own = africaCells.filter((cell) => cell.code === code);
  if (own.length === 0) throw new Error(`The map has no stitches for ${code}`);
  const column = own.reduce((sum, cell) => sum + cell.column, 0) / own.length;
  const row = own.reduce((sum, cell) => sum + cell.row, 0) / own.length;
  const away = (cell: Cell) => (cell.column - column) ** 2 + (cell.row - row) ** 2;
  return own.sort((a, b) => away(a) - away(b));
}

/** The middle of the country's middle stitch. */
export function middleOf(code: string, place: MapPlace): Point {
  const [cell] = cellsOf(code);
  if (!cell) throw new Error(`No middle for ${code}`);
  return { x: place.x + (cell.column + 0.42) * place.pitch, y: place.y + (cell.row + 0.42) * place.pitch };
}

export function sewCell(sheet: Sheet, cell: Cell, place: MapPlace, colour: string, share = 1): void {
  sheet.stitch(place.x + cell.column * place.pitch, place.y + cell.row * place.pitch, place.pitch - 2, colour, share);
}

export function sewAfrica(sheet: Sheet, place: MapPlace, colour: string): void {
  for (const cell of africaCells) sewCell(sheet, cell, place, colour);
}

/** Sews a country over the map from its middle outwards. */
export function sewCountry(
  sheet: Sheet,
  code: string,
  place: MapPlace,
  share: number,
  colourOf: (cell: Cell) => string,
): void {
  const own = cellsOf(code);
  own.forEach((cell, index) => {
    const done = Math.min(1, Math.max(0, share * own.length - index));
    sewCell(sheet, cell, place, colourOf(cell), done);
  });
}
