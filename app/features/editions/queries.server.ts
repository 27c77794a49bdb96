import { languageRank } from '#platform/db/best-language.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { localiseLinks } from '#platform/rich-text/localise-links.ts';
import { countryName } from './countries/countries.server.ts';
import { type Edition, type EditionLine, type Figure, figureParts, type GuestCountry } from './editions.ts';
import type { Organisation, OrganiserRole } from './organisations.ts';
import { isSeenEdition } from './seen.server.ts';
import { defaultSupportingLinks } from './supporting-links.server.ts';

/** The edition that the site is about, or undefined where there is none yet. */
export async function findCurrentEdition(db: Database, locale: Locale): Promise<Edition | undefined> {
  const row = await editionRows(db, locale).where('edition.is_current', '=', true).executeTakeFirst();
  return row && withParts(db, locale, row);
}

/** The number of the edition that the site is about, or undefined where there is none. */
export async function currentEditionNumber(db: Database): Promise<number | undefined> {
  return (await db.selectFrom('edition').select('id').where('is_current', '=', true).executeTakeFirst())?.id;
}

/** What keeping needs of the site: the answer made from what is kept is tagged. */
type Reading = Pick<SiteContext, 'db' | 'locale' | 'kept' | 'tags'>;

/** The same, kept in this process until an edition is written. */
export function currentEdition({ db, locale, kept, tags }: Reading): Promise<Edition | undefined> {
  tags.add('editions');
  return kept.get(`edition ${locale}`, ['editions'], () => findCurrentEdition(db, locale));
}

/** An edition by its number (1 to 4 in the seed), or undefined. */
export async function edition(db: Database, number: number, locale: Locale): Promise<Edition | undefined> {
  const row = await editionRows(db, locale).where('edition.id', '=', number).executeTakeFirst();
  return row && withParts(db, locale, row);
}

