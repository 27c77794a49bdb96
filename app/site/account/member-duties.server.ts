import { serverFeatures } from '#features/index.server.ts';
import type { NamedDuties } from '#platform/feature/member-duties.ts';

/** What features have of a member: for taking it along and for deleting the account, in the order of the features. */
export const memberDuties: readonly NamedDuties[] = serverFeatures.flatMap(({ name, member }) =>
  member ? [{ name, ...member }] : [],
);
