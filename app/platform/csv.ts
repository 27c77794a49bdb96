/** A table as CSV (RFC 4180) that spreadsheets read as UTF-8, by the mark at its beginning. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return csvMark + rows.map(csvLine).join('');
}

/** By this mark at the beginning of a file spreadsheets know that it is UTF-8. */
export const csvMark = '\uFEFF';

/** One row of such a table, with its end. */
export function csvLine(row: readonly string[]): string {
  return `${row.map(cellOf).join(',')}\r\n`;
}

/**
 * What a spreadsheet would take for a formula stands behind an apostrophe (OWASP, CSV injection): also what begins with the wide
 * signs of Chinese input, which some read as the narrow ones. So does what looks as if it stood behind one already, that it can be told
 * apart by whoever reads it back.
 */
function cellOf(value: string): string {
  const harmless = /^(?:'*[=+\-@\t\r\n＝＋－＠]|'+\d+$)/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** What a cell says that was written so, or behind an apostrophe by somebody who wanted its zeros kept: `'0012`. */
export function plainCell(text: string): string {
  return /^'(?:'*[=+\-@\t\r\n＝＋－＠]|'*\d+$)/.test(text) ? text.slice(1) : text;
}
