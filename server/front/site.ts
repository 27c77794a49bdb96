import type { LanguageHeader } from '#platform/i18n/locale.ts';
import type { Aside } from './cache/render-queue.ts';

/** What the site answers, and what the answer was made from. */
export interface Answer {
  response: Response;
  /** Cache tags: the answer is thrown away when one of them is emptied. */
  tags: string[];
}

/** What the front knows about a request and the site cannot see in it. */
export interface AboutRequest {
  requestId: string;
  /** The visitor's address, behind trusted proxies too; empty for a request that the front makes for its cache. */
  clientAddress: string;
  /** True for a HEAD: the site is asked as for a GET, and its answer goes out without its body. */
  isHead?: boolean;
  /** Has something done in another process; where renders wait their turn, another goes on meanwhile. */
  aside?: Aside;
}

/** The site behind the front: pages, data requests and API, not cached. */
export interface Site {
  fetch(request: Request, about: AboutRequest): Promise<Answer>;
  /**
   * The path as the site writes it (letter case), for a path in any letter case and with or without language
   * prefix; undefined where no page has it.
   */
  canonicalPath(pathname: string): string | undefined;
  /**
   * Whether everybody who GETs this path (as it stands in the URL, with prefix and `.data`) gets the same answer.
   * Such a request is rendered without the visitor's headers and kept; any other passes through with them.
   */
  isPublic(pathname: string): boolean;
  /**
   * Names of the parameters of the query that the answer at a public path is made from. No other is handed to the
   * site, nor makes another answer to keep.
   */
  parametersOf(pathname: string): readonly string[];
  /** The pattern of a path's address, without language: `/news/:id`; there are as many as kinds of address. */
  routeOf(pathname: string): string;
  /** The most bytes of a multipart body that is sent to this path; undefined where it is 64 KiB, as of any other body. */
  takes(pathname: string): number | undefined;
}

/** The language of an API request, as its `Language` header says it; empty for what has its language in the path. */
export type ApiLanguage = '' | LanguageHeader;

/**
 * How an answer relates to the page cache, for the log and the metrics; `away`: kept, and stands in while the database is
 * away; `busy`: kept, and stands in where too many renders wait.
 */
export type CacheUse = 'hit' | 'stale' | 'miss' | 'pass' | 'away' | 'busy';
