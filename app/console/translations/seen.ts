import { type Locale, languagesFor } from '#platform/i18n/locale.ts';
import type { StateName } from '#ui/console/states/mark.tsx';

/** A language of a thing on the board. */
export interface Cell {
  title: string;
  state: StateName;
  /** Of how many changes of its source it knows nothing. */
  behind: number;
  /** Numbers of its newest revision and of the one that readers see. */
  head: number;
  published: number | null;
  /** When what readers see was written. */
  seenOf: string | null;
  /** Who is to write it, and until which day. */
  given: { id: number; name: string; due: string | null } | undefined;
}

export type Cells = Record<Locale, Cell>;

/** What the readers of a language see of a thing now. */
export interface Seen {
  /** The language of it; undefined where they see nothing. */
  in: Locale | undefined;
  /** Whether it is their own, and says all that its source says. */
  isWhole: boolean;
  /** When it was written, where it is their own. */
  of: string | null;
  /** How many changes of the source their own text lacks. */
  behind: number;
  /** Why they see no better one: how their own text stands, where it is another than the one they see. */
  own: StateName | undefined;
  /** Whether somebody has been given their own text. */
  isGiven: boolean;
}

/** What readers see, and why. */
export function seenBy(reader: Locale, cells: Cells): Seen {
  const lang = languagesFor(reader).find((locale) => cells[locale].published !== null);
  const own = cells[reader];
  const isOwn = lang === reader;
  const isNewest = own.head === own.published;
  return {
    in: lang,
    isWhole: isOwn && isNewest && own.behind === 0,
    of: isOwn ? own.seenOf : null,
    behind: isOwn ? own.behind : 0,
    own: isOwn && isNewest ? undefined : own.state,
    isGiven: own.given !== undefined,
  };
}
