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
import { hallNamesOfSite } from '#features/halls/index.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { foundElsewhere } from '#platform/search-index/found-by.server.ts';
import { countedOnPages, type FoundInList } from '#platform/search-index/found-in-list.server.ts';
import { pagesOf } from '#ui/pages/pages-of.ts';
import { readPage } from '#ui/pages/read-page.ts';
import type { Listing } from '../company-rows.server.ts';
import type { CompanyKind } from '../directory.ts';
import { companiesHref, companiesPerPage, countedCompanies, type ListFilters, narrows } from '../list-filters.ts';
import { industryName, presentCard } from '../present.ts';
import { companyRows, type Rows } from '../queries.server.ts';
import { type Counted, cellsOfSite, countCompanies } from './counts.server.ts';
import { countBy } from './list-counts.ts';
import type { Choices, CompaniesPage } from './list-page.ts';
import { readFilters } from './read-filters.server.ts';

/** The list of exhibitors that an address asks for. @throws 404 for a filter or a page that does not exist */
export function readExhibitorsPage(site: SiteContext, url: URL): Promise<CompaniesPage> {
  return readCompaniesPage(site, url, 'exhibitor');
}

/** The list of buyers that an address asks for. @throws 404 for a filter or a page that does not exist */
export function readBuyersPage(site: SiteContext, url: URL): Promise<CompaniesPage> {
  return readCompaniesPage(site, url, 'buyer');
}

async function readCompaniesPage(site: SiteContext, { searchParams }: URL, kind: CompanyKind): Promise<CompaniesPage> {
  const { locale } = site;
  const halls = await hallsFor(site, kind);
  const filters = readFilters(searchParams, knownValues(kind, halls));
  const page = readPage(searchParams.get('page'));
  if (!filters || page === undefined) throw new Refusal(404);
  const counts = await countList(site, kind, filters, countedOnPages);
  const { total, more } = counts;
  const pages = pagesOf(total, companiesPerPage);
  // A word may find less in one language than in another: who comes from there is shown the last page.
  if (page > pages && filters.keyword) throw redirect(localHref(locale, companiesHref(kind, filters, pages)));
  if (page > pages) throw new Refusal(404);
  const cut = { limit: companiesPerPage, offset: (page - 1) * companiesPerPage };
  const [{ rows, pictureOf, foundIn }, choices] = await Promise.all([
    readList(site, kind, filters, { ...cut, found: counts.found }),
    choicesOf(site, { kind, filters, halls, counts }),
  ]);
  return {
    kind,
    filters,
    page,
    pages,
    total,
    more,
    companies: rows.map((row) => ({ ...presentCard(row, locale, pictureOf), foundIn: foundIn.get(row.id) })),
    choices,
    chosen: {
      industry: filters.industry === undefined ? undefined : industryName(filters.industry, locale),
      country: filters.country && areaName(filters.country, locale),
      hall: filters.hall && halls.get(filters.hall),
    },
  };
}

/** What may be chosen on a page of a list. Where nothing is, it is the same on every page, and kept. */
function choicesOf(site: SiteContext, listed: Listed): Promise<Choices> {
  const { kind, filters } = listed;
  if (narrows(filters)) return readChoices(site, listed);
  return site.kept.get(`choices of ${kind} ${site.locale}`, ['directory', 'halls'], async () =>
    // Read here, not before: what is written meanwhile empties what is kept from now on.
    readChoices(site, {
      kind,
      filters,
      halls: await hallsFor(site, kind),
      counts: await countList(site, kind, filters),
    }),
  );
}

interface Listed extends Pick<CompaniesPage, 'kind' | 'filters'> {
  halls: Map<string, string>;
  counts: Counted;
}

/** That of which there is something; without numbers where these are not known. */
async function readChoices(site: SiteContext, { kind, filters, halls, counts }: Listed): Promise<Choices> {
  const { locale } = site;
  const all = countBy(await cellsOfSite(site, kind), {});
  const ofIndustries = industries(locale).flatMap(({ id, name }) =>
    countedOption(String(id), name, (counts.industries ?? all.industries).get(id), String(filters.industry)),
  );
  const places = countedPlaces(counts.countries ?? all.countries, filters.country, locale);
  const ofHalls = [...halls].flatMap(([code, name]) =>
    countedOption(code, name, (counts.halls ?? all.halls).get(code), filters.hall),
  );
  return {
    industries: counts.industries ? ofIndustries : uncounted(ofIndustries),
    places: counts.countries ? places : uncountedPlaces(places),
    halls: counts.halls ? ofHalls : uncounted(ofHalls),
  };
}

/** Only values that are known are filters. */
export function knownValues(kind: CompanyKind, halls: ReadonlyMap<string, string>) {
  return {
    kind,
    industries: new Set(industries('zh-CN').map(({ id }) => id)),
    halls: new Set(halls.keys()),
  };
}

/** The names of the halls by code; buyers are in none. */
export async function hallsFor(site: SiteContext, kind: CompanyKind): Promise<Map<string, string>> {
  site.tags.add('directory');
  return kind === 'buyer' ? new Map() : hallNamesOfSite(site);
}

/**
 * How many companies the filters leave: 10,000 at most, then `more` is true (contract, Envelope).
 * @param most where counting what a keyword finds stops
 */
export function countList(
  site: Pick<SiteContext, 'db' | 'kept' | 'locale' | 'clock'>,
  kind: CompanyKind,
  { keyword, industry, country, hall }: ListFilters,
  most = countedCompanies,
): Promise<Counted> {
  const choice = { kind, locale: site.locale, industry, hall, countries: countriesOfArea(country) };
  return countCompanies(site, { ...choice, keyword, region: facetOfArea(country) }, most);
}

/**
 * The companies that the filters leave, in their order; `foundIn`: those that are found in another language alone.
 * @param found what `countList` says the keyword finds
 */
export async function readList(
  { db, locale }: Pick<SiteContext, 'db' | 'locale'>,
  kind: CompanyKind,
  { keyword, industry, country, hall, sort }: ListFilters,
  { found, ...cut }: { limit: number; offset: number; found: FoundInList | undefined },
): Promise<Rows & { foundIn: Map<number, Locale> }> {
  const choice = { kind, locale, industry, hall, countries: countriesOfArea(country) };
  const among = found && ((listing: Listing) => listing.where(found.among('l.company_id')));
  const read = await companyRows(db, choice, { ...cut, sort }, among);
  const ids = read.rows.map(({ id }) => id);
  return { ...read, foundIn: await foundElsewhere(db, { type: kind, ids, locale, keyword }) };
}
