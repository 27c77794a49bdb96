import { languageRank } from '#platform/db/best-language.ts';
import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { FindableType } from '#platform/search-index/findable.ts';
import { type HitText, hasTokens, ofType, textsElsewhere } from '#platform/search-index/found-by.server.ts';
import { countedOnPages } from '#platform/search-index/found-in-list.server.ts';
import { cleanKeyword, type Keyword, readKeyword } from '#platform/search-index/keyword.ts';
import { fold } from '#platform/search-index/pieces.ts';
import { excerptOf, markedTitle } from './excerpt.ts';
import { findPhrases } from './find-phrases.server.ts';
import { type Asked, countByType, countFound, orderedIds, type Slice } from './find-things.server.ts';
import type { Count, Result, TypeCount } from './search.ts';
import { corrected } from './words/correct.server.ts';
import { synonyms } from './words/synonyms.server.ts';

/** Who looks for what, and when. */
export interface Search {
  locale: Locale;
  now: Date;
  /** As typed. */
  keyword: string;
  type?: FindableType | undefined;
}

/** What was found: a part of it, and how much there is. */
export interface Found extends Count {
  results: Result[];
}

/** The same with how much there is of every kind, whatever kind was asked for; the most first. */
export interface FoundByType extends Found {
  types: TypeCount[];
}

type Cut = Pick<Slice, 'offset' | 'limit'>;

/** A part of what a keyword finds, counted as far as calls do. */
export async function find(db: Database, search: Search, cut: Cut): Promise<Found> {
  const asked = askedOf(search);
  if (asked.keyword.anywhere === '') return { total: 0, results: [] };
  const slice = { ...cut, type: search.type };
  if (asked.keyword.phrases.length > 0) return phrasesFound(db, asked, slice);
  const [count, ids] = await Promise.all([countFound(db, asked, search.type), orderedIds(db, asked, slice)]);
  return { ...count, results: await resultsOf(db, ids, asked) };
}

/** A page of what a keyword finds, counted as far as pages do. */
export async function findPage(db: Database, search: Search, cut: Cut): Promise<FoundByType> {
  const asked = askedOf(search);
  if (asked.keyword.anywhere === '') return { total: 0, results: [], types: [] };
  const slice = { ...cut, type: search.type };
  if (asked.keyword.phrases.length > 0) return phrasesFound(db, asked, slice);
  const [types, ids] = await Promise.all([countByType(db, asked), orderedIds(db, asked, slice)]);
  return { ...countOf(types, search.type), results: await resultsOf(db, ids, asked), types: mostFirst(types) };
}

async function phrasesFound(db: Database, asked: Asked, slice: Slice): Promise<FoundByType> {
  const { types, ids, count } = await findPhrases(db, asked, slice);
  return { ...count, results: await resultsOf(db, ids, asked), types: mostFirst(types) };
}

function mostFirst(types: TypeCount[]): TypeCount[] {
  return types.toSorted((one, other) => other.total - one.total);
}

function askedOf({ keyword, locale, now }: Search): Asked {
  const typed = cleanKeyword(keyword);
  return { locale, now, typed, keyword: readKeyword(typed, synonyms(locale)) };
}

/** How much there is of the kind asked for, or in all, as pages say it. */
function countOf(types: TypeCount[], type?: FindableType): Count {
  const counted = type ? types.filter((each) => each.type === type) : types;
  const total = counted.reduce((sum, each) => sum + each.total, 0);
  const isMore = total > countedOnPages || counted.some(({ more }) => more);
  return isMore ? { total: countedOnPages, more: true } : { total };
}

async function resultsOf(db: Database, ids: number[], { locale, keyword }: Asked): Promise<Result[]> {
  if (ids.length === 0) return [];
  const rows = await withText(db, ids, locale, true);
  const elsewhere = await textsElsewhere(db, rows, { locale, keyword });
  const resultOf = new Map(rows.map((row) => [row.id, presentResult(row, keyword, elsewhere.get(row.id))]));
  return ids.flatMap((id) => resultOf.get(id) ?? []);
}

interface TextRow {
  id: number;
  type: string;
  thing_id: string;
  path: string;
  day: number | null;
  lang: Locale;
  title: string;
  body: string;
}

