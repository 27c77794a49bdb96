import { type RawBuilder, sql } from 'kysely';
import { lookupKeyIds } from '#platform/crypto/lookup.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Message } from '#platform/outbox/message.ts';
import { messagesWith } from '#platform/outbox/messages-with.ts';
import { isOpen } from '../days/days.server.ts';
import type { Refusal } from '../order/outcomes.ts';
import type { Party } from '../parties/party.server.ts';
import { partyMost } from '../reservations.ts';
import { notesOfReserved, type ReservedNote } from './kept-answer.server.ts';

/** A party, and what is written with its reservation. */
export interface Booking {
  party: Party;
  message: Message;
  note?: ReservedNote | undefined;
}

/**
 * Takes the places of parties on their day and writes the reservations down, with their messages and the notes of their
 * answers: one statement, which takes the day's row first. So those of a day come one after the other, none can be partly in,
 * and nobody waits for a process while the day is held. What is taken under another key of LOOKUP_KEY a function of the
 * database looks for once the day is held, and before anything else is written (`counted_account`).
 * @param bookings all of one day, each of another phone or mail
 * @param held places held for the party by an offer, given back in the same statement
 * @returns false where the day has too few places or cannot be reserved; nothing was written then
 * @throws what `failureOf` tells, and nothing was written then
 */
export async function takePlaces(
  site: Pick<SiteContext, 'settings' | 'clock'> & { db: Database | Tx },
  bookings: readonly [Booking, ...Booking[]],
  { held = 0 } = {},
): Promise<boolean> {
  const now = site.clock.now();
  const parties = bookings.map(({ party }) => party);
  const [{ party: first }] = bookings;
  const size = parties.reduce((sum, { visitors }) => sum + visitors.length, 0);
  const messages = bookings.map(({ message }) => message);
  const notes = bookings.flatMap(({ note }) => note ?? []);
  const day = sql`day`;
  const { rows } = await sql<{ booked: number }>`
    with day as (
      update reservation_day set sold = sold + ${size}, held = held - ${held}, bookings = bookings + ${parties.length}
      where date = ${first.date} and ${isOpen(now)} and sold + held - ${held} + ${size} <= capacity
      returning date
    ), party as (
      select day.date, party.* from day, ${partyRows(parties)}
    ), account as (
      insert into reservation_account_day as account (to_hash, date, visitors)
      select counted_account(date, ${lookupKeyIds(site.settings)}::text[], to_hash, array(${olderHashes(parties)}),
        ${olderDocuments(parties)}::bytea[]), date, size
      from party
      on conflict (to_hash, date) do update set visitors = account.visitors + excluded.visitors
      returning date
    ), booked as (
      insert into reservation (id, date, to_sealed, to_hash, contact_name_sealed, contact_phone_sealed, locale, party,
        consent_version, consent_at, documents_consent_at, created_at, contact_country)
      select id, date, to_sealed, to_hash, contact_name_sealed, contact_phone_sealed, locale, size, consent_version,
        consent_at, documents_consent_at, created_at, contact_country
      from party where (select count(*) from account) > 0
      returning id
    ), visitors as (
      insert into reservation_visitor (reservation_id, date, ticket_id, name_sealed, masked_name, id_type, number_sealed,
        masked_number, document_hash, position)
      select id, date, ticket_id, name_sealed, masked_name, id_type, number_sealed, masked_number, document_hash, position
      from party join ${visitorRows(parties)} using (number)
    ), sent as (${messagesWith(site.settings, now, messages, day)}),
    noted as (${notesOfReserved(site, notes, day)})
    select count(*) as booked from booked`.execute(site.db);
  return rows[0]?.booked === parties.length;
}

/** Parties as rows, by their numbers from 1. */
function partyRows(parties: readonly Party[]): RawBuilder<unknown> {
  return sql`unnest(
    ${parties.map(({ id }) => id)}::text[], ${parties.map(({ toSealed }) => toSealed)}::bytea[],
    ${parties.map(({ toHashes }) => toHashes[0])}::bytea[],
    ${parties.map(({ contactNameSealed }) => contactNameSealed)}::bytea[],
    ${parties.map(({ contactPhoneSealed }) => contactPhoneSealed)}::bytea[], ${parties.map(({ locale }) => locale)}::text[],
    ${parties.map(({ visitors }) => visitors.length)}::integer[], ${parties.map(({ consent }) => consent.version)}::text[],
    ${parties.map(({ consent }) => consent.at)}::timestamptz[],
    ${parties.map(({ consent }) => consent.documentsAt)}::timestamptz[],
    ${parties.map(({ createdAt }) => createdAt)}::timestamptz[],
    ${parties.map(({ contactCountry }) => contactCountry)}::text[]
  ) with ordinality as party(id, to_sealed, to_hash, contact_name_sealed, contact_phone_sealed, locale, size,
    consent_version, consent_at, documents_consent_at, created_at, contact_country, number)`;
}

