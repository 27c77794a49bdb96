/** The parts of a member's account, in the order of its menu. */
export const accountParts = [
  'overview',
  'profile',
  'company',
  'projects',
  'collection',
  'negotiations',
  'reservations',
  'messages',
  'security',
  'data',
] as const;

export type AccountPart = (typeof accountParts)[number];

/** A part's address, without language prefix. */
export function accountHref(part: AccountPart): string {
  return part === 'overview' ? '/account/' : `/account/${part}`;
}
