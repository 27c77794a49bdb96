import { data, redirect } from 'react-router';
import {
  areaName,
  countedOption,
  countedPlaces,
  countriesOfArea,
  industries,
} from '#features/editions/index.server.ts';
import { hallNames } from '#features/halls/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { foundElsewhere } from '#platform/search-index/found-by.server.ts';
import { cellsFor } from './counts.server.ts';
import type { CompanyKind } from './directory.ts';
import { withKeyword } from './keyword.server.ts';
import { countBy, type ListCounts } from './list-counts.ts';
import {
  companiesHref,
  companiesPerPage,
  countedCompanies,
  type ListFilters,
  pagesOf,
  readPage,
} from './list-filters.ts';
import type { CompaniesPage } from './list-page.ts';
import { industryName, presentCard } from './present.ts';
import { companyRows, type Rows } from './queries.server.ts';
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
  if (!filters || page === undefined) throw data(null, { status: 404 });
  const cut = { limit: companiesPerPage, offset: (page - 1) * companiesPerPage };
  const [{ counts, total, more }, { rows, pictureOf, foundIn }] = await Promise.all([
    countList(site, kind, filters),
    readList(site, kind, filters, cut),
  ]);
  const pages = pagesOf(total);
  // A word may find less in one language than in another: who comes from there is shown the last page.
  if (page > pages && filters.keyword) throw redirect(localHref(locale, companiesHref(kind, filters, pages)));
  if (page > pages) throw data(null, { status: 404 });
  return {
    kind,
    filters,
    page,
    pages,
    total,
    more,
    companies: rows.map((row) => ({ ...presentCard(row, locale, pictureOf), foundIn: foundIn.get(row.id) })),
    industries: industries(locale).flatMap(({ id, name }) =>
      countedOption(String(id), name, counts.industries.get(id), String(filters.industry)),
    ),
    places: countedPlaces(counts.countries, filters.country, locale),
    halls: [...halls].flatMap(([code, name]) => countedOption(code, name, counts.halls.get(code), filters.hall)),
    chosen: {
      industry: filters.industry === undefined ? undefined : industryName(filters.industry, locale),
      country: filters.country && areaName(filters.country, locale),
      hall: filters.hall && halls.get(filters.hall),
    },
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
export async function hallsFor({ db, locale, tags }: SiteContext, kind: CompanyKind): Promise<Map<string, string>> {
  tags.add('directory');
  if (kind === 'buyer') return new Map();
  tags.add('halls');
  return hallNames(db, locale);
}

/** How many companies the filters leave: 10,000 at most, then `more` is true (contract, Envelope). */
export async function countList(
  site: Pick<SiteContext, 'db' | 'kept' | 'locale' | 'clock'>,
  kind: CompanyKind,
  filters: ListFilters,
): Promise<{ counts: ListCounts; total: number; more?: true }> {
  const { keyword, industry, country, hall } = filters;
  const { cells, more } = await cellsFor(site, { kind, locale: site.locale, keyword, now: site.clock.now() });
  const counts = countBy(cells, { industry, hall, countries: countriesOfArea(country) });
  if (counts.total > countedCompanies) return { counts, total: countedCompanies, more: true };
  return { counts, total: counts.total, more };
}

/** The companies that the filters leave, in their order; `foundIn`: those that are found in another language alone. */
export async function readList(
  { db, locale, clock }: Pick<SiteContext, 'db' | 'locale' | 'clock'>,
  kind: CompanyKind,
  { keyword, industry, country, hall, sort }: ListFilters,
  cut: { limit: number; offset: number },
): Promise<Rows & { foundIn: Map<number, Locale> }> {
  const choice = { kind, locale, industry, hall, countries: countriesOfArea(country) };
  const search = { kind, locale, keyword, now: clock.now() };
  const read = await companyRows(db, choice, { ...cut, sort }, (listing) => withKeyword(listing, search));
  const ids = read.rows.map(({ id }) => id);
  return { ...read, foundIn: await foundElsewhere(db, { type: kind, ids, locale, keyword }) };
}
