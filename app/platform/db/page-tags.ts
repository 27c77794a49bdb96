import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** The channel on which processes tell each other whose pages to make anew. */
export const pagesChannel = 'pages';

/**
 * Empties the pages made from the named things, in every process, as the transaction commits (and not if it fails).
 * @param tags names as loaders give them to `siteOf`: `news`, `editions`, `news-12`
 */
export async function emptyPages(tx: Tx, tags: string[]): Promise<void> {
  for (const tag of tags) await sql`select pg_notify(${pagesChannel}, ${tag})`.execute(tx);
}
