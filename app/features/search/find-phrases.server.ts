import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { FindableType } from '#platform/search-index/findable.ts';
import { seenWith } from '#platform/search-index/found-by.server.ts';
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
  const holds = inOneText(
    patterns.map((pattern) => sql`(${has('title', pattern)} or ${has('body', pattern)} or ${has('words', pattern)})`),
  );
  const inTitle = inOneText(patterns.map((pattern) => has('title', pattern)));
  const { rows } = await sql<Omit<Holder, 'tier'> & { tier: number | null }>`
    select e.id, e.type, ${standingAt(now)} as standing, case when ${holds} then case when ${inTitle} then 0 else 2 end end as tier
    from (
      select e.id, e.type, e.weight, e.day from search_entry e where ${seenWith(keyword.anywhere, { locale, now })}
      limit ${limit} offset ${offset}
    ) e`.execute(db);
  const holders = rows.flatMap(({ tier, ...row }): Holder[] => (tier === null ? [] : [{ ...row, tier }]));
  return { holders, more: rows.length === limit };
}

/** Whether one text of an entry (`e`), whichever, meets all conditions: the texts behind it are not read. */
function inOneText(conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql`exists (select from search_text where entry_id = e.id and ${sql.join(conditions, sql` and `)})`;
}

/**
 * Patterns have letters of ASCII, and Chinese characters, which have no case: the locale C compares them as well as any other,
 * in three fifths of the time.
 */
function has(column: string, pattern: string): RawBuilder<boolean> {
  return sql`${sql.ref(column)} collate "C" ilike ${pattern}`;
}

/** A phrase as a pattern that forgives accents and the kinds of apostrophes, spaces and dashes. */
function patternOf(phrase: string): string {
  const plain = phrase.replaceAll(/[aeiouycn]|[^a-z0-9\p{Script=Han}]/giu, '_');
  return `%${plain}%`;
}
