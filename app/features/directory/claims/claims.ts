/** How it stands that a company is a member's. */
export type ClaimState = 'waiting' | 'granted' | 'refused' | 'ended';

/** So many companies one member speaks for, or asks to, at the most. */
export const mostClaims = 10;

/** Longest words to staff, and longest reason that staff give: characters as a reader sees them. */
export const noteMost = 500;
export const claimReasonMost = 500;

/** Where a member sees their companies, without language prefix. */
export const ownCompanyHref = '/account/company';

/** Where a member shows that a company is theirs, without language prefix. */
export function claimHref(companyId: number): string {
  return `${ownCompanyHref}/claim?company=${companyId}`;
}

/** Where a member writes what is to be changed of a company, without language prefix. */
export function editCompanyHref(companyId: number): string {
  return `${ownCompanyHref}/${companyId}`;
}
