import { msg } from '@lingui/core/macro';
import * as field from '#platform/content/fields.server.ts';
import { namedList } from '#platform/content/named-list.server.ts';
import { groundsHref } from './halls.ts';
import { placeNames } from './place-names.server.ts';

/** What entrances and services in the halls are called on the plan. */
export const hallPlaceKind = namedList(placeNames, {
  group: 'fair',
  words: { many: msg`Places in the halls`, one: msg`Place in the halls` },
  texts: { name: field.line(msg`Name`, 60) },
  title: 'name',
  tags: ['halls'],
  address: () => groundsHref,
});
