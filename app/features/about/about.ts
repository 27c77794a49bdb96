import type { Locale } from '#platform/i18n/locale.ts';

/** The pages of the section, chosen by `?cursor=` (contract, Pages); the first is the one shown without. */
export const cursors = ['introduction', 'organisation', 'contact', 'message', 'previous', 'download'] as const;

export type Cursor = (typeof cursors)[number];

/** The other addresses of these pages (specification 2), by their last segment. */
export const twins: Record<string, Cursor> = {
  about: 'introduction',
  Introduce: 'introduction',
  Orgn: 'organisation',
  Contact: 'contact',
  messageBoard: 'message',
  download: 'download',
};

/** Reads `?cursor=`. @returns undefined where there is no such page */
export function readCursor(value: string | null): Cursor | undefined {
  return value === null ? cursors[0] : cursors.find((cursor) => cursor === value);
}

/** The one address of a page among those that show it, without language prefix. */
export function cursorHref(cursor: Cursor): string {
  return cursor === cursors[0] ? '/about/' : `/about/?cursor=${cursor}`;
}

/** Where the articles of the section belong. */
export const articleParts = ['expo', 'people', 'rules'] as const;

export type ArticlePart = (typeof articleParts)[number];

/** What lists show of an article of the section. */
export interface AboutCard {
  id: number;
  key: string;
  part: ArticlePart;
  title: string;
  summary: string;
  lang: Locale;
  href: string;
}

/** An article of the section with all that its page shows. */
export interface AboutArticle extends AboutCard {
  /** Sanitised HTML; links to this site lead to the reader's language. */
  body: string;
  /** `YYYY-MM-DD`. */
  updatedOn: string;
}

/** Articles that stand on one of these pages instead of one of their own. */
const pageOfKey: Record<string, Cursor> = { introduction: 'introduction', organisation: 'organisation' };

/** The page of an article, without language prefix. */
export function articleHref({ id, key }: { id: number; key: string }): string {
  const cursor = pageOfKey[key];
  return cursor ? cursorHref(cursor) : `/about/detail/${id}`;
}

/** Who asks (specification 3, Message board). */
export const identities = ['exhibitor', 'buyer', 'visitor'] as const;

export type Identity = (typeof identities)[number];

/** A question with its answer. */
export interface Question {
  id: number;
  identity: Identity;
  question: string;
  /** Paragraphs. */
  answer: string[];
  lang: Locale;
}

/** An answer's place in the page, and for the search its address without language prefix. */
export const questionAnchor = (id: number) => `answer-${id}`;
export const questionHref = (id: number) => `${cursorHref('message')}#${questionAnchor(id)}`;

/** Where one asks about a subject; the desks together are the secretariat. */
export interface Desk {
  key: string;
  name: string;
  tasks: string;
  phone: string;
  email: string;
  lang: Locale;
}

/** A place of the expo and the ways to it. */
export interface Venue {
  key: string;
  name: string;
  purpose: string;
  address: string;
  /** How to get there, a paragraph each. */
  ways: string[];
  lang: Locale;
  /** For the driver. */
  chinese: { name: string; address: string } | undefined;
}

/** Reads a whole number from 1 out of an address. @returns undefined where it is none */
export function readNumber(value: string | null | undefined): number | undefined {
  return value && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
}
