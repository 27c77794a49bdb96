import type { Locale } from '#platform/i18n/locale.ts';

/** What is looked at before an edition takes over. */
export type CheckItem =
  | 'days'
  | 'publicDays'
  /** What is said of it in a language: name, theme, summary, text, place. */
  | 'text'
  | 'guests'
  | 'halls'
  | 'programme'
  | 'reservationDays'
  /** The figures of the edition of before, of which its page of results is made. */
  | 'figures';

/** `ready`: it is there; `open`: some of it is; `missing`: nothing is. */
export type CheckStanding = 'ready' | 'open' | 'missing';

/** One thing that is looked at, how it stands, and where it is mended. */
export interface CheckLine {
  item: CheckItem;
  standing: CheckStanding;
  /** Of a text: its language. */
  locale?: Locale;
  /** Without it the edition cannot take over. */
  isNeeded?: boolean;
  /** How many there are, and of how many. */
  count?: number;
  of?: number;
  /** Its days, or those that are public, YYYY-MM-DD. */
  from?: string;
  to?: string;
  /** Where it is mended, without language prefix. */
  at: string;
}

/** How something stands of which so many of so many are there. */
export function standingOf(count: number, of: number): CheckStanding {
  if (count === 0) return 'missing';
  return count < of ? 'open' : 'ready';
}
