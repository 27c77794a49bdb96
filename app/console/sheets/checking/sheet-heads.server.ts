import { type Column, externalColumn, idColumn } from '../cells/columns.server.ts';
import { textOf } from '../cells/read-cell.server.ts';
import type { Cell } from '../reading/cell.ts';
import { plainHead } from '../reading/plain-head.ts';
import type { RowFault } from '../sheet-words.ts';

/** A column of a sheet that is known: where it stands, and what the sheet calls it. */
export interface Placed {
  column: Column;
  at: number;
  head: string;
}

/** What the heads of a sheet say. */
export interface Heads {
  /** Where the numbers of things stand, and their external ids. */
  id: { at: number; head: string } | undefined;
  external: { at: number; head: string } | undefined;
  placed: Placed[];
  wrong: { head: string; why: Extract<RowFault, 'unknownColumn' | 'columnTwice'> }[];
}

/** Finds the columns of a sheet by their names, in whatever language and order they are. */
export function readHeads(
  cells: readonly Cell[],
  columns: readonly Column[],
  known: ReadonlyMap<string, string>,
): Heads {
  const heads: Heads = { id: undefined, external: undefined, placed: [], wrong: [] };
  const seen = new Set<string>();
  for (const [at, cell] of cells.entries()) {
    const head = textOf(cell).trim();
    if (head === '') continue;
    const name = nameIn(head, known);
    if (name === undefined) heads.wrong.push({ head, why: 'unknownColumn' });
    else if (seen.has(name)) heads.wrong.push({ head, why: 'columnTwice' });
    else {
      seen.add(name);
      place(heads, name, { at, head }, columns);
    }
  }
  return heads;
}

/** By what it is called, or by what programs call it, in brackets at its end. */
function nameIn(head: string, known: ReadonlyMap<string, string>): string | undefined {
  return known.get(plainHead(head)) ?? known.get(plainHead(/\[([\w.-]+)\]$/.exec(head)?.[1] ?? ''));
}

function place(heads: Heads, name: string, where: { at: number; head: string }, columns: readonly Column[]): void {
  const column = columns.find((each) => each.name === name);
  if (name === idColumn) heads.id = where;
  else if (name === externalColumn) heads.external = where;
  else if (column) heads.placed.push({ column, ...where });
}
