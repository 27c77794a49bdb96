import { data, redirect } from 'react-router';
import {
  areaName,
  countedOption,
  countedPlaces,
  countriesOfArea,
  industries,
} from '#features/editions/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { foundElsewhere } from '#platform/search-index/found-by.server.ts';
import { cellsFor } from './counts.server.ts';
import { countBy, type ListCounts } from './counts.ts';
import { countedProjects, type ListFilters, pagesOf, projectsHref, projectsPerPage, readPage } from './list-filters.ts';
import type { ProjectsPage } from './list-page.ts';
import { categories, openStatuses } from './negotiation.ts';
import { industryName, presentCard } from './present.ts';
import { type ProjectRow, withName } from './project-rows.server.ts';
import { projectRows } from './queries.server.ts';
import { readFilters } from './read-filters.server.ts';

/** The list of projects that an address asks for. @throws 404 for a filter or a page that does not exist */
export async function readProjectsPage(site: SiteContext, { searchParams }: URL): Promise<ProjectsPage> {
  const { locale } = site;
  const filters = readFilters(searchParams);
  const page = readPage(searchParams.get('page'));
  if (!filters || page === undefined) throw data(null, { status: 404 });
  const [{ counts, total, more }, { rows, foundIn }] = await Promise.all([
    countList(site, filters),
    readList(site, filters, { limit: projectsPerPage, offset: (page - 1) * projectsPerPage }),
  ]);
  const pages = pagesOf(total);
  // A word may find less in one language than in another: who comes from there is shown the last page.
  if (page > pages && filters.name) throw redirect(localHref(locale, projectsHref(filters, pages)));
  if (page > pages) throw data(null, { status: 404 });
  const { category, region, industry, status } = filters;
  return {
    filters,
    page,
    pages,
    total,
    more,
    projects: rows.map((row) => ({ ...presentCard(row, locale), foundIn: foundIn.get(row.id) })),
    categories: categories
      .map((value) => ({ value, count: counts.categories.get(value) ?? 0 }))
      .filter(isOffered(category)),
    statuses: openStatuses
      .map((value) => ({ value, count: counts.statuses.get(value) ?? 0 }))
      .filter(isOffered(status)),
    places: countedPlaces(counts.regions, region, locale),
    industries: industries(locale).flatMap(({ id, name }) =>
      countedOption(String(id), name, counts.industries.get(id), String(industry)),
    ),
    chosen: {
      region: region && areaName(region, locale),
      industry: industry === undefined ? undefined : industryName(industry, locale),
    },
  };
}

/** Offers what there is something of, and what is chosen. */
function isOffered(chosen: string | undefined) {
  return ({ value, count }: { value: string; count: number }) => count > 0 || value === chosen;
}

/** How many projects the filters leave: 10,000 at most, then `more` is true (contract, Envelope). */
export async function countList(
  site: Pick<SiteContext, 'db' | 'kept' | 'locale' | 'clock'>,
  { name, region, ...chosen }: ListFilters,
): Promise<{ counts: ListCounts; total: number; more?: true | undefined }> {
  const { cells, more } = await cellsFor(site, { name, locale: site.locale, now: site.clock.now() });
  const counts = countBy(cells, { ...chosen, countries: countriesOfArea(region) });
  if (counts.total > countedProjects) return { counts, total: countedProjects, more: true };
  return { counts, total: counts.total, more };
}

/** The projects that the filters leave, in their order; `foundIn`: those that are found in another language alone. */
export async function readList(
  { db, locale, clock }: Pick<SiteContext, 'db' | 'locale' | 'clock'>,
  { name, category, region, industry, status, sort }: ListFilters,
  cut: { limit: number; offset: number },
): Promise<{ rows: ProjectRow[]; foundIn: Map<number, Locale> }> {
  const choice = { locale, category, industry, status, countries: countriesOfArea(region) };
  const wanted = { name, locale, now: clock.now() };
  const rows = await projectRows(db, choice, { ...cut, sort }, (listing) => withName(listing, wanted));
  const ids = rows.map(({ id }) => id);
  return { rows, foundIn: await foundElsewhere(db, { type: 'project', ids, locale, keyword: name }) };
}
