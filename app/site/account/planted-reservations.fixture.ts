import { accountHashes, documentHashes } from '#features/reservations/parties/lookups.server.ts';
import { purposes, sealTo } from '#features/reservations/parties/party.server.ts';
import { makeDay } from '#features/reservations/reservations.fixture.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { hexOf, moment, type Planted, Row, sealedFor } from './planted.fixture.ts';

/** A reservation of somebody's mail with one visitor who came, and a place on a waiting list. */
export async function plantReservations(platform: Platform, mail: string): Promise<Planted[]> {
  const to = { channel: 'email', address: mail } as const;
  const [hash] = accountHashes(platform.settings, to);
  const date = await makeDay(platform.db, { capacity: 10 });
  const reservation = new Row('reservation', { key: 'id', value: 'mark-reservation-id' });
  await platform.db
    .insertInto('reservation')
    .values({
      id: reservation.mark('id', 'mark-reservation-id'),
      date: reservation.value('date', date, `"date": "${date}"`),
      to_sealed: reservation.value('to_sealed', sealTo(platform, to), `"reservedWith": "${mail}"`),
      to_hash: reservation.untold('to_hash', hash, hexOf(hash)),
      contact_name_sealed: sealedFor(
        platform,
        purposes.contactName,
        reservation.mark('contact_name_sealed', 'mark-contact-name'),
      ),
      contact_phone_sealed: sealedFor(
        platform,
        purposes.contactPhone,
        reservation.mark('contact_phone_sealed', 'mark-contact-phone'),
      ),
      contact_country: reservation.value('contact_country', 'TD', '"contactCountry": "TD"'),
      locale: 'en-US',
      party: reservation.value('party', 3, '"visitors": 3'),
      consent_version: reservation.mark('consent_version', 'mark-consent'),
      consent_at: reservation.moment('consent_at', moment()),
      documents_consent_at: moment(),
      status: reservation.value('status', 'booked', '"status": "booked"'),
      created_at: reservation.moment('created_at', moment()),
      cancelled_at: reservation.moment('cancelled_at', moment()),
    })
    .execute();
  return [
    ...reservation.noted,
    ...(await plantVisitor(platform, date)),
    ...(await plantPlaces(platform, date, hash)),
    ...(await plantWaiting(platform, date, to)),
  ];
}

async function plantVisitor(platform: Platform, date: string): Promise<Planted[]> {
  const { db, settings } = platform;
  const [document] = documentHashes(settings, 'passport', 'PA00000001');
  const visitor = new Row('reservation_visitor', { key: 'ticket_id', value: 'mark-ticket' });
  await db
    .insertInto('reservation_visitor')
    .values({
      reservation_id: 'mark-reservation-id',
      ticket_id: visitor.untold('ticket_id', 'mark-ticket'),
      date,
      position: 0,
      name_sealed: sealedFor(platform, purposes.visitorName, visitor.untold('name_sealed', 'Visitor')),
      masked_name: visitor.mark('masked_name', 'mark-visitor-name'),
      id_type: visitor.value('id_type', 'hkMacao', '"idType": "hkMacao"'),
      number_sealed: sealedFor(platform, purposes.visitorNumber, visitor.untold('number_sealed', 'PA00000001')),
      masked_number: visitor.mark('masked_number', 'mark-visitor-number'),
      document_hash: visitor.untold('document_hash', document),
      status: visitor.value('status', 'cancelled', '"status": "cancelled"'),
    })
    .execute();
  const admission = new Row('admission', { key: 'ticket_id', value: 'mark-ticket' });
  await db
    .insertInto('admission')
    .values({
      ticket_id: admission.untold('ticket_id', 'mark-ticket'),
      gate: '1',
      admitted_at: admission.moment('admitted_at', moment()),
    })
    .execute();
  return [...visitor.noted, ...admission.noted, ...(await plantTraces(platform, date))];
}

/** What the gate and a closed day leave of a ticket. */
async function plantTraces({ db }: Platform, date: string): Promise<Planted[]> {
  const { id: staff } = await db
    .insertInto('staff')
    .values({ email: 'steward@planted.example' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const scan = new Row('admission_scan', { key: 'ticket_id', value: 'mark-ticket' });
  const ticketHash = scan.untold('ticket_hash', Buffer.alloc(32, 7));
  await db
    .insertInto('admission_scan')
    .values({
      ...{ staff_id: staff, nonce: 'mark-nonce', ticket_hash: ticketHash, outcome: 'admitted', date, party: 3 },
      ...{ ticket_id: scan.untold('ticket_id', 'mark-ticket'), scanned_at: moment() },
    })
    .execute();
  const reveal = new Row('visitor_reveal', { key: 'ticket_id', value: 'mark-ticket' });
  await db
    .insertInto('visitor_reveal')
    .values({
      ticket_id: reveal.untold('ticket_id', 'mark-ticket'),
      staff_id: reveal.untold('staff_id', staff),
      reason: 'admission',
      revealed_at: moment(),
    })
    .execute();
  const notice = new Row('reservation_closing_notice', { key: 'reservation_id', value: 'mark-reservation-id' });
  await db
    .insertInto('reservation_closing_notice')
    .values({
      reservation_id: notice.untold('reservation_id', 'mark-reservation-id'),
      date,
      key: notice.untold('key', 'mark-closing-key'),
      told_at: moment(),
    })
    .execute();
  return [...scan.noted, ...reveal.noted, ...notice.noted];
}

async function plantPlaces({ db }: Platform, date: string, hash: Buffer): Promise<Planted[]> {
  const places = new Row('reservation_account_day', { key: 'date', value: date });
  await db
    .insertInto('reservation_account_day')
    .values({ to_hash: places.untold('to_hash', hash), date, visitors: 3 })
    .execute();
  return places.noted;
}

async function plantWaiting(
  platform: Platform,
  date: string,
  to: { channel: 'email'; address: string },
): Promise<Planted[]> {
  const [hash] = accountHashes(platform.settings, to);
  const waiting = new Row('waiting_party', { key: 'key', value: 'mark-waiting' });
  await platform.db
    .insertInto('waiting_party')
    .values({
      key: waiting.untold('key', 'mark-waiting'),
      date: waiting.value('date', date, `"date": "${date}"`),
      visitors: waiting.value('visitors', 4, '"visitors": 4'),
      to_sealed: waiting.value('to_sealed', sealTo(platform, to), `"waitsWith": "${to.address}"`),
      to_hash: waiting.untold('to_hash', hash),
      locale: 'en-US',
      status: waiting.value('status', 'waiting', '"status": "waiting"'),
      created_at: waiting.moment('created_at', moment()),
    })
    .execute();
  return waiting.noted;
}