async function withText(db: Database, ids: number[], locale: Locale, whole: boolean): Promise<TextRow[]> {
  return db
    .selectFrom('search_entry as e')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('search_text')
          .select(['locale', 'title', whole ? 'body' : eb.val('').as('body')])
          .whereRef('entry_id', '=', 'e.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .where('e.id', 'in', ids)
    .select(['e.id', 'e.type', 'e.thing_id', 'e.path', 'e.day', 'text.locale as lang', 'text.title', 'text.body'])
    .execute();
}

const dayLength = 86_400_000;

/** @param elsewhere the text that holds what was looked for, where that is in another language alone */
function presentResult(row: TextRow, { marks }: Keyword, elsewhere?: HitText): Result {
  const { type, thing_id, path, day, lang, title, body } = row;
  return {
    type: type as FindableType,
    id: thing_id,
    title: markedTitle(title, lang, marks),
    excerpt: elsewhere ? excerptOf(elsewhere.body, elsewhere.lang, marks) : excerptOf(body, lang, marks),
    href: path,
    lang,
    ...(elsewhere && { foundIn: elsewhere.lang }),
    ...(day === null ? {} : { day: new Date(day * dayLength).toISOString().slice(0, 10) }),
  };
}

/** What may help where nothing was found. */
export interface Help {
  /** What was meant, perhaps, and how much it finds. */
  meant?: { keyword: string } & Count;
  /** How much there is of other kinds than the one asked for. */
  anyType?: Count;
  /** Parts of the keyword that find something by themselves. */
  parts: ({ keyword: string } & Count)[];
}

const mostParts = 4;

/** Ways on from a search that has found nothing: only such as find something. */
export async function helpWith(db: Database, search: Search): Promise<Help> {
  const [meant, anyType, parts] = await Promise.all([
    meantBy(db, search),
    search.type ? countAll(db, { ...search, type: undefined }) : undefined,
    partsThatFind(db, search),
  ]);
  return {
    ...(meant ? { meant } : {}),
    ...(anyType && anyType.total > 0 ? { anyType } : {}),
    parts,
  };
}

async function meantBy(db: Database, search: Search): Promise<Help['meant']> {
  const keyword = await corrected(db, search.keyword, search.locale);
  if (keyword === undefined) return undefined;
  const count = await countAll(db, { ...search, keyword, type: undefined });
  return count.total > 0 ? { keyword, ...count } : undefined;
}

async function partsThatFind(db: Database, search: Search): Promise<Help['parts']> {
  const { parts } = askedOf(search).keyword;
  if (parts.length < 2) return [];
  const counted = await Promise.all(
    parts.slice(0, mostParts).map(async (keyword) => ({
      keyword,
      ...(await countAll(db, { ...search, keyword, type: undefined })),
    })),
  );
  return counted.filter(({ total }) => total > 0);
}

async function countAll(db: Database, search: Search): Promise<Count> {
  const asked = askedOf(search);
  if (asked.keyword.anywhere === '') return { total: 0 };
  if (asked.keyword.phrases.length > 0) return (await findPhrases(db, asked, { offset: 0, limit: 0 })).count;
  return countOf(await countByType(db, asked));
}

/** A title that what is being typed may become. */
export interface Suggestion {
  type: FindableType;
  title: string;
  href: string;
  lang: Locale;
}

const suggested = 8;
const looked = 40;
const mostBegun = 2000;

/** Titles, of one kind or of all, that what is being typed may become: those that begin with it first, of a kind beside each other. */
export async function suggest(db: Database, search: Search): Promise<Suggestion[]> {
  const { locale, now, keyword, typed } = askedOf(search);
  if (keyword.begun === '') return [];
  const begun = db
    .selectFrom('search_entry as e')
    .where(hasTokens(locale, search.type ? ofType(keyword.begun, search.type) : keyword.begun))
    .where((eb) => eb.or([eb('e.visible_from', 'is', null), eb('e.visible_from', '<=', now)]))
    .select(['e.id', 'e.weight', 'e.day'])
    .limit(mostBegun);
  const best = await db
    .selectFrom(begun.as('e'))
    .select('e.id')
    .orderBy('e.weight', 'desc')
    .orderBy('e.day', (order) => order.desc().nullsLast())
    .orderBy('e.id', 'desc')
    .limit(looked)
    .execute();
  if (best.length === 0) return [];
  const ids = best.map(({ id }) => id);
  const textOf = new Map((await withText(db, ids, locale, false)).map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => textOf.get(id) ?? []);
  const beginning = fold(typed);
  const begins = ({ title }: TextRow) => (fold(title).startsWith(beginning) ? 0 : 1);
  const chosen = rows.toSorted((one, other) => begins(one) - begins(other)).slice(0, suggested);
  return [...Map.groupBy(chosen, ({ type }) => type).values()]
    .flat()
    .map(({ type, title, path, lang }) => ({ type: type as FindableType, title, href: path, lang }));
}
