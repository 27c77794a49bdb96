import { redirect } from 'react-router';
import {
  areaName,
  countedOption,
  countedPlaces,
  countriesOfArea,
  facetOfArea,
  industries,
  uncounted,
  uncountedPlaces,
} from '#features/editions/index.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { foundElsewhere } from '#platform/search-index/found-by.server.ts';
import { countedOnPages, type FoundInList } from '#platform/search-index/found-in-list.server.ts';
import { pagesOf } from '#ui/pages/pages-of.ts';
import { readPage } from '#ui/pages/read-page.ts';
import { countedProjects, type ListFilters, narrows, projectsHref, projectsPerPage } from '../list-filters.ts';
import { categories, openStatuses } from '../negotiation.ts';
import { type Counted, cellsOfSite, countProjects } from './counts.server.ts';
import { countBy } from './counts.ts';
import type { Choices, ProjectsPage } from './list-page.ts';
import { industryName, presentCard } from './present.ts';
import type { Listing, ProjectRow } from './project-rows.server.ts';
import { projectRows } from './queries.server.ts';
import { readFilters } from './read-filters.server.ts';

/** The list of projects that an address asks for. @throws 404 for a filter or a page that does not exist */
export async function readProjectsPage(site: SiteContext, { searchParams }: URL): Promise<ProjectsPage> {
  const { locale } = site;
  const filters = readFilters(searchParams);
  const page = readPage(searchParams.get('page'));
  if (!filters || page === undefined) throw new Refusal(404);
  const counts = await countList(site, filters, countedOnPages);
  const { total, more } = counts;
  const pages = pagesOf(total, projectsPerPage);
  // A word may find less in one language than in another: who comes from there is shown the last page.
  if (page > pages && filters.name) throw redirect(localHref(locale, projectsHref(filters, pages)));
  if (page > pages) throw new Refusal(404);
  const { region, industry } = filters;
  const cut = { limit: projectsPerPage, offset: (page - 1) * projectsPerPage };
  const [{ rows, foundIn }, choices] = await Promise.all([
    readList(site, filters, { ...cut, found: counts.found }),
    choicesOf(site, filters, counts),
  ]);
  return {
    filters,
    page,
    pages,
    total,
    more,
    projects: rows.map((row) => ({ ...presentCard(row, locale), foundIn: foundIn.get(row.id) })),
    choices,
    chosen: {
      region: region && areaName(region, locale),
      industry: industry === undefined ? undefined : industryName(industry, locale),
    },
  };
}

/** What may be chosen on a page of the list. Where nothing is, it is the same on every page, and kept. */
function choicesOf(site: SiteContext, filters: ListFilters, counts: Counted): Promise<Choices> {
  if (narrows(filters)) return readChoices(site, filters, counts);
  return site.kept.get(`choices of projects ${site.locale}`, ['negotiation'], async () =>
    // Counted here, not before: what is written meanwhile empties what is kept from now on.
    readChoices(site, filters, await countList(site, filters)),
  );
}

/** That of which there is something; without numbers where these are not known. */
async function readChoices(
  site: SiteContext,
  { category, region, industry, status }: ListFilters,
  counts: Counted,
): Promise<Choices> {
  const { locale } = site;
  const all = countBy(await cellsOfSite(site), {});
  const ofCategories = categories
    .map((value) => ({ value, count: (counts.categories ?? all.categories).get(value) ?? 0 }))
    .filter(isOffered(category));
  const ofStatuses = openStatuses
    .map((value) => ({ value, count: (counts.statuses ?? all.statuses).get(value) ?? 0 }))
    .filter(isOffered(status));
  const places = countedPlaces(counts.regions ?? all.regions, region, locale);
  const ofIndustries = industries(locale).flatMap(({ id, name }) =>
    countedOption(String(id), name, (counts.industries ?? all.industries).get(id), String(industry)),
  );
  return {
    categories: counts.categories ? ofCategories : uncounted(ofCategories),
    statuses: counts.statuses ? ofStatuses : uncounted(ofStatuses),
    places: counts.regions ? places : uncountedPlaces(places),
    industries: counts.industries ? ofIndustries : uncounted(ofIndustries),
  };
}

/** Offers what there is something of, and what is chosen. */
function isOffered(chosen: string | undefined) {
  return ({ value, count }: { value: string; count: number }) => count > 0 || value === chosen;
}

/**
 * How many projects the filters leave: 10,000 at most, then `more` is true (contract, Envelope).
 * @param most where counting what words find stops
 */
export function countList(
  site: Pick<SiteContext, 'db' | 'kept' | 'locale' | 'clock'>,
  { name, region, ...chosen }: ListFilters,
  most = countedProjects,
): Promise<Counted> {
  const area = { countries: countriesOfArea(region), region: facetOfArea(region) };
  return countProjects(site, { ...chosen, ...area, name, locale: site.locale }, most);
}

/**
 * The projects that the filters leave, in their order; `foundIn`: those that are found in another language alone.
 * @param found what `countList` says the words find
 */
export async function readList(
  { db, locale }: Pick<SiteContext, 'db' | 'locale'>,
  { name, category, region, industry, status, sort }: ListFilters,
  { found, ...cut }: { limit: number; offset: number; found: FoundInList | undefined },
): Promise<{ rows: ProjectRow[]; foundIn: Map<number, Locale> }> {
  const choice = { locale, category, industry, status, countries: countriesOfArea(region) };
  const among = found && ((listing: Listing) => listing.where(found.among('p.id')));
  const rows = await projectRows(db, choice, { ...cut, sort }, among);
  const ids = rows.map(({ id }) => id);
  return { rows, foundIn: await foundElsewhere(db, { type: 'project', ids, locale, keyword: name }) };
}
