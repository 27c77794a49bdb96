import { readArea } from '#features/editions/index.server.ts';
import { cleanKeyword } from '#platform/search-index/keyword.ts';
import type { CompanyKind } from '../directory.ts';
import { type ListFilters, sortingsOf } from '../list-filters.ts';

/** What is known: only such values are filters. */
interface Known {
  kind: CompanyKind;
  industries: ReadonlySet<number>;
  halls: ReadonlySet<string>;
}

/**
 * Reads the filters of an address; blank ones count as absent.
 * @returns undefined where one of them names nothing that is known
 */
export function readFilters(query: URLSearchParams, known: Known): ListFilters | undefined {
  const read = filtersOrUnknown(query, known);
  return typeof read === 'string' ? undefined : read;
}

/** The filters of an address, or the name of the first one that names nothing that is known. Blank ones count as absent. */
export function filtersOrUnknown(query: URLSearchParams, known: Known): ListFilters | string {
  const given = (name: string) => query.get(name)?.trim() ?? '';
  const industry = given('industry');
  const country = given('country') || given('region');
  const hall = given('hall').toUpperCase();
  const sort = sortingsOf(known.kind).find((sorting) => sorting === (given('sort') || 'name'));
  const area = country === '' ? undefined : readArea(country);
  if (sort === undefined) return 'sort';
  if (industry !== '' && !(/^\d{1,3}$/.test(industry) && known.industries.has(Number(industry)))) return 'industry';
  if (country !== '' && area === undefined) return given('country') ? 'country' : 'region';
  if (hall !== '' && !known.halls.has(hall)) return 'hall';
  return {
    keyword: readKeyword(given('keyword')),
    industry: Number(industry) || undefined,
    country: area,
    hall: hall || undefined,
    sort,
  };
}

/** What is looked for; without a letter or digit that is nothing. */
function readKeyword(text: string): string {
  return /[\p{L}\p{N}]/u.test(text) ? cleanKeyword(text) : '';
}
