import { sql } from 'kysely';
import type { Staff } from '#features/staff/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { locales } from '#platform/i18n/locale.ts';
import { setInType } from '#platform/i18n/typesetting/typesetting.ts';
import { changeDay, type Needs } from '../board/change-day.server.ts';
import { closingOf, listDays } from '../days/days.server.ts';
import { type Closing, type ClosingProblems, type ClosingReason, checkClosing } from './closing.ts';

/** The channel on which processes learn that somebody is to be told of a closed day. */
export const closingNotice = 'reservation_closing';

/** What became of it; `holders`: how many reservations are told. */
export type DayClosed =
  | { outcome: 'closed'; holders: number }
  | { outcome: 'closed-before' | 'over' }
  | { outcome: 'wrong-fields'; problems: ClosingProblems };

/**
 * Closes a day: nobody reserves it any more, its tickets let nobody in, and whoever holds places on it or waits for one is going
 * to be told, once. The day is held as its holders are gathered: who reserves before that is among them, and who comes after it
 * finds the day closed.
 * @throws 403 where somebody may not, 404 where there is no such day
 */
export async function closeDay(
  site: Needs,
  staff: Staff,
  { date, ...closing }: Closing & { date: string },
): Promise<DayClosed> {
  const checked = checkClosing(closing);
  return changeDay<DayClosed>(site, staff, date, async (tx, day, now) => {
    if (day.closed_at) return { answer: { outcome: 'closed-before' } };
    if (closingOf(day) <= now) return { answer: { outcome: 'over' } };
    if ('problems' in checked) return { answer: { outcome: 'wrong-fields', problems: checked.problems } };
    const { reason, notes } = checked;
    await tx
      .updateTable('reservation_day')
      .set({ closed_at: now, closed_for: reason })
      .where('date', '=', date)
      .execute();
    const texts = locales.filter((locale) => notes[locale] !== '');
    if (texts.length > 0) {
      const rows = texts.map((locale) => ({ date, locale, note: setInType(notes[locale], locale) }));
      await tx.insertInto('reservation_closing_text').values(rows).execute();
    }
    const offered = await keepOffered(tx, date, closing.offered, now);
    const holders = await gatherHolders(tx, date);
    await sql`select pg_notify(${closingNotice}, '')`.execute(tx);
    const noted = {
      act: 'reservation.close',
      before: { closed: false },
      after: { closed: true, for: reason, offered, holders },
      ...(notes[locales[0]] && { reason: notes[locales[0]] }),
    };
    return { answer: { outcome: 'closed', holders }, noted };
  });
}

/** Of the days that are offered those that can be reserved. @returns them */
async function keepOffered(tx: Tx, date: string, offered: readonly string[], now: Date): Promise<string[]> {
  const open = (await listDays(tx, now)).map((day) => day.date);
  const kept = open.filter((day) => day !== date && offered.includes(day));
  if (kept.length > 0) {
    const rows = kept.map((day) => ({ date, offered: day }));
    await tx.insertInto('reservation_closing_offer').values(rows).execute();
  }
  return kept;
}

/** Notes all reservations of whom somebody is still to come. @returns how many */
async function gatherHolders(tx: Tx, date: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    insert into reservation_closing_notice (reservation_id, date)
    select id, date from reservation
    where date = ${date} and status = 'booked' and to_sealed is not null and exists (
      select from reservation_visitor visitor left join admission using (ticket_id)
      where visitor.reservation_id = reservation.id and visitor.status = 'booked' and admission.ticket_id is null
    )
    returning reservation_id as id`.execute(tx);
  return rows.length;
}

/** What became of it; `told`: somebody has been told already that the day is closed. */
export type Reopened = { outcome: 'reopened' | 'not-closed' | 'told' };

/**
 * Takes a closing back of which nobody has been told: what is reserved is good again, and who waits goes on waiting.
 * @throws 403 where somebody may not, 404 where there is no such day
 */
export async function reopenDay(site: Needs, staff: Staff, date: string): Promise<Reopened> {
  return changeDay<Reopened>(site, staff, date, async (tx, day) => {
    const { closed_at, closed_for } = day;
    if (!closed_at || !closed_for) return { answer: { outcome: 'not-closed' } };
    if (await someoneTold(tx, date)) return { answer: { outcome: 'told' } };
    await takeBack(tx, date);
    const before = { closed: true, for: closed_for satisfies ClosingReason };
    return {
      answer: { outcome: 'reopened' },
      noted: { act: 'reservation.reopen', before, after: { closed: false } },
    };
  });
}

/** Holds those who are not told yet, so that nobody is told from here on; waits for whoever is being told. */
async function someoneTold(tx: Tx, date: string): Promise<boolean> {
  await tx
    .selectFrom('reservation_closing_notice')
    .select('reservation_id')
    .where('date', '=', date)
    .where('told_at', 'is', null)
    .orderBy('reservation_id')
    .forUpdate()
    .execute();
  const { rows } = await sql`
    select 1 as told from reservation_closing_notice where date = ${date} and told_at is not null
    union all select 1 from waiting_party where date = ${date} and status = 'closed'
    limit 1`.execute(tx);
  return rows.length > 0;
}

async function takeBack(tx: Tx, date: string): Promise<void> {
  for (const table of [
    'reservation_closing_notice',
    'reservation_closing_offer',
    'reservation_closing_text',
  ] as const) {
    await tx.deleteFrom(table).where('date', '=', date).execute();
  }
  await tx.updateTable('reservation_day').set({ closed_at: null, closed_for: null }).where('date', '=', date).execute();
  // Sent again, they are answered what is so now.
  await tx.deleteFrom('admission_scan').where('date', '=', date).where('outcome', '=', 'day-closed').execute();
}
