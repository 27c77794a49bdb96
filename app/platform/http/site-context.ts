import type { Logger } from 'pino';
import { createContext, type RouterContextProvider } from 'react-router';
import type { Clock } from '../clock/clock.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/database.ts';
import type { Locale } from '../i18n/locale.ts';
import type { MediaStore } from '../storage/media-store.ts';
import type { Kept } from './kept.ts';

/** What the process gives to everything it serves. */
export interface Platform {
  settings: Settings;
  db: Database;
  clock: Clock;
  log: Logger;
  media: MediaStore;
  kept: Kept;
}

/** What a page or a call knows of the request it answers. */
export interface SiteContext extends Platform {
  locale: Locale;
  /** The path asked for, without its language prefix. */
  path: string;
  /** Cache tags: names of what the answer was made from. A write that empties one of them makes the answer anew. */
  tags: Set<string>;
  requestId: string;
  /** Whether the visitor came over TLS, as the outermost proxy saw it: for cookies. */
  secure?: boolean;
  /** The visitor's address, for limits; empty where the answer is made for everybody. */
  clientAddress: string;
  /** True for a HEAD: the site is asked as for a GET, and its answer goes out without its body. */
  isHead?: boolean;
  /** True where the data of a page is asked for without the page: a link was followed softly. */
  isDataRequest?: boolean;
  /** Has something done in another process; where renders wait their turn, another goes on meanwhile. */
  aside?: <T>(elsewhere: () => Promise<T>) => Promise<T>;
}

export const siteContext = createContext<SiteContext>();

/** The site's context of a loader or action; `tags` name what it reads, for the page cache. */
export function siteOf(context: Readonly<RouterContextProvider>, ...tags: string[]): SiteContext {
  const site = context.get(siteContext);
  for (const tag of tags) site.tags.add(tag);
  return site;
}
