import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { type Locale, languagesFor } from '#platform/i18n/locale.ts';
import type { Texts } from '#platform/i18n/texts.ts';
import { typedQuery } from './typed-query.ts';

/** A thing of any kind. */
export interface FoundThing {
  id: number;
  /** Its titles, as they were last written. */
  titles: Texts<string>;
  /** Of a kind without texts. */
  shared: string;
}

/** What was found of a kind: the first of it, those changed last before others, and how many there are. */
export interface FoundOfKind {
  kind: string;
  things: FoundThing[];
  count: number;
  /** There may be more than were counted. */
  more: boolean;
}

/** So many of each kind are shown; the kind's own list has all of them. */
export const shownOfKind = 5;
/** So many texts are looked up. A word that more of them have is looked for among the newest things of each kind as well. */
const looked = 2000;
const newestOfKind = 200;

interface Row {
  id: number;
  kind: string;
  count: number;
}

/**
 * Things of all kinds by words of their titles in any language, the last of which may be a beginning, or by their number.
 * @param kinds names of those that are looked through
 */
export async function findThings(db: Database, words: string, kinds: readonly string[]): Promise<FoundOfKind[]> {
  const asked = typedQuery(words);
  if (asked === '') return [];
  const few = await lookUp(db, asked);
  const rows = few.isCut ? await lookUpNewest(db, asked, kinds) : few.rows;
  const titles = await titlesOf(
    db,
    rows.map(({ id }) => id),
  );
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return kinds.flatMap((kind) => {
    const own = byKind.get(kind) ?? [];
    const things = own.flatMap(({ id }) => titles.get(id) ?? []);
    return own[0] ? [{ kind, things, count: own[0].count, more: few.isCut }] : [];
  });
}

/** The best title for a reader. @returns without `lang` where it is in no language, or in the reader's own */
export function titleFor({ id, titles, shared }: FoundThing, locale: Locale): { title: string; lang?: Locale } {
  const lang = languagesFor(locale).find((each) => titles[each]);
  const title = (lang && titles[lang]) || shared || String(id);
  return lang && lang !== locale ? { title, lang } : { title };
}

/** All texts that hold the words, up to as many as are looked up. */
async function lookUp(db: Database, asked: string): Promise<{ rows: Row[]; isCut: boolean }> {
  const { rows } = await sql<Row & { texts: number }>`
    with found as materialized (
      select thing_id from content_thread where tokens @@ ${asked}::tsquery limit ${looked + 1}
    )
    select id, kind, count, texts from (
      select thing.id, thing.kind, thing.changed_at, (select count(*) from found) as texts,
        count(*) over (partition by kind) as count,
        row_number() over (partition by kind order by changed_at desc, id desc) as place
      from content_thing thing
      where id in (select thing_id from found)
    ) placed
    where place <= ${shownOfKind}
    order by changed_at desc, id desc`.execute(db);
  return { rows, isCut: (rows[0]?.texts ?? 0) > looked };
}

/** Where too many hold the words: those that do among the things of each kind that were changed last. */
async function lookUpNewest(db: Database, asked: string, kinds: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, kind, count from (
      select thing.id, asked.kind, thing.changed_at,
        count(*) over (partition by asked.kind) as count,
        row_number() over (partition by asked.kind order by changed_at desc, id desc) as place
      from unnest(${[...kinds]}::text[]) asked (kind),
        lateral (
          select id, changed_at from content_thing
          where kind = asked.kind order by changed_at desc, id desc limit ${newestOfKind}
        ) thing
      -- 'offset 0': asked of each of these things, not looked up once among all texts.
      where exists (select from content_thread where thing_id = thing.id and tokens @@ ${asked}::tsquery offset 0)
    ) placed
    where place <= ${shownOfKind}
    order by changed_at desc, id desc`.execute(db);
  return rows;
}

async function titlesOf(db: Database, ids: readonly number[]): Promise<Map<number, FoundThing>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_thread')
    .select(['thing_id', 'thread', 'title'])
    .where('thing_id', 'in', ids)
    .execute();
  const byThing = Map.groupBy(rows, ({ thing_id }) => thing_id);
  return new Map(
    [...byThing].map(([id, own]) => {
      const { shared = '', ...titles } = Object.fromEntries(own.map(({ thread, title }) => [thread, title]));
      return [id, { id, titles, shared }];
    }),
  );
}
