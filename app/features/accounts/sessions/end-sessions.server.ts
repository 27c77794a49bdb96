import type { LookupKeys } from '#platform/crypto/lookup.ts';
import type { Database } from '#platform/db/database.ts';
import { memberIdOf } from '../members/find-member.server.ts';
import { readReachable } from '../reachable.server.ts';
import { endSessions } from './sessions.server.ts';

/**
 * Logs a member out everywhere, in every process at once. @param account their phone or mail, as typed
 * @returns how many sessions have ended; undefined where nobody logs in with that
 */
export async function endSessionsOf(db: Database, settings: LookupKeys, account: string): Promise<number | undefined> {
  const to = readReachable(account);
  const memberId = to && (await memberIdOf(db, settings, to));
  return memberId === undefined ? undefined : endSessions(db, memberId);
}

/** Logs all members out everywhere. @returns how many sessions have ended */
export async function endEverySession(db: Database): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('member_session').executeTakeFirst();
  return Number(numDeletedRows);
}
