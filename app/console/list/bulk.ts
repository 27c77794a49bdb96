import type { Locale } from '#platform/i18n/locale.ts';
import type { ThreadName } from '../shown/mark-of.ts';

/** What can be done with all that is picked: with its texts, or with each thing as a whole. */
export const bulkActs = ['publish', 'submit', 'give', 'withdraw', 'own', 'bring'] as const;
export type BulkAct = (typeof bulkActs)[number];

/** Acts with a thing as a whole, whatever language is chosen. */
export const wholeActs: readonly BulkAct[] = ['own', 'bring'];

/** So many things can be done something with at once: all that a filter leaves, where these are no more. */
export const mostPicked = 200;

/** A text that something was done to, or a thing as a whole. */
export interface BulkLine {
  id: number;
  title: string;
  thread: ThreadName;
}

/** Something that could not be done, and why. */
export interface Undone extends BulkLine {
  why:
    | 'missing'
    | 'notNow'
    | 'newer'
    | 'noText'
    | 'disagrees'
    | 'invalid'
    | 'notYours'
    | 'notTheirs'
    | 'there'
    | 'unknown'
    | 'refused';
}

/** What became of it, a line for each text. */
export interface BulkReport {
  act: BulkAct;
  /** All of them: undefined. */
  language: Locale | undefined;
  /** How many texts it was done to. */
  done: number;
  did: BulkLine[];
  undone: Undone[];
  /** All that the list leaves was meant, and that is more than anybody may have looked at: nothing was done. */
  tooMany: boolean;
}
