import { deviceName } from '#features/accounts/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
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
    const sessions =
      id === undefined ? await endStaffSessions(tx, staff.id, sessionId) : await endOne(tx, staff.id, id);
    if (sessions === 0) return;
    const act = { staff, act: 'staff.sessions.end', about: `staff ${staff.id}`, after: { sessions } };
    await noteAct(tx, act, clock.now());
  });
}

/** Ends all sessions of somebody. @param but the id of one that stays open @returns how many */
export async function endStaffSessions(db: Database | Tx, staffId: number, but = ''): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_session')
    .where('staff_id', '=', staffId)
    .where('id', '<>', but)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function endOne(tx: Tx, staffId: number, id: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_session')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Logs somebody of the staff out everywhere, for the operator. @returns how many sessions ended; undefined where nobody has that address */
export async function endSessionsByAddress({ db, clock }: Needs, email: string): Promise<number | undefined> {
  return inTransaction(db, async (tx) => {
    const row = await tx.selectFrom('staff').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst();
    if (!row) return undefined;
    const sessions = await endStaffSessions(tx, row.id);
    const act = { staff: 'site', act: 'staff.sessions.end', about: `staff ${row.id}`, after: { sessions } } as const;
    await noteAct(tx, act, clock.now());
    return sessions;
  });
}
