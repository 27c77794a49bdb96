import { sql } from 'kysely';
import { venueDay } from '#platform/clock/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { eachText, textsOf } from '#platform/i18n/texts.ts';
import type { Findable } from '#platform/search-index/findable.ts';
import { makeFindable } from '#platform/search-index/make-findable.server.ts';
import { kindName, topicName } from '../names.server.ts';
import { eventHref } from '../programme.ts';
import type { ReadyEvent } from './event-draft.server.ts';

interface Written {
  id: number;
  event: ReadyEvent;
}

/**
 * Writes events that have been validated, with all that belongs to them, and has them found.
 * @param editionId the edition to whose programme they belong
 * @param now the moment of the change, for calendars
 * @returns their ids, in the order given; ids grow in that order
 */
export async function writeEvents(
  tx: Tx,
  events: readonly ReadyEvent[],
  { editionId, now }: { editionId: number; now: Date },
): Promise<number[]> {
  if (events.length === 0) return [];
  const rows = events.map((event) => ({
    ...eventRow(event),
    edition_id: editionId,
    revision: 0,
    updated_at: now,
  }));
  const inserted = await tx.insertInto('event').values(rows).returning('id').execute();
  const ids = inserted.map(({ id }) => id).sort((one, other) => one - other);
  const written = events.map((event, i) => ({ id: idAt(ids, i), event }));
  await writeParts(tx, editionId, written);
  await countDays(tx, editionId, events);
  return ids;
}

/** Writes what belongs to events beside their own row, and has them found. */
export async function writeParts(tx: Tx, editionId: number, written: readonly Written[]): Promise<void> {
  await tx.insertInto('event_text').values(written.flatMap(textRows)).execute();
  await tx.insertInto('event_topic').values(written.flatMap(topicRows)).execute();
  const countries = written.flatMap((each) => countryRows(editionId, each));
  if (countries.length > 0) await tx.insertInto('event_country').values(countries).execute();
  await makeFindable(tx, written.map(findable));
}

/** The row of an event, as far as an editor writes it. */
export function eventRow(event: ReadyEvent) {
  return {
    kind: event.kind,
    day: venueDay(event.startsAt),
    starts_at: event.startsAt,
    ends_at: event.endsAt,
    room_id: event.roomId,
    languages: event.languages,
    interpretation: event.interpretation,
    admission: event.admission,
    agenda_times: event.agendaTimes,
    speaker_parts: event.speakerParts,
  };
}

/** Counts events to their days. */
async function countDays(tx: Tx, editionId: number, events: readonly ReadyEvent[]): Promise<void> {
  const byDay = Map.groupBy(events, ({ startsAt }) => venueDay(startsAt));
  await addToDays(
    tx,
    editionId,
    [...byDay].map(([day, own]) => ({ day, events: own.length })),
  );
}

/** Adds to the kept counts of days. */
export async function addToDays(tx: Tx, editionId: number, days: { day: string; events: number }[]): Promise<void> {
  await tx
    .insertInto('event_day')
    .values(days.map(({ day, events }) => ({ edition_id: editionId, day, events })))
    .onConflict((conflict) =>
      conflict.columns(['edition_id', 'day']).doUpdateSet({ events: sql`event_day.events + excluded.events` }),
    )
    .execute();
}

function idAt(ids: number[], i: number): number {
  const id = ids[i];
  if (id === undefined) throw new Error('An event was not written');
  return id;
}

function textRows({ id, event: { texts } }: Written) {
  return textsOf(texts).map(([locale, text]) => ({ event_id: id, locale, ...text }));
}

function topicRows({ id, event: { topics } }: Written) {
  return topics.map((topic, position) => ({ event_id: id, topic, position }));
}

function countryRows(editionId: number, { id, event: { countries, startsAt } }: Written) {
  return countries.map((code) => ({ event_id: id, country_code: code, edition_id: editionId, starts_at: startsAt }));
}

function findable({ id, event }: Written): Findable {
  const { kind, topics, countries, startsAt } = event;
  const texts = eachText(event.texts, ({ title, summary, organiser, audience, agenda, speakers }, locale) => {
    const names = [kindName(kind, locale), ...topics.map((topic) => topicName(topic, locale))];
    return { title, body: summary, words: [...names, organiser, audience, ...agenda, ...speakers].join('\n') };
  });
  return { type: 'event', id: String(id), path: eventHref(id), texts, countries, date: startsAt };
}
