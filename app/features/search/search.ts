import type { Locale } from '#platform/i18n/locale.ts';
import type { FindableType } from '#platform/search-index/findable.ts';

/** Results on a page. */
export const resultsPerPage = 10;
/** Where counting all results stops in calls (contract, Envelope). */
export const countedResults = 10_000;

/** A piece of text, marked where it is what was looked for. */
export interface Segment {
  text: string;
  marked: boolean;
}

/** Something found, as a page shows it. */
export interface Result {
  type: FindableType;
  id: string;
  title: Segment[];
  excerpt: Segment[];
  /** Without language prefix. */
  href: string;
  /** The language of the texts. */
  lang: Locale;
  /** The language of the excerpt, where what was looked for stands in another than the title's alone. */
  foundIn?: Locale;
  /** Its own day, where it has one: `2025-06-12`. */
  day?: string;
}

/** So many, or at least so many. */
export interface Count {
  total: number;
  more?: true;
}

/** A kind of thing that was found, and how many. */
export interface TypeCount extends Count {
  type: FindableType;
}

/** What an address of the search asks for. */
export interface SearchAddress {
  keyword: string;
  type?: FindableType | undefined;
  page?: number;
}

/** Address of a page of results, without language prefix. */
export function searchHref({ keyword, type, page = 1 }: SearchAddress): string {
  const query = new URLSearchParams({ keyword });
  if (type) query.set('type', type);
  if (page > 1) query.set('page', String(page));
  return `/search/?${query}`;
}

/** The page asked for: 1 where none is; undefined where it cannot be one. */
export function readPage(value: string | null): number | undefined {
  if (value === null || value === '') return 1;
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined;
}
