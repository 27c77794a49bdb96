import { sql } from 'kysely';
import { purgeNotice } from '../db/page-tags.ts';
import type { Platform } from '../http/site-context.ts';
import { releaseTag } from './edge-tags.ts';

/**
 * When the pages of the release before are purged: at once, and once more when its last process surely has ended, as that one
 * makes pages until then. Minutes.
 */
const purgedAfter = [0, 10];

/**
 * Notes, as a process starts, which cache stands in front: whoever empties pages writes a purge from then on. Where it held the
 * pages of another release, they are purged. Without one, purges that wait are forgotten.
 * @param mark of the build
 */
export async function beginEdge({ db, settings }: Pick<Platform, 'db' | 'settings'>, mark: string): Promise<void> {
  const { CDN: kind } = settings;
  await db.transaction().execute(async (tx) => {
    if (kind === 'none') {
      const { numDeletedRows } = await tx.deleteFrom('edge').executeTakeFirst();
      if (numDeletedRows > 0n) await tx.deleteFrom('edge_purge').execute();
      return;
    }
    await sql`insert into edge (kind, release) values (${kind}, ${mark}) on conflict do nothing`.execute(tx);
    const { release } = await tx.selectFrom('edge').select('release').forUpdate().executeTakeFirstOrThrow();
    await tx.updateTable('edge').set({ kind, release: mark }).execute();
    if (release === mark) return;
    for (const minutes of purgedAfter) {
      await sql`insert into edge_purge (tags, is_soft, wanted_at, due_at)
        select ${[releaseTag(release)]}::text[], true, at, at
        from (select clock_timestamp() + ${`${minutes} minutes`}::interval as at) as times`.execute(tx);
    }
    await sql`select pg_notify(${purgeNotice}, '')`.execute(tx);
  });
}
