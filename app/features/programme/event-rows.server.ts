import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { EventTable, Schema } from '#db/schema/tables.gen.ts';
import { languageRank } from '#platform/db/best-language.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Texts } from '#platform/i18n/texts.ts';
import type { Admission, EventKind, EventTopic } from './programme.ts';

/** An event of a list, its words in the best language there is. */
export interface EventRow {
  id: number;
  kind: EventKind;
  startsAt: Date;
  endsAt: Date;
  languages: string[];
  interpretation: string[];
  title: string;
  lang: Locale;
  /** Null where the room has no text: it has been withdrawn. Of the venue the same. */
  room: string | null;
  venue: string | null;
  shortVenue: string | null;
  placeLang: Locale | null;
  /** When it was moved last, after readers had seen it, and what of it. */
  movedAt: Date | null;
  moved: string[];
}

/** Which events of an edition. */
export interface Filter {
  editionId: number;
  /** YYYY-MM-DD, at the venue. */
  day?: string | undefined;
  kind?: EventKind | undefined;
  topic?: EventTopic | undefined;
  /** Words that the title or the summary has, in any language. */
  keyword?: string | undefined;
  ids?: readonly number[] | undefined;
}

/** A filter as a value or as the blanks of a statement. */
type Filtered = Pick<Filter, 'keyword' | 'ids'> & {
  editionId: number | Expression<number>;
  day?: string | Expression<string> | undefined;
  kind?: EventKind | Expression<EventKind> | undefined;
  topic?: EventTopic | Expression<EventTopic> | undefined;
};

type EventChoice = SelectQueryBuilder<Schema & { e: EventTable }, 'e', Record<never, never>>;

/** The events that readers see: one that has been withdrawn has no text. */
export function seen(db: Database | Tx): EventChoice {
  return db
    .selectFrom('event as e')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('event_text').select('locale').whereRef('event_text.event_id', '=', 'e.id')),
    );
}

/** The events of an edition that pass a filter; served by the indexes of 0006-programme.sql. */
export function filtered(db: Database | Tx, { editionId, day, kind, topic, keyword, ids }: Filtered): EventChoice {
  let query = seen(db).where('e.edition_id', '=', editionId);
  if (day !== undefined) query = query.where('e.day', '=', day);
  if (kind !== undefined) query = query.where('e.kind', '=', kind);
  if (ids !== undefined) query = query.where('e.id', 'in', ids.length > 0 ? [...ids] : [0]);
  if (topic !== undefined) {
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('event_topic')
          .select('topic')
          .whereRef('event_topic.event_id', '=', 'e.id')
          .where('topic', '=', topic),
      ),
    );
  }
  if (keyword !== undefined) {
    const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('event_text')
          .select('locale')
          .whereRef('event_text.event_id', '=', 'e.id')
          .where((text) => text.or([text('title', 'ilike', like), text('summary', 'ilike', like)])),
      ),
    );
  }
  return query;
}

/** In the order of their beginning; of one moment, the one written first. */
export function inOrder(choice: EventChoice): EventChoice {
  return choice.orderBy('e.starts_at').orderBy('e.id');
}

/**
 * The chosen events with their words, in order. The choice is made on `event` alone, and texts are looked up for what it
 * leaves.
 */
export function withTexts(db: Database | Tx, locale: Locale, choice: EventChoice) {
  const chosen = choice.select([
    'e.id',
    'e.kind',
    'e.starts_at',
    'e.ends_at',
    'e.room_id',
    'e.languages',
    'e.interpretation',
    'e.admission',
    'e.agenda_times',
    'e.speaker_parts',
    'e.revision',
    'e.updated_at',
    'e.moved_at',
    'e.moved',
  ]);
  return db
    .selectFrom(chosen.as('e'))
    .innerJoin('event_room as room', 'room.id', 'e.room_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('event_text')
          .selectAll()
          .whereRef('event_id', '=', 'e.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('event_room_text as r')
          .select(['r.name', 'r.locale'])
          .whereRef('r.room_id', '=', 'e.room_id')
          .orderBy(languageRank(locale, 'r.locale'))
          .limit(1)
          .as('place'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('event_venue_text as v')
          .select(['v.name', 'v.short_name', 'v.locale'])
          .whereRef('v.venue_id', '=', 'room.venue_id')
          // In the room's language, where it has a text in it.
          .orderBy(sql`v.locale is distinct from place.locale`)
          .orderBy(languageRank(locale, 'v.locale'))
          .limit(1)
          .as('house'),
      (join) => join.onTrue(),
    )
    .select([
      'e.id',
      sql<EventKind>`e.kind`.as('kind'),
      'e.starts_at as startsAt',
      'e.ends_at as endsAt',
      'e.languages',
      'e.interpretation',
      'text.title',
      'text.locale as lang',
      'place.name as room',
      'house.name as venue',
      'house.short_name as shortVenue',
      sql<Locale | null>`coalesce(place.locale, house.locale)`.as('placeLang'),
      'e.moved_at as movedAt',
      'e.moved',
    ])
    .orderBy('e.starts_at')
    .orderBy('e.id');
}

/** The chosen events with all that their pages and calendars show, in order. */
export function wholeRows(db: Database | Tx, locale: Locale, choice: EventChoice) {
  return withTexts(db, locale, choice).select((eb) => [
    'text.summary',
    'text.organiser',
    'text.audience',
    'text.agenda',
    'text.speakers',
    // What has no words in this language is shown in another one.
    sql<OtherTexts | null>`case when '' = any(text.agenda) or '' = any(text.speakers) then
      (select jsonb_object_agg(locale, jsonb_build_object('agenda', agenda, 'speakers', speakers))
        from event_text where event_id = e.id) end`.as('otherTexts'),
    'e.admission',
    'e.agenda_times as agendaTimes',
    'e.speaker_parts as speakerParts',
    'e.revision',
    'e.updated_at as updatedAt',
    sql<EventTopic[]>`array(${db
      .selectFrom('event_topic')
      .select('topic')
      .where('event_id', '=', eb.ref('e.id'))
      .orderBy('position')})`.as('topics'),
    sql<string[]>`array(${db
      .selectFrom('event_country')
      .select('country_code')
      .where('event_id', '=', eb.ref('e.id'))
      .orderBy('country_code')})`.as('countries'),
  ]);
}

/** Agenda and speakers of an event in its languages. */
type OtherTexts = Texts<Record<'agenda' | 'speakers', string[]>>;

/** A row of an event's page, of a calendar, of the API. */
export type WholeRow = EventRow & {
  summary: string;
  organiser: string;
  audience: string;
  agenda: string[];
  speakers: string[];
  otherTexts: OtherTexts | null;
  admission: Admission;
  agendaTimes: string[];
  speakerParts: string[];
  revision: number;
  updatedAt: Date;
  topics: EventTopic[];
  countries: string[];
};
