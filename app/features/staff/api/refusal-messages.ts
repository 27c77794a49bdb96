import { msg } from '@lingui/core/macro';

/** Why somebody is not invited as if they were new. */
export const alreadyHere = msg`Somebody with this address works here already. Open them in the list to invite them again.`;

/** Why somebody stays what they are. */
export const noAdminLeft = msg`Nothing has changed: there would be no administrator left. Make somebody else administrator first.`;
