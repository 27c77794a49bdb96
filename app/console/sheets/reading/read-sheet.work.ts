import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import type { Cell, SheetRow } from './cell.ts';
import { mostColumns, mostRows } from './limits.ts';
import { csvFormOf, csvRows } from './read-csv.ts';
import { xlsxRows } from './read-xlsx.ts';
import { type FileFault, UnreadableSheet } from './unreadable-sheet.ts';

/** A sheet that is to be read. */
export interface Sheet {
  path: string;
  /** Where its rows are to lie, each as a line of JSON (`SheetRow`); the first one is the heads. */
  out: string;
  /** Heads that there may be, as they are compared: by these it is told how a CSV file is written. */
  heads: readonly string[];
}

/** What became of it. */
export type SheetRead = { rows: number } | { refused: FileFault; line?: number | undefined };

/** Reads a sheet, CSV or XLSX, in the workshop. */
export default async function readSheet({ path, out, heads }: Sheet): Promise<SheetRead> {
  try {
    return { rows: await writeRows(await rowsOf(path, new Set(heads)), out) };
  } catch (error) {
    if (error instanceof UnreadableSheet) return { refused: error.why, line: error.line };
    throw error;
  }
}

async function rowsOf(path: string, heads: ReadonlySet<string>): Promise<AsyncIterable<Cell[]> | Iterable<Cell[]>> {
  const start = (await beginningOf(path)).toString('latin1');
  if (start.startsWith('PK\x03\x04')) return xlsxRows(path);
  // The old form of Excel, and a new one that a password protects.
  if (start.startsWith('\xD0\xCF\x11\xE0')) throw new UnreadableSheet('oldExcel');
  if (start === '') throw new UnreadableSheet('empty');
  if (/^(?:%PDF|\x89PNG|GIF8|\xFF\xD8\xFF|PK)/.test(start)) throw new UnreadableSheet('kind');
  return csvRows(path, await csvFormOf(path, heads));
}

/** @returns how many rows there are below the heads */
async function writeRows(rows: AsyncIterable<Cell[]> | Iterable<Cell[]>, out: string): Promise<number> {
  const file = createWriteStream(out);
  let [number, count] = [0, -1];
  for await (const cells of rows) {
    number += 1;
    if (cells.every(isBlank)) continue;
    count += 1;
    if (count > mostRows) throw new UnreadableSheet('rows');
    if (widthOf(cells) > mostColumns) throw new UnreadableSheet('columns');
    const row: SheetRow = [number, cells.map(writable)];
    if (!file.write(`${JSON.stringify(row)}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
  if (count < 0) throw new UnreadableSheet('empty');
  return count;
}

/** What no database holds is no text of anybody's. */
const writable = (cell: Cell) => (typeof cell === 'string' ? cell.replaceAll('\0', '').toWellFormed() : cell);

const isBlank = (cell: Cell) => cell === null || (typeof cell === 'string' && cell.trim() === '');

const widthOf = (cells: readonly Cell[]) => cells.findLastIndex((cell) => !isBlank(cell)) + 1;

async function beginningOf(path: string): Promise<Buffer> {
  for await (const chunk of createReadStream(path, { end: 7 })) return chunk;
  return Buffer.alloc(0);
}
