import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { inEach } from '#platform/i18n/texts.ts';
import { readKeyword } from '#platform/search-index/keyword.ts';
import type { StateName } from '#ui/console/states/mark.tsx';
import type { BoardView, Order } from './board-view.ts';
import { cellConditions, cells, isToDo, type Looking, standing } from './cells.server.ts';

/** What the board is asked for: a view, of kinds that have texts, by somebody. */
export interface Asked {
  view: BoardView;
  kinds: readonly string[];
  looking: Looking;
}

/** Where a page ends: the order's own value, and the thing. The next one begins after it, whatever has been written meanwhile. */
export interface After {
  value: string;
  id: number;
}

/** A thing of the board; `reads`: how often its page was read in the last four weeks. */
export interface BoardThing {
  id: number;
  kind: string;
  source: Locale;
  reads: number;
}

export const boardAtOnce = 25;
const never = '9999-12-31';

/** Things of the board, a page of them. @returns with `after` where there are more */
export async function boardThings(
  db: Database,
  asked: Asked,
  { after, limit = boardAtOnce }: { after?: After | undefined; limit?: number } = {},
): Promise<{ things: BoardThing[]; after: After | undefined }> {
  const { order } = asked.view;
  let query = chosen(db, asked).select([
    'thing.id',
    'thing.kind',
    'thing.source',
    'thing.changed_at',
    'thing.reads',
    dueOf.as('due'),
  ]);
  if (after) query = query.where(isAfter[order](after));
  if (order === 'due') query = query.orderBy(dueOf).orderBy('thing.id');
  else query = query.orderBy(order === 'read' ? 'thing.reads' : 'thing.changed_at', 'desc').orderBy('thing.id', 'desc');
  const rows = await query.limit(limit + 1).execute();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    things: page.map(({ id, kind, source, reads }) => ({ id, kind, source, reads })),
    after: last && { id: last.id, value: endOf[order](last) },
  };
}

/** The first day until which one of its languages is to be written. */
const dueOf = sql<string>`coalesce((select min(given.due) from ${cells} where ${isToDo}), ${never}::date)`;

/** What comes after the end of a page, in each order. */
const isAfter: Record<Order, (after: After) => RawBuilder<boolean>> = {
  changed: ({ value, id }) => sql<boolean>`(thing.changed_at, thing.id) < (${value}, ${id})`,
  due: ({ value, id }) => sql<boolean>`(${dueOf}, thing.id) > (${value}::date, ${id})`,
  read: ({ value, id }) => sql<boolean>`(thing.reads, thing.id) < (${value}::integer, ${id})`,
};

/** The end of a page, in each order. */
const endOf: Record<Order, (last: { changed_at: Date; due: string; reads: number }) => string> = {
  changed: ({ changed_at }) => changed_at.toISOString(),
  due: ({ due }) => due,
  read: ({ reads }) => String(reads),
};

function chosen(db: Database, { view, kinds, looking }: Asked) {
  let query = db.selectFrom('content_thing as thing').where('thing.kind', 'in', view.kind ? [view.kind] : [...kinds]);
  const conditions = cellConditions(view, looking);
  if (conditions) query = query.where(sql<boolean>`exists (select from ${cells} where ${conditions})`);
  // What somebody was given is little: it is found first, and not asked of every thing.
  if (asksOfGiven(view)) {
    query = query.where(({ eb }) => eb('thing.id', 'in', db.selectFrom('content_given').select('thing_id')));
  }
  const words = readKeyword(view.words).anywhere;
  if (words === '') return query;
  return query.where((eb) =>
    eb(
      'thing.id',
      'in',
      db
        .selectFrom('content_thread as found')
        .select('found.thing_id')
        .where(sql<boolean>`found.tokens @@ ${words}::tsquery`),
    ),
  );
}

function asksOfGiven({ tab, given, due }: BoardView): boolean {
  return tab === 'mine' || tab === 'late' || due !== undefined || typeof given === 'number';
}

/** Beyond this, figures say 'more than': nobody acts on the difference, and counting takes time. */
export const countedAtMost = 9999;

/** How many things a view has, up to one more than are counted. */
export async function countBoard(db: Database, asked: Asked): Promise<number> {
  const some = chosen(db, asked)
    .select('thing.id')
    .limit(countedAtMost + 1);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many things there are, and how many stand where in each language. What was withdrawn before it had a language lacks none. */
export interface Tally {
  all: number;
  stands: Record<Locale, Partial<Record<StateName, number>>>;
}

export async function tallyBoard(db: Database, kinds: readonly string[]): Promise<Tally> {
  const { all } = await db
    .selectFrom('content_thing')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .where('kind', 'in', [...kinds])
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('content_thread as own')
    .select(['own.thread', standing.as('state'), ({ fn }) => fn.countAll<number>().as('count')])
    .where('own.kind', 'in', [...kinds])
    .where('own.thread', 'in', [...locales])
    .groupBy(['own.thread', sql`2`])
    .execute();
  const retired = await countRetired(db, kinds);
  const tallyOf = (locale: Locale) => {
    const own = rows.filter(({ thread }) => thread === locale);
    const there = own.reduce((sum, { count }) => sum + count, retired(locale));
    return { ...Object.fromEntries(own.map(({ state, count }) => [state, count])), missing: all - there };
  };
  return { all, stands: inEach(tallyOf) };
}

/** How many things of which the source is withdrawn have no text in a language: nobody is to write one. */
async function countRetired(db: Database, kinds: readonly string[]): Promise<(locale: Locale) => number> {
  const rows = await db
    .selectFrom('content_thread as source')
    .innerJoin('content_thing as thing', (join) =>
      join.onRef('thing.id', '=', 'source.thing_id').onRef('thing.source', '=', 'source.thread'),
    )
    .innerJoin(sql<{ locale: Locale }>`(select unnest(${[...locales]}::text[]) as locale)`.as('l'), (join) =>
      join.onTrue(),
    )
    .leftJoin('content_thread as own', (join) =>
      join.onRef('own.thing_id', '=', 'thing.id').onRef('own.thread', '=', 'l.locale'),
    )
    .select(['l.locale', ({ fn }) => fn.countAll<number>().as('count')])
    .where('source.kind', 'in', [...kinds])
    .where('source.state', '=', 'withdrawn')
    .where('own.state', 'is', null)
    .groupBy('l.locale')
    .execute();
  return (locale) => rows.find((row) => row.locale === locale)?.count ?? 0;
}

/** How much there is to do in a language. */
export function toDoOf({ missing = 0, behind = 0, draft = 0, review = 0 }: Tally['stands'][Locale]): number {
  return missing + behind + draft + review;
}
