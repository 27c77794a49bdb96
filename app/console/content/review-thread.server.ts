import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { may } from '#platform/http/may.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Thread } from './document.ts';
import { after, type Life } from './life.ts';
import { mayWrite } from './save-thread.server.ts';
import { holdThing, lifeOf } from './threads.server.ts';

export interface Reviewing {
  kind: ContentKind;
  thingId: number;
  thread: Thread;
  move: 'submit' | 'pass' | 'sendBack';
  /** The revision that was read: what came since has not been. */
  number: number;
  /** Why it goes back; empty otherwise. */
  reason?: string;
}

export type Reviewed =
  | { outcome: 'done'; life: Life }
  | { outcome: 'notNow' }
  /** There is a newer revision than the one that was read. */
  | { outcome: 'newer' }
  /** Nobody reviews what they have written themselves. */
  | { outcome: 'ownText' };

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings'>;

/**
 * Moves a text through its review: handed in, a step passed, sent back. The last step is for those who sign off.
 * @throws 403 where they may not, 404 where there is no such thing
 */
export async function reviewThread(site: Needs, staff: Staff, reviewing: Reviewing): Promise<Reviewed> {
  const { kind, thingId, thread, move, number, reason = '' } = reviewing;
  const steps = site.settings.REVIEW_STEPS;
  return inTransaction(site.db, async (tx) => {
    const now = site.clock.now();
    const row = (await holdThing(tx, kind, thingId)).threads.get(thread);
    if (!row || thread === 'shared') throw new Refusal(404);
    const isLast = move === 'pass' && row.step + 1 >= steps;
    if (!mayReview(staff, reviewing, { isLast })) throw new Refusal(403);
    if (row.head !== number) return { outcome: 'newer' };
    const life = after(lifeOf(row), move, steps);
    if (!life) return { outcome: 'notNow' };
    const author = await tx
      .selectFrom('content_revision')
      .select('made_by')
      .where('thing_id', '=', thingId)
      .where('thread', '=', thread)
      .where('number', '=', number)
      .executeTakeFirst();
    if (move === 'pass' && author?.made_by === staff.id) return { outcome: 'ownText' };
    const { state, step } = life;
    await tx
      .updateTable('content_thread')
      .set({ state, step, changed_at: now })
      .where('thing_id', '=', thingId)
      .where('thread', '=', thread)
      .execute();
    const about = `${kind.name} ${thingId} ${thread}`;
    const before = { state: row.state, step: row.step };
    const noted = { before, after: { revision: number, state, step }, reason };
    await noteAct(tx, { staff, act: `content.${move}`, about, ...noted }, now);
    return { outcome: 'done', life };
  });
}

function mayReview(
  staff: Staff,
  { kind, thread, move }: Pick<Reviewing, 'kind' | 'thread' | 'move'>,
  { isLast }: { isLast: boolean },
): boolean {
  if (move === 'submit') return mayWrite(staff, thread, kind);
  return may(staff, isLast ? 'signOff' : 'review') && (!kind.act || may(staff, kind.act));
}
