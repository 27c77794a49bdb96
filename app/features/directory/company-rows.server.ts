import { type Expression, type ExpressionBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { CompanyListingTable, CompanyTable, CompanyTextTable, Schema } from '#db/schema/tables.gen.ts';
import { languageRank } from '#platform/db/best-language.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { CompanyKind } from './directory.ts';
import type { Sorting } from './list-filters.ts';

/** A company of a list as the database has it, its words in the best language there is: the two tables share no column's name. */
export interface CompanyRow extends Selectable<CompanyTable>, Omit<Selectable<CompanyTextTable>, 'company_id'> {
  /** What its stands are called, hall and number: `W2 A07`. */
  stands: string[];
}

/** Which companies, and in which language's order. */
export interface Choice {
  kind: CompanyKind;
  locale: Locale;
  /** ISO 3166 codes; all where it is missing. */
  countries?: readonly string[] | undefined;
  industry?: number | undefined;
  hall?: string | undefined;
}

export type Listing = SelectQueryBuilder<Schema & { l: CompanyListingTable }, 'l', Record<never, never>>;

/** What a choice among the companies names, as a value or as the blank of a statement. */
interface Chosen extends Pick<Choice, 'locale' | 'countries'> {
  kind: CompanyKind | Expression<CompanyKind>;
  /** The one country. */
  country?: string | Expression<string> | undefined;
  industry?: number | Expression<number> | undefined;
  hall?: string | Expression<string> | undefined;
}

/** The listing of the companies chosen, for the caller to sort and to cut; served by the indexes of 0008-directory.sql. */
export function listed(db: Database | Tx, { kind, locale, countries, country, industry, hall }: Chosen): Listing {
  let query = db.selectFrom('company_listing as l').where('l.kind', '=', kind).where('l.locale', '=', locale);
  const one = country ?? oneOf(countries);
  if (one !== undefined) query = query.where('l.country_code', '=', one);
  else if (countries) query = query.where('l.country_code', 'in', countries);
  if (industry !== undefined) query = query.where('l.industry_id', '=', industry);
  if (hall !== undefined) query = query.where('l.hall_code', '=', hall);
  return query;
}

/** The country that is the only one of a choice. */
export function oneOf(countries: readonly string[] | undefined): string | undefined {
  return countries?.length === 1 ? countries[0] : undefined;
}

/** A listing in its order. @param hall the one that the listing is of */
export function inOrder(listing: Listing, sort: Sorting, hall?: Chosen['hall']): Listing {
  switch (sort) {
    case 'name':
      return listing.orderBy('l.sort_key').orderBy('l.company_id');
    case 'stand':
      return standsOf(listing, hall).orderBy('l.stand_key').orderBy('l.company_id');
    case 'newest':
      return listing.orderBy('l.company_id', 'desc');
  }
}

/** The stands of a hall begin with its code: by that the index of stands is not read from the first hall on. */
function standsOf(listing: Listing, hall: Chosen['hall']): Listing {
  return hall === undefined ? listing : listing.where(sql<boolean>`l.stand_key ^@ (${hall} || '-')`);
}

/**
 * The companies of a listing with their words, in its order. The choice is made in the listing alone, and words are
 * looked up for what it leaves.
 */
export function withTexts(db: Database | Tx, locale: Locale, listing: Listing, sort: Sorting = 'name') {
  const chosen = listing.select(['l.company_id', 'l.sort_key', 'l.stand_key']);
  const rows = db
    .selectFrom(chosen.as('l'))
    .innerJoin('company as c', 'c.id', 'l.company_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('company_text')
          .selectAll()
          .whereRef('company_text.company_id', '=', 'c.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .selectAll(['c', 'text'])
    .select(
      sql<string[]>`array(select hall_code || ' ' || number from company_stand
        where company_id = c.id order by hall_code, number)`.as('stands'),
    );
  switch (sort) {
    case 'name':
      return rows.orderBy('l.sort_key').orderBy('c.id');
    case 'stand':
      return rows.orderBy('l.stand_key').orderBy('c.id');
    case 'newest':
      return rows.orderBy('c.id', 'desc');
  }
}

/** The name of the company `c` in the best language there is for a reader of `locale`, and that language: a table to join. */
export function companyName(eb: ExpressionBuilder<Schema & { c: CompanyTable }, 'c'>, locale: Locale) {
  return eb
    .selectFrom('company_text')
    .select(['company_text.name', 'company_text.locale'])
    .whereRef('company_text.company_id', '=', 'c.id')
    .orderBy(languageRank(locale))
    .limit(1)
    .as('called');
}
