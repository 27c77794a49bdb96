import { nothingFound } from '#platform/http/nothing-found.ts';
import type { Found } from './cache/page-cache.ts';
import type { Exchange } from './exchange.ts';
import { readers } from './readers.ts';
import { longestUrl } from './request-address.ts';

/** So many addresses are counted between two takings; the site has some thousands of pages. */
const mostAddresses = 20_000;
/** Of what there is not anybody can make up as much as they like. */
const mostMissed = 2000;
/** Nobody types a longer address; 60 Chinese characters are 540 of it. */
const longestMissed = 800;

/** What was asked for and is not there, since the last taking, by address: searches that found nothing, and pages. */
export interface Missed {
  searches: ReadonlyMap<string, number>;
  pages: ReadonlyMap<string, number>;
}

/** Counts how often pages are read. Nothing is known of who reads: a number for each address, in memory. */
export interface PageReads {
  /** Counts an answer from the page cache, where a browser has asked for a page or, awake, for its data. */
  count(exchange: Exchange, found: Found): void;
  /** What was counted since the last taking, by address (with language, `.data` and query as they were asked for). */
  take(): ReadonlyMap<string, number>;
  /** The same of what is not there. */
  takeMissed(): Missed;
}

/** Nothing is written down of an answer that is no page, or that no browser has asked for. */
export function pageReads(): PageReads {
  const isRead = readers();
  const pages = tally(mostAddresses, longestUrl);
  const missed = { searches: tally(mostMissed, longestMissed), pages: tally(mostMissed, longestMissed) };
  const tallyFor = ({ answer, entry }: Found): Tally | undefined => {
    if (entry?.missing) return missed.pages;
    if (entry?.tags.includes(nothingFound)) return missed.searches;
    return answer.status === 200 ? pages : undefined;
  };
  return {
    count({ request }, found) {
      if (!found.entry || !isPage(found.answer.contentType)) return;
      const own = tallyFor(found);
      if (own && isRead(request)) own.add(found.entry.address.url);
    },
    take: pages.take,
    takeMissed: () => ({ searches: missed.searches.take(), pages: missed.pages.take() }),
  };
}

/** Counts by address. */
interface Tally {
  add(url: string): void;
  take(): ReadonlyMap<string, number>;
}

/** Counts no more addresses than it is given room for, and none that is longer than it says. */
function tally(most: number, longest: number): Tally {
  let counts = new Map<string, number>();
  return {
    add(url) {
      if (url.length > longest) return;
      const before = counts.get(url);
      if (before !== undefined || counts.size < most) counts.set(url, (before ?? 0) + 1);
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
