import { sql } from 'kysely';
import type { EventOccupiesTable } from '#db/schema/tables.gen.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { ReadyEvent } from './event-draft.server.ts';

/** What an event can have to itself. */
export type Occupied = EventOccupiesTable['what'];

/** What an event binds from when to when. */
interface Binding {
  id: number;
  event: Pick<ReadyEvent, 'startsAt' | 'endsAt' | 'room' | 'bookings'>;
}

/** Something that an event wants and another one has at that time. */
export interface Taken {
  /** The event that wants it. */
  by: number;
  what: Occupied;
  who: number;
  /** The event that has it, with its titles; undefined where it has just let go of it. */
  holder: Holder | undefined;
}

interface Holder {
  id: number;
  startsAt: Date;
  endsAt: Date;
  titles: Partial<Record<Locale, string>>;
}

/**
 * Binds what events need: their rooms, and who and what is booked for them. The database's constraints decide, also between two
 * transactions: the second waits for the first, and is told what is taken.
 * @returns what is taken; then the transaction is to be taken back, for the rest has been bound
 */
export async function occupy(tx: Tx, bindings: readonly Binding[]): Promise<Taken[]> {
  const ids = bindings.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('event_occupies').where('event_id', 'in', ids).execute();
  const wanted = await rowsOf(tx, bindings);
  if (wanted.length === 0) return [];
  const bound = await tx
    .insertInto('event_occupies')
    .values(wanted)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['event_id', 'what', 'who'])
    .execute();
  const keys = new Set(bound.map(keyOf));
  const taken: Taken[] = [];
  for (const row of wanted.filter((each) => !keys.has(keyOf(each)))) {
    taken.push({ by: row.event_id, what: row.what, who: row.who, holder: await holderOf(tx, row) });
  }
  return taken;
}

/** Lets go of all that an event binds. */
export async function vacate(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('event_occupies').where('event_id', '=', id).execute();
}

/**
 * Binds a room anew for the events that take place in it, as it takes one at a time or several.
 * @returns the events that overlap in it, where it is to take one at a time
 */
export async function occupyRoom(tx: Tx, { id, several }: { id: number; several: boolean }): Promise<number[]> {
  await tx.deleteFrom('event_occupies').where('what', '=', 'room').where('who', '=', id).execute();
  if (several) return [];
  const events = await tx
    .selectFrom('event')
    .select(['id', 'starts_at', 'ends_at'])
    .where('room_id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('event_text').select('locale').whereRef('event_text.event_id', '=', 'event.id')),
    )
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  if (events.length === 0) return [];
  const rows = events.map(({ id: event_id, ...times }) => ({ event_id, what: 'room' as const, who: id, ...times }));
  const bound = await tx
    .insertInto('event_occupies')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .execute();
  return events.filter((event) => !bound.some(({ event_id }) => event_id === event.id)).map((event) => event.id);
}

type Row = Pick<EventOccupiesTable, 'event_id' | 'what' | 'who' | 'starts_at' | 'ends_at'>;

const keyOf = ({ event_id, what, who }: Pick<Row, 'event_id' | 'what' | 'who'>) => `${event_id} ${what} ${who}`;

/**
 * In one order for everybody: of two who want the same things one comes first with all of them. What rooms and bookables are stays so
 * until the transaction ends: whoever has a room take one event at a time from now on sees the events that are bound here.
 */
async function rowsOf(tx: Tx, bindings: readonly Binding[]): Promise<Row[]> {
  if (bindings.length === 0) return [];
  const rooms = await tx
    .selectFrom('event_room')
    .select(['id', 'several'])
    .where(
      'id',
      'in',
      bindings.map(({ event }) => Number(event.room)),
    )
    .orderBy('id')
    .forShare()
    .execute();
  const shared = new Set(rooms.filter(({ several }) => several).map(({ id }) => String(id)));
  const sorts = await sortsOf(tx, bindings.flatMap(({ event }) => event.bookings).map(Number));
  return bindings
    .flatMap(({ id, event: { startsAt, endsAt, room, bookings } }): Row[] => {
      const times = { event_id: id, starts_at: startsAt, ends_at: endsAt };
      const rooms: Row[] = shared.has(room) ? [] : [{ ...times, what: 'room', who: Number(room) }];
      const others = bookings.flatMap((bookable): Row[] => {
        const what = sorts.get(bookable);
        return what ? [{ ...times, what, who: Number(bookable) }] : [];
      });
      return [...rooms, ...others];
    })
    .sort((one, other) => one.what.localeCompare(other.what) || one.who - other.who || one.event_id - other.event_id);
}

async function sortsOf(tx: Tx, ids: readonly number[]): Promise<Map<string, Exclude<Occupied, 'room'>>> {
  if (ids.length === 0) return new Map();
  const rows = tx.selectFrom('event_bookable').select(['id', 'sort']).where('id', 'in', ids);
  return new Map((await rows.orderBy('id').forShare().execute()).map(({ id, sort }) => [String(id), sort]));
}

async function holderOf(tx: Tx, { event_id, what, who, starts_at, ends_at }: Row): Promise<Holder | undefined> {
  const row = await tx
    .selectFrom('event_occupies as held')
    .select(['held.event_id as id', 'held.starts_at as startsAt', 'held.ends_at as endsAt'])
    .select(
      sql<Holder['titles']>`coalesce((select jsonb_object_agg(locale, title) from event_text
        where event_text.event_id = held.event_id), '{}')`.as('titles'),
    )
    .where('held.what', '=', what)
    .where('held.who', '=', who)
    .where('held.event_id', '<>', event_id)
    .where('held.starts_at', '<', ends_at)
    .where('held.ends_at', '>', starts_at)
    .orderBy('held.starts_at')
    .limit(1)
    .executeTakeFirst();
  return row;
}
