import { eventKeysOf } from '#features/programme/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { locales } from '#platform/i18n/locale.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { kindPath } from '../../shown/paths.ts';
import { editionOfStaff } from '../staff-editions.server.ts';
import { editionBefore } from './begin-edition.server.ts';
import { daysToCopy } from './copy-days.server.ts';
import { hallsToCopy } from './copy-halls.server.ts';
import { controlOf, type EditionForm } from './edition-form.ts';
import { type CopiedPart, copiedParts } from './wanted-edition.ts';

/** What the page of a new edition shows. */
export interface NewEditionPage {
  /** What the edition that it comes after is called. */
  before: { number: number; name: string; lang: string };
  /** How much there is of what it can begin with. */
  counts: Record<CopiedPart, number>;
  /** What belongs to the expo and to no edition, each with its list: nothing of it is copied, for it stays. */
  stays: { name: string; to: string }[];
  form: EditionForm;
}

const staying = [
  ...['hall', 'room', 'bookable', 'chapter', 'service-part', 'hotel', 'service-provider', 'shuttle-line'],
  ...['partner', 'organiser', 'country', 'download'],
];

/** The form of a new edition as it begins: the next number, the place of the one before, and all that can be copied. @returns undefined where there is none before it */
export async function readNewEdition(site: SiteContext): Promise<NewEditionPage | undefined> {
  const { db, locale } = site;
  const before = await editionBefore(db);
  const called = before && (await editionOfStaff(site, before.number));
  if (!before || !called) return undefined;
  const counts = {
    halls: (await hallsToCopy(db, before.number)).length,
    days: (await daysToCopy(db, before)).length,
    programme: (await eventKeysOf(db, before.number)).length,
  };
  const last = (await kindOrRefuse('edition').read(db, [String(before.number)])).get(String(before.number));
  const places = locales.flatMap((locale) =>
    ['venue', 'address'].map((name) => [controlOf(name, locale), String(last?.texts[locale]?.[name] ?? '')]),
  );
  return {
    before: { number: before.number, name: called.name, lang: called.lang },
    counts,
    stays: staying.map((name) => ({ name: i18nFor(locale)._(kindOrRefuse(name).words.many), to: kindPath(name) })),
    form: {
      ...{ number: String(before.number + 1), startDate: '', endDate: '', publicFrom: '', publicTo: '' },
      texts: Object.fromEntries(places),
      parts: copiedParts.filter((part) => counts[part] > 0),
    },
  };
}
