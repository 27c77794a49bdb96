import { createHash } from 'node:crypto';
import type { Staff } from '#features/accounts/index.server.ts';
import { venueDay } from '#platform/clock/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { type Admission, mayAdmit } from './admission.ts';
import { type Ticket, verifyTicket } from './ticket.ts';
import { ticketKeys } from './ticket-keys.server.ts';

/** A scan at a gate. */
export interface Scan {
  /** What the QR code says. */
  ticket: string;
  /** Where it was scanned, as the next gate is to read it. */
  gate: string;
  /** The scan's own number: sent again with it, the same scan is answered the same. */
  nonce: string;
  staff: Staff;
}

/** What became of a scan that was answered for no ticket: nothing has changed. */
export type Unanswered =
  | { outcome: 'not-allowed' }
  /** The nonce came before, with another ticket. */
  | { outcome: 'other-ticket' };

/**
 * Lets the holder of a ticket in, once and on its day, or says why not. Of two gates with the same ticket, and of a gate
 * and somebody who cancels, one comes first and the other learns of it: both lock the visitor's row.
 */
export async function admit(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  scan: Scan,
): Promise<Admission | Unanswered> {
  if (!mayAdmit(scan.staff)) return { outcome: 'not-allowed' };
  const ticket = await verifyTicket(await ticketKeys(db), scan.ticket);
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    if (!(await noteScan(tx, scan, now))) return answerAgain(tx, scan);
    const admission = ticket ? await decide(tx, ticket, scan, now) : { outcome: 'not-genuine' as const };
    await tx
      .updateTable('admission_scan')
      .set({ outcome: admission.outcome, ticket_id: ticket?.ticketId ?? null, date: ticket?.date ?? null })
      .set({ party: admission.outcome === 'admitted' ? admission.party : null })
      .where('staff_id', '=', scan.staff.id)
      .where('nonce', '=', scan.nonce)
      .execute();
    return admission;
  });
}

/** Waits for the same scan where it is being answered. @returns whether it is a new one */
async function noteScan(tx: Tx, { staff, nonce, ticket }: Scan, now: Date): Promise<boolean> {
  const noted = await tx
    .insertInto('admission_scan')
    .values({ staff_id: staff.id, nonce, ticket_hash: ticketHash(ticket), scanned_at: now })
    .onConflict((conflict) => conflict.columns(['staff_id', 'nonce']).doNothing())
    .returning('nonce')
    .execute();
  return noted.length > 0;
}

const ticketHash = (ticket: string) => createHash('sha256').update(ticket).digest();

async function answerAgain(tx: Tx, { staff, nonce, ticket }: Scan): Promise<Admission | Unanswered> {
  const scan = await tx
    .selectFrom('admission_scan')
    .selectAll()
    .where('staff_id', '=', staff.id)
    .where('nonce', '=', nonce)
    .executeTakeFirstOrThrow();
  if (!scan.ticket_hash.equals(ticketHash(ticket))) return { outcome: 'other-ticket' };
  const { ticket_id, date, party, outcome } = scan;
  switch (outcome) {
    case 'admitted':
    case 'already-used': {
      const { gate, admittedAt, name, idType } = await readAdmission(tx, ticket_id ?? '');
      if (outcome === 'already-used') return { outcome, gate, admittedAt };
      return { outcome, name, idType, party: party ?? 1, gate, admittedAt };
    }
    case 'wrong-day':
    case 'cancelled':
      return { outcome, date: date ?? '' };
    case null:
      throw new Error('A scan was kept without its answer');
    default:
      return { outcome };
  }
}

function readAdmission(tx: Tx, ticketId: string) {
  return tx
    .selectFrom('admission')
    .innerJoin('reservation_visitor as visitor', 'visitor.ticket_id', 'admission.ticket_id')
    .select(['gate', 'admitted_at as admittedAt', 'masked_name as name', 'id_type as idType'])
    .where('admission.ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow();
}

async function decide(tx: Tx, { ticketId, date }: Ticket, { gate, staff }: Scan, now: Date): Promise<Admission> {
  const visitor = await tx
    .selectFrom('reservation_visitor')
    .select(['reservation_id', 'masked_name', 'id_type', 'status'])
    .where('ticket_id', '=', ticketId)
    .where('date', '=', date)
    .forUpdate()
    .executeTakeFirst();
  if (!visitor) return { outcome: 'unknown' };
  if (visitor.status === 'cancelled') return { outcome: 'cancelled', date };
  if (date !== venueDay(now)) return { outcome: 'wrong-day', date };
  const admitted = await tx
    .insertInto('admission')
    .values({ ticket_id: ticketId, gate, staff_id: staff.id, admitted_at: now })
    .onConflict((conflict) => conflict.column('ticket_id').doNothing())
    .returning('ticket_id')
    .execute();
  if (admitted.length === 0) {
    const { gate, admittedAt } = await readAdmission(tx, ticketId);
    return { outcome: 'already-used', gate, admittedAt };
  }
  const { masked_name: name, id_type: idType, reservation_id } = visitor;
  const party = await bookedOf(tx, reservation_id);
  return { outcome: 'admitted', name, idType, party, gate, admittedAt: now };
}

async function bookedOf(tx: Tx, reservationId: string): Promise<number> {
  const { party } = await tx
    .selectFrom('reservation_visitor')
    .select(({ fn }) => fn.countAll<number>().as('party'))
    .where('reservation_id', '=', reservationId)
    .where('status', '=', 'booked')
    .executeTakeFirstOrThrow();
  return party;
}
