import type { Staff } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Thread } from './document.ts';
import type { Person } from './read-thing.server.ts';
import { type Saved, saveThread } from './save-thread.server.ts';
import { revisionValues } from './threads.server.ts';

/** A revision of a list. */
export interface ListedRevision {
  number: number;
  origin: 'adopted' | 'saved' | 'restored' | 'merged' | 'imported';
  /** The revision that was restored. */
  from: number | null;
  madeAt: Date;
  who: Person;
}

/** The revisions of a thread, the newest first. @param before only those with smaller numbers */
export async function listRevisions(
  db: Database,
  { thingId, thread, before }: { thingId: number; thread: Thread; before?: number | undefined },
  limit: number,
): Promise<ListedRevision[]> {
  let query = db
    .selectFrom('content_revision')
    .select(['number', 'origin', 'from_number as from', 'made_at as madeAt', 'made_by', 'who'])
    .where('thing_id', '=', thingId)
    .where('thread', '=', thread)
    .orderBy('number', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('number', '<', before);
  const rows = await query.execute();
  return rows.map(({ made_by, who, ...row }) => ({ ...row, who: { id: made_by, name: who } }));
}

/**
 * Restores an earlier revision: its text is saved as a new draft, which is reviewed and published like any other.
 * @param base number of the newest revision that whoever restores has seen; a newer one makes it a conflict
 * @throws 403 where they may not write in this language, 404 where there is no such revision
 */
export async function restoreRevision(
  site: Pick<SiteContext, 'db' | 'clock' | 'settings'>,
  staff: Staff,
  {
    kind,
    thingId,
    thread,
    number,
    base,
  }: { kind: ContentKind; thingId: number; thread: Thread; number: number; base: number },
): Promise<Saved> {
  const values = await revisionValues(site.db, { thingId, thread, number });
  return saveThread(site, staff, { kind, thingId, thread, base, values, origin: 'restored', from: number });
}
