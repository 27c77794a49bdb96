import { serverFeatures } from '#features/index.server.ts';
import type { MemberPart } from '#platform/feature/member-part.ts';

/** What features have of a member: for taking it along and for deleting the account, in the order of the features. */
export const memberParts: readonly MemberPart[] = serverFeatures.flatMap(({ name, member }) =>
  member ? [{ name, ...member }] : [],
);
