import type { AddressList, ListedAddress, ThingAddresses } from '#platform/feature/listed-addresses.ts';
import { alternates, localHref } from '#platform/i18n/address.ts';
import { defaultLocale, isLocale, type Locale, locales } from '#platform/i18n/locale.ts';

/**
 * Keys that one file covers. The protocol allows 50,000 addresses and 50 MB; a file of these stays small enough for the
 * page cache, also where a thing has two pages.
 */
export const keysPerFile = 2500;

/** What one file of the sitemap holds: the pages that are always there, or those of a range of keys. */
export type SitemapFile = { fixed: true } | { things: ThingAddresses; from: number; to: number };

/** The files in their order, by the highest key of each kind of thing. */
export function sitemapFiles(
  lists: readonly AddressList[],
  highest: ReadonlyMap<ThingAddresses, number>,
): SitemapFile[] {
  const ranges = lists.flatMap(({ things }) =>
    things.flatMap((each) => {
      const files = Math.ceil((highest.get(each) ?? 0) / keysPerFile);
      return Array.from({ length: files }, (_, i) => ({
        things: each,
        from: i * keysPerFile + 1,
        to: (i + 1) * keysPerFile,
      }));
    }),
  );
  return [{ fixed: true }, ...ranges];
}

/** Reads the name of a file, `fr-FR-2.xml`. @returns undefined for any other name */
export function readSitemapName(file: string | undefined): { locale: Locale; number: number } | undefined {
  const [, locale, number] = /^([a-zA-Z-]+)-([1-9]\d{0,4})\.xml$/.exec(file ?? '') ?? [];
  return isLocale(locale) ? { locale, number: Number(number) } : undefined;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The index: every file, in every language. */
export function writeIndex(origin: string, files: number): string {
  const entries = locales.flatMap((locale) =>
    Array.from(
      { length: files },
      (_, i) => `<sitemap><loc>${origin}/sitemaps/${locale}-${i + 1}.xml</loc></sitemap>\n`,
    ),
  );
  return `${declaration}<sitemapindex xmlns="${sitemaps}">\n${entries.join('')}</sitemapindex>\n`;
}

/** One file: addresses in a language, each with its other languages. */
export function writeSitemap(origin: string, locale: Locale, addresses: readonly ListedAddress[]): string {
  const entries = addresses.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `<url><loc>${escaped(origin + localHref(locale, path))}</loc>${lastmod}${otherLanguages(origin, path)}</url>\n`;
  });
  return `${declaration}<urlset xmlns="${sitemaps}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`;
}

/** The same in every file, so that each language names the others and itself (hreflang must be mutual). */
function otherLanguages(origin: string, path: string): string {
  const link = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(origin + href)}"/>`;
  const all = alternates(path).map(({ locale, href }) => link(locale, href));
  return [...all, link('x-default', localHref(defaultLocale, path))].join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
