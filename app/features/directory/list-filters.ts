import type { CompanyKind } from './directory.ts';

export const sortings = ['name', 'stand', 'newest'] as const;

export type Sorting = (typeof sortings)[number];

/** What a list of companies is narrowed down to. */
export interface ListFilters {
  keyword: string;
  /** Id of the dictionary. */
  industry?: number;
  /** ISO 3166 code, or a region of Africa. */
  country?: string;
  /** `W2`; exhibitors only. */
  hall?: string;
  sort: Sorting;
}

/** Whether anything is left out; an order leaves out nothing. */
export function narrows({ keyword, industry, country, hall }: ListFilters): boolean {
  return keyword !== '' || [industry, country, hall].some((chosen) => chosen !== undefined);
}

/** Companies on a page of a list. */
export const companiesPerPage = 24;
/** Where counting stops (contract, Envelope). */
export const countedCompanies = 10_000;

const cursors: Record<CompanyKind, string> = { exhibitor: 'exhibitors', buyer: 'buyers' };

/** The sortings of a kind of list: buyers have no stand. */
export function sortingsOf(kind: CompanyKind): readonly Sorting[] {
  return kind === 'exhibitor' ? sortings : sortings.filter((sorting) => sorting !== 'stand');
}

/** A list of companies, without language prefix. What is not chosen is not in the address. */
export function companiesHref(kind: CompanyKind, filters: Partial<ListFilters> = {}, page = 1): string {
  const query = new URLSearchParams({ cursor: cursors[kind] });
  const { keyword, industry, country, hall, sort } = filters;
  if (keyword) query.set('keyword', keyword);
  if (industry) query.set('industry', String(industry));
  if (country) query.set('country', country);
  if (hall) query.set('hall', hall);
  if (sort && sort !== 'name') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return `/exhibition/?${query}`;
}
