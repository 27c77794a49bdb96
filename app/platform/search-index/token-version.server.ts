import type { Database } from '../db/database.ts';
import type { Findable, FindableType } from './findable.ts';
import { tokenColumns } from './make-findable.server.ts';
import { tokenVersion } from './tokens.ts';

const atOnce = 500;

/**
 * Tokenises anew what an earlier release has tokenised otherwise, from the texts that the index keeps; a batch is a
 * transaction, and two processes that do it at once do the same.
 * @returns how many things
 */
export async function tokeniseAnew(db: Database): Promise<number> {
  for (let done = 0; ; ) {
    const batch = await tokeniseBatch(db);
    done += batch;
    if (batch < atOnce) return done;
  }
}

async function tokeniseBatch(db: Database): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const entries = await tx
      .selectFrom('search_entry')
      .select(['id', 'type', 'thing_id', 'countries', 'industries', 'facets'])
      .where('token_version', '<>', tokenVersion)
      .orderBy('id')
      .limit(atOnce)
      .forUpdate()
      .execute();
    if (entries.length === 0) return 0;
    const ids = entries.map(({ id }) => id);
    const texts = await tx.selectFrom('search_text').selectAll().where('entry_id', 'in', ids).execute();
    const textsOf = Map.groupBy(texts, ({ entry_id }) => entry_id);
    for (const { id, type, thing_id, ...tags } of entries) {
      const own: Findable['texts'] = {};
      for (const { locale, title, body, words } of textsOf.get(id) ?? []) own[locale] = { title, body, words };
      const columns = tokenColumns(own, { type: type as FindableType, id: thing_id, ...tags });
      await tx.updateTable('search_entry').set(columns).where('id', '=', id).execute();
    }
    return entries.length;
  });
}
