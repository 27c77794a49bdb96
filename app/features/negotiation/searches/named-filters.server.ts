import { areaName } from '#features/editions/index.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { industryName } from '../library/present.ts';
import type { ListFilters } from '../list-filters.ts';

/** Filters with the names that a page cannot know by itself. */
export function namedFilters(filters: ListFilters, locale: Locale) {
  const { region, industry } = filters;
  return {
    filters,
    regionName: region === undefined ? '' : areaName(region, locale),
    industryName: industry === undefined ? '' : industryName(industry, locale),
  };
}
