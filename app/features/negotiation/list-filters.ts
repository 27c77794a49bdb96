import type { Category, OpenStatus } from './negotiation.ts';

export const sortings = ['newest', 'largest', 'smallest'] as const;

export type Sorting = (typeof sortings)[number];

/** What the list of projects is narrowed down to. */
export interface ListFilters {
  /** Words looked for (the specification's search by name). */
  name: string;
  category?: Category | undefined;
  /** ISO 3166 code, or a region of Africa. */
  region?: string | undefined;
  /** Id of the dictionary. */
  industry?: number | undefined;
  status?: OpenStatus | undefined;
  sort: Sorting;
}

/** Whether anything is left out; an order leaves out nothing. */
export function narrows({ name, category, region, industry, status }: ListFilters): boolean {
  return name !== '' || [category, region, industry, status].some((chosen) => chosen !== undefined);
}

/** Projects on a page of the list. */
export const projectsPerPage = 20;
/** Where counting stops (contract, Envelope). */
export const countedProjects = 10_000;

/** The list of projects, without language prefix. What is not chosen is not in the address. */
export function projectsHref(filters: Partial<ListFilters> = {}, page = 1): string {
  const query = new URLSearchParams();
  const { sort, ...choices } = filters;
  for (const name of ['name', 'category', 'region', 'industry', 'status'] as const) {
    if (choices[name]) query.set(name, String(choices[name]));
  }
  if (sort && sort !== 'newest') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/negotiation/list' : `/negotiation/list?${query}`;
}
