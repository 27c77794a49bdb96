import type { Reachable } from '#features/accounts/index.server.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { closingOf } from '../days/days.server.ts';
import { accountHashes } from '../parties/lookups.server.ts';
import { isId } from '../parties/party.server.ts';
import type { ReservationView } from '../reservations.ts';
import type { Holder } from './holder-cookie.server.ts';

/** By what a holder's reservations are found: a proven phone or mail, the browser's ids, or both. */
export interface HeldBy {
  to?: Reachable | undefined;
  ids?: string[] | undefined;
}

/** The reservations of a holder, newest day first; also those that were cancelled and those that are over. */
export async function reservationsOf(
  db: Database,
  settings: Settings,
  now: Date,
  { to, ids = [] }: HeldBy,
): Promise<ReservationView[]> {
  const wanted = ids.filter(isId);
  const hashes = to && accountHashes(settings, to);
  if (!hashes && wanted.length === 0) return [];
  const rows = await reservationRows(db)
    .where((where) =>
      where.or([
        ...(hashes ? [where('reservation.to_hash', 'in', hashes)] : []),
        ...(wanted.length > 0 ? [where('reservation.id', 'in', wanted)] : []),
      ]),
    )
    .orderBy('reservation.date', 'desc')
    .orderBy('reservation.created_at', 'desc')
    .limit(200)
    .execute();
  return withVisitors(db, rows, now);
}

/** One reservation. Who has its id was given it: the link in the message says as much. */
export async function readReservation(db: Database, id: string, now: Date): Promise<ReservationView | undefined> {
  if (!isId(id)) return undefined;
  const rows = await reservationRows(db).where('reservation.id', '=', id).execute();
  return (await withVisitors(db, rows, now))[0];
}

/** The reservation of a ticket. */
export async function readReservationOfTicket(
  db: Database,
  ticketId: string,
  now: Date,
): Promise<ReservationView | undefined> {
  if (!isId(ticketId)) return undefined;
  const rows = await reservationRows(db)
    .where('reservation.id', '=', (of) =>
      of.selectFrom('reservation_visitor').select('reservation_id').where('ticket_id', '=', ticketId),
    )
    .execute();
  return (await withVisitors(db, rows, now))[0];
}

/** Whether a holder may see and cancel a reservation: the browser made it, or has proven its phone or mail. */
export async function mayManage(
  { db, settings }: { db: Database | Tx; settings: Settings },
  { ids, proof }: Holder,
  id: string,
): Promise<boolean> {
  if (!isId(id)) return false;
  if (ids.includes(id)) return true;
  if (!proof) return false;
  const found = await db
    .selectFrom('reservation')
    .select('id')
    .where('id', '=', id)
    .where('to_hash', 'in', accountHashes(settings, proof.to))
    .executeTakeFirst();
  return found !== undefined;
}

function reservationRows(db: Database) {
  return db
    .selectFrom('reservation')
    .innerJoin('reservation_day', 'reservation_day.date', 'reservation.date')
    .select([
      'reservation.id',
      'reservation.date',
      'reservation.status',
      'reservation.created_at',
      'reservation_day.opens',
      'reservation_day.closes',
      'reservation_day.gate',
      'reservation_day.closed_at',
    ]);
}

type ReservationRow = Awaited<ReturnType<ReturnType<typeof reservationRows>['execute']>>[number];

async function withVisitors(db: Database, rows: ReservationRow[], now: Date): Promise<ReservationView[]> {
  if (rows.length === 0) return [];
  const visitors = await db
    .selectFrom('reservation_visitor')
    .leftJoin('admission', 'admission.ticket_id', 'reservation_visitor.ticket_id')
    .select([
      'reservation_id',
      'reservation_visitor.ticket_id',
      'masked_name',
      'id_type',
      'masked_number',
      'status',
      'admission.ticket_id as admitted',
    ])
    .where(
      'reservation_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  const partyOf = Map.groupBy(visitors, ({ reservation_id }) => reservation_id);
  return rows.map((row) => {
    const party = (partyOf.get(row.id) ?? []).map((visitor) => ({
      ticketId: visitor.ticket_id,
      name: visitor.masked_name,
      idType: visitor.id_type,
      idNumber: visitor.masked_number,
      status: visitor.status,
      admitted: visitor.admitted !== null,
    }));
    const isClosed = row.closed_at !== null;
    const inside = isClosed || now < closingOf(row);
    return {
      id: row.id,
      date: row.date,
      status: row.status,
      opens: row.opens,
      closes: row.closes,
      gate: row.gate,
      createdAt: row.created_at,
      isClosed,
      cancellable: inside && party.some(({ status, admitted }) => status === 'booked' && !admitted),
      visitors: party,
    };
  });
}
