import { noteAct, type Staff, staffById } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Platform, SiteContext } from '#platform/http/site-context.ts';
import { isLocale } from '#platform/i18n/locale.ts';
import type { Job } from '#platform/jobs/job.ts';
import { mayPublish } from '../../policy/content-policy.server.ts';
import type { Thread } from '../document.ts';
import { kindOrRefuse } from '../kinds.server.ts';
import { after, stepsOf } from '../life.ts';
import { type HeldThing, holdThing, lifeOf, revisionValues, threadOf } from '../threads.server.ts';
import { publishThread } from './publish-thread.server.ts';
import type { Unfit } from './published.server.ts';
import { unfitIn } from './unfit.server.ts';
import { withdrawThread } from './withdraw-thread.server.ts';

/** When a thread goes out, and when readers see it no longer; null: at no time of its own. */
export interface Times {
  publishAt: Date | null;
  withdrawAt: Date | null;
}

/** What is to happen at a time. */
export interface Scheduling {
  kind: ContentKind;
  thingId: number;
  thread: Thread;
  times: Times;
  /** Why it goes out then although it does not agree with its source. */
  because?: string | undefined;
}

export type Scheduled =
  | { outcome: 'scheduled' }
  /** It could not go out now either: it has not been signed off. */
  | { outcome: 'notNow' }
  /** It does not fit as it stands, and nobody has said why that is right. */
  | ({ outcome: 'disagrees' } & Unfit)
  /** A time that has passed, or an end before its beginning. */
  | { outcome: 'wrongTimes'; field: 'publishAt' | 'withdrawAt' };

/**
 * Sets the times of a thread. What comes of it then goes through the same guards as a click, and is done for whoever set it.
 * @throws 403 where they may not, 404 where there is no such thing
 */
export async function scheduleThread(
  site: Pick<SiteContext, 'db' | 'clock' | 'settings'>,
  staff: Staff,
  { kind, thingId, thread, times, because }: Scheduling,
): Promise<Scheduled> {
  if (!mayPublish(staff, thread, kind)) throw new Refusal(403);
  const now = site.clock.now();
  const wrong = wrongTime(times, now);
  if (wrong) return { outcome: 'wrongTimes', field: wrong };
  return inTransaction(site.db, async (tx) => {
    const thing = await holdThing(tx, kind, thingId);
    const row = thing.threads.get(thread);
    if (!row) throw new Refusal(404);
    const { publishAt, withdrawAt } = times;
    const mayGoOut = after(lifeOf(row), 'publish', stepsOf(thread, site.settings.REVIEW_STEPS));
    if (publishAt && !mayGoOut) return { outcome: 'notNow' };
    const unfit = publishAt && !because && (await unfitNow(tx, thing, { kind, thread }));
    if (unfit) return { outcome: 'disagrees', ...unfit };
    const reason = (publishAt && because) || null;
    await tx
      .updateTable('content_thread')
      .set({ publish_at: publishAt, withdraw_at: withdrawAt, scheduled_by: staff.id, publish_because: reason })
      .where('thing_id', '=', thingId)
      .where('thread', '=', thread)
      .execute();
    const before = said({ publishAt: row.publish_at, withdrawAt: row.withdraw_at });
    const noted = { before, after: { ...said(times), ...(reason && { because: reason }) } };
    await noteAct(tx, { staff, act: 'content.schedule', about: `${kind.name} ${thingId} ${thread}`, ...noted }, now);
    return { outcome: 'scheduled' };
  });
}

/** What of the newest text does not fit: told as its time is set, for then nobody may be here. */
async function unfitNow(
  tx: Tx,
  thing: HeldThing,
  { kind, thread }: Pick<Scheduling, 'kind' | 'thread'>,
): Promise<Unfit | undefined> {
  const number = thing.threads.get(thread)?.head;
  if (!isLocale(thread) || number === undefined) return undefined;
  const values = await revisionValues(tx, { thingId: thing.id, thread, number });
  return unfitIn(tx, thing, { kind, locale: thread, values });
}

