import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { sendMessage } from '#platform/outbox/send-message.ts';
import { closingOf } from '../days/days.server.ts';
import { inReservationTransaction, inTurn } from '../in-transaction.server.ts';
import type { Cancelled } from '../order/outcomes.ts';
import { accountHashes } from '../parties/lookups.server.ts';
import { cancelledMessage } from '../parties/messages.server.ts';
import { unsealTo } from '../parties/party.server.ts';
import { passOn } from '../waiting-list/offers.server.ts';

type Needs = Pick<Platform, 'db' | 'settings' | 'clock'>;

/**
 * Cancels a reservation, or some of its visitors. What comes free is offered to the waiting list at once, else it is
 * free; the documents can be booked anew. Possible until the day is over (of one that was closed to visitors longer), for those who have not been admitted. Whether
 * the caller may is asked before: `mayManage`.
 * @param ticketIds whom to cancel; left out: all. Who is cancelled already stays so; unknown ones are as if not named
 */
export function cancel(
  site: Needs,
  { id, ticketIds }: { id: string; ticketIds?: string[] | undefined },
): Promise<Cancelled> {
  const work = async (tx: Tx): Promise<Cancelled> => {
    const found = await readCancellable(tx, site, id, ticketIds);
    if (!('leaving' in found)) return found;
    if (found.leaving.length === 0) return { outcome: 'cancelled', visitors: 0 };
    await giveBack(tx, site, found);
    await passOn(tx, site, found.date);
    if (found.to_sealed) {
      const { locale, date, leaving } = found;
      const told = { to: unsealTo(site, found.to_sealed), locale, date, visitors: leaving.length };
      await sendMessage(tx, site.settings, site.clock.now(), cancelledMessage(site, told));
    }
    return { outcome: 'cancelled', visitors: found.leaving.length };
  };
  return inTurn(() => inReservationTransaction(site.db, work));
}

/** A reservation whose visitors may be cancelled; its row and theirs are locked until the transaction ends. */
export type Cancellable = Extract<Awaited<ReturnType<typeof readCancellable>>, { leaving: unknown }>;

/**
 * Locks a reservation and its visitors and looks whether they may be cancelled. Admission locks the visitors as well: of
 * both at the same moment one comes first, and the other sees it.
 */
export async function readCancellable(tx: Tx, { clock }: Pick<Needs, 'clock'>, id: string, ticketIds?: string[]) {
  const reservation = await tx
    .selectFrom('reservation')
    .innerJoin('reservation_day', 'reservation_day.date', 'reservation.date')
    .selectAll('reservation')
    .select(['reservation_day.closes', 'reservation_day.closed_at'])
    .where('reservation.id', '=', id)
    .forUpdate('reservation')
    .executeTakeFirst();
  if (!reservation) return { outcome: 'missing' as const };
  // Who was told that the day is closed may answer as long as the data is kept.
  if (!reservation.closed_at && clock.now() >= closingOf(reservation)) return { outcome: 'too-late' as const };
  const visitors = await tx
    .selectFrom('reservation_visitor')
    .selectAll()
    .where('reservation_id', '=', id)
    .where('status', '=', 'booked')
    .orderBy('id')
    .forUpdate()
    .execute();
  const leaving = ticketIds ? visitors.filter(({ ticket_id }) => ticketIds.includes(ticket_id)) : visitors;
  const admitted = await admittedOf(tx, leaving);
  if (admitted.length > 0) return { outcome: 'admitted' as const, ticketIds: admitted };
  return { ...reservation, leaving, staying: visitors.length - leaving.length };
}

async function admittedOf(tx: Tx, visitors: { ticket_id: string }[]): Promise<string[]> {
  if (visitors.length === 0) return [];
  const ids = visitors.map(({ ticket_id }) => ticket_id);
  const rows = await tx.selectFrom('admission').select('ticket_id').where('ticket_id', 'in', ids).execute();
  return rows.map(({ ticket_id }) => ticket_id);
}

/** Takes visitors out of their day. The day's row is held from here on; nothing has been offered to anybody yet. */
export async function giveBack(
  tx: Tx,
  site: Pick<Needs, 'clock' | 'settings'>,
  found: Pick<Cancellable, 'id' | 'date' | 'to_hash' | 'to_sealed' | 'leaving' | 'staying'>,
): Promise<void> {
  const { id, date, to_hash, to_sealed, leaving, staying } = found;
  const now = site.clock.now();
  const last = staying === 0;
  // The day before the visitors change: who reserves for one of these documents has the day, and would wait for them.
  await tx
    .updateTable('reservation_day')
    .set(({ eb }) => ({ sold: eb('sold', '-', leaving.length), bookings: eb('bookings', '-', last ? 1 : 0) }))
    .where('date', '=', date)
    .execute();
  await tx
    .updateTable('reservation_visitor')
    .set({ status: 'cancelled', cancelled_at: now })
    .where(
      'ticket_id',
      'in',
      leaving.map(({ ticket_id }) => ticket_id),
    )
    .execute();
  if (last) {
    await tx.updateTable('reservation').set({ status: 'cancelled', cancelled_at: now }).where('id', '=', id).execute();
  }
  if (!to_hash || !to_sealed) return;
  // While hashes are made anew with another key, the account's count may be quicker than the reservation.
  const hashes = accountHashes(site.settings, unsealTo(site, to_sealed));
  await tx
    .updateTable('reservation_account_day')
    .set(({ eb }) => ({ visitors: eb('visitors', '-', leaving.length) }))
    .where('to_hash', 'in', [to_hash, ...hashes])
    .where('date', '=', date)
    .execute();
}
