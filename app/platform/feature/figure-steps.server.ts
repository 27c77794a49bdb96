import { type RawBuilder, sql } from 'kysely';
import { venueOffset } from '../clock/clock.ts';
import type { FigureRow, Period, Step } from './figures.ts';

const dayLength = 86_400_000;
/** Of so many days at the most each has a row of its own: two months. */
const mostDays = 62;
/** How steps are named, as `to_char` writes them. */
const names: Record<Step, string> = { hour: 'HH24', day: 'YYYY-MM-DD', month: 'YYYY-MM' };

/** What the rows of a period are where moments are known: the hours of one day, days, or months. */
export function stepOfMoments({ from, to }: Period): Step {
  return from === to ? 'hour' : stepOfDays({ from, to });
}

/** The same where days alone are known. */
export function stepOfDays({ from, to }: Period): Step {
  return (Date.parse(to) - Date.parse(from)) / dayLength < mostDays ? 'day' : 'month';
}

/** Where a period begins, and where it has ended: the first moment that is no longer in it. */
export function momentsOf({ from, to }: Period): { since: Date; until: Date } {
  const midnight = (day: string) => new Date(`${day}T00:00:00${venueOffset}`);
  return { since: midnight(from), until: new Date(midnight(to).getTime() + dayLength) };
}

/**
 * The step of the venue's time in which a column's moment or day lies, for SQL that groups: `of` is what is grouped by (of a number of
 * rows, it is quicker than a text), `name` what the step is called.
 * @param column trusted text: `admission.admitted_at`
 */
export function stepIn(
  step: Step,
  column: string,
  kind: 'moment' | 'day' = 'moment',
): { of: RawBuilder<Date>; name: RawBuilder<string> } {
  const own = sql.ref(column);
  // The venue has no summer time, and the embedded database need not know where it is.
  const local = kind === 'day' ? sql`${own}::timestamp` : sql`(${own} at time zone interval '8 hours')`;
  const of = sql<Date>`date_trunc(${sql.lit(step)}, ${local})`;
  return { of, name: sql<string>`to_char(${of}, ${sql.lit(names[step])})` };
}

/** All steps of a period by their names, those in which nothing was as well. */
export function stepsOf({ from, to }: Period, step: Step): string[] {
  if (step === 'hour') return Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayLength) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return step === 'day' ? days : [...new Set(days.map((day) => day.slice(0, 7)))];
}

/** A row for each step of a period. @param columns what was counted in each column, by step; where nothing was, it is none */
export function rowsOverTime(
  period: Period,
  step: Step,
  columns: readonly (readonly { name: string; count: number }[])[],
): FigureRow[] {
  const counted = columns.map((found) => new Map(found.map(({ name, count }) => [name, count])));
  return stepsOf(period, step).map((name) => ({ name, values: counted.map((column) => column.get(name) ?? 0) }));
}
