import { isbot } from 'isbot';
import type { Found } from './cache/page-cache.ts';
import type { Exchange } from './exchange.ts';

/** So many addresses are counted between two takings; the site has some thousands of pages. */
const mostAddresses = 20_000;
/** So many names of browsers are known to be a browser's or not. */
const mostNames = 1000;

/** Counts how often pages are read. Nothing is known of who reads: a number for each address, in memory. */
export interface PageReads {
  /** Counts an answer from the page cache, where a browser has asked for a page or, awake, for its data. */
  count(exchange: Exchange, found: Found): void;
  /** What was counted since the last taking, by address (with language, `.data` and query as they were asked for). */
  take(): ReadonlyMap<string, number>;
}

/** Nothing is written down of an answer that is no page, or that no browser has asked for. */
export function pageReads(): PageReads {
  let counts = new Map<string, number>();
  const bots = new Map<string, boolean>();
  const isBot = (name: string): boolean => {
    const known = bots.get(name);
    if (known !== undefined) return known;
    if (bots.size >= mostNames) bots.clear();
    const found = isbot(name);
    bots.set(name, found);
    return found;
  };
  return {
    count({ request: { method, headers } }, { answer, entry }) {
      if (!entry || entry.missing || answer.status !== 200 || method !== 'GET' || !isPage(answer.contentType)) return;
      // Fetched in case somebody goes there, or by what does not say what it is.
      if (headers['sec-purpose'] !== undefined || headers['user-agent'] === undefined) return;
      if (isBot(headers['user-agent'])) return;
      const { url } = entry.address;
      const before = counts.get(url);
      if (before !== undefined || counts.size < mostAddresses) counts.set(url, (before ?? 0) + 1);
    },
    take() {
      const taken = counts;
      counts = new Map();
      return taken;
    },
  };
}

/** A page, or its data for one that is awake; calls of the API answer JSON. */
const isPage = (contentType: string) => contentType.startsWith('text/html') || contentType.startsWith('text/x-script');
