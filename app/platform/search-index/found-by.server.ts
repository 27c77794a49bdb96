import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type Locale, languagesFor } from '../i18n/locale.ts';
import type { FindableText, FindableType } from './findable.ts';
import { type Keyword, readKeyword, type Synonyms } from './keyword.ts';
import { textOfHit } from './text-of-hit.ts';
import { inLanguage, mark, quoted, tokenVersion } from './tokens.ts';

/** Most things of a kind that one keyword finds in a list; beyond it, the reader needs another word. */
const mostFound = 10_000;

/**
 * Whether an entry (`e`) has tokens, in the language of readers.
 * The query stands in a subselect so that the database cannot guess how rare it is: it then asks the index, and does not
 * read every entry's tokens from where they are stored out of line. (It still would for the sake of a few rows: let a
 * `limit` on entries be a thousand or more.)
 * @param query text of a `tsquery`, as `readKeyword` gives it
 */
export function hasTokens(locale: Locale, query: Query): Expression<boolean> & ReturnType<typeof sql<boolean>> {
  return sql<boolean>`e.tokens @@ (select (${askedIn(locale, query)})::tsquery)`;
}

/** Text of a `tsquery`; or two, of which the wider one is asked while some things have no facets yet. */
export type Query = string | { all: string; wide: string };

/** As `min`, that is one look at an index, however the database plans. */
function askedIn(locale: Locale, query: Query): RawBuilder<string> {
  if (typeof query === 'string') return sql`${inLanguage(query, locale)}`;
  const [all, wide] = [query.all, query.wide].map((each) => inLanguage(each, locale));
  return sql`case when (select min(token_version) from search_entry) < ${tokenVersion} then ${wide} else ${all} end`;
}

/** Narrows a query of tokens to a type. */
export function ofType(query: string, type: FindableType): string {
  return `(${query}) & ${quoted(mark.type + type)}`;
}

/** What is looked for in a list. */
export interface Asked {
  type: FindableType;
  locale: Locale;
  keyword: string;
  now: Date;
  /** Names that also find what they stand for; none where left out. */
  synonyms?: Synonyms;
  /** Of these countries alone; ISO 3166 codes. */
  countries?: readonly string[] | undefined;
  /** The facet that things of these countries have, and no others: asked for in their place. */
  region?: string | undefined;
  /** Of this industry alone. */
  industry?: number | undefined;
  /** With all of these facets. */
  facets?: readonly string[] | undefined;
}

/** What the index is asked for, as text of a `tsquery`; undefined where the keyword asks for nothing. */
export function queryOf(asked: Asked): string | undefined {
  const { type, keyword, synonyms, countries = [], region, industry, facets = [] } = asked;
  const { anywhere } = readKeyword(keyword, synonyms);
  if (anywhere === '') return undefined;
  const places = region === undefined ? countries.map((code) => mark.country + code) : [mark.facet + region];
  return [
    ofType(anywhere, type),
    ...(places.length > 0 ? [`(${places.map(quoted).join(' | ')})`] : []),
    ...(industry === undefined ? [] : [quoted(`${mark.industry}${industry}`)]),
    ...facets.map((facet) => quoted(mark.facet + facet)),
  ].join(' & ');
}

/**
 * The same, without its facets as long as things of an earlier release have none: none is lost, and the list itself narrows
 * what is found.
 * @param more what must be there beside it
 */
export function queryNow(asked: Asked, more?: string): Query | undefined {
  const known = queryOf(asked);
  const unfaceted = queryOf({ ...asked, facets: [], region: undefined });
  if (known === undefined || unfaceted === undefined) return undefined;
  const [all, wide] = more === undefined ? [known, unfaceted] : [`${known} & ${more}`, `${unfaceted} & ${more}`];
  return all === wide ? all : { all, wide };
}

/** Narrows a query of entries (`e`) to those that have tokens and may be seen. */
export function seenWith(query: Query, { locale, now }: Pick<Asked, 'locale' | 'now'>): RawBuilder<boolean> {
  return sql<boolean>`(${hasTokens(locale, query)} and (e.visible_from is null or e.visible_from <= ${now}))`;
}

/**
 * The ids of the things of a type that a keyword finds, at most 10,000, for the `where` of a feature's own list:
 * `query.where('p.id', 'in', foundIds({ type: 'project', locale, keyword, now }))`.
 * Undefined where the keyword asks for nothing (it has neither letter nor digit): the list is then not narrowed.
 */
export function foundIds(asked: Asked): ReturnType<typeof idsOf> | undefined {
  const query = queryNow(asked);
  return query === undefined ? undefined : idsOf(query, asked);
}

/** Materialised: the index is asked once, even where the database would rather ask it again for every row of the list. */
function idsOf(query: Query, asked: Pick<Asked, 'locale' | 'now'>) {
  return sql<number>`(with found as materialized (
      select e.thing_id::bigint as id from search_entry e where ${seenWith(query, asked)} limit ${mostFound}
    ) select id from found)`;
}

interface Page extends Pick<Asked, 'type' | 'locale' | 'keyword' | 'synonyms'> {
  /** Of the things that a page shows. */
  ids: readonly number[];
}

/**
 * Of the things on a page those that a keyword finds in another language alone, and in which: neither what readers are shown
 * of them nor any of their names holds it.
 */
export async function foundElsewhere(
  db: Database,
  { type, ids, locale, keyword: typed, synonyms }: Page,
): Promise<Map<number, Locale>> {
  const keyword = readKeyword(typed, synonyms);
  if (keyword.own === '' || ids.length === 0) return new Map();
  const things = await db
    .selectFrom('search_entry')
    .select(['id', 'thing_id'])
    .where('type', '=', type)
    .where('thing_id', 'in', ids.map(String))
    .execute();
  const texts = await textsElsewhere(db, things, { locale, keyword });
  return new Map(
    things.flatMap(({ id, thing_id }): [number, Locale][] => {
      const text = texts.get(id);
      return text ? [[Number(thing_id), text.lang]] : [];
    }),
  );
}

/** A text in which a keyword was found. */
export type HitText = FindableText & { lang: Locale };

/** Of some entries that a keyword finds those that hold it in another language alone, with the text that does. */
export async function textsElsewhere(
  db: Database,
  entries: readonly { id: number }[],
  { locale, keyword }: { locale: Locale; keyword: Pick<Keyword, 'own' | 'marks'> },
): Promise<Map<number, HitText>> {
  if (entries.length === 0) return new Map();
  const rows = await db
    .selectFrom('search_entry as e')
    .innerJoin('search_text', 'search_text.entry_id', 'e.id')
    .where(
      'e.id',
      'in',
      entries.map(({ id }) => id),
    )
    // No index serves a `not`: the tokens of these few are read.
    .where((eb) => eb.not(hasTokens(locale, keyword.own)))
    .select(['e.id', 'search_text.locale as lang', 'title', 'body', 'words'])
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, texts]): [number, HitText][] => {
      const shown = languagesFor(locale).find((lang) => texts.some((text) => text.lang === lang));
      const hit = textOfHit(
        texts.filter(({ lang }) => lang !== shown),
        keyword.marks,
      );
      return hit ? [[id, hit]] : [];
    }),
  );
}
