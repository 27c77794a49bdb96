import { msg } from '@lingui/core/macro';

/** Why somebody is not invited as if they were new. */
export const alreadyHere = msg`A member of staff already uses this address. Open their entry in the list to invite them again.`;

/** Why somebody stays what they are. */
export const noAdminLeft = msg`Not changed: no administrator would be left. Make someone else an administrator first.`;
