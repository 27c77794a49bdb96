import type { Bundle } from '#platform/bundle/bundle.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { makeFindable } from '#platform/search-index/make-findable.server.ts';
import { countriesIn, editionsIn, organisersIn } from './bundle.server.ts';
import { findableCountry, findableEdition } from './findable.server.ts';
import type { ReadyEdition } from './publishing/drafts.server.ts';

type Edition = ReadyEdition & { current: boolean };
type Figure = ReadyEdition['figures'][number];
type Country = Awaited<ReturnType<typeof countriesIn>>[number];

/** Writes a bundle's editions, countries and organisers into empty tables. */
export async function seedEditions(tx: Tx, { bundle }: { bundle: Bundle }): Promise<void> {
  const editions = await editionsIn(bundle);
  const countries = await countriesIn(bundle);
  await tx.insertInto('edition').values(editions.map(editionRow)).execute();
  await tx.insertInto('edition_text').values(editions.flatMap(editionTextRows)).execute();
  await tx.insertInto('edition_guest').values(editions.flatMap(guestRows)).execute();
  await seedFigures(tx, editions);
  await tx.insertInto('country_text').values(countries.flatMap(countryTextRows)).execute();
  await seedOrganisers(tx, bundle);
  await makeFindable(tx, [...editions.map(findableEdition), ...countries.map(findableCountry)]);
}

async function seedFigures(tx: Tx, editions: readonly Edition[]): Promise<void> {
  const figures = editions.flatMap(({ number, figures }) =>
    figures.map((figure, position) => ({ number, position, figure })),
  );
  const ids = await tx
    .insertInto('edition_figure')
    .values(
      figures.map(({ number, position, figure: { key, value, approximate, since } }) => ({
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

async function seedOrganisers(tx: Tx, bundle: Bundle): Promise<void> {
  const organisers = await organisersIn(bundle);
  const rows = organisers.map(({ role, url }, position) => ({ role, position, url: url ?? null }));
  const ids = await tx.insertInto('organiser').values(rows).returning(['id', 'position']).execute();
  const texts = ids.flatMap(({ id, position }) =>
    textsOf(organisers[position]?.texts ?? {}).map(([locale, { name }]) => ({ organiser_id: id, locale, name })),
  );
  await tx.insertInto('organiser_text').values(texts).execute();
}

function editionRow({ number, startDate, endDate, publicFrom, publicTo, current }: Edition) {
  return {
    id: number,
    start_date: startDate,
    end_date: endDate,
    public_from: publicFrom ?? null,
    public_to: publicTo ?? null,
    is_current: current,
    shown_phase: null,
  };
}

function editionTextRows({ number, texts }: Edition) {
  return textsOf(texts).map(([locale, { openingHours, ...text }]) => {
    return { edition_id: number, locale, opening_hours: openingHours, ...text };
  });
}

function guestRows({ number, guestCountries }: Edition) {
  return guestCountries.map((code, position) => ({ edition_id: number, country_code: code, position }));
}

function figureTextRows(id: number | undefined, { key, texts }: Figure) {
  if (id === undefined) throw new Error(`Figure ${key} was not written`);
  return textsOf(texts).map(([locale, { label, unit, value }]) => {
    return { figure_id: id, locale, label, unit, value: value ?? null };
  });
}

function countryTextRows({ code, texts }: Country) {
  return textsOf(texts).map(([locale, text]) => ({ country_code: code, locale, ...text }));
}
