import type { Database, Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { sessionIdle } from '../members/members.ts';
import { deviceName } from './device-name.ts';
import type { SignedIn } from './member-session.server.ts';

/** A session as its owner sees it. */
export interface OwnSession {
  id: string;
  browser: string | undefined;
  system: string | undefined;
  createdAt: Date;
  /** To the hour. */
  seenAt: Date;
  /** The one that asks. */
  current: boolean;
}

type Needs = Pick<SiteContext, 'db' | 'clock'>;

/** The sessions of a member that are open: this one first, then those used last. */
export async function sessionsOf({ db, clock }: Needs, { member, sessionId }: SignedIn): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('member_session')
    .select(['id', 'device', 'created_at', 'seen_at'])
    .where('member_id', '=', member.id)
    .where('seen_at', '>', new Date(clock.now().getTime() - sessionIdle))
    .where('ends_at', '>', clock.now())
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
  const all = rows.map(({ id, device, created_at, seen_at }) => ({
    id,
    ...deviceName(device),
    createdAt: created_at,
    seenAt: seen_at,
    current: id === sessionId,
  }));
  return [...all.filter(({ current }) => current), ...all.filter(({ current }) => !current)];
}

/** Ends one of a member's sessions. @returns false where they have no such session */
export async function endSession({ db }: Pick<Needs, 'db'>, memberId: number, id: string): Promise<boolean> {
  if (!/^[\w-]{22}$/.test(id)) return false;
  const ended = await db
    .deleteFrom('member_session')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends all sessions of a member. @param but the id of one that stays open @returns how many */
export async function endSessions(db: Database | Tx, memberId: number, but = ''): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('member_session')
    .where('member_id', '=', memberId)
    .where('id', '<>', but)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
