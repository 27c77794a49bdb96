import type { Database, Tx } from '#platform/db/database.ts';
import { makeFindable } from '#platform/search-index/make-findable.server.ts';
import { eventDraft } from './event-draft.server.ts';
import { readEvents } from './read-events.server.ts';
import { findable } from './write-events.server.ts';

const atOnce = 100;

/** The keys of the events of an edition that are published, by their beginning. */
export async function eventKeysOf(db: Database | Tx, edition: number): Promise<string[]> {
  const rows = await db
    .selectFrom('event')
    .select('id')
    .where('edition_id', '=', edition)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('event_text').select('locale').whereRef('event_text.event_id', '=', 'event.id')),
    )
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => String(id));
}

/** Has the events of an edition found that were published before readers saw it. One that is not right as it stands is found once it is written anew. */
export async function findEventsOf(tx: Tx, edition: number): Promise<void> {
  const keys = await eventKeysOf(tx, edition);
  for (let from = 0; from < keys.length; from += atOnce) {
    const drafts = await readEvents(tx, keys.slice(from, from + atOnce));
    const events = [...drafts].flatMap(([key, draft]) => {
      const { data: event } = eventDraft.safeParse(draft);
      return event ? [findable({ id: Number(key), event })] : [];
    });
    await makeFindable(tx, events);
  }
}
