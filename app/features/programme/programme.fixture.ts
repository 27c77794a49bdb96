import { insertEdition } from '#features/editions/editions.fixture.ts';
import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { writeContent } from '#tests/support/write-content.ts';
import type { EventDraft } from './publishing/event-draft.server.ts';
import { eventKind } from './publishing/event-kind.server.ts';

/** Writes the current edition (4), an older one (3), and two rooms of one venue (1 and 2), which take several events at once. */
export async function insertGround(db: Database): Promise<void> {
  await insertEdition(db, { number: 3, startDate: '2023-06-29', endDate: '2023-07-02' });
  await insertEdition(db, { number: 4, current: true });
  await db.insertInto('event_venue').values({ id: 1, position: 0 }).execute();
  await db
    .insertInto('event_room')
    .values([1, 2].map((id) => ({ id, venue_id: 1, position: id, several: true })))
    .execute();
  const locales = ['zh-CN', 'en-US', 'fr-FR'] as const;
  await db
    .insertInto('event_venue_text')
    .values(locales.map((locale) => ({ venue_id: 1, locale, name: `Venue ${locale}`, short_name: 'V' })))
    .execute();
  await db
    .insertInto('event_room_text')
    .values([1, 2].flatMap((id) => locales.map((locale) => ({ room_id: id, locale, name: `Room ${id}` }))))
    .execute();
}

/** A text as an editor writes it, told apart by its title. */
export function text(title: string): NonNullable<EventDraft['texts']['en-US']> {
  return { title, summary: `${title} in short`, organiser: 'Office', audience: 'All' };
}

/** A text in each of the languages. */
export function texts(title: string, ...languages: Locale[]): EventDraft['texts'] {
  return Object.fromEntries(languages.map((locale) => [locale, text(`${title} ${locale}`)]));
}

/** A moment of June 2025 at the venue: `at(12, '09:30')`. */
export function at(day: number, hour: string): Date {
  return new Date(`2025-06-${day}T${hour}:00+08:00`);
}

/** A right draft; a test says what matters to it. */
export function draft(overrides: Partial<EventDraft> = {}): EventDraft {
  return {
    edition: '4',
    kind: 'seminar',
    topics: ['health'],
    startsAt: at(12, '09:30'),
    endsAt: at(12, '11:00'),
    room: '1',
    languages: ['zh'],
    admission: 'open',
    texts: texts('Event', 'zh-CN', 'en-US', 'fr-FR'),
    ...overrides,
  };
}

/** Writes a draft. @returns its id */
export async function publish(db: Database, overrides: Partial<EventDraft> = {}): Promise<number> {
  return Number(await writeContent(db, eventKind, draft(overrides)));
}
