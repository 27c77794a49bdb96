/**
 * What stands in a cell of a sheet: text, a number, yes or no, a day or time without zone (`2026-06-12T09:30:00`), what a formula
 * failed with (`#N/A`), or nothing.
 */
export type Cell = string | number | boolean | { date: string } | { error: string } | null;

/** A row, and its number as a spreadsheet shows it. */
export type SheetRow = [number: number, cells: Cell[]];
