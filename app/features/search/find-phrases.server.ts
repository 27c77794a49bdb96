import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { FindableType } from '#platform/search-index/findable.ts';
import { hasTokens } from '#platform/search-index/found-by.server.ts';
import { type Asked, type Placed, type Slice, sliceOf, standingAt } from './find-things.server.ts';
import type { Count, TypeCount } from './search.ts';

/** Things whose texts are read for a phrase at first: those that hold its words. */
const readFirst = 500;
/** Where those show little, so many more are read. */
const readMore = 4500;
const little = 30;

interface Holder extends Placed {
  type: FindableType;
}

/** What holds phrases as they stand, in a text of any language: how much of each kind, and a slice of it in order. */
export async function findPhrases(
  db: Database,
  asked: Asked,
  { type, ...slice }: Slice,
): Promise<{ types: TypeCount[]; count: Count; ids: number[] }> {
  const { holders, more } = await holdersOf(db, asked);
  const types = [...Map.groupBy(holders, (holder) => holder.type)].map(
    ([type, own]): TypeCount => ({ type, total: own.length, ...(more ? { more } : {}) }),
  );
  const own = type ? holders.filter((holder) => holder.type === type) : holders;
  const count: Count = { total: own.length, ...(more ? { more } : {}) };
  return { types, count, ids: slice.limit === 0 ? [] : await sliceOf(db, asked, own, slice) };
}

/** The things that hold all phrases, in order; `more` where others hold the words and were not read. */
async function holdersOf(db: Database, asked: Asked): Promise<{ holders: Holder[]; more?: true }> {
  let { holders, more } = await readHolders(db, asked, 0, readFirst);
  if (more && holders.length < little) {
    const further = await readHolders(db, asked, readFirst, readMore);
    holders = [...holders, ...further.holders];
    more = further.more;
  }
  holders.sort((one, other) => one.tier - other.tier || other.standing - one.standing || other.id - one.id);
  return more ? { holders, more } : { holders };
}

async function readHolders(
  db: Database,
  { keyword, locale, now }: Asked,
  offset: number,
  limit: number,
): Promise<{ holders: Holder[]; more: boolean }> {
  const patterns = keyword.phrases.map(patternOf);
  const has = (column: string, pattern: string) => sql`${sql.ref(column)} collate "C" ilike ${pattern}`;
  const inTitle = sql.join(
    patterns.map((pattern) => has('title', pattern)),
    sql` and `,
  );
  const holds = sql.join(
    patterns.map((pattern) => sql`(${has('title', pattern)} or ${has('body', pattern)} or ${has('words', pattern)})`),
    sql` and `,
  );
  const { rows } = await sql<Holder & { holds: boolean; in_title: boolean }>`
    select e.id, e.type, ${standingAt(now)} as standing, text.holds, text.in_title
    from (
      select e.id, e.type, e.weight, e.day from search_entry e
      where ${hasTokens(locale, keyword.anywhere)} and (e.visible_from is null or e.visible_from <= ${now})
      limit ${limit} offset ${offset}
    ) e
    join lateral (
      select bool_or(${holds}) as holds, bool_or(${inTitle}) as in_title from search_text where entry_id = e.id
    ) text on true`.execute(db);
  const holders = rows
    .filter(({ holds }) => holds)
    .map(({ id, type, standing, in_title }) => ({ id, type, standing, tier: in_title ? 0 : 2 }));
  return { holders, more: rows.length === limit };
}

/**
 * A phrase as a pattern that forgives accents and the kinds of apostrophes, spaces and dashes. Of what it has left, letters of
 * ASCII alone have cases, so that it may be compared as in the locale C: that takes a third of the time.
 */
function patternOf(phrase: string): string {
  const plain = phrase.replaceAll(/[aeiouycn]|[^a-z0-9\p{Script=Han}]/giu, '_');
  return `%${plain}%`;
}
