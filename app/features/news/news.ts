import type { PictureRef, VideoRef } from '#features/media/index.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** The six parts of the news, by the last word of their API path (specification 2 and 7). */
export const categoryKeys = ['notic', 'news', 'exhi', 'photo', 'video', 'teamwork'] as const;

export type CategoryKey = (typeof categoryKeys)[number];

/** A part of the news as this project defines it; the database holds the same, and its names. */
export interface CategoryDefinition {
  id: number;
  apiPath: CategoryKey;
  hexId: string;
  module: number | null;
}

/** The six parts of the news in the specification's order. Ids and hexadecimal ids are in addresses: they never change. */
export const categoryDefinitions: readonly CategoryDefinition[] = [
  {
    id: 1,
    apiPath: 'notic',
    hexId: '1cb47ffa672dd64cf46525ce',
    module: null,
  },
  {
    id: 2,
    apiPath: 'news',
    hexId: '42c6aa37f4379ff3759597c0',
    module: null,
  },
  {
    id: 3,
    apiPath: 'exhi',
    hexId: '1db706b9fb5573b313b1e04c',
    module: null,
  },
  {
    id: 4,
    apiPath: 'photo',
    hexId: '33e21e0b67fc66a8d5ca954c',
    module: 10,
  },
  {
    id: 5,
    apiPath: 'video',
    hexId: 'e447372a21eb6a40f3dcca20',
    module: 11,
  },
  {
    id: 6,
    apiPath: 'teamwork',
    hexId: '8f44f55ffd7505b25fc04420',
    module: null,
  },
];

/** The id of a category by its key. */
export function categoryId(key: CategoryKey): number {
  const definition = categoryDefinitions.find(({ apiPath }) => apiPath === key);
  if (!definition) throw new Error(`No category ${key}`);
  return definition.id;
}

/** A part of the news as a reader sees it. */
export interface NewsCategory {
  id: number;
  name: string;
  /** 24 hexadecimal digits, fixed for ever: part of addresses. */
  hexId: string;
  apiPath: string;
  /** 10 photos, 11 videos (specification 3); the other parts have none. */
  module: number | null;
  /** Its list, without language prefix. */
  href: string;
}

/** What lists show of an article. */
export interface ArticleCard {
  id: number;
  title: string;
  summary: string;
  /** The language of title and summary. */
  lang: Locale;
  category: { id: number; hexId: string; name: string };
  /** ISO 8601 with the venue's offset. */
  publishedAt: string;
  /** The article, without language prefix. */
  href: string;
  picture?: PictureRef;
  /** Address of its woven scene, where it has no picture. */
  scene?: string | undefined;
  /** Length of its video. */
  seconds?: number;
  /** How many pictures its album has. */
  pictures?: number;
}

/** A door to another article. */
export interface ArticleLink {
  title: string;
  lang: Locale;
  href: string;
  publishedAt: string;
}

/** A picture of an album. */
export interface AlbumPicture extends PictureRef {
  /** Address of its largest version. */
  large: string;
}

/** An article with all that its page shows. */
export interface Article extends ArticleCard {
  /** Address of its picture for previews elsewhere; missing where it has none of its own. */
  preview?: string;
  /** Sanitised HTML; links to this site lead to the reader's language. */
  body: string;
  countries: { code: string; name: string }[];
  album: AlbumPicture[];
  video?: VideoRef;
  /** The next older article of the category, and the next newer one. */
  previous?: ArticleLink;
  next?: ArticleLink;
}

/** Articles on a page of a list. */
export const articlesPerPage = 10;
/** How many related articles are shown (specification 9). */
export const relatedArticles = 4;
/** Where counting stops (contract, Envelope). */
export const countedArticles = 10_000;

/** A category's list, without language prefix. */
export function listHref(hexId: string): string {
  return `/news/more/list/${hexId}`;
}

/** An article's page, without language prefix. */
export function articleHref(hexId: string, id: number): string {
  return `/news/more/detail/${hexId}/${id}`;
}

/** A page of a list; the first one is the list itself. */
export function listPageHref(hexId: string, page: number): string {
  return page === 1 ? listHref(hexId) : `${listHref(hexId)}?page=${page}`;
}

/** The seed of an article's weave, the same on every page and for ever (look, The idea). */
export function weaveSeed(id: number): string {
  return `news-${id}`;
}

/** Reads an id out of an address. @returns undefined where it is none: ids are whole numbers from 1 */
export function readArticleId(value: string | undefined): number | undefined {
  return value !== undefined && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
}

/** Reads `?page=`, 1 where it is absent. @returns undefined where it is no page number */
export function readPage(value: string | null): number | undefined {
  if (value === null) return 1;
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : undefined;
}

/** A length of time as on a player: 88 seconds are `1:28`. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
