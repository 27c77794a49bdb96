import type { Staff } from '#features/staff/index.server.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Thread } from '../content/document.ts';
import { threadOf } from '../content/threads.server.ts';

/** Somebody who has a thing open. */
export interface Present {
  id: number;
  name: string;
  thread: Thread;
  isSelf: boolean;
}

/** Who was not heard of for so long (milliseconds) is gone; an open page says every half minute that it is. */
const patience = 90_000;
/** What is older is of no use to anybody. */
const forgotten = 3_600_000;

/** Notes that somebody has a part of a thing open. @returns all who have the thing open, whoever asks first */
export async function noteHere(
  { db, clock }: Pick<SiteContext, 'db' | 'clock'>,
  staff: Staff,
  { thingId, thread }: { thingId: number; thread: Thread },
): Promise<Present[]> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await tx
      .deleteFrom('content_presence')
      .where('thing_id', '=', thingId)
      .where('seen_at', '<', new Date(now.getTime() - forgotten))
      .execute();
    await tx
      .insertInto('content_presence')
      .values({ thing_id: thingId, staff_id: staff.id, thread, seen_at: now })
      .onConflict((conflict) => conflict.columns(['thing_id', 'staff_id']).doUpdateSet({ thread, seen_at: now }))
      .execute();
    const rows = await tx
      .selectFrom('content_presence as here')
      .innerJoin('staff', 'staff.id', 'here.staff_id')
      .select(['staff.id', 'staff.name', 'staff.email', 'here.thread'])
      .where('here.thing_id', '=', thingId)
      .where('here.seen_at', '>', new Date(now.getTime() - patience))
      .orderBy('staff.name')
      .execute();
    const all = rows.map(({ id, name, email, thread: its }) => ({
      ...{ id, name: name || email },
      thread: threadOf(its),
      isSelf: id === staff.id,
    }));
    return all.toSorted((one, other) => Number(other.isSelf) - Number(one.isSelf));
  });
}
