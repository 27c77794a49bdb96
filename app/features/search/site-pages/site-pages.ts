import { foundPagesIn } from '#platform/i18n/fixed-words.server.ts';
import type { Texts } from '#platform/i18n/texts.ts';
import { inEach } from '#platform/i18n/texts.ts';
import type { FindableText } from '#platform/search-index/findable.ts';

/** A page of the site that shows no text of its own: its name, what is there, and words by which it is looked for. */
export interface SitePage {
  /** Unique, and the same for ever. */
  id: string;
  /** Without language prefix. */
  path: string;
  texts: Texts<FindableText>;
}

const pages = [
  { id: 'news', path: '/news/' },
  { id: 'forum', path: '/forum/' },
  { id: 'exhibitors', path: '/exhibition/?cursor=exhibitors' },
  { id: 'buyers', path: '/exhibition/?cursor=buyers' },
  { id: 'layout', path: '/exhibition/?cursor=layout' },
  { id: 'cloud', path: '/exhibition/?cursor=cloud' },
  { id: 'service', path: '/service/' },
  { id: 'hotels', path: '/service/hotel/' },
  { id: 'negotiation', path: '/negotiation/' },
  { id: 'brand', path: '/brand/' },
  { id: 'contact', path: '/about/?cursor=contact' },
  { id: 'downloads', path: '/about/?cursor=download' },
  { id: 'previous', path: '/previous/' },
  { id: 'countries', path: '/countries/' },
] as const;

/** The pages that the search finds beside what features have written. */
export const sitePages: SitePage[] = pages.map(({ id, path }) => ({
  id,
  path,
  texts: inEach((locale) => foundPagesIn(locale)[id]),
}));
