import { sql } from 'kysely';
import type { EventBookableTable } from '#db/schema/tables.gen.ts';
import { languageRank } from '#platform/db/best-language.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { languageName } from '../names.server.ts';

/** A room as the grid of the programme has it. */
export interface GridRoom {
  /** Its key as a kind of content. */
  key: string;
  name: string;
  venue: string;
  /** The language of both. */
  lang: Locale;
  /** Whether several events may take place in it at once. */
  several: boolean;
}

/** The rooms that readers know, in the order of their venues and of their own. */
export async function gridRooms(db: Database | Tx, locale: Locale): Promise<GridRoom[]> {
  const rows = await db
    .selectFrom('event_room as room')
    .innerJoin('event_venue as venue', 'venue.id', 'room.venue_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('event_room_text')
          .select(['name', 'locale'])
          .whereRef('room_id', '=', 'room.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('event_venue_text')
          .select('short_name')
          .whereRef('venue_id', '=', 'venue.id')
          // In the room's language, where it has a text in it.
          .orderBy(sql`event_venue_text.locale is distinct from text.locale`)
          .orderBy(languageRank(locale))
          .limit(1)
          .as('house'),
      (join) => join.onTrue(),
    )
    .select(['room.id', 'room.several', 'text.name', 'text.locale as lang', 'house.short_name as venue'])
    .orderBy('venue.position')
    .orderBy('venue.id')
    .orderBy('room.position')
    .orderBy('room.id')
    .execute();
  return rows.map(({ id, venue, ...room }) => ({ ...room, key: String(id), venue: venue ?? '' }));
}

/** A speaker, an interpreter or a language booth. */
export interface Bookable {
  key: string;
  sort: EventBookableTable['sort'];
  /** As staff know them. */
  name: string;
  /** Names of languages, in the reader's. */
  languages: string[];
  /** The key of the room in which a booth stays; null where it can be moved. */
  room: string | null;
  /** Offered to no event any more; those that have it keep it. */
  isWithdrawn: boolean;
}

/** Who and what can be booked or still is, by name. */
export async function bookables(db: Database | Tx, locale: Locale): Promise<Bookable[]> {
  const rows = await db
    .selectFrom('event_bookable')
    .select(['id', 'sort', 'name', 'languages', 'room_id', 'withdrawn'])
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, sort, name, languages, room_id, withdrawn: isWithdrawn }) => ({
    ...{ key: String(id), sort, name, isWithdrawn },
    languages: languages.map((code) => languageName(code, locale)),
    room: room_id === null ? null : String(room_id),
  }));
}
