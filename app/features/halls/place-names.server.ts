import { writtenNames } from '#platform/content/written-names.server.ts';
import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import { placeKinds } from './halls.ts';

/** What entrances and services in the halls are called on the plan. */
export const placeNames = writtenNames({
  list: 'hall-place',
  keys: placeKinds,
  house: (locale) => namesIn(locale).hallPlaces,
});
