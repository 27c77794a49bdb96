import { type CompanyKind, companyKinds } from '#features/directory/directory.ts';

/** The views of companies at work, in the order of their tabs. */
export const companyViews = ['alike', 'changes', 'claims', 'merged'] as const;
export type CompanyView = (typeof companyViews)[number];

/** The company tasks, without language prefix. */
export function companiesPath(view: CompanyView = 'alike', after?: string): string {
  const query = new URLSearchParams({ ...(view !== 'alike' && { view }), ...(after && { after }) });
  return query.size > 0 ? `/console/companies?${query}` : '/console/companies';
}

/** Two companies side by side, by the numbers of their things. */
export function pairPath(one: number, other: number): string {
  return `/console/companies/pair?${new URLSearchParams({ one: String(one), other: String(other) })}`;
}

/** What was done with a company, as its page says it. */
export const companyDeeds = ['merged', 'unmerged', 'apart', 'together', 'brought'] as const;
export type CompanyDeed = (typeof companyDeeds)[number];

/** A company as a whole, by the number of its thing: its editions, who speaks for it, what was merged with it. */
export function companyPath(id: number, done?: CompanyDeed): string {
  return done ? `/console/companies/${id}?done=${done}` : `/console/companies/${id}`;
}

/** Whether things of a kind are companies. */
export function isCompanyKind(kind: string): kind is CompanyKind {
  return companyKinds.some((each) => each === kind);
}
