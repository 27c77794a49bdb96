import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** The channel on which processes tell each other whose pages to make anew. */
export const pagesChannel = 'pages';

/** The channel on which processes learn that pages are to be purged at the edge. */
export const purgeNotice = 'purges';

/**
 * Empties the pages made from the named things, in every process, as the transaction commits (and not if it fails). Where a cache
 * stands in front of the site, they are purged there after that (app/platform/edge).
 * @param tags names as loaders give them to `siteOf`: `news`, `editions`, `news-12`
 */
export async function emptyPages(tx: Tx, tags: string[]): Promise<void> {
  for (const tag of tags) await sql`select pg_notify(${pagesChannel}, ${tag})`.execute(tx);
  await sql`
    with written as (insert into edge_purge (tags) select ${tags}::text[] where exists (select from edge) returning id)
    select pg_notify(${purgeNotice}, '') from written`.execute(tx);
}
