import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { CountCell } from './counts.ts';
import { countedProjects } from './list-filters.ts';
import type { Category, OpenStatus } from './negotiation.ts';
import { listed, type NameSearch, withName } from './project-rows.server.ts';

/** Cells that lists are counted from; `more` where counting stopped. */
export interface Cells {
  cells: CountCell[];
  more?: true;
}

/** How many projects there are of each kind. They are kept by the database: none is counted. */
export async function keptCells(db: Database): Promise<CountCell[]> {
  return db
    .selectFrom('project_count')
    .select(['category', 'country_code as region', 'industry_id as industry', 'count', 'amount_hundredths as amount'])
    .select((eb) => eb.ref('status').$castTo<OpenStatus>().as('status'))
    .where('count', '>', 0)
    .execute();
}

/** The same, kept in this process until a project is written. */
export function cellsOfSite({ db, kept }: Pick<SiteContext, 'db' | 'kept'>): Promise<CountCell[]> {
  return kept.get('project counts', ['negotiation'], () => keptCells(db));
}

/** The same for those that words find, and for all where none are looked for. */
export async function cellsFor(site: Pick<SiteContext, 'db' | 'kept'>, wanted: NameSearch): Promise<Cells> {
  if (wanted.name === '') return { cells: await cellsOfSite(site) };
  const found = withName(listed(site.db), wanted)
    .select(['p.category', 'p.country_code', 'p.industry_id', 'p.status', 'p.amount_hundredths'])
    .limit(countedProjects + 1);
  const cells = await site.db
    .selectFrom(found.as('found'))
    .select((eb) => [
      eb.ref('category').$castTo<Category>().as('category'),
      eb.ref('country_code').$castTo<string>().as('region'),
      eb.ref('industry_id').$castTo<number>().as('industry'),
      eb.ref('status').$castTo<OpenStatus>().as('status'),
    ])
    .select([sql<number>`count(*)`.as('count'), sql<number>`sum(amount_hundredths)::bigint`.as('amount')])
    .groupBy(['category', 'country_code', 'industry_id', 'status'])
    .execute();
  const total = cells.reduce((sum, { count }) => sum + count, 0);
  return total > countedProjects ? { cells, more: true } : { cells };
}
