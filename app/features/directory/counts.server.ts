import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { listed } from './company-rows.server.ts';
import type { CompanyKind } from './directory.ts';
import { type KeywordSearch, withKeyword } from './keyword.server.ts';
import type { CountCell } from './list-counts.ts';
import { countedCompanies } from './list-filters.ts';

/** Cells that lists are counted from; `more` where counting stopped. */
export interface Cells {
  cells: CountCell[];
  more?: true;
}

/** How many companies of a kind there are of each country, industry and hall. They are kept by the database: none is counted. */
export async function keptCells(db: Database, kind: CompanyKind): Promise<CountCell[]> {
  return db
    .selectFrom('company_count')
    .select(['country_code as country', 'industry_id as industry', 'hall_code as hall', 'count'])
    .where('kind', '=', kind)
    .where('count', '>', 0)
    .execute();
}

/** The same for those that a keyword finds, and for all where there is none. */
export async function cellsFor({ db, kept }: Pick<SiteContext, 'db' | 'kept'>, wanted: KeywordSearch): Promise<Cells> {
  const { kind } = wanted;
  if (wanted.keyword === '') {
    return { cells: await kept.get(`directory ${kind} counts`, ['directory'], () => keptCells(db, kind)) };
  }
  const found = withKeyword(listed(db, wanted), wanted)
    .select(['l.country_code', 'l.industry_id', 'l.hall_code'])
    .limit(countedCompanies + 1);
  const cells = await db
    .selectFrom(found.as('found'))
    .select(['country_code as country', 'industry_id as industry', 'hall_code as hall'])
    .select(sql<number>`count(*)`.as('count'))
    .groupBy(['country_code', 'industry_id', 'hall_code'])
    .execute();
  const total = cells.reduce((sum, { count }) => sum + count, 0);
  return total > countedCompanies ? { cells, more: true } : { cells };
}
