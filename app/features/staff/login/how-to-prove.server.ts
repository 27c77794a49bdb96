import type { SiteContext } from '#platform/http/site-context.ts';
import { factorsOf } from '../factors/factors.server.ts';
import { passkeyToShow, placeOf } from '../factors/passkeys.server.ts';
import type { SignedStaff } from '../sessions/staff-session.server.ts';
import { beginChallenge } from './challenge.server.ts';

/** By what somebody who is logged in shows once more that it is them. */
export async function wayToProve(
  { db }: Pick<SiteContext, 'db'>,
  { staff }: SignedStaff,
): Promise<'factor' | 'password'> {
  return (await factorsOf(db, staff.id)).length > 0 ? 'factor' : 'password';
}

/** Begins to ask for it. @returns what the browser needs to show a passkey, and the header `Set-Cookie` */
export async function beginToProve(site: SiteContext, request: Request, { staff }: SignedStaff) {
  const passkey = await passkeyToShow(site.db, staff.id, placeOf(request, site));
  const nonce = passkey && { passkey: passkey.challenge };
  const cookie = await beginChallenge(site, request, { staffId: staff.id, purpose: 'prove', nonce });
  return { passkey, cookie };
}
