import type { Edition, EditionLine } from '#features/editions/index.server.ts';
import { byName } from '#platform/i18n/by-name.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** An edition as the page of all editions lists it. */
export interface ShownRow extends EditionLine {
  /** Names of its guest countries. */
  guests: string[];
  isCurrent: boolean;
}

/** What a list of editions shows of one. */
export function presentRow(edition: Edition, locale: Locale): ShownRow {
  const { number, lang, name, theme, startDate, endDate, isCurrent, guestCountries } = edition;
  const guests = guestCountries.toSorted(byName(locale)).map((guest) => guest.name);
  return { number, lang, name, theme, startDate, endDate, isCurrent, guests };
}
