import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#platform/crypto/keyed.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type SignedIn, signedBySession } from './member-session.server.ts';

/** So long (milliseconds) a `userSig` is good; a page asks for another one with `/api/auth/user`. */
const lifetime = 12 * 3_600_000;
const longest = 500;

type Needs = Pick<SiteContext, 'db' | 'settings' | 'clock'>;

/**
 * The signed token of a user id and an expiry that the negotiation channel takes (contract, In the browser):
 * `userId.sessionId.expiry.signature`. It ends with its session.
 */
export function userSigOf(
  { settings, clock }: Needs,
  { member, sessionId }: Pick<SignedIn, 'member' | 'sessionId'>,
): string {
  const said = `${member.userId}.${sessionId}.${clock.now().getTime() + lifetime}`;
  return `${said}.${signature(settings.SESSION_SECRET, said)}`;
}

/** Who sends a `userSig`. @returns undefined where it is not ours, has expired, or its session has ended */
export async function signedBySig(site: Needs, userSig: string): Promise<SignedIn | undefined> {
  const [, said = '', sessionId = '', until = '', given = ''] =
    /^([\w-]{22}\.([\w-]{22})\.(\d{1,15}))\.([\w-]{43})$/.exec(userSig.slice(0, longest)) ?? [];
  const right = Buffer.from(signature(site.settings.SESSION_SECRET, said));
  if (given.length !== right.length || !timingSafeEqual(Buffer.from(given), right)) return undefined;
  if (Number(until) <= site.clock.now().getTime()) return undefined;
  return signedBySession(site, sessionId);
}

function signature(secret: string, said: string): string {
  return keyedHash(secret, 'user sig', said).toString('base64url');
}
