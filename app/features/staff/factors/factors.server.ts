import type { Database } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { noteAct } from '../log/note-act.server.ts';
import type { SignedStaff } from '../sessions/staff-session.server.ts';

/** A second factor as its owner sees it. */
export interface OwnFactor {
  id: string;
  kind: 'totp' | 'passkey';
  name: string;
  createdAt: Date;
  usedAt: Date | null;
}

/** Somebody's second factors, the first one made first. */
export async function factorsOf(db: Database, staffId: number): Promise<OwnFactor[]> {
  return db
    .selectFrom('staff_factor')
    .select(['id', 'kind', 'name', 'created_at as createdAt', 'used_at as usedAt'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * Takes one of somebody's factors away, where they have just shown one; never the last one.
 * @throws Refusal 403 where they have not; 404 where it is none of theirs
 */
export async function removeFactor(
  { db, clock }: Pick<SiteContext, 'db' | 'clock'>,
  { staff, isProven }: SignedStaff,
  id: string,
): Promise<'removed' | 'last'> {
  if (!isProven) throw new Refusal(403);
  return inTransaction(db, async (tx) => {
    // Of two that are taken away at once, the second waits and finds itself the last.
    const all = await tx
      .selectFrom('staff_factor')
      .select(['id', 'kind', 'name'])
      .where('staff_id', '=', staff.id)
      .orderBy('id')
      .forUpdate()
      .execute();
    const factor = all.find((each) => each.id === id);
    if (!factor) throw new Refusal(404);
    if (all.length === 1) return 'last';
    await tx.deleteFrom('staff_factor').where('id', '=', id).execute();
    const before = { kind: factor.kind, name: factor.name };
    await noteAct(tx, { staff, act: 'staff.factor.remove', about: `staff ${staff.id}`, before }, clock.now());
    return 'removed';
  });
}
