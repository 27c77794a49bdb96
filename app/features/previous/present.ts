import type { Edition, EditionLine } from '#features/editions/index.server.ts';

/** An edition as the page of all editions lists it. */
export interface ShownRow extends EditionLine {
  /** Names of its guest countries. */
  guests: string[];
  isCurrent: boolean;
}

/** What a list of editions shows of one. */
export function presentRow(edition: Edition): ShownRow {
  const { number, lang, name, theme, startDate, endDate, isCurrent, guestCountries } = edition;
  const guests = guestCountries.map((guest) => guest.name);
  return { number, lang, name, theme, startDate, endDate, isCurrent, guests };
}
