import { type RawBuilder, sql } from 'kysely';
import { type LookupKeys, lookupKeyIds } from '#platform/crypto/lookup.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { isOpen } from '../days/days.server.ts';
import type { Refusal } from '../order/outcomes.ts';
import type { Party } from '../parties/party.server.ts';
import { partyMost } from '../reservations.ts';

/** What is written with a reservation, if it is made: as a `with` of its statement, from a source with a row if it is. */
export interface Alongside {
  message?: (source: RawBuilder<unknown>) => RawBuilder<unknown>;
  note?: (source: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/**
 * Takes a party's places on its day and writes the reservation down, with its message and the note of its answer: one
 * statement, which takes the day's row first. So parties of a day come one after the other, none can be partly in, and
 * nobody waits for a process while the day is held. What is taken under another key of LOOKUP_KEY a function of the
 * database looks for once the day is held (`counted_account`).
 * @param held places held for the party by an offer, given back in the same statement
 * @returns false where the day has too few places or cannot be reserved; nothing was written then
 * @throws what `failureOf` tells, and nothing was written then
 */
export async function takePlaces(
  { db, settings }: { db: Database | Tx; settings: LookupKeys },
  now: Date,
  party: Party,
  { message, note, held = 0 }: Alongside & { held?: number } = {},
): Promise<boolean> {
  const { visitors } = party;
  const [toHash, ...others] = party.toHashes;
  const size = visitors.length;
  const booked = sql`booked`;
  const nothing = sql`select from booked`;
  const { rows } = await sql<{ booked: number }>`
    with day as (
      update reservation_day set sold = sold + ${size}, held = held - ${held}, bookings = bookings + 1
      where date = ${party.date} and ${isOpen(now)} and sold + held - ${held} + ${size} <= capacity
      returning date
    ), account as (
      insert into reservation_account_day as account (to_hash, date, visitors)
      select counted_account(date, ${lookupKeyIds(settings)}::text[], ${toHash}::bytea, ${others}::bytea[],
        ${visitors.flatMap((each) => each.documentHashes.slice(1))}::bytea[]), date, ${size}::integer from day
      on conflict (to_hash, date) do update set visitors = account.visitors + excluded.visitors
      returning date
    ), booked as (
      insert into reservation (id, date, to_sealed, to_hash, contact_name_sealed, contact_phone_sealed, locale, party,
        consent_version, consent_at, documents_consent_at, created_at, contact_country)
      select ${party.id}, date, ${party.toSealed}::bytea, ${toHash}::bytea, ${party.contactNameSealed}::bytea,
        ${party.contactPhoneSealed}::bytea, ${party.locale}, ${size}::integer, ${party.consent.version},
        ${party.consent.at}::timestamptz, ${party.consent.documentsAt}::timestamptz, ${party.createdAt}::timestamptz,
        ${party.contactCountry}::text
      from account
      returning id, date
    ), visitors as (
      insert into reservation_visitor (reservation_id, date, ticket_id, name_sealed, masked_name, id_type, number_sealed,
        masked_number, document_hash, position)
      select booked.id, booked.date, visitor.*
      from booked, unnest(
        ${visitors.map((each) => each.ticketId)}::text[], ${visitors.map((each) => each.nameSealed)}::bytea[],
        ${visitors.map((each) => each.maskedName)}::text[], ${visitors.map((each) => each.idType)}::text[],
        ${visitors.map((each) => each.numberSealed)}::bytea[], ${visitors.map((each) => each.maskedNumber)}::text[],
        ${visitors.map((each) => each.documentHashes[0])}::bytea[]
      ) with ordinality as visitor
    ), sent as (${message?.(booked) ?? nothing}),
    noted as (${note?.(booked) ?? nothing})
    select count(*) as booked from booked`.execute(db);
  return rows[0]?.booked === 1;
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
