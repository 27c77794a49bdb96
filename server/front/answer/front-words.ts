import { frontIn } from '#platform/i18n/fixed-words.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** The statuses that the front answers by itself, before or instead of the site. */
export type FrontStatus = 400 | 403 | 404 | 405 | 408 | 413 | 414 | 431 | 500 | 503;

/** What the front says, in a language, of a parameter that it cannot read. */
export function unreadableWords(locale: Locale): string {
  return frontIn(locale).unreadable;
}

/** What the front says about a status, in a language: a title, what to do, and the words of the link home. */
export function frontWords(locale: Locale, status: FrontStatus): { title: string; advice: string; home: string } {
  const { statuses, home } = frontIn(locale);
  return { ...statuses[status], home };
}
