import { msg } from '@lingui/core/macro';
import * as field from '#platform/content/fields.server.ts';
import { namedList } from '#platform/content/named-list.server.ts';
import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import { partnersHref, tiers } from './partners.ts';

/** What the five tiers are called. */
export const tierNames = namedList({
  name: 'partner-tier',
  group: 'places',
  words: { many: msg`Tiers of partners`, one: msg`Tier of partners` },
  texts: {
    one: field.line(msg`One partner is called`, 60, { hint: msg`Such as “Global partner”.` }),
    all: field.line(msg`All of them are called`, 60, { hint: msg`Such as “Global partners”.` }),
  },
  title: 'all',
  tags: ['partners'],
  keys: tiers,
  house: (locale) => namesIn(locale).partnerTiers,
  address: (tier) => partnersHref({ tier }),
});
