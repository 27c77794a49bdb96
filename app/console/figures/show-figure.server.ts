import { msg } from '@lingui/core/macro';
import type { Figure, FigureColumn, FigureRow, FigureRows, FigureUnit } from '#platform/feature/figures.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { writtenDecimal } from '#platform/i18n/numbers.ts';
import { marksTo } from '#ui/console/charts/scale.ts';
import { formatClock, formatMonth, formatShortDay } from '#ui/dates/dates.ts';
import type { ShownChart, ShownFigure } from './shown-figure.ts';

interface Showing {
  locale: Locale;
  /** So many rows with names are shown; the others are added up in one. Left out: all. */
  most?: number;
  /** Steps of time are added up in one row, where there is no room for a drawing. */
  isBrief?: boolean;
}

/** Writes a figure for a reader. */
export function showFigure(figure: Figure, found: FigureRows, showing: Showing): ShownFigure {
  const { locale } = showing;
  const i18n = i18nFor(locale);
  const rows = rowsShown(figure, found.rows, showing);
  const longest = longestBars(figure.columns, rows);
  const note = figure.note && i18n._(figure.note);
  return {
    name: figure.name,
    title: i18n._(figure.words),
    notes: [note, found.note].filter((each) => each !== undefined),
    head: headOf(figure, found.rows, locale),
    columns: figure.columns.map((column) => columnName(column, locale)),
    rows: rows.map(({ name, lang, file, to, values }) => ({
      ...{ name, ...(lang !== undefined && { lang }), ...(file && { file }), ...(to && { to }) },
      cells: figure.columns.map((column, at) => {
        const value = values[at] ?? null;
        const most = longest.get(column.unit) ?? 0;
        const hasBar = figure.drawn === 'bars' && column.isDrawn !== false && value !== null && most > 0;
        return {
          text: written(value, column, locale),
          ...(hasBar && { bar: Math.round((value / most) * 1000) / 1000 }),
        };
      }),
    })),
    chart: showing.isBrief ? undefined : chartOf(figure, found.rows, locale),
  };
}

/** What a column is called. */
export function columnName({ words }: FigureColumn, locale: Locale): string {
  return typeof words === 'function' ? words(locale) : i18nFor(locale)._(words);
}

/** What stands over the names of a figure's rows. */
export function headOf({ rowsAre }: Figure, [first]: readonly FigureRow[], locale: Locale): string {
  const i18n = i18nFor(locale);
  if (rowsAre) return i18n._(rowsAre);
  const length = first?.name.length ?? 0;
  if (length === '09'.length) return i18n._(msg`Hour`);
  return length === '2026-06'.length ? i18n._(msg`Month`) : i18n._(msg`Day`);
}

/** What a row is called where there is no markup: the file that is meant stands behind the name. */
export function nameOf({ name, file }: FigureRow): string {
  return file === undefined ? name : `${name} · ${file}`;
}

/** The longest first where rows have names that are not in an order of their own. */
export function inOrder(figure: Figure, rows: readonly FigureRow[]): FigureRow[] {
  if (!figure.rowsAre || figure.isInOrder) return [...rows];
  return rows.toSorted(({ values: [one] }, { values: [other] }) => (other ?? 0) - (one ?? 0));
}

function rowsShown(figure: Figure, rows: readonly FigureRow[], { locale, most, isBrief }: Showing): FigureRow[] {
  const i18n = i18nFor(locale);
  if (!figure.rowsAre) {
    const isDrawn = figure.drawn !== 'bars';
    if (isBrief && isDrawn) return [{ name: i18n._(msg`Whole day`), values: sumsOf(figure.columns, rows) }];
    return rows.map((row) => ({ ...row, name: stepName(row.name, locale) }));
  }
  const all = inOrder(figure, rows);
  if (most === undefined || all.length <= most + 1) return all;
  const rest = all.slice(most);
  const count = rest.length;
  return [...all.slice(0, most), { name: i18n._(msg`${count} others`), values: sumsOf(figure.columns, rest) }];
}

/** What rows come to together; lengths of time come to nothing together. */
function sumsOf(columns: readonly FigureColumn[], rows: readonly FigureRow[]): (number | null)[] {
  return columns.map(({ unit }, at) =>
    unit === 'days' ? null : rows.reduce((sum, { values }) => sum + (values[at] ?? 0), 0),
  );
}

/** Bars of one unit are drawn to one scale. */
function longestBars(columns: readonly FigureColumn[], rows: readonly FigureRow[]): Map<FigureUnit, number> {
  const longest = new Map<FigureUnit, number>();
  for (const [at, { unit, isDrawn }] of columns.entries()) {
    if (isDrawn === false) continue;
    longest.set(unit, Math.max(longest.get(unit) ?? 0, ...rows.map(({ values }) => values[at] ?? 0)));
  }
  return longest;
}

function chartOf({ drawn, columns }: Figure, rows: readonly FigureRow[], locale: Locale): ShownChart | undefined {
  if (drawn === 'bars' || rows.length < 2) return undefined;
  const series = columns.flatMap((column, at) =>
    column.isDrawn === false
      ? []
      : [{ name: columnName(column, locale), values: rows.map(({ values }) => values[at] ?? 0) }],
  );
  const heights = rows.map((_, step) => {
    const values = series.map((each) => each.values[step] ?? 0);
    return drawn === 'lines' ? Math.max(...values) : values.reduce((sum, value) => sum + value, 0);
  });
  // 20K, 2万, 20 k: what stands at a scale is read at a glance.
  const short = new Intl.NumberFormat(locale, { notation: 'compact' });
  return {
    kind: drawn,
    marks: marksTo(Math.max(...heights)).map((value) => ({ value, text: short.format(value) })),
    steps: rows.map(({ name }) => stepName(name, locale)),
    series,
  };
}

/** A step of time in short: `9 June`, `June 2026`, `09:00`. */
function stepName(name: string, locale: Locale): string {
  if (name.length === '09'.length) return formatClock(`${name}:00`, locale);
  return name.length === '2026-06'.length ? formatMonth(name, locale) : formatShortDay(name, locale);
}

function written(value: number | null, { unit, write }: FigureColumn, locale: Locale): string {
  if (value === null) return '–';
  if (write) return write(value, locale);
  return writtenDecimal(unit === 'days' ? value.toFixed(1) : String(value), locale);
}
