import { writtenNames } from '#platform/content/written-names.server.ts';
import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import { tiers } from './partners.ts';

/** What the five tiers are called. */
export const tierNames = writtenNames({
  list: 'partner-tier',
  keys: tiers,
  house: (locale) => namesIn(locale).partnerTiers,
});
