import {
  country,
  currentEdition,
  type Edition,
  editionsOfSite,
  isSeenEdition,
} from '#features/editions/index.server.ts';
import { isDay, venueDay } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { type Blanks, statement } from '#platform/db/statement.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { type EventRow, type Filter, filtered, inOrder, seen, wholeRows, withTexts } from './event-rows.server.ts';
import { eventNames } from './names.server.ts';
import { presentCard, presentEvent, type Reader } from './present.ts';
import {
  type CountedCountry,
  countedEvents,
  type EventCard,
  type ProgrammeDay,
  type ProgrammeEvent,
} from './programme.ts';

/** Longest that an event is expected to run: how far back one looks for those that still do. */
const longestEvent = 24 * 3_600_000;

/** The days of an edition's programme that have events, in order, with how many. */
export function programmeDays(db: Database, editionId: number): Promise<ProgrammeDay[]> {
  return db
    .selectFrom('event_day')
    .select(['day', 'events'])
    .where('edition_id', '=', editionId)
    .where('events', '>', 0)
    .orderBy('day')
    .execute();
}

/** The same, kept in this process until an event is written. */
export function daysOfSite({ db, kept }: Pick<SiteContext, 'db' | 'kept'>, editionId: number): Promise<ProgrammeDay[]> {
  return kept.get(`days of programme ${editionId}`, ['programme'], () => programmeDays(db, editionId));
}

/**
 * The edition whose programme an address asks for: the one that the site is about, or, where it names a day that this one has not, the last
 * before it that has. So the days of an edition that is over keep their addresses.
 * @param day YYYY-MM-DD, or any other text, which is no edition's
 */
