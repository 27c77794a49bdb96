import type { Expression, SelectQueryBuilder } from 'kysely';
import type { ProjectTable, Schema } from '#db/schema/tables.gen.ts';
import { languageRank } from '#platform/db/best-language.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { foundIds } from '#platform/search-index/found-by.server.ts';
import type { Sorting } from '../list-filters.ts';
import type { Category, OpenStatus } from '../negotiation.ts';
import type { Chosen } from './counts.ts';

/** A project of a list, its words in the best language there is. */
export interface ProjectRow {
  id: number;
  key: string;
  category: Category;
  region: string;
  industry: number;
  amount: number;
  status: OpenStatus;
  publishedAt: Date;
  /** The member it belongs to. */
  ownerId: number | null;
  /** How its owner is reached; null where that is not known. */
  contactSealed: Buffer | null;
  lang: Locale;
  name: string;
  owner: string;
  introduction: string;
  cooperationRequirement: string;
}

/** What is looked for, in which language and at which moment. */
export interface NameSearch {
  /** Empty: nothing is left out. */
  name: string;
  locale: Locale;
  now: Date;
}

export type Listing = SelectQueryBuilder<Schema & { p: ProjectTable }, 'p', Record<never, never>>;

/** What a choice among the projects names, as a value or as the blank of a statement. */
interface Named extends Pick<Chosen, 'countries'> {
  category?: Category | Expression<Category> | undefined;
  /** The one country. */
  country?: string | Expression<string> | undefined;
  industry?: number | Expression<number> | undefined;
  status?: OpenStatus | Expression<OpenStatus> | undefined;
}

/** The projects chosen among those that everybody sees, to be sorted and cut; served by the indexes of 0013-negotiation.sql. */
export function listed(db: Database | Tx, { category, countries, country, industry, status }: Named = {}): Listing {
  let query = db.selectFrom('project as p').where((eb) => eb.ref('p.listed'));
  if (category !== undefined) query = query.where('p.category', '=', category);
  const one = country ?? oneOf(countries);
  if (one !== undefined) query = query.where('p.country_code', '=', one);
  else if (countries) query = query.where('p.country_code', 'in', countries);
  if (industry !== undefined) query = query.where('p.industry_id', '=', industry);
  if (status !== undefined) query = query.where('p.status', '=', status);
  return query;
}

/** The country that is the only one of a choice. */
export function oneOf(countries: readonly string[] | undefined): string | undefined {
  return countries?.length === 1 ? countries[0] : undefined;
}

/** Leaves of a listing the projects that words find, by the index of the site's search. */
export function withName(listing: Listing, { name, locale, now }: NameSearch): Listing {
  const found = name === '' ? undefined : foundIds({ type: 'project', locale, keyword: name, now });
  return found ? listing.where('p.id', 'in', found) : listing;
}

/** A listing in its order. */
export function inOrder(listing: Listing, sort: Sorting): Listing {
  switch (sort) {
    case 'newest':
      return listing.orderBy('p.published_at', 'desc').orderBy('p.id', 'desc');
    case 'largest':
      return listing.orderBy('p.amount_hundredths', 'desc').orderBy('p.id', 'desc');
    case 'smallest':
      return listing.orderBy('p.amount_hundredths').orderBy('p.id');
  }
}

/**
 * The projects of a listing with their words, in its order. The choice is made in the table of projects alone, and words
 * are looked up for what it leaves.
 */
export function withTexts(db: Database | Tx, locale: Locale, listing: Listing, sort: Sorting = 'newest') {
  const rows = db
    .selectFrom(listing.selectAll('p').as('p'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('project_text')
          .selectAll()
          .whereRef('project_text.project_id', '=', 'p.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select([
      'p.id',
      'p.key',
      'p.owner_id as ownerId',
      'p.contact_sealed as contactSealed',
      'text.locale as lang',
      'text.name',
      'text.owner',
      'text.introduction',
      'text.cooperation_requirement as cooperationRequirement',
    ])
    // The checks of the table: what is listed is whole, and has been published.
    .select((eb) => [
      eb.ref('p.category').$castTo<Category>().as('category'),
      eb.ref('p.country_code').$castTo<string>().as('region'),
      eb.ref('p.industry_id').$castTo<number>().as('industry'),
      eb.ref('p.amount_hundredths').$castTo<number>().as('amount'),
      eb.ref('p.published_at').$castTo<Date>().as('publishedAt'),
      eb.ref('p.status').$castTo<OpenStatus>().as('status'),
    ]);
  switch (sort) {
    case 'newest':
      return rows.orderBy('p.published_at', 'desc').orderBy('p.id', 'desc');
    case 'largest':
      return rows.orderBy('p.amount_hundredths', 'desc').orderBy('p.id', 'desc');
    case 'smallest':
      return rows.orderBy('p.amount_hundredths').orderBy('p.id');
  }
}
