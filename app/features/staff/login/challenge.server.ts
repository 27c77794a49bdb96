import { createHash, randomBytes } from 'node:crypto';
import { seal, unseal } from '#platform/crypto/keyed.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { cookieHeader, readCookie } from '#platform/http/cookie.ts';
import type { SiteContext } from '#platform/http/site-context.ts';

/** What is still owed: the second factor at the login, the same once more, or a factor that is to be made. */
export type ChallengePurpose = 'login' | 'prove' | 'enrol';

const cookieName = 'staff-step';
/** Milliseconds. To set up an app takes longer than to read it. */
const lifetimes: Record<ChallengePurpose, number> = { login: 5 * 60_000, prove: 5 * 60_000, enrol: 15 * 60_000 };
/** So many wrong answers end it. */
export const mostTries = 5;

type Needs = Pick<SiteContext, 'db' | 'settings' | 'clock' | 'secure'>;

/** Somebody has typed the right password, or is logged in, and is to show or make a second factor. */
export interface Challenge {
  hash: Buffer;
  staffId: number;
  purpose: ChallengePurpose;
  nonce: Nonce;
}

/** What stands for this challenge alone: what a passkey is to sign, the secret that an app is to take. */
export interface Nonce {
  passkey?: string;
  secret?: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Begins a challenge, in place of the one that the browser had. @returns the header `Set-Cookie` */
export async function beginChallenge(
  site: Needs,
  request: Request,
  { staffId, purpose, nonce }: { staffId: number; purpose: ChallengePurpose; nonce?: Nonce | undefined },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const before = readCookie(request, site, cookieName);
  if (before) await site.db.deleteFrom('staff_challenge').where('token_hash', '=', hashOf(before)).execute();
  await site.db
    .insertInto('staff_challenge')
    .values({
      token_hash: hashOf(token),
      staff_id: staffId,
      purpose,
      nonce: nonce ? sealNonce(site, nonce) : null,
      expires_at: new Date(site.clock.now().getTime() + lifetimes[purpose]),
    })
    .execute();
  return cookieHeader(site, cookieName, token, lifetimes[purpose] / 1000);
}

/** The challenge of a request that is still open; none of somebody who was disabled. */
export async function challengeOf(request: Request, site: Needs): Promise<Challenge | undefined> {
  const token = readCookie(request, site, cookieName);
  if (!token) return undefined;
  const row = await site.db
    .selectFrom('staff_challenge as challenge')
    .innerJoin('staff', 'staff.id', 'challenge.staff_id')
    .select(['challenge.staff_id', 'challenge.purpose', 'challenge.nonce'])
    .where('challenge.token_hash', '=', hashOf(token))
    .where('challenge.expires_at', '>', site.clock.now())
    .where('challenge.tries', '<', mostTries)
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  return { hash: hashOf(token), staffId: row.staff_id, purpose: row.purpose, nonce: readNonce(site, row.nonce) };
}

/** Keeps with a challenge what stands for it alone, sealed. */
export async function keepNonce(site: Needs, { hash }: Challenge, nonce: Nonce): Promise<void> {
  const sealed = sealNonce(site, nonce);
  await site.db.updateTable('staff_challenge').set({ nonce: sealed }).where('token_hash', '=', hash).execute();
}

const noncePurpose = 'nonce of a challenge';

function sealNonce({ settings }: Pick<Needs, 'settings'>, nonce: Nonce): string {
  return seal(settings.SESSION_SECRET, noncePurpose, JSON.stringify(nonce)).toString('base64url');
}

function readNonce({ settings }: Pick<Needs, 'settings'>, sealed: string | null): Nonce {
  if (!sealed) return {};
  try {
    return JSON.parse(unseal(settings.SESSION_SECRET, noncePurpose, Buffer.from(sealed, 'base64url'))) as Nonce;
  } catch {
    // Sealed by another secret.
    return {};
  }
}

/** Counts a try before it is looked at, so that of many at once none is missed. @returns whether there was one left */
export async function countTry({ db, clock }: Needs, { hash }: Challenge): Promise<boolean> {
  const counted = await db
    .updateTable('staff_challenge')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', hash)
    .where('expires_at', '>', clock.now())
    .where('tries', '<', mostTries)
    .returning('tries')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Ends a challenge as it is answered: of several right answers at once one is granted. @returns whether it is this one */
export async function claimChallenge(db: Database | Tx, { hash }: Challenge): Promise<boolean> {
  const claimed = await db
    .deleteFrom('staff_challenge')
    .where('token_hash', '=', hash)
    .returning('staff_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** The header `Set-Cookie` that takes a challenge's cookie away. */
export function dropChallengeCookie(site: Needs): string {
  return cookieHeader(site, cookieName, '', 0);
}
