import { isDay, venueDay } from '#platform/clock/clock.ts';
import type { Period } from '#platform/feature/figures.ts';

const dayLength = 86_400_000;
/** Days of a period that nobody has chosen: four weeks, as things are ranked by. */
const usualDays = 28;
/** Counts by day are kept for so many (docs/decisions/0102). */
export const mostDays = 400;

/** What is wrong with a period as it was typed. */
export type PeriodProblem = 'no-day' | 'order' | 'long';

/** A period as an address asks for it. */
export interface AskedPeriod {
  /** As it was typed, or as it is where nothing was. */
  typed: Period;
  /** Undefined where something is wrong with it. */
  period: Period | undefined;
  problems: Partial<Record<keyof Period, PeriodProblem>>;
}

/** Reads the period of an address: `?day=`, or `?from=` and `?to=`, of which each may be left out. */
export function readPeriod(query: URLSearchParams, now: Date): AskedPeriod {
  const asked = (name: string) => query.get(name)?.trim() || query.get('day')?.trim();
  const to = asked('to') ?? venueDay(now);
  const from = asked('from') ?? (isDay(to) ? daysBefore(to, usualDays - 1) : daysBefore(venueDay(now), usualDays - 1));
  const problems = problemsOf({ from, to });
  const isRight = Object.keys(problems).length === 0;
  return { typed: { from, to }, period: isRight ? { from, to } : undefined, problems };
}

function problemsOf({ from, to }: Period): AskedPeriod['problems'] {
  const noDay = 'no-day' as const;
  const wrong = { ...(!isDay(from) && { from: noDay }), ...(!isDay(to) && { to: noDay }) };
  if (Object.keys(wrong).length > 0) return wrong;
  if (to < from) return { to: 'order' };
  return (Date.parse(to) - Date.parse(from)) / dayLength < mostDays ? {} : { from: 'long' };
}

/** The day so many days before one. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * dayLength).toISOString().slice(0, 10);
}

/** The page of a topic and a period, without language prefix. */
export function figuresHref(topic: string, { from, to }: Period): string {
  return `/console/figures/?${new URLSearchParams({ of: topic, from, to })}`;
}

/** The file of a figure, without language prefix. */
export function figureFileHref(name: string, { from, to }: Period): string {
  return `/console/figures/${name}/csv?${new URLSearchParams({ from, to })}`;
}

/** The sheet of a day, without language prefix. */
export function dayHref(day: string): string {
  return `/console/figures/day/${day}`;
}
