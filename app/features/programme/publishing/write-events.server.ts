import { sql } from 'kysely';
import { isEditionSeen } from '#features/editions/index.server.ts';
import { venueDay } from '#platform/clock/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { namesIn } from '#platform/i18n/fixed-words.server.ts';
import { eachText, textsOf } from '#platform/i18n/texts.ts';
import type { Findable } from '#platform/search-index/findable.ts';
import { makeFindable, makeUnfindable } from '#platform/search-index/make-findable.server.ts';
import { eventHref } from '../programme.ts';
import { countDays, uncountDay } from './days.server.ts';
import type { ReadyEvent } from './event-draft.server.ts';
import { noteWithdrawn } from './note-change.server.ts';
import { vacate } from './occupy.server.ts';

interface Written {
  id: number;
  event: ReadyEvent;
}

/**
 * Writes events that have been validated, with all that belongs to them, and has them found.
 * @param now the moment of the change, for calendars
 * @returns their ids, in the order given; ids grow in that order
 */
export async function writeEvents(tx: Tx, events: readonly ReadyEvent[], now: Date): Promise<number[]> {
  if (events.length === 0) return [];
  const rows = events.map((event) => ({ ...eventRow(event), revision: 0, updated_at: now }));
  const inserted = await tx.insertInto('event').values(rows).returning('id').execute();
  const ids = inserted.map(({ id }) => id).sort((one, other) => one - other);
  await writeParts(
    tx,
    events.map((event, i) => ({ id: idAt(ids, i), event })),
  );
  return ids;
}

/** Writes an event anew under the id that it has. Of two changes at once the second sees the day that the first one wrote. */
export async function rewriteEvent(tx: Tx, id: number, event: ReadyEvent): Promise<void> {
  await clearEvent(tx, id);
  await tx.updateTable('event').set(eventRow(event)).where('id', '=', id).execute();
  await writeParts(tx, [{ id, event }]);
}

/** Counts a change of an event: calendars take the new one. */
export async function countChange(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('event').set({ revision: sql`revision + 1`, updated_at: now }).where('id', '=', id).execute();
}

/** Has an event say nothing in any language: nobody sees it, it binds nothing, and its id stays its own. */
export async function emptyEvent(tx: Tx, id: number, now: Date): Promise<void> {
  await noteWithdrawn(tx, id, now);
  await clearEvent(tx, id);
  await vacate(tx, id);
  await makeUnfindable(tx, 'event', [String(id)]);
}

async function clearEvent(tx: Tx, id: number): Promise<void> {
  const row = await tx.selectFrom('event').select(['edition_id', 'day']).where('id', '=', id).forUpdate().execute();
  const texts = await tx.deleteFrom('event_text').where('event_id', '=', id).returning('locale').execute();
  for (const part of ['event_topic', 'event_country', 'event_booking'] as const) {
    await tx.deleteFrom(part).where('event_id', '=', id).execute();
  }
  // Without a text it was not counted.
  if (texts.length > 0) for (const day of row) await uncountDay(tx, day);
}

/** Writes what belongs to events beside their own row, counts them to their days, and has them found where readers see them. */
async function writeParts(tx: Tx, written: readonly Written[]): Promise<void> {
  await tx.insertInto('event_text').values(written.flatMap(textRows)).execute();
  await tx.insertInto('event_topic').values(written.flatMap(topicRows)).execute();
  const countries = written.flatMap(countryRows);
  if (countries.length > 0) await tx.insertInto('event_country').values(countries).execute();
  const bookings = written.flatMap(bookingRows);
  if (bookings.length > 0) await tx.insertInto('event_booking').values(bookings).execute();
  await countDays(
    tx,
    written.map(({ event }) => event),
  );
  await findThese(tx, written);
}

/** Has events found, but for those of an edition that readers do not see yet. */
async function findThese(tx: Tx, written: readonly Written[]): Promise<void> {
  for (const [edition, own] of Map.groupBy(written, ({ event }) => Number(event.edition))) {
    if (await isEditionSeen(tx, edition)) await makeFindable(tx, own.map(findable));
    else
      await makeUnfindable(
        tx,
        'event',
        own.map(({ id }) => String(id)),
      );
  }
}

/** The row of an event, as far as an editor writes it. */
function eventRow(event: ReadyEvent) {
  return {
    edition_id: Number(event.edition),
    kind: event.kind,
    day: venueDay(event.startsAt),
    starts_at: event.startsAt,
    ends_at: event.endsAt,
    room_id: Number(event.room),
    languages: event.languages,
    interpretation: event.interpretation,
    admission: event.admission,
    agenda_times: event.agenda.map(({ at }) => at),
    speaker_parts: event.speakers.map(({ part }) => part),
  };
}

function idAt(ids: number[], i: number): number {
  const id = ids[i];
  if (id === undefined) throw new Error('An event was not written');
  return id;
}

/** Agenda and speakers stand in a text by their place; what has no words in its language is empty there. */
function textRows({ id, event: { texts, agenda, speakers } }: Written) {
  return textsOf(texts).map(([locale, text]) => ({
    event_id: id,
    locale,
    ...text,
    agenda: agenda.map((item) => item.texts[locale]?.title ?? ''),
    speakers: speakers.map((speaker) => speaker.texts[locale]?.role ?? ''),
  }));
}

function topicRows({ id, event: { topics } }: Written) {
  return topics.map((topic, position) => ({ event_id: id, topic, position }));
}

function countryRows({ id, event: { countries, edition, startsAt } }: Written) {
  return countries.map((code) => ({
    event_id: id,
    country_code: code,
    edition_id: Number(edition),
    starts_at: startsAt,
  }));
}

function bookingRows({ id, event: { bookings } }: Written) {
  return bookings.map((bookable) => ({ event_id: id, bookable_id: Number(bookable) }));
}

/** An event as the search finds it. */
export function findable({ id, event }: Written): Findable {
  const { kind, topics, countries, startsAt, agenda, speakers } = event;
  const texts = eachText(event.texts, ({ title, summary, organiser, audience }, locale) => {
    const { eventKinds, eventTopics } = namesIn(locale);
    const names = [eventKinds[kind], ...topics.map((topic) => eventTopics[topic])].map(({ name }) => name);
    const items = agenda.flatMap((item) => item.texts[locale]?.title ?? []);
    const roles = speakers.flatMap((speaker) => speaker.texts[locale]?.role ?? []);
    return { title, body: summary, words: [...names, organiser, audience, ...items, ...roles].join('\n') };
  });
  return { type: 'event', id: String(id), path: eventHref(id), texts, countries, date: startsAt };
}
