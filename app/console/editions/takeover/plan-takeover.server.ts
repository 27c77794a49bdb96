import { isEditionSeen, type KnownEdition, knownEditions } from '#features/editions/index.server.ts';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import { venueOffset } from '#platform/clock/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { codeOf } from '#platform/error-code.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { mayTakeOver } from '../../policy/edition-policy.server.ts';
import { aboutEdition } from '../begin/begin-edition.server.ts';
import { changeOnItsWay, type EditionChange, holdChange } from './takeovers.server.ts';

/**
 * So long before its moment (milliseconds) a change is known at the latest: every process has heard of it by then, or has read it anew
 * (`kept.ts`), and looks out for the moment.
 */
export const knownBefore = 5 * 60_000;

/** What became of it. */
export type TakeoverPlanned =
  | { outcome: 'planned' }
  | { outcome: 'cancelled' }
  /** It has that time already, or has none. */
  | { outcome: 'same' }
  /** Somebody else has changed the time since it was read. */
  | { outcome: 'changed' }
  /** The site is about this edition, or was. */
  | { outcome: 'over' }
  /** Too soon for every process to know. */
  | { outcome: 'soon' }
  /** The edition that the site is about has not ended by then. @param until its last day */
  | { outcome: 'running'; until: string }
  /** No text of it is published in any language. */
  | { outcome: 'unready' }
  /** Another edition is on its way. */
  | { outcome: 'other'; edition: number };

interface Planning {
  edition: number;
  /** When it takes over. */
  at: Date;
  /** The time that whoever plans has read; null: none. */
  was: Date | null;
}

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings'>;

/** Says when the site goes on to an edition, or says it anew. What comes of it then is done for whoever said it. @throws 403 where they may not, 404 */
export async function planTakeover(site: Needs, staff: Staff, planning: Planning): Promise<TakeoverPlanned> {
  const { edition, at } = planning;
  if (!mayTakeOver(staff)) throw new Refusal(403);
  const now = site.clock.now();
  try {
    return await inTransaction(site.db, async (tx): Promise<TakeoverPlanned> => {
      if (await isEditionSeen(tx, edition)) return { outcome: 'over' };
      const change = await changeOrBegun(tx, staff, edition, now);
      const refused = await refusedPlan(tx, change, planning, now);
      if (refused) return refused;
      await tx
        .updateTable('edition_change')
        .set({ takes_over_at: at, planned_by: staff.id, refused_at: null, refused_because: null, refused_key: null })
        .where('edition_id', '=', edition)
        .execute();
      await noteTime(tx, staff, { act: 'edition.plan', edition, was: change.takesOverAt, is: at }, now);
      return { outcome: 'planned' };
    });
  } catch (error) {
    // Another edition was given its time in this moment.
    if (codeOf(error) !== '23505') throw error;
    return { outcome: 'other', edition: (await changeOnItsWay(site.db))?.edition ?? edition };
  }
}

/** Takes the time away again: the site stays with the edition that it is about. @throws 403 where they may not */
export async function cancelTakeover(
  site: Needs,
  staff: Staff,
  { edition, was }: Pick<Planning, 'edition' | 'was'>,
): Promise<TakeoverPlanned> {
  if (!mayTakeOver(staff)) throw new Refusal(403);
  return inTransaction(site.db, async (tx): Promise<TakeoverPlanned> => {
    const change = await holdChange(tx, edition);
    if (change?.doneAt) return { outcome: 'over' };
    if (!change?.takesOverAt) return { outcome: 'same' };
    if (change.takesOverAt.getTime() !== was?.getTime()) return { outcome: 'changed' };
    await tx
      .updateTable('edition_change')
      .set({ takes_over_at: null, planned_by: null })
      .where('edition_id', '=', edition)
      .execute();
    const noted = { act: 'edition.cancel', edition, was: change.takesOverAt, is: null } as const;
    await noteTime(tx, staff, noted, site.clock.now());
    return { outcome: 'cancelled' };
  });
}

/** The change of an edition, held; one that was not begun from another has it from now on. @throws 404 where there is no such edition */
async function changeOrBegun(tx: Tx, staff: Staff, edition: number, now: Date): Promise<EditionChange> {
  const there = await tx.selectFrom('edition').select('id').where('id', '=', edition).executeTakeFirst();
  if (!there) throw new Refusal(404);
  await tx
    .insertInto('edition_change')
    .values({ edition_id: edition, begun_at: now, begun_by: staff.name })
    .onConflict((conflict) => conflict.column('edition_id').doNothing())
    .execute();
  const change = await holdChange(tx, edition);
  if (!change) throw new Refusal(404);
  return change;
}

async function refusedPlan(
  tx: Tx,
  change: EditionChange,
  { edition, at, was }: Planning,
  now: Date,
): Promise<TakeoverPlanned | undefined> {
  if (change.doneAt) return { outcome: 'over' };
  if (change.takesOverAt?.getTime() === at.getTime()) return { outcome: 'same' };
  if ((change.takesOverAt?.getTime() ?? null) !== (was?.getTime() ?? null)) return { outcome: 'changed' };
  if (at.getTime() < now.getTime() + knownBefore) return { outcome: 'soon' };
  const known = await knownEditions(tx, defaultLocale);
  const until = runsUntil(known, at);
  if (until !== undefined) return { outcome: 'running', until };
  if (!known.find(({ number }) => number === edition)?.called) return { outcome: 'unready' };
  const other = await changeOnItsWay(tx);
  return other && other.edition !== edition ? { outcome: 'other', edition: other.edition } : undefined;
}

/** The last day of the edition that the site is about, where it is not over at a moment. */
export function runsUntil(known: readonly KnownEdition[], at: Date): string | undefined {
  const until = known.find(({ isCurrent }) => isCurrent)?.endDate;
  return until !== undefined && at < endOf(until) ? until : undefined;
}

/** The end of a day at the venue. */
const endOf = (day: string) => new Date(Date.parse(`${day}T00:00:00${venueOffset}`) + 86_400_000);

/** Notes what was and what is, and has every process read the time anew. */
async function noteTime(
  tx: Tx,
  staff: Staff,
  { act, edition, was, is }: { act: string; edition: number; was: Date | null; is: Date | null },
  now: Date,
): Promise<void> {
  await emptyPages(tx, ['editions']);
  const said = (at: Date | null) => ({ takesOverAt: at?.toISOString() ?? null });
  await noteAct(tx, { staff, act, about: aboutEdition(edition), before: said(was), after: said(is) }, now);
}
