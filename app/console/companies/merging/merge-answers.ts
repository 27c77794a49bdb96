import type { Locale } from '#platform/i18n/locale.ts';

/** A part of the company that goes which is taken over also where the one that stays says something else: a field that all share, or a language. */
export type TakenPart = `shared ${string}` | Locale;

/** What became of making two companies one. */
export type Merged =
  | { outcome: 'merged'; mergeId: number }
  /** One of them has become another already. */
  | { outcome: 'gone' }
  /** One of them has been written, published or withdrawn since it was read. */
  | { outcome: 'changed' }
  /** Readers see the one that goes and not the one that stays: its pages would lead nowhere. */
  | { outcome: 'unseen' }
  /** They have stands in two halls: all stands of a company are in one. */
  | { outcome: 'twoHalls'; halls: string[] }
  /** Something of it could not be published: what, by the number of its thing. */
  | { outcome: 'refused'; thingId: number };

/** What became of taking it back. */
export type Unmerged =
  | { outcome: 'unmerged' }
  /** It was taken back already. */
  | { outcome: 'gone' }
  /** Something was built on it since: these things, or a plan of a hall. */
  | { outcome: 'built'; things: number[]; plan: boolean };
