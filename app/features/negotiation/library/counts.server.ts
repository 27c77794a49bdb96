import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { type FoundInList, findToCount } from '#platform/search-index/found-in-list.server.ts';
import { countedProjects } from '../list-filters.ts';
import type { Category, OpenStatus } from '../negotiation.ts';
import { projectFacets } from '../project/findable-projects.server.ts';
import { type Chosen, type CountCell, countBy, type ListCounts } from './counts.ts';
import { type Listing, listed } from './project-rows.server.ts';

/** How many projects a list has. Of a filter that is not counted, the numbers are not known: counting stopped before. */
export interface Counted extends Partial<Omit<ListCounts, 'amount'>> {
  total: number;
  /** There are more than `total`. */
  more?: true;
  /** What words find of the list; undefined where none are looked for. */
  found?: FoundInList | undefined;
}

/** How many projects there are of each kind. The database has them counted already (triggers). */
export async function storedCells(db: Database): Promise<CountCell[]> {
  return db
    .selectFrom('project_count')
    .select(['category', 'country_code as region', 'industry_id as industry', 'count', 'amount_hundredths as amount'])
    .select((eb) => eb.ref('status').$castTo<OpenStatus>().as('status'))
    .where('count', '>', 0)
    .execute();
}

/** The same, kept in this process until a project is written. */
export function cellsOfSite({ db, kept }: Pick<SiteContext, 'db' | 'kept'>): Promise<CountCell[]> {
  return kept.get('project counts', ['negotiation'], () => storedCells(db));
}

/**
 * @param choice `region`: by what the search index finds its countries at once
 * @param most where counting what words find stops
 */
export async function countProjects(
  { db, kept, clock }: Pick<SiteContext, 'db' | 'kept' | 'clock'>,
  { name, locale, region, ...chosen }: Chosen & { name: string; locale: Locale; region?: string | undefined },
  most: number,
): Promise<Counted> {
  const { countries, industry } = chosen;
  const asked = { type: 'project', locale, keyword: name, now: clock.now(), countries, region, industry } as const;
  const facets = projectFacets(chosen);
  const { found, alone } = (name === '' ? undefined : await findToCount(db, { ...asked, facets }, most)) ?? {};
  if (!found) {
    const counts = countBy(await cellsOfSite({ db, kept }), chosen);
    return counts.total > countedProjects ? { ...counts, total: countedProjects, more: true } : counts;
  }
  if (found.more) return { total: most, more: true, found };
  if (alone) return { ...countBy(await cellsAmong(listed(db), found), chosen), found };
  return { ...beside(chosen, countBy(await cellsAmong(listed(db, chosen), found), chosen)), found };
}

/** Where the words alone find too many: the numbers of filters that are not set. */
function beside(
  chosen: Chosen,
  { total, categories, regions, industries, statuses }: ListCounts,
): Omit<Counted, 'found'> {
  return {
    total,
    ...(chosen.category === undefined && { categories }),
    ...(chosen.countries === undefined && { regions }),
    ...(chosen.industry === undefined && { industries }),
    ...(chosen.status === undefined && { statuses }),
  };
}

/** How many of a listing are found, of each kind. */
async function cellsAmong(listing: Listing, found: FoundInList): Promise<CountCell[]> {
  return listing
    .where(found.among('p.id'))
    .select((eb) => [
      eb.ref('p.category').$castTo<Category>().as('category'),
      eb.ref('p.country_code').$castTo<string>().as('region'),
      eb.ref('p.industry_id').$castTo<number>().as('industry'),
      eb.ref('p.status').$castTo<OpenStatus>().as('status'),
    ])
    .select([sql<number>`count(*)`.as('count'), sql<number>`sum(p.amount_hundredths)::bigint`.as('amount')])
    .groupBy(['p.category', 'p.country_code', 'p.industry_id', 'p.status'])
    .execute();
}
