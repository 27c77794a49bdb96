import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { mayPass, maySendBack, mayWrite } from '../policy/content-policy.server.ts';
import type { Thread } from './document.ts';
import { after, type Barred, barred, type Life } from './life.ts';
import { holdThing, lifeOf, type ThreadRow } from './threads.server.ts';

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
  /** The next step is somebody else's. */
  | { outcome: Barred };

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
    const passing = move === 'pass' ? await passBy(tx, staff, row) : nobody;
    if ('outcome' in passing) return passing;
    const { state, step } = life;
    await tx
      .updateTable('content_thread')
      .set({ state, step, passed_by: passing.passedBy, changed_at: now })
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

/** What goes back, and what is handed in anew, has been passed by nobody. */
const nobody = { passedBy: [] };

/** Who has passed a text with somebody who is to pass its next step, or why that is not theirs. */
async function passBy(
  tx: Tx,
  { id }: Staff,
  { thing_id, thread, head, passed_by }: ThreadRow,
): Promise<{ passedBy: number[] } | { outcome: Barred }> {
  const { made_by: author } = await tx
    .selectFrom('content_revision')
    .select('made_by')
    .where('thing_id', '=', thing_id)
    .where('thread', '=', thread)
    .where('number', '=', head)
    .executeTakeFirstOrThrow();
  const why = barred(id, { author, passedBy: passed_by });
  return why ? { outcome: why } : { passedBy: [...passed_by, id] };
}

/** Whether somebody's roles let them move a text of a kind through its review. */
function mayReview(
  staff: Staff,
  { kind, thread, move }: Pick<Reviewing, 'kind' | 'thread' | 'move'>,
  { isLast }: { isLast: boolean },
): boolean {
  if (move === 'submit') return mayWrite(staff, thread, kind);
  return move === 'pass' ? mayPass(staff, kind, { isLast }) : maySendBack(staff, kind);
}
