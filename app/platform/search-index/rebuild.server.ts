import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
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
  const waiting = await asksFor(db);
  let listed = 0;
  for (const again of relist) listed += await again(db, signal);
  const found = await tokeniseAll(db, facetsOf, signal);
  await db.transaction().execute(async (tx) => {
    if (!signal?.aborted) await answer(tx, waiting);
    await emptyPages(tx, [...tags]);
  });
  return { listed, found };
}

/**
 * The languages for which not all is listed: those that were added, and after `askForRebuild` all. One that a later release
 * has added is left to its processes: this one would list nothing in it, and say that it had.
 */
export async function languagesWaiting(db: Database): Promise<Locale[]> {
  return (await asksFor(db)).map(({ tag }) => tag);
}

/** A language that waits, and which writing of its row asked for it. */
interface Ask {
  tag: Locale;
  version: string;
}

function asksFor(db: Database): Promise<Ask[]> {
  const waiting = db.selectFrom('language').where('is_listed', '=', false).where('tag', 'in', locales);
  return waiting.select(['tag', sql<string>`xmin::text`.as('version')]).execute();
}

/** Who asked again meanwhile goes on waiting: what was listed before may be what they want listed anew. */
async function answer(tx: Tx, asks: readonly Ask[]): Promise<void> {
  for (const { tag, version } of asks) {
    const asked = tx.updateTable('language').set({ is_listed: true }).where('tag', '=', tag);
    await asked.where(sql`xmin::text`, '=', version).execute();
  }
}

/** Has the site list and make findable everything anew, within a minute of its running. */
export async function askForRebuild(db: Database): Promise<void> {
  await db.updateTable('language').set({ is_listed: false }).execute();
}
