import { sql } from 'kysely';
import { type Bookable, bookables, eventNames, type GridRoom, gridRooms } from '#features/programme/index.server.ts';
import { venueMinute } from '#platform/clock/clock.ts';
import type { Values } from '#platform/content/content-kind.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { kindOrRefuse } from '../content/kinds.server.ts';
import { editionsOfStaff, type StaffEdition } from '../editions/staff-editions.server.ts';
import { calledOn } from '../shown/called.server.ts';
import { minutesOf, type Placed } from './placing.ts';

/** What the grid knows of an event beside its place. */
export interface KnownEvent {
  /** Of the thing in the console. */
  id: number;
  title: string;
  lang: Locale;
  /** Of the five kinds, for its woven edge. */
  kind: string;
  kindName: string;
  /** Whether readers see it; else it is a draft, and has nothing to itself. */
  isOut: boolean;
  /** It has changes that readers do not see yet. */
  isPending: boolean;
  /** Number of the revision that says where it is. */
  base: number;
}

/** An event as the grid shows it. */
export type GridEvent = KnownEvent & Placed;

/** What an event says of its place so far, as fields have it; empty where it says nothing. */
export interface PlaceSoFar {
  day: string;
  from: string;
  to: string;
  room: string;
  bookings: string[];
}

/** An event that has no place or no time yet, or is in a room that has been withdrawn. */
export interface Unplaced extends KnownEvent {
  soFar: PlaceSoFar;
}

/** The programme of an edition as staff see it. */
export interface Programme {
  edition: number;
  /** Editions that have a programme to be made. */
  editions: { number: number; name: string }[];
  /** Days of the edition, and those on which it has events. */
  days: string[];
  rooms: GridRoom[];
  bookables: Bookable[];
  events: GridEvent[];
  unplaced: Unplaced[];
}

/** The programme of an edition, of the current one where none is named; undefined where there is none. */
export async function readProgramme(site: SiteContext, asked?: number): Promise<Programme | undefined> {
  const { db, locale } = site;
  const all = await editionsOfStaff(site);
  const current = all.find(({ isCurrent }) => isCurrent);
  const edition = all.find(({ number }) => number === asked) ?? current ?? all.at(-1);
  if (!edition) return undefined;
  const [rooms, booked, read] = await Promise.all([
    gridRooms(db, locale),
    bookables(db, locale),
    eventsOf(db, locale, edition.number),
  ]);
  // What is in a room that has been withdrawn has no column: it is to be given another place.
  const isPlaced = ({ place }: ReadEvent) => place !== undefined && rooms.some(({ key }) => key === place.room);
  const events = read.flatMap((each): GridEvent[] =>
    each.place && isPlaced(each) ? [{ ...each.about, ...each.place }] : [],
  );
  return {
    edition: edition.number,
    editions: all
      .filter(({ number }) => number >= (current?.number ?? 0))
      .map(({ number, name }) => ({ number, name }))
      .sort((one, other) => one.number - other.number),
    days: daysOf(edition, events),
    rooms,
    bookables: booked,
    events,
    unplaced: read.filter((each) => !isPlaced(each)).map(({ about, soFar }) => ({ ...about, soFar })),
  };
}

/** The edition that an event is of: 0 where its draft names none. @returns undefined where there is no such event */
export async function editionOfEvent(db: Database | Tx, id: number): Promise<number | undefined> {
  const row = await eventThings(db).where('thing.id', '=', id).executeTakeFirst();
  return row && (Number(row.fields.edition) || 0);
}

/** Each event with what readers see of it, or with its draft; without those that are withdrawn. */
function eventThings(db: Database | Tx) {
  return db
    .selectFrom('content_thing as thing')
    .innerJoin('content_thread as shared', (join) =>
      join.onRef('shared.thing_id', '=', 'thing.id').on('shared.thread', '=', 'shared'),
    )
    .innerJoin('content_revision as revision', (join) =>
      join
        .onRef('revision.thing_id', '=', 'thing.id')
        .on('revision.thread', '=', 'shared')
        .on('revision.number', '=', sql<number>`coalesce(shared.published, shared.head)`),
    )
    .select(['thing.id', 'thing.key', 'shared.head', 'shared.published', 'revision.fields'])
    .where('thing.kind', '=', 'event')
    .where('shared.state', '<>', 'withdrawn');
}