/** The newest edition that has one of these days among its own, or undefined. @param days YYYY-MM-DD */
export async function editionOnDays(
  db: Database,
  days: readonly string[],
  locale: Locale,
): Promise<Edition | undefined> {
  const row = await editionRows(db, locale)
    .where(({ and, eb, or }) =>
      or(days.map((day) => and([eb('edition.start_date', '<=', day), eb('edition.end_date', '>=', day)]))),
    )
    .orderBy('edition.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && withParts(db, locale, row);
}

/** Every edition whole, the newest first. */
export async function allEditions(db: Database, locale: Locale): Promise<Edition[]> {
  const rows = await editionRows(db, locale).orderBy('edition.id', 'desc').execute();
  return Promise.all(rows.map((row) => withParts(db, locale, row)));
}

/** The same, kept in this process until an edition is written: there are a handful. */
export function editionsOfSite({ db, locale, kept, tags }: Reading): Promise<Edition[]> {
  tags.add('editions');
  return kept.get(`editions ${locale}`, ['editions'], () => allEditions(db, locale));
}

/** The editions that received a country as their guest, the newest first. */
export async function editionsWithGuest(db: Database, code: string, locale: Locale): Promise<EditionLine[]> {
  return lines(db, locale)
    .innerJoin('edition_guest', 'edition_guest.edition_id', 'edition.id')
    .where('edition_guest.country_code', '=', code)
    .execute();
}

/** Every edition by name and days, the newest first. */
export async function editionLines(db: Database, locale: Locale): Promise<EditionLine[]> {
  return lines(db, locale).execute();
}

/** Those of the numbers, as text, that no edition has. */
export async function unknownEditions(db: Database | Tx, numbers: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('edition').select('id').execute();
  const known = new Set(rows.map(({ id }) => String(id)));
  return numbers.filter((number) => !known.has(number));
}

function lines(db: Database, locale: Locale) {
  return editionRows(db, locale)
    .clearSelect()
    .select([
      'edition.id as number',
      'text.locale as lang',
      'text.name',
      'text.theme',
      'edition.start_date as startDate',
      'edition.end_date as endDate',
    ])
    .orderBy('edition.id', 'desc');
}

/** A country's own text. */
export interface CountryText {
  lead: string;
  /** Sanitised HTML. */
  body: string;
  lang: Locale;
}

/** The text about a country in the best language there is, or undefined where it has none. */
export async function countryText(db: Database, code: string, locale: Locale): Promise<CountryText | undefined> {
  const text = await db
    .selectFrom('country_text')
    .select(['lead', 'body', 'locale as lang'])
    .where('country_code', '=', code)
    .orderBy(languageRank(locale))
    .limit(1)
    .executeTakeFirst();
  return text && { ...text, body: localiseLinks(text.body, locale) };
}

/** The institutions of a role, in their order. */
export async function organisers(db: Database, role: OrganiserRole, locale: Locale): Promise<Organisation[]> {
  return db
    .selectFrom('organiser')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('organiser_text')
          .select(['name', 'locale'])
          .whereRef('organiser_id', '=', 'organiser.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select(['organiser.id', 'text.name', 'organiser.url', 'text.locale as lang'])
    .where('organiser.role', '=', role)
    .orderBy('organiser.position')
    .orderBy('organiser.id')
    .execute();
}

/** The supporting units' links: rows of the database, or the five default sites while there is none (specification 7, 9). */
export async function supportingLinks(db: Database, locale: Locale): Promise<Organisation[]> {
  const rows = await organisers(db, 'supporter', locale);
  return rows.length > 0 ? rows : defaultSupportingLinks(db, locale);
}

/** Editions that readers see, their words in the best language there is. */
function editionRows(db: Database, locale: Locale) {
  return db
    .selectFrom('edition')
    .where(isSeenEdition('edition.id'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('edition_text')
          .selectAll()
          .whereRef('edition_id', '=', 'edition.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select([
      'edition.id as number',
      'edition.start_date as startDate',
      'edition.end_date as endDate',
      'edition.public_from as publicFrom',
      'edition.public_to as publicTo',
      'edition.is_current as isCurrent',
      'edition.shown_phase as shownPhase',
      'text.locale as lang',
      'text.name',
      'text.theme',
      'text.summary',
      'text.body',
      'text.venue',
      'text.address',
      'text.opening_hours as openingHours',
      'text.provinces',
    ]);
}

type EditionRow = Omit<Edition, 'guestCountries' | 'figures'>;

async function withParts(db: Database, locale: Locale, row: EditionRow): Promise<Edition> {
  const [guestCountries, figures] = await Promise.all([
    guestCountriesOf(db, row.number, locale),
    figuresOf(db, row.number, locale),
  ]);
  return { ...row, body: localiseLinks(row.body, locale), guestCountries, figures };
}

async function guestCountriesOf(db: Database, number: number, locale: Locale): Promise<GuestCountry[]> {
  const rows = await db
    .selectFrom('edition_guest')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('country_text')
          .select(['lead', 'locale'])
          .whereRef('country_text.country_code', '=', 'edition_guest.country_code')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select(['edition_guest.country_code as code', 'text.lead', 'text.locale as lang'])
    .where('edition_id', '=', number)
    .orderBy('position')
    .execute();
  return rows.map(({ code, lead, lang }) => ({
    code,
    name: countryName(code, locale),
    lead: lead ?? undefined,
    lang: lang ?? locale,
  }));
}

async function figuresOf(db: Database, number: number, locale: Locale): Promise<Figure[]> {
  const rows = await db
    .selectFrom('edition_figure')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('edition_figure_text')
          .select(['label', 'unit', 'value', 'locale'])
          .whereRef('figure_id', '=', 'edition_figure.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select(({ fn }) => [
      'edition_figure.key',
      'text.label',
      fn.coalesce('text.value', 'edition_figure.value').as('value'),
      'text.unit',
      'edition_figure.approximate',
      'edition_figure.since_edition as sinceEdition',
      'text.locale as lang',
    ])
    .where('edition_id', '=', number)
    .orderBy('position')
    .execute();
  return rows.map((figure) => ({ ...figure, parts: figureParts(figure, locale) }));
}
