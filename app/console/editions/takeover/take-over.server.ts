import { currentEditionNumber, knownEditions } from '#features/editions/index.server.ts';
import { findEventsOf } from '#features/programme/index.server.ts';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { contentKinds, kindOrRefuse } from '../../content/kinds.server.ts';
import { publishWithin } from '../../content/publishing/publish-thread.server.ts';
import { NotPublished } from '../../content/publishing/published.server.ts';
import { knowThings, publishPlanWithin, Stuck } from '../../halls/plan/publish-plan.server.ts';
import { knownOrAdopted, writeShared } from '../../halls/plan/published-things.server.ts';
import { mayTakeOver } from '../../policy/edition-policy.server.ts';
import { aboutEdition } from '../begin/begin-edition.server.ts';
import { runsUntil } from './plan-takeover.server.ts';
import { holdChange, type RefusedBecause } from './takeovers.server.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'settings'>;

/** What became of it. */
export type TakenOver =
  | { outcome: 'done' }
  /** It is not on its way any more: somebody has cancelled it, or another process has done it. */
  | { outcome: 'notNow' }
  /** It cannot; nothing of it is done. `key`: of the hall or the day that is in the way. */
  | { outcome: 'refused'; because: RefusedBecause; key?: string };

/** Something keeps an edition from taking over: all that was done of it is taken back. */
export class Refused extends Error {
  readonly answer: Extract<TakenOver, { outcome: 'refused' }>;
  constructor(because: RefusedBecause, key?: string) {
    super('Refused');
    this.answer = { outcome: 'refused', because, key };
  }
}

/**
 * Has the site go on to an edition whose time has come: whole or not at all, in one transaction. From its commit on the site is about that
 * edition, its halls show its plans, its reservation days can be booked and its events are found; the edition of before is one of the
 * previous ones. Each of these is a revision of its own, so that forms and histories say the same.
 * @param staff for whom it is done
 */
export async function takeOver(site: Needs, staff: Staff, edition: number): Promise<TakenOver> {
  await knowForTakeover(site, edition);
  try {
    return await inTransaction(site.db, async (tx): Promise<TakenOver> => {
      const change = await holdChange(tx, edition);
      const isDue = change?.takesOverAt && !change.doneAt && change.takesOverAt <= site.clock.now();
      if (!isDue) return { outcome: 'notNow' };
      // It may have been prolonged since the time was said.
      if (runsUntil(await knownEditions(tx, defaultLocale), site.clock.now())) throw new Refused('running');
      await takeOverWithin(tx, site, staff, edition);
      return { outcome: 'done' };
    });
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    throw error;
  }
}

/** What a takeover writes is known to the console from now on, where it came in by a seed a moment ago. Not within a transaction: it has its own. */
export async function knowForTakeover(site: Needs, edition: number): Promise<void> {
  const current = await currentEditionNumber(site.db);
  await knownOrAdopted(
    site,
    'edition',
    [current, edition].flatMap((number) => number?.toString() ?? []),
  );
  for (const hall of await plannedHalls(site.db, edition)) await knowThings(site, { hall, edition });
}

/** The same within a transaction, whenever: also for a preview, which takes it back. @throws Refused by which all of it is taken back */
export async function takeOverWithin(tx: Tx, site: Needs, staff: Staff, edition: number): Promise<void> {
  if (!mayTakeOver(staff)) throw new Refused('nobody');
  const now = site.clock.now();
  const before = await currentEditionNumber(tx);
  if (before !== undefined && before >= edition) throw new Refused('passed');
  await makeCurrent(tx, site, staff, { before, edition });
  const halls = await publishHalls(tx, site, staff, edition);
  const days = await publishDays(tx, site, staff, edition);
  await findEventsOf(tx, edition);
  await tx
    .updateTable('edition_change')
    .set({ done_at: now })
    .where('edition_id', '=', edition)
    .where('takes_over_at', 'is not', null)
    .execute();
  await emptyPages(tx, [...new Set(['search', ...contentKinds.flatMap(({ tags }) => tags)])]);
  const after = { edition, halls, days };
  await noteAct(
    tx,
    { staff, act: 'edition.takeover', about: aboutEdition(edition), before: { edition: before ?? null }, after },
    now,
  );
}

/** The edition of before says first that it is no longer the current one, and the new one then that it is: there is one at most. */
async function makeCurrent(
  tx: Tx,
  site: Needs,
  staff: Staff,
  { before, edition }: { before: number | undefined; edition: number },
): Promise<void> {
  const say = (number: number, current: boolean) =>
    writeShared(tx, site, staff, {
      ...{ kind: 'edition', key: String(number) },
      change: (values) => ({ ...values, current }),
    });
  await orRefused('text', undefined, async () => {
    if (before !== undefined) await say(before, false);
    await say(edition, true);
  });
  if ((await currentEditionNumber(tx)) !== edition) throw new Refused('text');
}

/** The halls that have a plan with stands for an edition, drawn and not shown yet. */
async function plannedHalls(db: Database | Tx, edition: number): Promise<string[]> {
  const rows = await db
    .selectFrom('hall_plan')
    .select('hall_code')
    .where('edition_id', '=', edition)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('planned_stand').select('number').whereRef('plan_id', '=', 'hall_plan.id')),
    )
    .orderBy('hall_code')
    .execute();
  return rows.map(({ hall_code }) => hall_code);
}

/** @returns the halls that show their new plan */
async function publishHalls(tx: Tx, site: Needs, staff: Staff, edition: number): Promise<string[]> {
  const halls = await plannedHalls(tx, edition);
  for (const hall of halls) {
    await orRefused('hall', hall, async () => {
      const { outcome } = await publishPlanWithin(tx, site, staff, { hall, edition });
      if (outcome !== 'done') throw new Refused('hall', hall);
    });
  }
  return halls;
}

/**
 * The reservation days that the edition began with go out, as far as they are drafts still and among its days: where it was put off since, a
 * day on which there is no fair cannot be booked. @returns which
 */
async function publishDays(tx: Tx, site: Needs, staff: Staff, edition: number): Promise<string[]> {
  const kind = kindOrRefuse('reservation-day');
  const rows = await tx
    .selectFrom('edition_draft as draft')
    .innerJoin('edition', 'edition.id', 'draft.edition_id')
    .innerJoin('content_thread as thread', (join) =>
      join.onRef('thread.thing_id', '=', 'draft.thing_id').on('thread.thread', '=', 'shared'),
    )
    .select([
      'draft.thing_id as thingId',
      'thread.title as date',
      'edition.start_date as from',
      'edition.end_date as to',
    ])
    .where('draft.edition_id', '=', edition)
    .where('draft.part', '=', 'day')
    .where('thread.state', '=', 'draft')
    .where('thread.published', 'is', null)
    .orderBy('thread.title')
    .execute();
  const own = rows.filter(({ date, from, to }) => from <= date && date <= to);
  const there = await kind.read(
    tx,
    own.map(({ date }) => date),
  );
  // Of a day that somebody has made since by itself the draft is left to them.
  const going = own.filter(({ date }) => !there.has(date));
  for (const { thingId, date } of going) {
    await orRefused('day', date, async () => {
      await publishWithin(tx, site, staff, { kind, thingId, thread: 'shared' });
    });
  }
  return going.map(({ date }) => date);
}

async function orRefused(because: RefusedBecause, key: string | undefined, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof NotPublished || error instanceof Stuck) throw new Refused(because, key);
    // Whoever planned it may do so no longer.
    if (error instanceof Refusal && error.status === 403) throw new Refused('nobody');
    throw error;
  }
}
