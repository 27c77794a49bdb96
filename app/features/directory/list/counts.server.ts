import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type FoundInList, findToCount } from '#platform/search-index/found-in-list.server.ts';
import { type Choice, type Listing, listed } from '../company-rows.server.ts';
import type { CompanyKind } from '../directory.ts';
import { countedCompanies } from '../list-filters.ts';
import { hallFacets } from '../publishing/findable-company.server.ts';
import { type CountCell, countBy, type ListCounts } from './list-counts.ts';

/** How many companies a list has. Of a filter that is not counted, the numbers are not known: counting stopped before. */
export interface Counted extends Partial<ListCounts> {
  total: number;
  /** There are more than `total`. */
  more?: true;
  /** What the keyword finds of the list; undefined where there is none. */
  found?: FoundInList | undefined;
}

/** How many companies of a kind there are of each country, industry and hall. The database has them counted already (triggers). */
export async function storedCells(db: Database, kind: CompanyKind): Promise<CountCell[]> {
  return db
    .selectFrom('company_count')
    .select(['country_code as country', 'industry_id as industry', 'hall_code as hall', 'count'])
    .where('kind', '=', kind)
    .where('count', '>', 0)
    .execute();
}

/** The same, kept in this process until a company is written. */
export function cellsOfSite({ db, kept }: Pick<SiteContext, 'db' | 'kept'>, kind: CompanyKind): Promise<CountCell[]> {
  return kept.get(`directory ${kind} counts`, ['directory'], () => storedCells(db, kind));
}

/**
 * @param choice `region`: by what the search index finds its countries at once
 * @param most where counting what a keyword finds stops
 */
export async function countCompanies(
  { db, kept, clock }: Pick<SiteContext, 'db' | 'kept' | 'clock'>,
  choice: Choice & { keyword: string; region?: string | undefined },
  most: number,
): Promise<Counted> {
  const { kind: type, locale, keyword, countries, region, industry, hall } = choice;
  const asked = { type, locale, keyword, now: clock.now(), countries, region, industry, facets: hallFacets(hall) };
  const { found, alone } = (keyword === '' ? undefined : await findToCount(db, asked, most)) ?? {};
  if (!found) {
    const counts = countBy(await cellsOfSite({ db, kept }, type), choice);
    return counts.total > countedCompanies ? { ...counts, total: countedCompanies, more: true } : counts;
  }
  if (found.more) return { total: most, more: true, found };
  if (alone) return { ...countBy(await cellsAmong(listed(db, { kind: type, locale }), found), choice), found };
  return { ...beside(choice, countBy(await cellsAmong(listed(db, choice), found), choice)), found };
}

/** Where the keyword alone finds too many: the numbers of filters that are not set. */
function beside(choice: Choice, { total, industries, countries, halls }: ListCounts): Omit<Counted, 'found'> {
  return {
    total,
    ...(choice.industry === undefined && { industries }),
    ...(choice.countries === undefined && { countries }),
    ...(choice.hall === undefined && { halls }),
  };
}

/** How many of a listing are found, of each country, industry and hall. */
async function cellsAmong(listing: Listing, found: FoundInList): Promise<CountCell[]> {
  return listing
    .where(found.among('l.company_id'))
    .select(['l.country_code as country', 'l.industry_id as industry', 'l.hall_code as hall'])
    .select(sql<number>`count(*)`.as('count'))
    .groupBy(['l.country_code', 'l.industry_id', 'l.hall_code'])
    .execute();
}
