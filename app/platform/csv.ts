/** A table as CSV (RFC 4180) that spreadsheets read as UTF-8, by the mark at its beginning. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

/**
 * What a spreadsheet would take for a formula stands behind an apostrophe (OWASP, CSV injection): also what begins with the wide
 * signs of Chinese input, which some read as the narrow ones.
 */
function cellOf(value: string): string {
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
