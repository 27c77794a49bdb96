import type { Place } from '#features/editions/index.server.ts';
import type { Need, ProviderFilter, ProviderType } from '../finance.ts';
import type { ProviderCard } from '../present.ts';

/** A choice that is named on the page, and how many providers it would leave beside the other filters. */
interface Counted<Value> {
  value: Value;
  count: number;
}

/** A page of the list of providers, with all that its filters show. */
export interface ProvidersPage {
  filter: ProviderFilter;
  page: number;
  pages: number;
  total: number;
  providers: ProviderCard[];
  types: Counted<ProviderType>[];
  needs: Counted<Need>[];
  places: Place[];
  /** Name of the country or region that is chosen. */
  area: string | undefined;
}
