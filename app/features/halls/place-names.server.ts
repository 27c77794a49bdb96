import { msg } from '@lingui/core/macro';
import * as field from '#platform/content/fields.server.ts';
import { namedList } from '#platform/content/named-list.server.ts';
import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import { groundsHref, placeKinds } from './halls.ts';

/** What entrances and services in the halls are called on the plan. */
export const placeNames = namedList({
  name: 'hall-place',
  group: 'fair',
  words: { many: msg`Places in the halls`, one: msg`Place in the halls` },
  texts: { name: field.line(msg`Name`, 60) },
  title: 'name',
  tags: ['halls'],
  keys: placeKinds,
  house: (locale) => namesIn(locale).hallPlaces,
  address: () => groundsHref,
});
