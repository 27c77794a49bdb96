import type { Database } from '../db/database.ts';
import { emptyPages } from '../db/page-tags.ts';
import { type Locale, locales } from '../i18n/locale.ts';
import { type FacetsOf, tokeniseAll } from './token-version.server.ts';

/** Lists all things of a kind anew, in every language of the site. @returns how many */
export type Relist = (db: Database, signal?: AbortSignal) => Promise<number>;

/** What features bring to lists and search. */
export interface Listings {
  /** What they narrow their lists by. */
  facetsOf: FacetsOf;
  relist: readonly Relist[];
  /** Cache tags of the pages that show lists. */
  tags: readonly string[];
}

/**
 * Lists and makes findable anew all that is there, for the readers of every language, in batches and while the site runs.
 * Languages that waited for it count as listed from then on.
 * @param signal ends it after a batch
 * @returns how many things were listed, and how many made findable
 */
export async function rebuild(
  db: Database,
  { facetsOf, relist, tags }: Listings,
  signal?: AbortSignal,
): Promise<{ listed: number; found: number }> {
  const waiting = await languagesWaiting(db);
  let listed = 0;
  for (const again of relist) listed += await again(db, signal);
  const found = await tokeniseAll(db, facetsOf, signal);
  await db.transaction().execute(async (tx) => {
    if (waiting.length > 0 && !signal?.aborted) {
      await tx.updateTable('language').set({ is_listed: true }).where('tag', 'in', waiting).execute();
    }
    await emptyPages(tx, [...tags]);
  });
  return { listed, found };
}

/**
 * The languages for which not all is listed: those that were added, and after `askForRebuild` all. One that a later release
 * has added is left to its processes: this one would list nothing in it, and say that it had.
 */
export async function languagesWaiting(db: Database): Promise<Locale[]> {
  const waiting = db.selectFrom('language').select('tag').where('is_listed', '=', false);
  const rows = await waiting.where('tag', 'in', locales).execute();
  return rows.map(({ tag }) => tag);
}

/** Has the site list and make findable everything anew, within a minute of its running. */
export async function askForRebuild(db: Database): Promise<void> {
  await db.updateTable('language').set({ is_listed: false }).execute();
}
