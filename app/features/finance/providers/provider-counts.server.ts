import { countriesOfArea } from '#features/editions/index.server.ts';
import type { ProviderFacets, ProviderFilter } from '../finance.ts';

/** Whether a filter leaves a provider. */
export function matches({ type, countries, needs }: Omit<ProviderFacets, 'id'>, filter: ProviderFilter): boolean {
  const area = countriesOfArea(filter.country);
  return (
    (filter.type === undefined || filter.type === type) &&
    (filter.need === undefined || needs.includes(filter.need)) &&
    (area === undefined || area.some((code) => countries.includes(code)))
  );
}

/** How many providers each choice of a filter would leave beside the other filters; `area` for whole regions. */
export function countProviders(all: readonly ProviderFacets[], filter: ProviderFilter) {
  const without = (name: keyof ProviderFilter) => all.filter((one) => matches(one, { ...filter, [name]: undefined }));
  return {
    types: countOf(without('type').map(({ type }) => type)),
    needs: countOf(without('need').flatMap(({ needs }) => needs)),
    countries: countOf(without('country').flatMap(({ countries }) => countries)),
  };
}

function countOf<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
