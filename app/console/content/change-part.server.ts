import type { Staff } from '#features/staff/index.server.ts';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { isLocale } from '#platform/i18n/locale.ts';
import { isSame, type Thread } from './document.ts';
import type { State } from './life.ts';
import { publishWithin } from './publishing/publish-thread.server.ts';
import { NotPublished } from './publishing/published.server.ts';
import { saveWithin } from './save-thread.server.ts';
import { holdThing, revisionValues } from './threads.server.ts';

/** A change of one part of a thing: of what it says, whatever else somebody is writing of it. */
export interface PartChange {
  kind: ContentKind;
  /** Undefined for a thing that is new. */
  thingId: number | undefined;
  thread: Thread;
  change(values: Values): Values;
  /** Whether readers are to see it also where they see nothing of the part yet; left out, only where they see some of it. */
  goesOut?: boolean;
  origin?: 'saved' | 'merged';
  /** Why a text goes out although it does not agree with its source. */
  because?: string | undefined;
}

/** What became of it: readers see it, it is kept as a draft, or it is a draft that has to be reviewed before they can see it. */
export interface PartChanged {
  thingId: number;
  /** Number of the revision that has the change. */
  number: number;
  is: 'out' | 'kept' | 'toReview';
}

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings'>;

/**
 * Changes a part of a thing and has readers see that, and nothing else that somebody is writing: a draft of it stays a draft, and gets the same
 * change. What readers do not see stays unseen, unless it is to go out.
 * @throws 403 where they may not write it, or have it seen; NotPublished where it cannot go out
 */
export async function changePart(tx: Tx, site: Needs, staff: Staff, changing: PartChange): Promise<PartChanged> {
  const { kind, thingId, thread, change, goesOut = false, origin = 'saved', because } = changing;
  const { head, published, state, written, seen } = await partOf(tx, kind, thingId, thread);
  const save = async (base: number, values: Values, of = thingId) => {
    const saved = await saveWithin(tx, site, staff, { kind, thingId: of, thread, base, values, origin });
    if (saved.outcome !== 'saved' && saved.outcome !== 'unchanged') throw new NotPublished({ outcome: 'notNow' });
    return { thingId: saved.thingId, number: saved.number };
  };
  const isSeen = goesOut || published !== null;
  if (isSeen && isLocale(thread) && site.settings.REVIEW_STEPS > 0) {
    return { ...(await save(head, change(written))), is: 'toReview' };
  }
  const saved = await save(head, change(seen));
  if (!isSeen) {
    if (state === 'withdrawn') await stayWithdrawn(tx, saved.thingId, thread);
    return { ...saved, is: 'kept' };
  }
  if (saved.number !== published) {
    await publishWithin(tx, site, staff, { kind, thingId: saved.thingId, thread, ...(because && { because }) });
  }
  if (published !== null && !isSame(written, seen)) await save(saved.number, change(written), saved.thingId);
  return { ...saved, is: 'out' };
}

/** A part of a thing: as it is being written (`written`, revision `head`), and as readers see it (`seen`, `published`). */
interface Part {
  head: number;
  published: number | null;
  state: State;
  written: Values;
  /** What is written, where readers see nothing. */
  seen: Values;
}

async function partOf(tx: Tx, kind: ContentKind, thingId: number | undefined, thread: Thread): Promise<Part> {
  const row = thingId === undefined ? undefined : (await holdThing(tx, kind, thingId)).threads.get(thread);
  if (thingId === undefined || !row) return { head: 0, published: null, state: 'draft', written: {}, seen: {} };
  const { head, published, state } = row;
  const written = await revisionValues(tx, { thingId, thread, number: head });
  const seen = published === null ? written : await revisionValues(tx, { thingId, thread, number: published });
  return { head, published, state, written, seen };
}

/** What was withdrawn is so still, whatever else of it has changed. */
async function stayWithdrawn(tx: Tx, thingId: number, thread: Thread): Promise<void> {
  await tx
    .updateTable('content_thread')
    .set({ state: 'withdrawn' })
    .where('thing_id', '=', thingId)
    .where('thread', '=', thread)
    .execute();
}