export async function editionOfDay(
  site: Pick<SiteContext, 'db' | 'locale' | 'kept' | 'tags'>,
  day: string | undefined,
): Promise<Edition | undefined> {
  const current = await currentEdition(site);
  if (!current || day === undefined || !isDay(day)) return current;
  if ((await daysOfSite(site, current.number)).some((own) => own.day === day)) return current;
  const row = await site.db
    .selectFrom('event_day')
    .select('edition_id')
    .where('day', '=', day)
    .where('events', '>', 0)
    .where('edition_id', '<', current.number)
    .orderBy('edition_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row && (await editionsOfSite(site)).find(({ number }) => number === row.edition_id)) ?? current;
}

interface Page extends Reader {
  limit: number;
  offset?: number;
}

/** Events as lists show them, in the order of their beginning. */
export async function listEvents(
  db: Database,
  filter: Filter,
  { limit, offset = 0, ...reader }: Page,
): Promise<EventCard[]> {
  const { locale } = reader;
  const { editionId, day, kind, topic, keyword, ids } = filter;
  const rows =
    keyword === undefined && ids === undefined
      ? await partOfList(db, { locale }, { editionId, day, kind, topic, limit, offset })
      : await withTexts(db, locale, inOrder(filtered(db, filter)).limit(limit).offset(offset)).execute();
  return presentCards(db, rows, reader);
}

async function presentCards(db: Database, rows: readonly EventRow[], reader: Reader): Promise<EventCard[]> {
  if (rows.length === 0) return [];
  const names = await eventNames(db, reader.locale);
  return rows.map((row) => presentCard(row, reader, names));
}

type Span = Omit<Filter, 'keyword' | 'ids'> & { limit: number; offset: number };

/** A part of a list as it is mostly asked for. */
const partOfList = statement(
  (db, { editionId, day, kind, topic, limit, offset }: Blanks<Span>, { locale }: { locale: Locale }) => {
    const chosen = filtered(db, { editionId, day, kind, topic });
    return withTexts(db, locale, inOrder(chosen).limit(limit).offset(offset));
  },
);

/** Events whole, in the order of their beginning: for calendars and the API. */
export async function wholeEvents(
  db: Database,
  filter: Filter,
  { limit, offset = 0, ...reader }: Page,
): Promise<ProgrammeEvent[]> {
  const { locale } = reader;
  const choice = inOrder(filtered(db, filter)).limit(limit).offset(offset);
  const [rows, names] = await Promise.all([wholeRows(db, locale, choice).execute(), eventNames(db, locale)]);
  return rows.map((row) => presentEvent(row, reader, names));
}

/** How many events pass a filter: kept for days, else counted, to 10,000 (contract, Envelope). */
export async function countEvents(db: Database, filter: Filter): Promise<{ total: number; more?: true }> {
  const { kind, topic, keyword, ids, editionId, day } = filter;
  if ([kind, topic, keyword, ids].every((each) => each === undefined)) {
    const days = await programmeDays(db, editionId);
    const own = days.filter((each) => day === undefined || each.day === day);
    return { total: own.reduce((sum, { events }) => sum + events, 0) };
  }
  const counted = filtered(db, filter)
    .select('e.id')
    .limit(countedEvents + 1);
  const { count } = await db
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count > countedEvents ? { total: countedEvents, more: true } : { total: count };
}

/** One event with all that its page shows, or undefined where there is none of that id, or its edition is not seen yet. */
export async function readEvent(db: Database, id: number, reader: Reader): Promise<ProgrammeEvent | undefined> {
  const { locale } = reader;
  const [[row], names] = await Promise.all([wholeEvent(db, { locale }, { id }), eventNames(db, locale)]);
  return row && presentEvent(row, reader, names);
}

const wholeEvent = statement((db, { id }: Blanks<{ id: number }>, { locale }: { locale: Locale }) =>
  wholeRows(db, locale, seen(db).where('e.id', '=', id).where(isSeenEdition('e.edition_id'))),
);

/** What stands around an event: those that run while it runs, and the next one in its room on its day. */
export async function around(
  db: Database,
  { id, start, end }: Pick<ProgrammeEvent, 'id' | 'start' | 'end'>,
  { limit, ...reader }: Page,
): Promise<{ meanwhile: EventCard[]; nextInRoom: EventCard | undefined }> {
  const { locale } = reader;
  const [begins, ends] = [new Date(start), new Date(end)];
  const own = db.selectFrom('event').where('event.id', '=', id);
  const meanwhile = inOrder(seen(db))
    .where('e.edition_id', '=', own.select('event.edition_id'))
    .where('e.starts_at', '>', new Date(begins.getTime() - longestEvent))
    .where('e.starts_at', '<', ends)
    .where('e.ends_at', '>', begins)
    .where('e.id', '<>', id)
    .limit(limit);
  const next = inOrder(seen(db))
    .where('e.room_id', '=', own.select('event.room_id'))
    .where('e.edition_id', '=', own.select('event.edition_id'))
    .where('e.day', '=', start.slice(0, 10))
    .where('e.starts_at', '>=', ends)
    .limit(1);
  const [others, [nextInRoom], names] = await Promise.all([
    withTexts(db, locale, meanwhile).execute(),
    withTexts(db, locale, next).execute(),
    eventNames(db, locale),
  ]);
  return {
    meanwhile: others.map((row) => presentCard(row, reader, names)),
    nextInRoom: nextInRoom && presentCard(nextInRoom, reader, names),
  };
}

interface Upcoming extends Reader {
  editionId: number;
  limit: number;
}

/** Events of an edition that run at a moment or come after it, in the order of their beginning. */
export async function upcomingEvents(db: Database, { locale, editionId, now, limit }: Upcoming): Promise<EventCard[]> {
  const since = new Date(now.getTime() - longestEvent);
  const rows = await stillToEnd(db, { locale }, { editionId, since, now, limit });
  return presentCards(db, rows, { locale, now });
}

type ToEnd = Omit<Upcoming, 'locale'> & { since: Date };

const stillToEnd = statement((db, { editionId, since, now, limit }: Blanks<ToEnd>, { locale }: { locale: Locale }) => {
  const choice = inOrder(filtered(db, { editionId }))
    .where('e.starts_at', '>', since)
    .where('e.ends_at', '>', now)
    .limit(limit);
  return withTexts(db, locale, choice);
});

/** What of a moment's own day runs then or is still to come: what "now" is told from, for as long as the page is kept. */
export async function restOfDay(db: Database, upcoming: Upcoming): Promise<EventCard[]> {
  const today = venueDay(upcoming.now);
  const events = await upcomingEvents(db, upcoming);
  return events.filter(({ start }) => start.slice(0, 10) <= today);
}

/** The events about a country, of the newest edition that has any, in the order of their beginning. @param code ISO 3166, capitals */
export async function eventsAbout(
  db: Database,
  { code, limit, ...reader }: { code: string } & Page,
): Promise<EventCard[]> {
  const own = db
    .selectFrom('event_country')
    .where('country_code', '=', code)
    .where(isSeenEdition('event_country.edition_id'));
  const chosen = own
    .select('event_id')
    .where('edition_id', '=', own.select('edition_id').orderBy('edition_id', 'desc').limit(1))
    .orderBy('starts_at')
    .orderBy('event_id')
    .limit(limit);
  const choice = db.selectFrom('event as e').where('e.id', 'in', chosen);
  return presentCards(db, await withTexts(db, reader.locale, choice).execute(), reader);
}

/** The countries of Africa that an edition's events are about, by name; kept in this process until an event is written. */
export async function countriesOfEvents(
  { db, kept, locale }: Pick<SiteContext, 'db' | 'kept' | 'locale'>,
  editionId: number,
): Promise<CountedCountry[]> {
  const rows = await kept.get(`countries of programme ${editionId}`, ['programme'], () =>
    db
      .selectFrom('event_country')
      .select(({ fn }) => ['country_code as code', fn.countAll<number>().as('count')])
      .where('edition_id', '=', editionId)
      .groupBy('country_code')
      .execute(),
  );
  return rows
    .flatMap(({ code, count }) => {
      const name = country(code, locale)?.name;
      return name ? [[code, name, Number(count)] satisfies CountedCountry] : [];
    })
    .sort(([, one], [, other]) => one.localeCompare(other, locale));
}
