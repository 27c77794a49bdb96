import { createHash } from 'node:crypto';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import { venueDay, venueTimestamp } from '#platform/clock/clock.ts';
import { unsealPersonal } from '#platform/crypto/personal.ts';
import type { Tx } from '#platform/db/database.ts';
import { may } from '#platform/http/may.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { readWhy } from '../closing/read-why.server.ts';
import { endOfNumber } from '../documents/documents-mask.ts';
import { purposes } from '../parties/party.server.ts';
import { type Ticket, verifyTicket } from '../tickets/ticket.ts';
import { ticketKeys } from '../tickets/ticket-keys.server.ts';
import type { Admission, Admitted } from './admission.ts';

/** A scan at a gate. */
export interface Scan {
  /** What the QR code says. */
  ticket: string;
  /** Where it was scanned, as the next gate is to read it. */
  gate: string;
  /** The scan's own number: sent again with it, the same scan is answered the same. */
  nonce: string;
  /** The steward lets them in although the doors are closed. */
  outsideHours?: boolean | undefined;
  staff: Staff;
}

/** What became of a scan that was answered for no ticket: nothing has changed. */
export type Unanswered =
  | { outcome: 'not-allowed' }
  /** The nonce came before, with another ticket. */
  | { outcome: 'other-ticket' };

type Needs = Pick<Platform, 'db' | 'clock' | 'settings'>;

/**
 * Lets the holder of a ticket in, once, on its day and while the doors are open, or says why not; a steward is shown whom
 * they let in, which is written down, and that they did stands in the log. Of two gates with the same ticket, and of a gate
 * and somebody who cancels, one comes first and the other learns of it: both lock the visitor's row.
 */
export async function admit({ db, clock, settings }: Needs, scan: Scan): Promise<Admission | Unanswered> {
  if (!may(scan.staff, 'admit')) return { outcome: 'not-allowed' };
  const ticket = await verifyTicket(await ticketKeys(db), scan.ticket);
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const show = (ticketId: string) => showAdmitted(tx, settings, { ticketId, staff: scan.staff, now });
    if (!(await noteScan(tx, scan, now))) return answerAgain(tx, scan, show);
    const admission = ticket ? await decide(tx, ticket, scan, { now, show }) : { outcome: 'not-genuine' as const };
    await tx
      .updateTable('admission_scan')
      .set({ outcome: admission.outcome, ticket_id: ticket?.ticketId ?? null, date: ticket?.date ?? null })
      .set({ party: admission.outcome === 'admitted' ? admission.party : null })
      .where('staff_id', '=', scan.staff.id)
      .where('nonce', '=', scan.nonce)
      .execute();
    if (ticket && admission.outcome === 'admitted') await noteAdmitted(tx, ticket, admission, scan.staff);
    return admission;
  });
}

/** Notes in the log of staff that somebody was let in: by their reservation and their place in it, and not by their name. */
async function noteAdmitted(tx: Tx, { ticketId }: Ticket, { gate, outsideHours, admittedAt }: Admitted, staff: Staff) {
  const { reservation_id, position } = await tx
    .selectFrom('reservation_visitor')
    .select(['reservation_id', 'position'])
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow();
  const about = `reservation ${reservation_id} visitor ${position}`;
  const noted = { before: { admitted: false }, after: { admitted: true, gate, outsideHours } };
  await noteAct(tx, { staff, act: 'reservation.admit', about, ...noted }, admittedAt);
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

type Show = (ticketId: string) => Promise<Admitted>;

async function answerAgain(tx: Tx, { staff, nonce, ticket }: Scan, show: Show): Promise<Admission | Unanswered> {
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
      return { outcome, ...(await show(ticket_id ?? '')), party: party ?? 1 };
    case 'already-used': {
      const used = await readAdmission(tx, ticket_id ?? '');
      if (!used) throw new Error('A ticket was used, and is not any more');
      return { outcome, ...used };
    }
    case 'outside-hours':
      return { outcome, ...(await hoursOf(tx, date ?? '')) };
    case 'wrong-day':
    case 'cancelled':
      return { outcome, date: date ?? '' };
    case 'day-closed': {
      const why = await readWhy(tx, date ?? '');
      // As a day is opened again, what scans of it were answered is forgotten (`reopenDay`).
      if (!why) throw new Error('A day was closed, and is not any more');
      return { outcome, date: date ?? '', why };
    }
    case null:
      throw new Error('A scan was kept without its answer');
    default:
      return { outcome };
  }
}

/** Where and when a ticket was used: of whom is not said, for nobody is let in. */
function readAdmission(tx: Tx, ticketId: string) {
  return tx
    .selectFrom('admission')
    .select(['gate', 'admitted_at as admittedAt'])
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst();
}

function hoursOf(tx: Tx, date: string) {
  const day = tx.selectFrom('reservation_day').select(['opens', 'closes']).where('date', '=', date);
  return day.executeTakeFirstOrThrow();
}

/** Shows a member of staff whom they have let in, and writes down that it was shown. */
async function showAdmitted(
  tx: Tx,
  settings: Needs['settings'],
  { ticketId, staff, now }: { ticketId: string; staff: Staff; now: Date },
): Promise<Admitted> {
  const { name_sealed, number_sealed, masked_name, ...admitted } = await tx
    .selectFrom('admission')
    .innerJoin('reservation_visitor as visitor', 'visitor.ticket_id', 'admission.ticket_id')
    .select(['name_sealed', 'number_sealed', 'masked_name', 'id_type as idType'])
    .select(['admission.gate', 'admitted_at as admittedAt', 'outside_hours as outsideHours'])
    .where('admission.ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('visitor_reveal')
    .values({ ticket_id: ticketId, staff_id: staff.id, reason: 'admission', revealed_at: now })
    .execute();
  return {
    ...admitted,
    name: name_sealed ? unsealPersonal(settings, purposes.visitorName, name_sealed) : masked_name,
    idEnd: number_sealed ? endOfNumber(unsealPersonal(settings, purposes.visitorNumber, number_sealed)) : '',
  };
}

interface Deciding {
  now: Date;
  show: Show;
}

async function decide(tx: Tx, { ticketId, date }: Ticket, scan: Scan, { now, show }: Deciding): Promise<Admission> {
  const { gate, staff } = scan;
  const visitor = await tx
    .selectFrom('reservation_visitor')
    .select(['reservation_id', 'status'])
    .where('ticket_id', '=', ticketId)
    .where('date', '=', date)
    .forUpdate()
    .executeTakeFirst();
  if (!visitor) return { outcome: 'unknown' };
  if (visitor.status === 'cancelled') return { outcome: 'cancelled', date };
  const why = await readWhy(tx, date);
  if (why) return { outcome: 'day-closed', date, why };
  if (date !== venueDay(now)) return { outcome: 'wrong-day', date };
  // The visitor's row is locked: nobody else admits them meanwhile.
  const used = await readAdmission(tx, ticketId);
  if (used) return { outcome: 'already-used', ...used };
  const hours = await hoursOf(tx, date);
  const time = venueTimestamp(now).slice(11, 16);
  const outsideHours = time < hours.opens || time >= hours.closes;
  if (outsideHours && scan.outsideHours !== true) return { outcome: 'outside-hours', ...hours };
  await tx
    .insertInto('admission')
    .values({ ticket_id: ticketId, gate, staff_id: staff.id, admitted_at: now, outside_hours: outsideHours })
    .execute();
  const party = await bookedOf(tx, visitor.reservation_id);
  return { outcome: 'admitted', ...(await show(ticketId)), party };
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