/** Times as the log says them. */
function said({ publishAt, withdrawAt }: Times): Record<keyof Times, string | null> {
  return { publishAt: publishAt?.toISOString() ?? null, withdrawAt: withdrawAt?.toISOString() ?? null };
}

function wrongTime({ publishAt, withdrawAt }: Times, now: Date): 'publishAt' | 'withdrawAt' | undefined {
  if (publishAt && publishAt <= now) return 'publishAt';
  return withdrawAt && withdrawAt <= (publishAt ?? now) ? 'withdrawAt' : undefined;
}

/** What is due goes out, or is withdrawn, to the quarter of a minute. */
export const contentJobs: Job[] = [{ name: 'publish and withdraw what is due', every: 15_000, run: doWhatIsDue }];

/** So much is done at a time; what is left comes next. */
const atOnce = 200;

/**
 * Does all that is due. What cannot be done is taken off the calendar and noted: it waits for somebody, and not for another try.
 * What fails stays on it and comes again, after all others had their turn.
 * @throws AggregateError of what failed
 */
export async function doWhatIsDue(site: Pick<Platform, 'db' | 'clock' | 'settings'>): Promise<void> {
  const now = site.clock.now();
  const due = await dueThreads(site.db, now);
  const failures: unknown[] = [];
  for (const row of due) {
    try {
      await doDue(site, row, now);
    } catch (cause) {
      failures.push(new Error(`${nameOf(row)} is due`, { cause }));
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${due.length} due could not be done`);
}

type Due = Awaited<ReturnType<typeof dueThreads>>[number];

function dueThreads(db: Platform['db'], now: Date) {
  return db
    .selectFrom('content_thread')
    .select(['thing_id', 'thread', 'kind', 'publish_at', 'withdraw_at', 'scheduled_by', 'publish_because'])
    .where(({ eb, or }) => or([eb('publish_at', '<=', now), eb('withdraw_at', '<=', now)]))
    .orderBy('thing_id')
    .limit(atOnce)
    .execute();
}

async function doDue(site: Pick<Platform, 'db' | 'clock' | 'settings'>, row: Due, now: Date): Promise<void> {
  const isBeginning = row.publish_at !== null && row.publish_at <= now;
  const column = isBeginning ? 'publish_at' : 'withdraw_at';
  const staff = row.scheduled_by === null ? undefined : await staffById(site.db, row.scheduled_by);
  const thing = { kind: kindOrRefuse(row.kind), thingId: row.thing_id, thread: threadOf(row.thread) };
  const what = { ...thing, ...(row.publish_because && { because: row.publish_because }) };
  const why = staff ? await tryDue(() => (isBeginning ? publishThread : withdrawThread)(site, staff, what)) : 'nobody';
  if (why === undefined) return;
  await inTransaction(site.db, async (tx) => {
    await tx
      .updateTable('content_thread')
      .set({ [column]: null })
      .where('thing_id', '=', row.thing_id)
      .where('thread', '=', row.thread)
      .execute();
    const was = said({ publishAt: row.publish_at, withdrawAt: row.withdraw_at });
    const after = { ...was, [isBeginning ? 'publishAt' : 'withdrawAt']: null, why };
    await noteAct(tx, { staff: 'site', act: 'content.due-refused', about: nameOf(row), before: was, after }, now);
  });
}

/** A thread as the log names it. */
function nameOf({ kind, thing_id, thread }: Pick<Due, 'kind' | 'thing_id' | 'thread'>): string {
  return `${kind} ${thing_id} ${thread}`;
}

/** @returns why it could not be done; undefined where it was */
async function tryDue(work: () => Promise<{ outcome: string }>): Promise<string | undefined> {
  try {
    const { outcome } = await work();
    return outcome === 'published' || outcome === 'withdrawn' ? undefined : outcome;
  } catch (error) {
    if (error instanceof Refusal) return `refused with ${error.status}`;
    throw error;
  }
}
