import { sql } from 'kysely';
import { venueDay } from '#platform/clock/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { ReadyEvent } from './event-draft.server.ts';

type Dated = Pick<ReadyEvent, 'edition' | 'startsAt'>;

/** Counts events to their days. */
export async function countDays(tx: Tx, events: readonly Dated[]): Promise<void> {
  const byDay = Map.groupBy(events, ({ edition, startsAt }) => `${edition} ${venueDay(startsAt)}`);
  const days = [...byDay].map(([key, own]) => {
    const [edition, day = ''] = key.split(' ');
    return { edition_id: Number(edition), day, events: own.length };
  });
  await tx
    .insertInto('event_day')
    .values(days)
    .onConflict((conflict) =>
      conflict.columns(['edition_id', 'day']).doUpdateSet({ events: sql`event_day.events + excluded.events` }),
    )
    .execute();
}

/** Counts an event out of its day. */
export async function uncountDay(tx: Tx, { edition_id, day }: { edition_id: number; day: string }): Promise<void> {
  await tx
    .updateTable('event_day')
    .set({ events: sql`events - 1` })
    .where('edition_id', '=', edition_id)
    .where('day', '=', day)
    .execute();
}
