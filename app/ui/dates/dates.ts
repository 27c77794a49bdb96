import type { Locale } from '#platform/i18n/locale.ts';
import type { Day } from '#platform/i18n/writing.ts';
import { writingOf } from '#platform/i18n/writing-of.ts';

/** Changsha's distance from UTC in milliseconds; it has no summer time. */
const venueOffset = 8 * 3_600_000;

/** Reads `YYYY-MM-DD`, the site's `YYYY-MM-DDTHH:mm:ss+08:00`, or any other ISO 8601 moment as a day and time at the venue. */
function readMoment(iso: string): Day & { time: string } {
  const elsewhere = /[T ].*(?:Z|[+-]\d\d:?\d\d)$/.test(iso) && !/\+08:?00$/.test(iso);
  const written = elsewhere ? new Date(Date.parse(iso) + venueOffset).toISOString() : iso;
  const [year = 0, month = 1, day = 1] = written.slice(0, 10).split('-').map(Number);
  return { year, month, day, time: written.slice(11, 16) };
}

/**
 * A day as the reader's language writes it: `14 June 2025`, `2025年6月14日`, `14 juin 2025`.
 * @param iso a day or moment in ISO 8601; moments are shown in venue time
 */
export function formatDay(iso: string, locale: Locale): string {
  return dayParts(iso, locale).parts.join('');
}

/** The same in its pieces. @returns `day`: which of them is the day */
export function dayParts(iso: string, locale: Locale): { parts: string[]; day: number } {
  const { dayParts, dayAt } = writingOf(locale);
  return { parts: dayParts(readMoment(iso)), day: dayAt };
}

/** The same in short, where the year is known: `14 Jun`, `6月14日`, `14 juin`. */
export function formatShortDay(iso: string, locale: Locale): string {
  return writingOf(locale).shortDay(readMoment(iso));
}

/** Day and time at the venue: `14 June 2025, 09:30`, `2025年6月14日 09:30`, `14 juin 2025, 9 h 30`. */
export function formatMoment(iso: string, locale: Locale): string {
  return formatDay(iso, locale) + writingOf(locale).beforeTime + formatTime(iso, locale);
}

/** Time of day at the venue: `09:30`, in French `9 h 30`. */
export function formatTime(iso: string, locale: Locale): string {
  return formatClock(readMoment(iso).time, locale);
}

/** A time of day that is written `09:30`, in the reader's way. */
export function formatClock(time: string, locale: Locale): string {
  return writingOf(locale).clock(time);
}

/** A day with its day of the week: `Saturday 14 June 2025`, `2025年6月14日（星期六）`, `samedi 14 juin 2025`. */
export function formatWeekday(iso: string, locale: Locale): string {
  return withWeekday(formatDay(iso, locale), iso, locale);
}

/** The same where the year is known: `Saturday 14 June`, `6月14日（星期六）`, `samedi 14 juin`. */
export function formatWeekdayOfYear(iso: string, locale: Locale): string {
  return withWeekday(writingOf(locale).dayOfYear(readMoment(iso)), iso, locale);
}

/** A month with its year: `June 2025`, `2025年6月`, `juin 2025`. @param month `YYYY-MM`, or any day of it */
export function formatMonth(month: string, locale: Locale): string {
  return writingOf(locale).monthOfYear(readMoment(`${month.slice(0, 7)}-01`));
}

function withWeekday(written: string, iso: string, locale: Locale): string {
  const { year, month, day } = readMoment(iso);
  return writingOf(locale).withWeekday(written, new Date(Date.UTC(year, month - 1, day)).getUTCDay());
}

/**
 * Two days and what lies between: `12–15 June 2025`, `2025年6月12日至15日`, `12–15 juin 2025`; what both share is said once.
 * @param from the first day, `YYYY-MM-DD`
 * @param to the last day, not before the first
 */
export function formatDays(from: string, to: string, locale: Locale): string {
  const [first, last] = [readMoment(from), readMoment(to)];
  const same = first.year === last.year && first.month === last.month && first.day === last.day;
  return same ? formatDay(from, locale) : writingOf(locale).span(first, last);
}
