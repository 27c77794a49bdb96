import { industries, readArea } from '#features/editions/index.server.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { cleanKeyword } from '#platform/search-index/keyword.ts';
import { type ListFilters, sortings } from '../list-filters.ts';
import { isCategory, isOpenStatus } from '../negotiation.ts';

const industryIds = new Set(industries(defaultLocale).map(({ id }) => String(id)));

/**
 * Reads the filters of an address; blank ones count as absent.
 * @returns undefined where one of them names nothing that is known
 */
export function readFilters(query: URLSearchParams): ListFilters | undefined {
  const read = filtersOrUnknown(query);
  return typeof read === 'string' ? undefined : read;
}

/** The filters of an address, or the name of the first one that names nothing that is known. Blank ones count as absent. */
export function filtersOrUnknown(query: URLSearchParams): ListFilters | keyof ListFilters {
  const given = (name: string) => query.get(name)?.trim() ?? '';
  const [category, region, industry, status] = [given('category'), given('region'), given('industry'), given('status')];
  const area = region === '' ? undefined : readArea(region);
  const sort = sortings.find((sorting) => sorting === (given('sort') || 'newest'));
  if (category !== '' && !isCategory(category)) return 'category';
  if (status !== '' && !isOpenStatus(status)) return 'status';
  if (region !== '' && area === undefined) return 'region';
  if (industry !== '' && !industryIds.has(industry)) return 'industry';
  if (!sort) return 'sort';
  return {
    name: readKeyword(given('name')),
    category: category || undefined,
    region: area,
    industry: Number(industry) || undefined,
    status: status || undefined,
    sort,
  };
}

/** What is looked for; without a letter or digit that is nothing. */
function readKeyword(text: string): string {
  return /[\p{L}\p{N}]/u.test(text) ? cleanKeyword(text) : '';
}
