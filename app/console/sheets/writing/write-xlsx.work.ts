import writeXlsxFile from 'write-excel-file/node';
import { mostInCell, tooLongForCell } from '../cells/too-long.ts';

/** A sheet of a workbook. The first row is its heads. */
export interface WrittenSheet {
  name: string;
  rows: readonly (readonly string[])[];
  /** Widths of columns, in characters. */
  widths: readonly number[];
  /** Long texts are broken into lines. */
  isWrapped?: boolean;
  /** So many empty rows are text already: what is typed there keeps its zeros. */
  emptyRows?: number;
}

/** Writes a workbook, in the workshop. All cells are text: nothing is a formula, and no zero is lost. */
export default async function writeXlsx({ sheets }: { sheets: readonly WrittenSheet[] }): Promise<Uint8Array> {
  const made = sheets.map(({ name, rows, widths, isWrapped = false, emptyRows = 0 }) => ({
    sheet: name,
    data: [
      ...rows.map((row, at) => row.map((text) => cellOf(text, at === 0, isWrapped))),
      ...emptyCells(rows, emptyRows),
    ],
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }));
  return writeXlsxFile(made).toBuffer();
}

function cellOf(text: string, isHead: boolean, isWrapped: boolean) {
  if (text === '') return null;
  return {
    type: String,
    format: '@',
    value: text.length > mostInCell ? tooLongForCell : writable(text),
    ...(isHead && { fontWeight: 'bold' as const }),
    ...((isWrapped || text.includes('\n')) && { wrap: true, alignVertical: 'top' as const }),
  };
}

/** XML has no control characters; no text of the site should have any. */
const writable = (text: string) => text.replace(/[\p{Cc}--[\t\n]]|\p{Noncharacter_Code_Point}/gv, '');

function emptyCells([heads = []]: WrittenSheet['rows'], count: number) {
  return Array.from({ length: count }, () => heads.map(() => ({ type: String, format: '@', value: '' })));
}
