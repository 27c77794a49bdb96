import { writtenNames } from '#platform/content/written-names.server.ts';
import type { Database } from '#platform/db/database.ts';
import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Organisation } from './organisations.ts';

const sites = ['state', 'commerce', 'foreignAffairs', 'hunan', 'hunanCommerce'] as const;

/** The five government sites shown while no supporting unit is entered (specification 9; addresses: contract). */
export const defaultLinks = writtenNames({
  list: 'default-link',
  keys: sites,
  house(locale) {
    const { state, commerce, foreignAffairs, hunan, hunanCommerce } = namesIn(locale).governmentSites;
    return {
      state: { name: state, url: 'https://www.gov.cn/' },
      commerce: { name: commerce, url: 'https://www.mofcom.gov.cn/' },
      foreignAffairs: { name: foreignAffairs, url: 'https://www.mfa.gov.cn/' },
      hunan: { name: hunan, url: 'https://www.hunan.gov.cn/' },
      hunanCommerce: { name: hunanCommerce, url: 'https://swt.hunan.gov.cn/' },
    };
  },
});

/** The default supporting links in a language, with ids 1 to 5. */
export async function defaultSupportingLinks(db: Database, locale: Locale): Promise<Organisation[]> {
  const names = await defaultLinks.names(db, locale);
  return sites.map((key, i) => ({ id: i + 1, ...names[key], lang: locale }));
}
