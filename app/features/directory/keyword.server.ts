import type { Locale } from '#platform/i18n/locale.ts';
import { foundIds } from '#platform/search-index/found-by.server.ts';
import type { Listing } from './company-rows.server.ts';
import type { CompanyKind } from './directory.ts';

/** What is looked for, and at which moment. */
export interface KeywordSearch {
  kind: CompanyKind;
  locale: Locale;
  /** Empty: nothing is left out. */
  keyword: string;
  now: Date;
}

/** Leaves of a listing the companies that a keyword finds, by the index of the site's search. */
export function withKeyword(listing: Listing, { kind, locale, keyword, now }: KeywordSearch): Listing {
  const found = keyword === '' ? undefined : foundIds({ type: kind, locale, keyword, now });
  return found ? listing.where('l.company_id', 'in', found) : listing;
}
