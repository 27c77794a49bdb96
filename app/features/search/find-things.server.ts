import { sql } from 'kysely';
import { languageRank } from '#platform/db/best-language.ts';
import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { FindableType } from '#platform/search-index/findable.ts';
import { ofType, seenWith } from '#platform/search-index/found-by.server.ts';
import { countedOnPages, farMore } from '#platform/search-index/found-in-list.server.ts';
import type { Keyword } from '#platform/search-index/keyword.ts';
import { buckets, mark, quoted } from '#platform/search-index/tokens.ts';
import { findableTypes } from './findable-types.server.ts';
import { type Candidate, ranked } from './rank.ts';
import { type Count, countedResults, type TypeCount } from './search.ts';

/** What is asked of the index. */
export interface Asked {
  locale: Locale;
  now: Date;
  /** As typed. */
  typed: string;
  keyword: Keyword;
}

/** Results whose texts are read to put them into order; those behind them stand by tier, weight and age. */
const finelyRanked = 60;
/** Characters of a text that are read for that. */
const readToRank = 1200;
const dayLength = 86_400_000;
/** From then on age makes no difference: ten years. */
const longestAge = 3650;

interface Row {
  id: number;
  type: FindableType;
  weight: number;
  day: number | null;
}

/**
 * Entries that have tokens and may be seen, at most `most`: in no order, but the cost of a word that most texts hold is
 * bounded.
 */
function entriesWith(db: Database, query: string, { locale, now }: Asked, most: number) {
  return db
    .selectFrom('search_entry as e')
    .where(seenWith(query, { locale, now }))
    .select(['e.id', 'e.type', 'e.weight', 'e.day'])
    .limit(most)
    .$castTo<Row>();
}

/** Of how many of a kind, as its bucket says it, all are counted. */
const mostOfNear = farMore * countedOnPages;

/**
 * How many things of each kind hold the keyword, as pages say it. A bucket of all things shows first which kinds have far too
 * many: these are not counted, and do not hide the few of another.
 */
export async function countByType(db: Database, asked: Asked): Promise<TypeCount[]> {
  const { anywhere } = asked.keyword;
  const bucket = await countRows(db, asked, `${anywhere} & ${quoted(`${mark.bucket}0`)}`, countedResults);
  const far = new Set(findableTypes.filter((type) => buckets * (bucket.get(type) ?? 0) > mostOfNear));
  const near = findableTypes.filter((type) => !far.has(type));
  const ofNear = near.map((type) => quoted(mark.type + type)).join(' | ');
  const query = far.size === 0 ? anywhere : `${anywhere} & (${ofNear})`;
  // As many as all of them may have: else the many of some would hide the few of another.
  const counted = near.length > 0 ? await countRows(db, asked, query, near.length * mostOfNear) : undefined;
  return findableTypes.flatMap((type): TypeCount[] => {
    const total = counted?.get(type) ?? 0;
    if (total > countedOnPages || far.has(type)) return [{ type, total: countedOnPages, more: true }];
    return total > 0 ? [{ type, total }] : [];
  });
}

async function countRows(db: Database, asked: Asked, query: string, most: number): Promise<Map<FindableType, number>> {
  const counted = await db
    .selectFrom(entriesWith(db, query, asked, most).as('found'))
    .select(({ fn }) => ['type', fn.countAll<number>().as('total')])
    .groupBy('type')
    .execute();
  return new Map(counted.map(({ type, total }) => [type, total]));
}

