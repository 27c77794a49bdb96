import type { Locale } from '../i18n/locale.ts';

/** Kinds of things that the search finds: each feature adds its own, where it says what it brings (`feature.ts`). */
export interface FindableKinds {
  /** A page of the site that shows no text of its own. */
  page: true;
}

export type FindableType = keyof FindableKinds;

/** What is searched in one language. All plain text: no tags. */
export interface FindableText {
  title: string;
  /** What a result shows an excerpt of. */
  body: string;
  /** Further words by which it is found and that no result shows: product names, stand, former names. */
  words?: string;
}

/** Something that the search finds. */
export interface Findable {
  type: FindableType;
  /** Unique within its type; the key of the feature's own table, as text. */
  id: string;
  /** Its page without language prefix: `/forum/list/12`. */
  path: string;
  /** In the languages it has; readers of the others find it in the best of these. */
  texts: Partial<Record<Locale, FindableText>>;
  /** ISO 3166 codes of the countries it is about: found by every name of them. */
  countries?: string[];
  /** Ids of the industries it is about (contract: 1 to 24): found by every name of them. */
  industries?: number[];
  /** What else its own list is narrowed by, each with its name: `hall:W2`. Words do not find it. */
  facets?: string[];
  /** Its own date: newer news stand before older ones of the same rank. */
  date?: Date;
  /** Not found before this moment; left out, found at once. */
  from?: Date;
}