/** Those of an edition. A draft that names none yet is nobody else's to place. */
function eventThingsOf(db: Database | Tx, edition: number) {
  return eventThings(db).where(
    sql<boolean>`coalesce(revision.fields ->> 'edition', ${String(edition)}) = ${String(edition)}`,
  );
}

/** How many events an edition has on a day, as drafts or for readers. */
export async function countOn(db: Database | Tx, { edition, day }: { edition: number; day: string }): Promise<number> {
  const things = await eventThingsOf(db, edition).execute();
  return things.filter(({ fields }) => placeOf(fields)?.day === day).length;
}

interface ReadEvent {
  about: KnownEvent;
  place: Omit<Placed, 'id'> | undefined;
  soFar: PlaceSoFar;
}

async function eventsOf(db: Database, locale: Locale, edition: number): Promise<ReadEvent[]> {
  const things = await eventThingsOf(db, edition).orderBy('thing.id').execute();
  const [titles, { kinds }] = await Promise.all([
    titlesOf(
      db,
      things.map(({ id }) => id),
    ),
    eventNames(db, locale),
  ]);
  const names: Record<string, { name: string } | undefined> = kinds;
  return things.map(({ id, key, head, published, fields }) => {
    const called = calledOn(locale, kindOrRefuse('event'), { id, key, titles: titles.get(id) ?? new Map() });
    const kind = String(fields.kind ?? '');
    const isOut = published !== null;
    const life = { isOut, isPending: isOut && published !== head, base: head };
    const about = { id, ...called, kind, kindName: names[kind]?.name ?? '', ...life };
    return { about, place: placeOf(fields), soFar: placeSoFar(fields) };
  });
}

/** What events are called, by the languages of their texts. */
async function titlesOf(db: Database, ids: readonly number[]): Promise<Map<number, Map<Locale, string>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_thread')
    .select(['thing_id', 'thread', 'title'])
    .where('thing_id', 'in', [...ids])
    .where('thread', '<>', 'shared')
    .execute();
  const own = Map.groupBy(rows, ({ thing_id }) => thing_id);
  return new Map(
    [...own].map(([id, texts]) => [
      id,
      new Map(texts.flatMap(({ thread, title }): [Locale, string][] => (isLocale(thread) ? [[thread, title]] : []))),
    ]),
  );
}

/** Where and when something is that a document describes; undefined where it does not say so yet, or ends before it begins. */
export function placeOf({ startsAt, endsAt, room, bookings }: Values): Omit<Placed, 'id'> | undefined {
  if (typeof startsAt !== 'string' || typeof endsAt !== 'string' || typeof room !== 'string') return undefined;
  const start = venueMinute(new Date(startsAt));
  const from = minutesOf(start.slice(11));
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
  if (from === undefined || minutes <= 0) return undefined;
  return { day: start.slice(0, 10), from, to: from + minutes, room, bookings: keysIn(bookings) };
}

function placeSoFar({ startsAt, endsAt, room, bookings }: Values): PlaceSoFar {
  const [start = '', end = ''] = [startsAt, endsAt].map((moment) =>
    typeof moment === 'string' ? venueMinute(new Date(moment)) : '',
  );
  return {
    ...{ day: (start || end).slice(0, 10), from: start.slice(11), to: end.slice(11) },
    ...{ room: typeof room === 'string' ? room : '', bookings: keysIn(bookings) },
  };
}

const keysIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function daysOf(
  { startDate, endDate }: Pick<StaffEdition, 'startDate' | 'endDate'>,
  events: readonly GridEvent[],
): string[] {
  const days = new Set(events.map(({ day }) => day));
  for (let day = startDate; day <= endDate; day = nextDay(day)) days.add(day);
  return [...days].sort();
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
