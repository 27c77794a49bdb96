import type { Reading } from '../facts/fact.ts';

/** The months of a language by how their names begin, in their order. */
type Beginnings = readonly string[];

/** Which month a name or its beginning is, from 1. */
function monthOf(name: string, beginnings: Beginnings): number {
  const own = name.toLowerCase();
  return beginnings.findIndex((beginning) => own.startsWith(beginning)) + 1;
}

/** A month by its name alone. */
export function readMonth(name: string, beginnings: Beginnings): Reading {
  return { kind: 'month', values: [`month ${monthOf(name, beginnings)}`], isWeak: true };
}

/**
 * The days of a month that one stroke names: `12 to 15`, `13 et samedi 14`.
 * @param written how the language writes a day before the name of its month
 */
export function readDays(
  name: string,
  list: string,
  beginnings: Beginnings,
  written: (day: number) => string = String,
): Reading[] {
  const days = [...list.matchAll(/\d{1,2}/gu)].map(([day]) => Number(day));
  return days.map((day) => ({
    kind: 'date',
    values: [`date ${monthOf(name, beginnings)}-${day}`],
    written: `${written(day)} ${name}`,
  }));
}