/** How many things hold the keyword, of one kind or of all, as calls say it. */
export async function countFound(db: Database, asked: Asked, type?: FindableType): Promise<Count> {
  const { anywhere } = asked.keyword;
  const { total } = await db
    .selectFrom(entriesWith(db, type ? ofType(anywhere, type) : anywhere, asked, countedResults + 1).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total > countedResults ? { total: countedResults, more: true } : { total };
}

/** A part of the results in their order. */
export interface Slice {
  type?: FindableType | undefined;
  offset: number;
  limit: number;
}

/**
 * The entries from one place in the order of results to another.
 * @returns their ids
 */
export async function orderedIds(db: Database, asked: Asked, { type, offset, limit }: Slice): Promise<number[]> {
  if (offset >= countedResults) return [];
  const first = await inTiers(db, asked, type, Math.max(offset + limit, finelyRanked));
  return sliceOf(db, asked, first, { offset, limit });
}

/** A slice of entries that are in order but for the first ones, whose texts put them into order. */
export async function sliceOf(
  db: Database,
  asked: Asked,
  first: Placed[],
  { offset, limit }: Slice,
): Promise<number[]> {
  if (offset >= finelyRanked) return first.slice(offset, offset + limit).map(({ id }) => id);
  const fine = await withTexts(db, first.slice(0, finelyRanked), asked.locale);
  const order = [...ranked(fine, asked.typed, asked.keyword), ...first.slice(finelyRanked)];
  return order.slice(offset, offset + limit).map(({ id }) => id);
}

/** An entry among the results: in its title, as words, elsewhere, in another language (0 to 3), and what its kind and age count for. */
export interface Placed {
  id: number;
  tier: number;
  standing: number;
}

/** The first `wanted` entries: found in their titles, then as words, then anywhere, then in other languages; each by weight and age. */
async function inTiers(db: Database, asked: Asked, type: FindableType | undefined, wanted: number): Promise<Placed[]> {
  const { anywhere, own, title, words } = asked.keyword;
  const tiers = [
    title,
    `${words} & !${title}`,
    words === own ? '' : `${own} & !${title} & !${words}`,
    `${anywhere} & !${title} & !${own}`,
  ];
  const placed: Placed[] = [];
  for (const [tier, query] of tiers.entries()) {
    if (query === '' || placed.length >= wanted) continue;
    const rows = await inOrder(db, asked, type ? ofType(query, type) : query, wanted - placed.length);
    placed.push(...rows.map((row) => ({ ...row, tier })));
  }
  return placed;
}

/** Entries put into order together; where there are more, those that follow are in an order of their own behind them. */
const orderedTogether = 3000;

/** The first `wanted` entries that have tokens, by weight and age. */
async function inOrder(db: Database, asked: Asked, query: string, wanted: number) {
  const most = wanted <= orderedTogether ? orderedTogether : countedResults;
  const found = db
    .selectFrom(entriesWith(db, query, asked, most).as('e'))
    .select([
      'e.id',
      standingAt(asked.now).as('standing'),
      sql<boolean>`row_number() over () > ${orderedTogether}`.as('later'),
    ]);
  return db
    .selectFrom(found.as('found'))
    .select(['id', 'standing'])
    .orderBy('later')
    .orderBy('standing', 'desc')
    .orderBy('id', 'desc')
    .limit(wanted)
    .execute();
}

export function standingAt(now: Date) {
  const today = Math.floor(now.getTime() / dayLength);
  return sql<number>`(weight - least(greatest(${today}::integer - coalesce(day, ${today}::integer), 0), ${longestAge}::integer))`;
}

async function withTexts(db: Database, placed: Placed[], locale: Locale): Promise<Candidate[]> {
  if (placed.length === 0) return [];
  const ids = placed.map(({ id }) => id);
  const texts = await db
    .selectFrom('search_entry as e')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('search_text')
          .select(['title', sql<string>`left(body, ${readToRank})`.as('body')])
          .whereRef('entry_id', '=', 'e.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .where('e.id', 'in', ids)
    .select(['e.id', 'e.countries', 'e.industries', 'text.title', 'text.body'])
    .execute();
  const textOf = new Map(texts.map((text) => [text.id, text]));
  return placed.map((place) => {
    const { title = '', body = '', countries = [], industries = [] } = textOf.get(place.id) ?? {};
    const about = [...countries.map((code) => mark.country + code), ...industries.map((id) => mark.industry + id)];
    return { ...place, title, body, about };
  });
}
