import { readArea } from '#features/editions/index.server.ts';
import { cleanKeyword } from '#platform/search-index/keyword.ts';
import type { CompanyKind } from './directory.ts';
import { type ListFilters, sortingsOf } from './list-filters.ts';

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
  const given = (name: string) => query.get(name)?.trim() ?? '';
  const industry = given('industry');
  const country = given('country') || given('region');
  const hall = given('hall').toUpperCase();
  const sort = sortingsOf(known.kind).find((sorting) => sorting === (given('sort') || 'name'));
  const area = country === '' ? undefined : readArea(country);
  const isKnown =
    sort !== undefined &&
    (industry === '' || (/^\d{1,3}$/.test(industry) && known.industries.has(Number(industry)))) &&
    (country === '' || area !== undefined) &&
    (hall === '' || known.halls.has(hall));
  if (!isKnown) return undefined;
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
