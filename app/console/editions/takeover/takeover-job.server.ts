import { noteAct, staffById } from '#features/staff/index.server.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Job } from '#platform/jobs/job.ts';
import { aboutEdition } from '../begin/begin-edition.server.ts';
import { type TakenOver, takeOver } from './take-over.server.ts';
import { changeOnItsWay, type EditionChange } from './takeovers.server.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'settings'>;

/** The site goes on to an edition within so long (milliseconds) after its time. */
const every = 5000;

/** Has the edition take over whose time has come. */
export const takeoverJob: Job = { name: 'go on to the next edition', every, run: takeOverWhenDue };

/** Does it, if it is due. What cannot be done loses its time and is noted: it waits for somebody, and not for another try. */
export async function takeOverWhenDue(site: Needs): Promise<void> {
  const change = await changeOnItsWay(site.db);
  if (!change?.takesOverAt || change.takesOverAt > site.clock.now()) return;
  const { edition, plannedBy } = change;
  const staff = plannedBy === null ? undefined : await staffById(site.db, plannedBy);
  const taken: TakenOver = staff ? await takeOver(site, staff, edition) : { outcome: 'refused', because: 'nobody' };
  if (taken.outcome === 'refused') await noteRefused(site, change, taken);
}

async function noteRefused(
  { db, clock }: Needs,
  { edition, takesOverAt }: EditionChange,
  { because, key }: Extract<TakenOver, { outcome: 'refused' }>,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const lost = await tx
      .updateTable('edition_change')
      .set({ takes_over_at: null, refused_at: now, refused_because: because, refused_key: key ?? null })
      .where('edition_id', '=', edition)
      .where('takes_over_at', '=', takesOverAt)
      .where('done_at', 'is', null)
      .returning('edition_id')
      .execute();
    // Somebody has given it another time, or none, meanwhile.
    if (lost.length === 0) return;
    await emptyPages(tx, ['editions']);
    const before = { takesOverAt: takesOverAt?.toISOString() ?? null };
    const after = { takesOverAt: null, because, ...(key !== undefined && { key }) };
    await noteAct(tx, { staff: 'site', act: 'edition.refused', about: aboutEdition(edition), before, after }, now);
  });
}
