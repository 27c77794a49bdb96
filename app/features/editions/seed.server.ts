import { countryTexts } from '#db/seed/editions/countries.ts';
import { editions } from '#db/seed/editions/editions.ts';
import { organisers } from '#db/seed/editions/organisers.ts';
import type { SeedEdition, SeedFigure } from '#db/seed/editions/shapes.ts';
import type { Tx } from '#platform/db/database.ts';
import { locales } from '#platform/i18n/locale.ts';
import { makeFindable } from '#platform/search-index/make-findable.server.ts';
import { findableCountry, findableEdition } from './findable.server.ts';

/** The seed's fourth edition is the current one (specification 1). */
const current = 4;

/** Writes the demonstration's editions, countries and organisers into empty tables. */
export async function seedEditions(tx: Tx): Promise<void> {
  await tx.insertInto('edition').values(editions.map(editionRow)).execute();
  await tx.insertInto('edition_text').values(editions.flatMap(editionTextRows)).execute();
  await tx.insertInto('edition_guest').values(editions.flatMap(guestRows)).execute();
  await seedFigures(tx);
  await tx.insertInto('country_text').values(countryTexts.flatMap(countryTextRows)).execute();
  await seedOrganisers(tx);
  await makeFindable(tx, [...editions.map(findableEdition), ...countryTexts.map(findableCountry)]);
}

async function seedFigures(tx: Tx): Promise<void> {
  const figures = editions.flatMap(({ number, figures }) =>
    figures.map((figure, position) => ({ number, position, figure })),
  );
  const ids = await tx
    .insertInto('edition_figure')
    .values(
      figures.map(({ number, position, figure: { key, value, approximate = false, since } }) => ({
        edition_id: number,
        position,
        key,
        value,
        approximate,
        since_edition: since ?? null,
      })),
    )
    .returning(['id', 'edition_id', 'key'])
    .execute();
  const idOf = new Map(ids.map(({ id, edition_id, key }) => [`${edition_id} ${key}`, id]));
  const texts = figures.flatMap(({ number, figure }) => figureTextRows(idOf.get(`${number} ${figure.key}`), figure));
  await tx.insertInto('edition_figure_text').values(texts).execute();
}

async function seedOrganisers(tx: Tx): Promise<void> {
  const rows = organisers.map(({ role, url }, position) => ({ role, position, url: url ?? null }));
  const ids = await tx.insertInto('organiser').values(rows).returning(['id', 'position']).execute();
  const texts = ids.flatMap(({ id, position }) =>
    locales.map((locale) => ({ organiser_id: id, locale, name: organisers[position]?.names[locale] ?? '' })),
  );
  await tx.insertInto('organiser_text').values(texts).execute();
}

function editionRow({ number, startDate, endDate, publicFrom, publicTo }: SeedEdition) {
  return {
    id: number,
    start_date: startDate,
    end_date: endDate,
    public_from: publicFrom ?? null,
    public_to: publicTo ?? null,
    is_current: number === current,
    shown_phase: null,
  };
}

function editionTextRows({ number, texts }: SeedEdition) {
  return locales.map((locale) => {
    const { openingHours, ...text } = texts[locale];
    return { edition_id: number, locale, opening_hours: openingHours, ...text };
  });
}

function guestRows({ number, guestCountries }: SeedEdition) {
  return guestCountries.map((code, position) => ({ edition_id: number, country_code: code, position }));
}

function figureTextRows(id: number | undefined, { key, label, unit, values }: SeedFigure) {
  if (id === undefined) throw new Error(`Figure ${key} was not written`);
  return locales.map((locale) => ({
    figure_id: id,
    locale,
    label: label[locale],
    unit: unit[locale],
    value: values?.[locale] ?? null,
  }));
}

function countryTextRows({ code, texts }: (typeof countryTexts)[number]) {
  return locales.map((locale) => ({ country_code: code, locale, ...texts[locale] }));
}
