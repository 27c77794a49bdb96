import { deviceName } from '#features/accounts/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { staffIdByAddress } from '../find-staff.server.ts';
import { noteAct } from '../log/note-act.server.ts';
import { staffIdle } from '../staff.ts';
import type { SignedStaff } from './staff-session.server.ts';

type Needs = Pick<SiteContext, 'db' | 'clock'>;

/** A session as its owner sees it. */
export interface OwnStaffSession {
  id: string;
  browser: string | undefined;
  system: string | undefined;
  createdAt: Date;
  seenAt: Date;
  /** The one that asks. */
  current: boolean;
}

/** Somebody's sessions that are open: this one first, then those used last. */
export async function staffSessionsOf(
  { db, clock }: Needs,
  { staff, sessionId }: SignedStaff,
): Promise<OwnStaffSession[]> {
  const now = clock.now();
  const rows = await db
    .selectFrom('staff_session')
    .select(['id', 'device', 'created_at', 'seen_at'])
    .where('staff_id', '=', staff.id)
    .where('seen_at', '>', new Date(now.getTime() - staffIdle))
    .where('ends_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
  const all = rows.map(({ id, device, created_at, seen_at }) => {
    return { id, ...deviceName(device), createdAt: created_at, seenAt: seen_at, current: id === sessionId };
  });
  return [...all.filter(({ current }) => current), ...all.filter(({ current }) => !current)];
}

/** Ends one of one's own sessions, or all others. @param id of the one; left out, all but this one */
export async function endOwnSessions(
  { db, clock }: Needs,
  { staff, sessionId }: SignedStaff,
  id?: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ended = id === undefined ? await endStaffSessions(tx, staff.id, sessionId) : await endOne(tx, staff.id, id);
    if (howMany(ended) === 0) return;
    await noteAct(tx, { staff, act: 'staff.sessions.end', about: `staff ${staff.id}`, ...ended }, clock.now());
  });
}

/** How many sessions somebody had and has, as the log says it. */
export type EndedSessions = Record<'before' | 'after', { sessions: number }>;

export const howMany = ({ before, after }: EndedSessions) => before.sessions - after.sessions;

/** Ends all sessions of somebody. @param but the id of one that stays open */
export async function endStaffSessions(db: Database | Tx, staffId: number, but = ''): Promise<EndedSessions> {
  const gone = await db
    .deleteFrom('staff_session')
    .where('staff_id', '=', staffId)
    .where('id', '<>', but)
    .executeTakeFirst();
  return counted(db, staffId, Number(gone.numDeletedRows));
}

async function endOne(tx: Tx, staffId: number, id: string): Promise<EndedSessions> {
  const gone = await tx
    .deleteFrom('staff_session')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .executeTakeFirst();
  return counted(tx, staffId, Number(gone.numDeletedRows));
}

async function counted(db: Database | Tx, staffId: number, gone: number): Promise<EndedSessions> {
  const { left } = await db
    .selectFrom('staff_session')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return { before: { sessions: left + gone }, after: { sessions: left } };
}

/** Logs somebody of the staff out everywhere, for the operator. @returns how many sessions ended; undefined where nobody has that address */
export async function endSessionsByAddress({ db, clock }: Needs, email: string): Promise<number | undefined> {
  return inTransaction(db, async (tx) => {
    const id = await staffIdByAddress(tx, email);
    if (id === undefined) return undefined;
    const ended = await endStaffSessions(tx, id);
    if (howMany(ended) > 0)
      await noteAct(tx, { staff: 'site', act: 'staff.sessions.end', about: `staff ${id}`, ...ended }, clock.now());
    return howMany(ended);
  });
}

/** Logs everybody of the staff out everywhere, for the operator. @returns how many sessions ended */
export async function endAllStaffSessions({ db, clock }: Needs): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('staff_session').executeTakeFirst();
    const sessions = Number(numDeletedRows);
    const noted = { act: 'staff.sessions.end', about: 'staff', before: { sessions }, after: { sessions: 0 } };
    if (sessions > 0) await noteAct(tx, { staff: 'site', ...noted }, clock.now());
    return sessions;
  });
}