/** The hashes of a party's phone or mail by other keys than the first, in the order of the keys: a statement within one of parties. */
function olderHashes(parties: readonly Party[]): RawBuilder<unknown> {
  const each = parties.flatMap(({ toHashes: [, ...hashes] }, i) => hashes.map((hash) => ({ hash, of: i + 1 })));
  return sql`
    select hash
    from unnest(${each.map(({ of }) => of)}::integer[], ${each.map(({ hash }) => hash)}::bytea[])
      with ordinality as older(number, hash, position)
    where older.number = party.number order by position`;
}

const olderDocuments = (parties: readonly Party[]): Buffer[] =>
  parties.flatMap(({ visitors }) => visitors.flatMap(({ documentHashes }) => documentHashes.slice(1)));

/** The visitors of parties as rows, each with the number of its party and its place in it, from 1. */
function visitorRows(parties: readonly Party[]): RawBuilder<unknown> {
  const each = parties.flatMap(({ visitors }, i) =>
    visitors.map((visitor, j) => ({ ...visitor, of: i + 1, position: j + 1 })),
  );
  return sql`unnest(
    ${each.map(({ of }) => of)}::integer[], ${each.map(({ ticketId }) => ticketId)}::text[],
    ${each.map(({ nameSealed }) => nameSealed)}::bytea[], ${each.map(({ maskedName }) => maskedName)}::text[],
    ${each.map(({ idType }) => idType)}::text[], ${each.map(({ numberSealed }) => numberSealed)}::bytea[],
    ${each.map(({ maskedNumber }) => maskedNumber)}::text[], ${each.map(({ documentHashes }) => documentHashes[0])}::bytea[],
    ${each.map(({ position }) => position)}::integer[]
  ) as visitor(number, ticket_id, name_sealed, masked_name, id_type, number_sealed, masked_number, document_hash, position)`;
}

/** Constraints of the tables that refuse a reservation, and what they mean. */
const failures: Record<string, Failure> = {
  reservation_visitor_document: 'document',
  reservation_account_day_visitors_check: 'account',
  idempotency_key_pkey: 'key',
};

/** A document has a place that day; the account has booked for too many; the key of the request is known. */
type Failure = 'document' | 'account' | 'key';

/** What the database says by failing the statement of a reservation. @throws any other error */
export function failureOf(error: unknown): Failure {
  const { code = '', constraint = '' } = (error ?? {}) as { code?: string; constraint?: string };
  const failure = ['23505', '23514'].includes(code) ? failures[constraint] : undefined;
  if (!failure) throw error;
  return failure;
}

/** The refusal of a party whose phone or mail has booked for too many others on that day. */
export async function accountFull(
  db: Database,
  { toHashes, date, visitors }: Party,
): Promise<Extract<Refusal, { outcome: 'account-full' }>> {
  const account = await db
    .selectFrom('reservation_account_day')
    .select('visitors')
    .where('to_hash', 'in', toHashes)
    .where('date', '=', date)
    .executeTakeFirst();
  // Some may have been cancelled since: what is said stays what was found.
  return { outcome: 'account-full', left: Math.min(partyMost - (account?.visitors ?? 0), visitors.length - 1) };
}

/** Which visitors of a party (from 0) have a place on its day already. */
export async function documentsTaken(db: Database, { date, visitors }: Party): Promise<number[]> {
  const taken = await db
    .selectFrom('reservation_visitor')
    .select('document_hash')
    .where('date', '=', date)
    .where('status', '=', 'booked')
    .where(
      'document_hash',
      'in',
      visitors.flatMap(({ documentHashes }) => documentHashes),
    )
    .execute();
  return visitors.flatMap(({ documentHashes }, i) =>
    taken.some(({ document_hash }) => documentHashes.some((hash) => document_hash?.equals(hash))) ? [i] : [],
  );
}
