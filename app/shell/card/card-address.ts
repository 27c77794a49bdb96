import { isLocale, type Locale } from '#platform/i18n/locale.ts';

const folder = '/card/';
const ending = '.png';

/** Size of a card in pixels: what the sites that show previews ask for. */
export const cardSize = { width: 1200, height: 630 };

/**
 * The address of a page's card: `/card/fr-FR/news.png`. It names the page and nothing of what the card says, so that nobody
 * can have words of his own drawn here.
 * @param address canonical address of the page, without language prefix: `/news/`, `/exhibition/?cursor=buyers`
 */
export function cardPath(locale: Locale, address: string): string {
  const [path = '', query] = address.split('?', 2);
  const bare = path.replace(/\/+$/, '') || '/home';
  return `${folder}${locale}${bare}${ending}${query ? `?${query}` : ''}`;
}

/** The page that a card is of, by the pathname of the card; undefined where that is no card's. */
export function pageOfCard(pathname: string): { locale: Locale; path: string } | undefined {
  if (!isCard(pathname)) return undefined;
  const [locale, ...parts] = pathname.slice(folder.length, -ending.length).split('/');
  return isLocale(locale) && parts.length > 0 ? { locale, path: `/${parts.join('/')}` } : undefined;
}

/** Whether a pathname may be a card's. */
export function isCard(pathname: string): boolean {
  return pathname.startsWith(folder) && pathname.endsWith(ending);
}

/** The weave of a page's card: the page's own where the thing that it shows has one, else its section's. */
export function weaveOfPage(path: string, section: string | undefined): string {
  const article = /^\/news\/more\/detail\/[^/]+\/(\d+)$/.exec(path)?.[1];
  if (article) return `news-${article}`;
  const country = /^\/countries\/([A-Z]{2})$/.exec(path)?.[1];
  if (country) return `country-${country}`;
  return `section-${section ?? 'home'}`;
}
