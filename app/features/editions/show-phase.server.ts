import type { Database } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Phase } from './editions.ts';
import { type Actor, may } from './policy.ts';

/** Why a phase was not shown: the actor may not, or there is no such edition. */
export type PhaseRefusal = 'forbidden' | 'notFound';

/**
 * Staff choose the moment of an edition that the site shows: what visitors find before, during or after it. The pages
 * made from editions are emptied with it.
 * @param phase null: by the clock again
 * @returns undefined when done, else why not
 */
export async function showPhase(
  db: Database,
  actor: Actor,
  { number, phase }: { number: number; phase: Phase | null },
): Promise<PhaseRefusal | undefined> {
  if (!may(actor, 'showPhase')) return 'forbidden';
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('edition')
      .set({ shown_phase: phase })
      .where('id', '=', number)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'notFound';
    await emptyPages(tx, ['editions']);
    return undefined;
  });
}
