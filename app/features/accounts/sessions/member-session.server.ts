import { createHash, randomBytes } from 'node:crypto';
import { keyedHash } from '#platform/crypto/keyed.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { cookieHeader, readCookie } from '#platform/http/cookie.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { memberColumns, presentMember } from '../members/find-member.server.ts';
import { type LoginWay, type Member, proofLifetime, sessionIdle, sessionLongest } from '../members/members.ts';

const cookieName = 'session';
/** When a session was last used is written down to the hour. */
const hour = 3_600_000;
const longestDevice = 300;

/** A member, and by which session they ask. */
export interface SignedIn {
  member: Member;
  /** Id of the session, as its owner may see it. */
  sessionId: string;
  /** How they have shown who they are within the last quarter of an hour (`proofLifetime`); undefined where it is longer ago. */
  proof: LoginWay | undefined;
}

type Needs = Pick<SiteContext, 'db' | 'settings' | 'clock' | 'secure'>;

/**
 * What a cookie says of whose it is, to this site alone: of a session that has ended nothing else is left by which somebody
 * who comes back could be told from somebody else who uses their device.
 */
export const ownerMark = ({ settings }: Pick<Needs, 'settings'>, memberId: number): string =>
  keyedHash(settings.SESSION_SECRET, 'owner of a session', String(memberId)).toString('base64url').slice(0, 22);

/** The token of a request's cookie, and the mark of whose session it is or was. */
export function sessionCookie(request: Request, site: Pick<Needs, 'settings'>): { token?: string; mark?: string } {
  const [token, mark] = readCookie(request, site, cookieName)?.split('.', 2) ?? [];
  return { ...(token && { token }), ...(mark && { mark }) };
}

/** 256 random bits need no slow hash, and a look-up by their hash says nothing by its time. */
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Opens a session for a member, in place of the one that the browser had: nobody can have known its cookie before.
 * @param way how they have just shown who they are
 * @returns the header `Set-Cookie`, and the session's id
 */
export async function openSession(
  tx: Tx,
  site: Needs,
  request: Request,
  memberId: number,
  way?: LoginWay,
): Promise<{ cookie: string; sessionId: string }> {
  const token = randomBytes(32).toString('base64url');
  const sessionId = randomBytes(16).toString('base64url');
  const now = site.clock.now();
  await dropSession(tx, site, request);
  await tx
    .insertInto('member_session')
    .values({
      token_hash: hashOf(token),
      id: sessionId,
      member_id: memberId,
      device: (request.headers.get('User-Agent') ?? '').slice(0, longestDevice),
      created_at: now,
      seen_at: now,
      proven_at: way ? now : null,
      by_code: way === 'code',
      ends_at: new Date(now.getTime() + sessionLongest),
    })
    .execute();
  const value = `${token}.${ownerMark(site, memberId)}`;
  return { cookie: cookieHeader(site, cookieName, value, sessionLongest / 1000), sessionId };
}

/** Who sends a request, by its cookie. Not yet told to any cache: pages that ask are `personal`. */
export async function signedIn(request: Request, site: Needs): Promise<SignedIn | undefined> {
  const { token } = sessionCookie(request, site);
  return token ? bySession(site, 'token_hash', hashOf(token)) : undefined;
}

/** As `signedIn`, the member alone. */
export async function memberOf(request: Request, site: Needs): Promise<Member | undefined> {
  return (await signedIn(request, site))?.member;
}

/** Who a session is, while it is still open. */
export async function signedBySession(site: Needs, sessionId: string): Promise<SignedIn | undefined> {
  return bySession(site, 'id', sessionId);
}

/** The channel on which processes learn that a session has ended, however it did: a notice says its id (0037). */
export const sessionsChannel = 'sessions';

async function bySession(
  { db, clock }: Needs,
  column: 'token_hash' | 'id',
  value: Buffer | string,
): Promise<SignedIn | undefined> {
  const now = clock.now();
  const row = await db
    .selectFrom('member_session as session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select([
      ...memberColumns,
      'session.id as sessionId',
      'session.seen_at as seenAt',
      'session.proven_at',
      'session.by_code',
    ])
    .where(`session.${column}`, '=', value)
    .where('session.seen_at', '>', new Date(now.getTime() - sessionIdle))
    .where('session.ends_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  if (now.getTime() - row.seenAt.getTime() > hour) await noteSeen(db, row.sessionId, now);
  const isProven = row.proven_at && now.getTime() - row.proven_at.getTime() < proofLifetime;
  const proof = isProven ? (row.by_code ? 'code' : 'password') : undefined;
  return { member: presentMember(row), sessionId: row.sessionId, proof };
}

async function noteSeen(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('member_session').set({ seen_at: now }).where('id', '=', id).execute();
}

/** Ends the session of a request. @returns the header `Set-Cookie` that takes its cookie away */
export async function dropSession(db: Database | Tx, site: Needs, request: Request): Promise<string> {
  const { token } = sessionCookie(request, site);
  if (token) await db.deleteFrom('member_session').where('token_hash', '=', hashOf(token)).execute();
  return cookieHeader(site, cookieName, '', 0);
}
