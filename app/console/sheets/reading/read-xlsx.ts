import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import type { Cell } from './cell.ts';
import { lookIntoZip } from './look-into-zip.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';

/** The rows of the first sheet of an XLSX file; formulas are what they came to. @throws UnreadableSheet */
export async function xlsxRows(path: string): Promise<Cell[][]> {
  const bytes = await readFile(path);
  const failed = failedCells();
  await lookIntoZip(bytes, failed.see);
  const rows = await readFirst(bytes);
  for (const { row, column, error } of failed.found()) {
    const cells = rows[row];
    if (cells) cells[column] = { error };
  }
  return rows;
}

async function readFirst(bytes: Buffer): Promise<Cell[][]> {
  try {
    const rows: unknown[][] = await readSheet(bytes, 1, { trim: false });
    return rows.map((row) => row.map(cellOf));
  } catch {
    // What the library says of it is for programmers.
    throw new UnreadableSheet('damaged');
  }
}

function cellOf(value: unknown): Cell {
  if (value instanceof Date)
    return { date: new Date(Math.round(value.getTime() / 1000) * 1000).toISOString().slice(0, 19) };
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' && value !== '' ? value.replace(/\r\n?/g, '\n') : null;
}

/** Cells of formulas that failed: the library takes them for empty ones, and what stood there would be lost. */
function failedCells() {
  const byFile = new Map<string, { row: number; column: number; error: string }[]>();
  const rest = new Map<string, string>();
  let [workbook, relations] = ['', ''];
  return {
    see(name: string, piece: string) {
      if (name === 'xl/workbook.xml') workbook += piece;
      if (name === 'xl/_rels/workbook.xml.rels') relations += piece;
      if (!/^xl\/worksheets\/[^/]+\.xml$/.test(name)) return;
      const text = (rest.get(name) ?? '') + piece;
      // A cell that the piece breaks off in is looked at with the next one.
      const end = Math.max(text.lastIndexOf('<c '), 0);
      rest.set(name, text.slice(end).slice(0, 100_000));
      const found = byFile.get(name) ?? [];
      byFile.set(name, found);
      for (const [, attributes = '', error = ''] of text.slice(0, end).matchAll(failedCell)) {
        const place = placeOf(/\br="([A-Z]{1,3}\d{1,7})"/.exec(attributes)?.[1] ?? '');
        if (place && found.length < mostFailed) found.push({ ...place, error });
      }
    },
    /** Those of the first sheet. */
    found() {
      const [, id = ''] = /<sheet\s[^>]*?\br:id="([^"]+)"/.exec(workbook) ?? [];
      const relation = [...relations.matchAll(/<Relationship\s[^>]*>/g)].find(([tag]) => tag.includes(`Id="${id}"`));
      const [, target = 'worksheets/sheet1.xml'] = /\bTarget="\/?(?:xl\/)?([^"]+)"/.exec(relation?.[0] ?? '') ?? [];
      return byFile.get(`xl/${target}`) ?? [];
    },
  };
}

/** Whoever has more of them sees these first. */
const mostFailed = 10_000;

const failedCell = /<c\s([^>]*\bt="e"[^>]*)>(?:<f[^>]*>[^<]*<\/f>|<f[^>]*\/>)?<v>([^<]{1,20})<\/v>/g;

function placeOf(address: string): { row: number; column: number } | undefined {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  if (letters === '') return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits) - 1, column: column - 1 };
}
