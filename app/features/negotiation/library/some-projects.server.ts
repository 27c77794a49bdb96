import type { Database } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { projectsHref } from '../list-filters.ts';
import type { ProjectCard } from '../negotiation.ts';
import { cellsOfSite } from './counts.server.ts';
import { countBy, type ListCounts } from './counts.ts';
import { projectCards } from './queries.server.ts';

/** Some projects of a longer list, how many there are, and where all of them are. */
export interface SomeProjects {
  projects: ProjectCard[];
  total: number;
  /** The list, without language prefix. */
  href: string;
}

/** The newest projects of a country (ISO 3166 code), as cards. */
export async function projectsOfCountry(
  site: Pick<SiteContext, 'db' | 'kept' | 'locale'>,
  { country, limit }: { country: string; limit: number },
): Promise<SomeProjects> {
  const { db, locale } = site;
  const countries = [country];
  const [projects, { total }] = await Promise.all([
    projectCards(db, { locale, countries }, { limit }),
    projectCounts(site, countries),
  ]);
  return { projects, total, href: projectsHref({ region: country }) };
}

/** The projects published last, as cards. */
export function latestProjects(
  db: Database,
  { locale, limit }: { locale: Locale; limit: number },
): Promise<ProjectCard[]> {
  return projectCards(db, { locale }, { limit });
}

/** How many projects there are by category, country, industry and state, and what they come to. */
export async function projectCounts(
  site: Pick<SiteContext, 'db' | 'kept'>,
  countries?: readonly string[],
): Promise<ListCounts> {
  return countBy(await cellsOfSite(site), { countries });
}
