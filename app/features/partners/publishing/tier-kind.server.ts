import { msg } from '@lingui/core/macro';
import * as field from '#platform/content/fields.server.ts';
import { namedList } from '#platform/content/named-list.server.ts';
import { tierNames } from '../names.server.ts';
import { partnersHref } from '../partners.ts';

/** What the five tiers are called. */
export const partnerTierKind = namedList(tierNames, {
  group: 'places',
  words: { many: msg`Tiers of partners`, one: msg`Tier of partners` },
  texts: {
    one: field.line(msg`Name for one of them`, 60, { hint: msg`Such as “Global partner”.` }),
    all: field.line(msg`Name for all of them`, 60, { hint: msg`Such as “Global partners”.` }),
  },
  title: 'all',
  tags: ['partners'],
  address: (tier) => partnersHref({ tier }),
});
