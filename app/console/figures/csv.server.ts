import { csvOf } from '#platform/csv.ts';
import type { Figure, FigureColumn, FigureRow } from '#platform/feature/figures.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { columnName, headOf, inOrder, nameOf } from './show-figure.server.ts';

/** A figure as a file for a spreadsheet, with all its rows: numbers as digits, days and months as ISO 8601 writes them. */
export function figureAsCsv(figure: Figure, rows: readonly FigureRow[], locale: Locale): string {
  const head = [headOf(figure, rows, locale), ...figure.columns.map((column) => columnHead(column, locale))];
  return csvOf([
    head,
    ...inOrder(figure, rows).map((row) => [
      stepOf(figure, nameOf(row)),
      ...figure.columns.map((_, at) => digits(row.values[at])),
    ]),
  ]);
}

/** Its unit stands with a column of dollars: in a file its numbers are digits alone. */
function columnHead(column: FigureColumn, locale: Locale): string {
  const name = columnName(column, locale);
  return column.unit === 'dollars' ? `${name} (US$)` : name;
}

/** An hour as a time of day: `09` alone, a spreadsheet would take for a number. */
function stepOf({ rowsAre }: Figure, name: string): string {
  return !rowsAre && name.length === '09'.length ? `${name}:00` : name;
}

function digits(value: number | null | undefined): string {
  if (value === null || value === undefined) return '';
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}
