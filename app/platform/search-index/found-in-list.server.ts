import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type Asked, hasTokens, type Query, queryNow, queryOf, seenWith } from './found-by.server.ts';
import { buckets, mark, quoted } from './tokens.ts';

/** How far pages of a list count what a keyword finds. */
export const countedOnPages = 500;
/** How many times as much as is counted a bucket shows before it is believed. */
export const farMore = 3;
/** Ids that are held in memory while a list is walked; of more than that, each row is looked up as it comes. */
const mostHeld = 10_000;

/** What a keyword finds of a list. */
export interface FoundInList {
  /** It is more than was counted. */
  more: boolean;
  /**
   * Whether a row is among it. Where there is more than was counted, a list with a `limit` is read in its own order until
   * that is full: common words fill it soon, and none that fits is left out.
   * @param id the column with the row's id, by the name of its table too: `l.company_id`
   */
  among(id: string): RawBuilder<boolean>;
}

/**
 * Looks in the index what a keyword finds of a list, and no further than `most`: where a bucket of all things shows that it
 * finds far more, no further than that bucket.
 * @returns undefined where the keyword asks for nothing: the list is then not narrowed
 */
export async function findInList(db: Database, asked: Asked, most: number): Promise<FoundInList | undefined> {
  const query = queryNow(asked);
  const ofBucket = queryNow(asked, quoted(`${mark.bucket}0`));
  if (query === undefined || ofBucket === undefined) return undefined;
  const { rows } = await sql<{ about: number; count: number | null; ids: string | null }>`
    with bucket as materialized (
      select ${buckets} * count(*) as about from search_entry e where ${hasTokens(asked.locale, ofBucket)}
    ), found as materialized (
      select array(select e.thing_id::bigint from search_entry e
        where ${seenWith(query, asked)} limit ${most + 1}) as ids where (select about from bucket) <= ${farMore * most}
    )
    select about, cardinality(ids) as count, ids::text from bucket left join found on true`.execute(db);
  const { about = 0, count, ids } = rows[0] ?? {};
  if (typeof count === 'number' && count <= most) {
    return { more: false, among: (id) => sql`${sql.ref(id)} in (select unnest(${ids}::bigint[]))` };
  }
  return { more: true, among: (id) => (about > mostHeld ? lookedUp(id, query, asked) : held(id, query, asked)) };
}

/**
 * The same for a list that shows how many things other choices would leave: where the keyword alone finds few enough to
 * count, all that it finds, else what the list is narrowed by as well.
 * @returns `alone`: whether it is what the keyword finds of the whole list
 */
export async function findToCount(
  db: Database,
  asked: Asked,
  most: number,
): Promise<{ found: FoundInList; alone: boolean } | undefined> {
  const whole = { ...asked, countries: undefined, region: undefined, industry: undefined, facets: undefined };
  const alone = await findInList(db, whole, most);
  if (!alone?.more || queryOf(asked) === queryOf(whole)) return alone && { found: alone, alone: true };
  const found = await findInList(db, asked, most);
  return found && { found, alone: false };
}

/** `is true` keeps the database from joining, and so from sorting all that was found: it walks the list instead. */
function held(id: string, query: Query, asked: Asked) {
  return sql<boolean>`(${sql.ref(id)} in (select e.thing_id::bigint from search_entry e where ${seenWith(query, asked)})) is true`;
}

/** `offset 0` keeps the database from asking for all entries at once. */
function lookedUp(id: string, query: Query, asked: Asked) {
  return sql<boolean>`exists (select from search_entry e
    where e.type = ${asked.type} and e.thing_id = ${sql.ref(id)}::text and ${seenWith(query, asked)} offset 0)`;
}
