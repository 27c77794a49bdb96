import type { Locale } from '#platform/i18n/locale.ts';
import type { ThreadName } from '../shown/mark-of.ts';

/** What can be done with all that is picked. */
export const bulkActs = ['publish', 'submit', 'give', 'withdraw'] as const;
export type BulkAct = (typeof bulkActs)[number];

/** Something that could not be done, and why. */
export interface Undone {
  id: number;
  title: string;
  thread: ThreadName;
  why: 'missing' | 'notNow' | 'newer' | 'noText' | 'invalid' | 'notYours' | 'notTheirs';
}

/** What became of it. */
export interface BulkReport {
  act: BulkAct;
  /** All of them: undefined. */
  language: Locale | undefined;
  /** How many texts it was done to. */
  done: number;
  undone: Undone[];
}
