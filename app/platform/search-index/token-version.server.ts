import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Tx } from '../db/database.ts';
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
export function tokeniseAnew(db: Database, facetsOf: FacetsOf, signal?: AbortSignal): Promise<number> {
  return inBatches(db, facetsOf, signal, (tx) =>
    chosen(tx).where('token_version', '<', tokenVersion).orderBy('token_version').skipLocked().execute(),
  );
}

/** The same with all things, whoever tokenised them: for a language that has been added, or an index that is in doubt. */
export function tokeniseAll(db: Database, facetsOf: FacetsOf, signal?: AbortSignal): Promise<number> {
  return inBatches(db, facetsOf, signal, (tx, last) => chosen(tx).where('id', '>', last).orderBy('id').execute());
}

function chosen(tx: Tx) {
  const columns = ['id', 'type', 'thing_id', 'countries', 'industries', 'facets'] as const;
  return tx.selectFrom('search_entry').select(columns).limit(atOnce).forUpdate();
}

type Entry = Awaited<ReturnType<ReturnType<typeof chosen>['execute']>>[number];

/** @param choose the things of a batch; given the id that the last one ended with */
async function inBatches(
  db: Database,
  facetsOf: FacetsOf,
  signal: AbortSignal | undefined,
  choose: (tx: Tx, last: number) => Promise<Entry[]>,
): Promise<number> {
  let [done, last] = [0, 0];
  for (;;) {
    const began = performance.now();
    const batch = await tokeniseBatch(db, facetsOf, (tx) => choose(tx, last));
    done += batch.length;
    last = batch.at(-1)?.id ?? last;
    if (batch.length < atOnce || signal?.aborted) return done;
    await pause(performance.now() - began);
  }
}

async function tokeniseBatch(db: Database, facetsOf: FacetsOf, choose: (tx: Tx) => Promise<Entry[]>): Promise<Entry[]> {
  return db.transaction().execute(async (tx) => {
    const entries = await choose(tx);
    if (entries.length === 0) return [];
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
    return entries;
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
