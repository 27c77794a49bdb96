import { createHash, randomBytes } from 'node:crypto';
import type { Database, Tx } from '#platform/db/database.ts';
import { cookieHeader, readCookie } from '#platform/http/cookie.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { presentStaff, staffColumns } from '../find-staff.server.ts';
import { type Staff, staffIdle, staffLongest, staffProof } from '../staff.ts';

const cookieName = 'staff';
const minute = 60_000;
const longestDevice = 300;

/** Somebody of the staff, and by which session they ask. */
export interface SignedStaff {
  staff: Staff;
  sessionId: string;
  /** Whether the second factor was shown a moment ago: what relaxing a rule takes. */
  isProven: boolean;
}

type Needs = Pick<SiteContext, 'db' | 'settings' | 'clock' | 'secure'>;

/** 256 random bits need no slow hash, and a look-up by their hash says nothing by its time. */
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Opens a session for somebody who has shown password and second factor, in place of the one that the browser had.
 * @param proven false only where a demonstration asked for no second factor
 * @returns the header `Set-Cookie`, and the session's id
 */
export async function openStaffSession(
  tx: Tx,
  site: Needs,
  request: Request,
  { staffId, proven }: { staffId: number; proven: boolean },
): Promise<{ cookie: string; sessionId: string }> {
  const token = randomBytes(32).toString('base64url');
  const sessionId = randomBytes(16).toString('base64url');
  const now = site.clock.now();
  await dropStaffSession(tx, site, request);
  await tx
    .insertInto('staff_session')
    .values({
      token_hash: hashOf(token),
      id: sessionId,
      staff_id: staffId,
      device: (request.headers.get('User-Agent') ?? '').slice(0, longestDevice),
      created_at: now,
      seen_at: now,
      ends_at: new Date(now.getTime() + staffLongest),
      proven_at: proven ? now : null,
    })
    .execute();
  return { cookie: cookieHeader(site, cookieName, token, staffLongest / 1000), sessionId };
}

/**
 * From now on the session counts as just proven, under a new token: a copy of the old one, in whoever's hands, opens nothing
 * (ASVS 7.2.4). @returns the header `Set-Cookie`
 */
export async function renewProven(site: Needs, { sessionId }: Pick<SignedStaff, 'sessionId'>): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await site.db
    .updateTable('staff_session')
    .set({ token_hash: hashOf(token), proven_at: site.clock.now() })
    .where('id', '=', sessionId)
    .execute();
  return cookieHeader(site, cookieName, token, staffLongest / 1000);
}

/** Who of the staff sends a request, by its cookie; undefined where the session has ended, or they were disabled. */
export async function signedStaff(request: Request, site: Needs): Promise<SignedStaff | undefined> {
  const token = readCookie(request, site, cookieName);
  if (!token) return undefined;
  const now = site.clock.now();
  const row = await site.db
    .selectFrom('staff_session as session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .select([...staffColumns, 'session.id as sessionId', 'session.seen_at', 'session.proven_at'])
    .where('session.token_hash', '=', hashOf(token))
    .where('session.seen_at', '>', new Date(now.getTime() - staffIdle))
    .where('session.ends_at', '>', now)
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  if (now.getTime() - row.seen_at.getTime() > minute) await noteSeen(site.db, row.sessionId, now);
  const isProven = row.proven_at !== null && now.getTime() - row.proven_at.getTime() < staffProof;
  return { staff: presentStaff(row), sessionId: row.sessionId, isProven };
}

/** Whose session a browser had, also where it has ended; undefined where nothing is known of it any more. */
export async function lastStaffId(request: Request, site: Needs): Promise<number | undefined> {
  const token = readCookie(request, site, cookieName);
  if (!token) return undefined;
  const row = await site.db
    .selectFrom('staff_session')
    .select('staff_id')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row?.staff_id;
}

async function noteSeen(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('staff_session').set({ seen_at: now }).where('id', '=', id).execute();
}

/** Ends the session of a request. @returns the header `Set-Cookie` that takes its cookie away */
export async function dropStaffSession(db: Database | Tx, site: Needs, request: Request): Promise<string> {
  const token = readCookie(request, site, cookieName);
  if (token) await db.deleteFrom('staff_session').where('token_hash', '=', hashOf(token)).execute();
  return cookieHeader(site, cookieName, '', 0);
}
