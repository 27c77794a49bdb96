import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Staff } from '#features/staff/index.server.ts';
import { type Act, may } from '#platform/http/may.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { areaNames } from '../layout/area-names.ts';
import { areas } from '../layout/areas.ts';
import { mayMake } from '../policy/content-policy.server.ts';
import { kindPath, threadPath } from '../shown/paths.ts';
import { foldedWords } from './folded-words.ts';
import type { FoundLink } from './found.ts';

interface Place {
  name: MessageDescriptor;
  to: string;
  /** Left out, it is for all staff. */
  isOpenTo?(staff: Staff): boolean;
}

const whoMay = (act: Act) => (staff: Staff) => may(staff, act);

/** Pages of the console. */
const pages: readonly Place[] = [
  ...areas.map(({ area, path, acts }) => ({
    name: areaNames[area],
    to: path,
    isOpenTo: (staff: Staff) => acts.some((act) => may(staff, act)),
  })),
  ...contentKinds.map(({ name, words }) => ({ name: words.many, to: kindPath(name), isOpenTo: whoMay('see') })),
  { name: msg`Your account`, to: '/console/account/' },
  { name: msg`Needs attention`, to: '/console/freshness/', isOpenTo: whoMay('see') },
  { name: msg`Glossary`, to: '/console/glossary/', isOpenTo: whoMay('see') },
  { name: msg`Figures`, to: '/console/figures/', isOpenTo: whoMay('readFigures') },
  { name: msg`Editions and takeover`, to: '/console/editions/', isOpenTo: whoMay('see') },
  { name: msg`Company tasks`, to: '/console/companies', isOpenTo: whoMay('see') },
  { name: msg`Floor plans`, to: '/console/halls/', isOpenTo: whoMay('see') },
  { name: msg`Site health`, to: '/console/health/', isOpenTo: whoMay('audit') },
  { name: msg`Import items`, to: '/console/import/', isOpenTo: whoMay('write') },
  { name: msg`Outdated links`, to: '/console/links/', isOpenTo: whoMay('translate') },
];

/** What can be begun from anywhere. */
const acts: readonly Place[] = [
  ...contentKinds.flatMap((kind): Place[] =>
    kind.words.make
      ? [
          {
            name: kind.words.make,
            to: threadPath(kind.name, undefined),
            isOpenTo: (staff) => mayMake(staff, kind),
          },
        ]
      : [],
  ),
  { name: msg`Add a term`, to: '/console/glossary/term', isOpenTo: whoMay('write') },
  { name: msg`Add pictures`, to: '/console/media/', isOpenTo: whoMay('write') },
  { name: msg`Invite someone`, to: '/console/staff/', isOpenTo: whoMay('administer') },
];

/** Pages of the console that somebody may see, by their names in any language. */
export const findPages = (staff: Staff, words: string, locale: Locale) => placesCalled(pages, staff, words, locale);

/** What somebody may do from anywhere, by what it is called in any language. */
export const findActs = (staff: Staff, words: string, locale: Locale) => placesCalled(acts, staff, words, locale);

function placesCalled(places: readonly Place[], staff: Staff, words: string, locale: Locale): FoundLink[] {
  const asked = foldedWords(words);
  if (asked === '') return [];
  return places
    .filter(({ isOpenTo }) => isOpenTo?.(staff) ?? true)
    .filter(({ name }) => locales.some((each) => foldedWords(i18nFor(each)._(name)).includes(asked)))
    .map(({ name, to }) => ({ name: i18nFor(locale)._(name), to }));
}
