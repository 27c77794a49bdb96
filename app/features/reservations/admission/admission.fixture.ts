import { randomBytes } from 'node:crypto';
import { sealPersonal } from '#platform/crypto/personal.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { signTicket } from '../tickets/ticket.server.ts';

/** A party that was written down by hand, without the rules of reserving. */
export interface WrittenParty {
  id: string;
  date: string;
  tickets: { ticketId: string; ticket: string }[];
}

interface Written {
  date: string;
  visitors?: number;
  /** Venue time; left out, the doors of a new day are always open. */
  opens?: string;
  closes?: string;
}

const newId = () => randomBytes(16).toString('base64url');

/** Writes down a party with names, numbers and contacts that no other row has. */
export async function writeParty(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  { date, visitors = 1, opens = '00:00', closes = '24:00' }: Written,
): Promise<WrittenParty> {
  const id = newId();
  const ticketIds = Array.from({ length: visitors }, newId);
  const sealed = (purpose: string, text: string) => sealPersonal(settings, purpose, text);
  await db
    .insertInto('reservation_day')
    .values({ date, capacity: 1000, opens, closes, gate: 'South', books_from: date })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .updateTable('reservation_day')
    .set(({ eb }) => ({ sold: eb('sold', '+', visitors), bookings: eb('bookings', '+', 1) }))
    .where('date', '=', date)
    .execute();
  await db
    .insertInto('reservation')
    .values({
      id,
      date,
      to_sealed: sealed('reservation to', `sms:+86139${id}`),
      to_hash: randomBytes(32),
      contact_name_sealed: sealed('reservation contact name', `Contact ${id}`),
      contact_phone_sealed: sealed('reservation contact phone', `+86138${id}`),
      locale: 'en-US',
      party: visitors,
      consent_version: '1',
      consent_at: new Date(),
      documents_consent_at: new Date(),
      created_at: new Date(),
      cancelled_at: null,
      moved_to: null,
    })
    .execute();
  await db
    .insertInto('reservation_visitor')
    .values(
      ticketIds.map((ticket_id, i) => ({
        reservation_id: id,
        ticket_id,
        date,
        position: i + 1,
        name_sealed: sealed('visitor name', `Wang Ming ${ticket_id}`),
        masked_name: 'W*** M***',
        id_type: 'passport' as const,
        number_sealed: sealed('visitor document', `E${ticket_id}`),
        masked_number: 'E1*****78',
        document_hash: randomBytes(32),
        cancelled_at: null,
      })),
    )
    .execute();
  const tickets = await Promise.all(
    ticketIds.map(async (ticketId) => ({ ticketId, ticket: await signTicket(db, settings, { ticketId, date }) })),
  );
  return { id, date, tickets };
}
