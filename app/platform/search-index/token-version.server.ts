import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { Findable, FindableType } from './findable.ts';
import { tokenColumns } from './make-findable.server.ts';
import { tokenVersion } from './tokens.ts';

/** Few: who publishes one of them waits for the whole batch. */
const atOnce = 25;

/** What the lists of a type are narrowed by now, by id; a release that did not know facets has kept none. */
export type FacetsOf = Partial<Record<FindableType, (db: Database, ids: readonly number[]) => Promise<Facets>>>;
export type Facets = ReadonlyMap<number, string[]>;

/**
 * Tokenises anew what an earlier release has tokenised otherwise, from the texts that the index keeps. A batch is a
 * transaction, and takes what nobody is writing: several processes share the work. Between batches it rests for as long as
 * the last one took.
 * @param signal ends it after a batch
 * @returns how many things
 */
export async function tokeniseAnew(db: Database, facetsOf: FacetsOf, signal?: AbortSignal): Promise<number> {
  for (let done = 0; ; ) {
    const began = performance.now();
    const batch = await tokeniseBatch(db, facetsOf);
    done += batch;
    if (batch < atOnce || signal?.aborted) return done;
    await pause(performance.now() - began);
  }
}

async function tokeniseBatch(db: Database, facetsOf: FacetsOf): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const entries = await tx
      .selectFrom('search_entry')
      .select(['id', 'type', 'thing_id', 'countries', 'industries', 'facets'])
      .where('token_version', '<', tokenVersion)
      .orderBy('token_version')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    if (entries.length === 0) return 0;
    const ids = entries.map(({ id }) => id);
    const texts = await tx.selectFrom('search_text').selectAll().where('entry_id', 'in', ids).execute();
    const textsOf = Map.groupBy(texts, ({ entry_id }) => entry_id);
    const facetsNow = await readFacets(tx, entries, facetsOf);
    for (const { id, type, thing_id, facets: known, ...tags } of entries) {
      const own: Findable['texts'] = {};
      for (const { locale, title, body, words } of textsOf.get(id) ?? []) own[locale] = { title, body, words };
      const facets = facetsNow.get(`${type} ${thing_id}`) ?? known;
      const columns = tokenColumns(own, { type: type as FindableType, id: thing_id, ...tags, facets });
      await tx
        .updateTable('search_entry')
        .set({ ...columns, facets })
        .where('id', '=', id)
        .execute();
    }
    return entries.length;
  });
}

/** By type and id. After the entries are locked: whoever changes a facet writes the entry too, later. */
async function readFacets(
  db: Database,
  entries: readonly { type: string; thing_id: string }[],
  facetsOf: FacetsOf,
): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>();
  for (const [type, things] of Map.groupBy(entries, (entry) => entry.type as FindableType)) {
    const facets = await facetsOf[type]?.(
      db,
      things.map(({ thing_id }) => Number(thing_id)),
    );
    for (const [id, own] of facets ?? []) all.set(`${type} ${id}`, own);
  }
  return all;
}
