import { sql } from 'kysely';
import type { z } from 'zod';
import { venueDay } from '#platform/clock/clock.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import type { EventDraft } from './event-draft.server.ts';
import { draftWithRoom } from './publish-event.server.ts';
import { addToDays, eventRow, writeParts } from './write-events.server.ts';

/** What became of a change. */
export type Revision =
  | { outcome: 'revised' }
  | { outcome: 'forbidden' }
  | { outcome: 'unknown' }
  | { outcome: 'invalid'; error: z.core.$ZodError };

/**
 * Puts a draft in the place of an event: another hour, another room, other words. Its id and its calendar entry stay the
 * same; the entry's number of changes grows, so that calendars take the new one.
 */
export async function reviseEvent(
  db: Database,
  actor: Actor,
  { id, draft, now }: { id: number; draft: EventDraft; now: Date },
): Promise<Revision> {
  if (!may(actor, 'publish')) return { outcome: 'forbidden' };
  return db.transaction().execute(async (tx) => {
    const { success, data, error } = await draftWithRoom(tx).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    // Locked: of two changes at once the second sees the day that the first one wrote.
    const before = await tx
      .selectFrom('event')
      .select(['edition_id', 'day'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return { outcome: 'unknown' };
    await tx
      .updateTable('event')
      .set({ ...eventRow(data), revision: sql`revision + 1`, updated_at: now })
      .where('id', '=', id)
      .execute();
    for (const part of ['event_text', 'event_topic', 'event_country'] as const) {
      await tx.deleteFrom(part).where('event_id', '=', id).execute();
    }
    await writeParts(tx, before.edition_id, [{ id, event: data }]);
    await moveDay(tx, before, venueDay(data.startsAt));
    await emptyPages(tx, ['programme']);
    return { outcome: 'revised' };
  });
}

/** Keeps the counts of days right where an event goes to another one. */
async function moveDay(tx: Tx, before: { edition_id: number; day: string }, day: string): Promise<void> {
  if (day === before.day) return;
  await tx
    .updateTable('event_day')
    .set({ events: sql`events - 1` })
    .where('edition_id', '=', before.edition_id)
    .where('day', '=', before.day)
    .execute();
  await addToDays(tx, before.edition_id, [{ day, events: 1 }]);
}
