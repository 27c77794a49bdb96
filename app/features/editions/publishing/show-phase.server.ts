import type { Database } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import type { Phase } from '../editions.ts';

/** What became of the wish: done, or the actor may not, or there is no such edition. */
export interface PhaseOutcome {
  outcome: 'shown' | 'forbidden' | 'notFound';
}

/**
 * Staff choose the moment of an edition that the site shows: what visitors find before, during or after it. The pages
 * made from editions are emptied with it.
 * @param phase null: by the clock again
 */
export async function showPhase(
  db: Database,
  actor: Actor,
  { number, phase }: { number: number; phase: Phase | null },
): Promise<PhaseOutcome> {
  if (!may(actor, 'publish')) return { outcome: 'forbidden' };
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('edition')
      .set({ shown_phase: phase })
      .where('id', '=', number)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return { outcome: 'notFound' };
    await emptyPages(tx, ['editions']);
    return { outcome: 'shown' };
  });
}
