import { areaName, countedPlaces } from '#features/editions/index.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { pagesOf } from '#ui/pages/pages-of.ts';
import { readPage } from '#ui/pages/read-page.ts';
import { needs, providersPerPage, providerTypes } from '../finance.ts';
import { presentCard } from '../present.ts';
import { countProviders } from './provider-counts.server.ts';
import { listProviders, providerFacets, readProviderFilter } from './providers.server.ts';
import type { ProvidersPage } from './providers-page.ts';

/** The list of providers that an address asks for. @throws 404 for a filter or a page that does not exist */
export async function readProvidersPage(site: SiteContext, { searchParams }: URL): Promise<ProvidersPage> {
  const filter = readProviderFilter(searchParams);
  const page = readPage(searchParams.get('page'));
  if (!filter || page === undefined) throw new Refusal(404);
  const cut = { limit: providersPerPage, offset: (page - 1) * providersPerPage };
  const [{ total, providers }, all] = await Promise.all([listProviders(site, filter, cut), providerFacets(site)]);
  const pages = pagesOf(total, providersPerPage);
  if (page > pages) throw new Refusal(404);
  const counts = countProviders(all, filter);
  const offered = <Value extends string>(values: readonly Value[], of: Map<Value, number>, chosen?: Value) =>
    values
      .map((value) => ({ value, count: of.get(value) ?? 0 }))
      .filter(({ value, count }) => count > 0 || value === chosen);
  return {
    filter,
    page,
    pages,
    total,
    providers: providers.map((provider) => presentCard(provider, site)),
    types: offered(providerTypes, counts.types, filter.type),
    needs: offered(needs, counts.needs, filter.need),
    places: placesIn(counts.countries, filter.country, site.locale),
    area: filter.country && areaName(filter.country, site.locale),
  };
}

/** The countries served, by region. Of a whole region nothing is counted: one provider serves many of its countries. */
function placesIn(counts: Map<string, number>, chosen: string | undefined, locale: SiteContext['locale']) {
  return countedPlaces(counts, chosen, locale).map(({ name, countries }) => ({ name, countries }));
}
