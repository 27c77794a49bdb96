import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Thread } from '../document.ts';
import { after, type Life, type Move, stepsOf } from '../life.ts';
import { type HeldThing, lifeOf } from '../threads.server.ts';
import { type Needs, NotPublished, type Publishing } from './published.server.ts';
import { publishedOf } from './what-readers-see.server.ts';

/** Moves a thread on in what is held; what goes along with another may be where it is to come to already. @throws NotPublished */
export function moveOn(
  thing: HeldThing,
  thread: Thread,
  move: Move,
  { settings }: Pick<Needs, 'settings'>,
  { only }: { only: boolean },
): void {
  const row = thing.threads.get(thread);
  const life = row && after(lifeOf(row), move, stepsOf(thread, settings.REVIEW_STEPS));
  if (row && life) thing.threads.set(thread, { ...row, ...life });
  else if (only) throw new NotPublished({ outcome: 'notNow' });
}

/** Writes what a thread has become; times that were set for it are over. */
export async function keepLife(
  tx: Tx,
  thing: HeldThing,
  thread: Thread,
  times: { publish_at: null; withdraw_at?: null },
): Promise<void> {
  const row = thing.threads.get(thread);
  if (!row) return;
  const { state, step, published }: Life = row;
  await tx
    .updateTable('content_thread')
    .set({ state, step, published, ...times })
    .where('thing_id', '=', thing.id)
    .where('thread', '=', thread)
    .execute();
}

interface Moved {
  act: 'content.publish' | 'content.withdraw';
  thing: HeldThing;
  /** The revision that readers saw before. */
  was: number | null;
  now: Date;
  because?: string | undefined;
}

/** Notes in the log which revision readers saw of a thread, and which they see. */
export async function noteMove(
  tx: Tx,
  staff: Staff,
  { kind, thread }: Publishing,
  { act, thing, was, now, because }: Moved,
): Promise<void> {
  const about = `${kind.name} ${thing.id} ${thread}`;
  const revisions = {
    before: { revision: was },
    after: { revision: publishedOf(thing, thread), ...(because && { because }) },
  };
  await noteAct(tx, { staff, act, about, ...revisions }, now);
}
