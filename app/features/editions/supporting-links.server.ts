import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Organisation } from './organisations.ts';

/** The five government sites shown while no supporting unit is entered (specification 9; addresses: contract). */
const sites = [
  { key: 'state', url: 'https://www.gov.cn/' },
  { key: 'commerce', url: 'https://www.mofcom.gov.cn/' },
  { key: 'foreignAffairs', url: 'https://www.mfa.gov.cn/' },
  { key: 'hunan', url: 'https://www.hunan.gov.cn/' },
  { key: 'hunanCommerce', url: 'https://swt.hunan.gov.cn/' },
] as const;

/** The default supporting links in a language, with ids 1 to 5. */
export function defaultSupportingLinks(locale: Locale): Organisation[] {
  const names = namesIn(locale).governmentSites;
  return sites.map(({ key, url }, i) => ({ id: i + 1, name: names[key], url, lang: locale }));
}
