import { sql } from 'kysely';
import { languageRank } from '#platform/db/best-language.ts';
import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { type FindableType, findableTypes } from '#platform/search-index/findable.ts';
import { ofType, seenWith } from '#platform/search-index/found-by.server.ts';
import type { Keyword } from '#platform/search-index/keyword.ts';
import { mark, quoted, shares } from '#platform/search-index/tokens.ts';
import { type Candidate, ranked } from './rank.ts';
import { countedOfKind, countedResults, type TypeCount } from './search.ts';

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

async function countRows(db: Database, rows: ReturnType<typeof entriesWith>): Promise<TypeCount[]> {
  const counted = await db
    .selectFrom(rows.as('found'))
    .select(({ fn }) => ['type', fn.countAll<number>().as('total')])
    .groupBy('type')
    .execute();
  return counted.map(({ type, total }) => ({ type, total }));
}

/**
 * How many things of each kind hold the keyword.
 * @param most where counting stops, in all and of each kind
 * @param chosen the kind that is counted so far; where there are more in all, others are counted to a thousand
 */
export async function countByType(
  db: Database,
  asked: Asked,
  most: number,
  chosen?: FindableType,
): Promise<TypeCount[]> {
  const query = asked.keyword.anywhere;
  const share = await countRows(db, entriesWith(db, `${query} & ${quoted(`${mark.share}0`)}`, asked, most));
  if (shares * sum(share) < 2 * most) {
    const all = await countRows(db, entriesWith(db, query, asked, most + 1));
    if (sum(all) <= most) return all;
  }
  const kinds = findableTypes.map((type) => ({
    type,
    most: type === chosen ? most : Math.min(most, countedOfKind),
    estimate: shares * sum(share.filter((each) => each.type === type)),
  }));
  return (await countKinds(db, asked, kinds)).filter(({ total }) => total > 0);
}

function sum(counts: TypeCount[]): number {
  return counts.reduce((sum, { total }) => sum + total, 0);
}

interface Kind {
  type: FindableType;
  /** Where counting it stops. */
  most: number;
  /** About how many there are. */
  estimate: number;
}

/**
 * Where there are too many in all, each kind is counted by itself, so that the many of one hide none of another; what a
 * share of them shows to be far too many is not counted at all.
 */
async function countKinds(db: Database, asked: Asked, kinds: Kind[]): Promise<TypeCount[]> {
  const near = kinds.filter(({ most, estimate }) => estimate <= 2 * most + 1000);
  const types = near.map(({ type }) => type);
  const queries = types.map((type) => ofType(asked.keyword.anywhere, type));
  const { rows } = await sql<{ type: FindableType; total: number }>`
    select type, total from unnest(${types}::text[], ${queries}::text[], ${near.map(({ most }) => most)}::int[]) kind (type, query, most)
    cross join lateral (
      select count(*) as total from (
        select from search_entry e where ${seenWith(sql`kind.query`, asked)} limit kind.most + 1
      ) found
    ) counted`.execute(db);
  const counted = new Map(rows.map(({ type, total }) => [type, total]));
  return kinds.map(({ type, most }) => {
    const total = counted.get(type) ?? most + 1;
    return total > most ? { type, total: most, more: true } : { type, total };
  });
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
