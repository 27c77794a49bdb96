import type { Locale } from '#platform/i18n/locale.ts';

/** The pages of the exhibition, chosen by `?cursor=` (contract, Pages); the first is the one shown without. */
export const cursors = ['exhibitors', 'buyers', 'cloud', 'layout', 'notice', 'manual', 'download'] as const;

export type Cursor = (typeof cursors)[number];

/** Reads `?cursor=`. @returns undefined where there is no such page */
export function readCursor(value: string | null): Cursor | undefined {
  return value === null ? cursors[0] : cursors.find((cursor) => cursor === value);
}

/** For whom notices and guides are. */
export const audiences = ['exhibitor', 'visitor'] as const;

export type Audience = (typeof audiences)[number];

/** A notice as lists show it. */
export interface NoticeRow {
  id: number;
  audience: Audience;
  important: boolean;
  /** ISO 8601 with the venue's offset. */
  publishedAt: string;
  title: string;
  summary: string;
  /** The language of its texts. */
  lang: Locale;
}

/** A notice with all that its page shows. */
export interface Notice extends NoticeRow {
  /** Sanitised HTML; links to this site lead to the reader's language. */
  body: string;
}

/** A chapter of a guide. */
export interface Chapter {
  /** Its anchor in the page. */
  key: string;
  title: string;
  /** Sanitised HTML; links to this site lead to the reader's language. */
  body: string;
  lang: Locale;
}

/** Notices of each audience on the first page, and on a page of all of them. */
export const noticesShown = 8;
export const noticesPerPage = 12;
/** Where counting stops (contract, Envelope). */
export const countedNotices = 10_000;

/** A notice's page, without language prefix. */
export function noticeHref(id: number): string {
  return `/exhibition/more?id=${id}`;
}

/** A page of the notices, of all or of one audience; without language prefix. */
export function noticesHref({ audience, page = 1 }: { audience?: Audience; page?: number } = {}): string {
  const query = new URLSearchParams();
  if (audience) query.set('for', audience);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/exhibition/more' : `/exhibition/more?${query}`;
}

/** A guide, or a chapter of it; without language prefix. */
export function guideHref(guide: Audience, chapter?: string): string {
  const anchor = chapter === undefined ? '' : `#${chapter}`;
  return `/exhibition/?cursor=manual${guide === 'visitor' ? '&guide=visitor' : ''}${anchor}`;
}

/** Reads a whole number from 1 out of an address. @returns undefined where it is none */
export function readNumber(value: string | null): number | undefined {
  return value !== null && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
}

/** Reads `?for=` or `?guide=`. @returns undefined where there is no such audience */
export function readAudience(value: string | null): Audience | undefined {
  return audiences.find((audience) => audience === value);
}
