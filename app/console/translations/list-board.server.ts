import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { isLocale, type Locale, locales } from '#platform/i18n/locale.ts';
import { inEach } from '#platform/i18n/texts.ts';
import { readKeyword } from '#platform/search-index/keyword.ts';
import type { StateName } from '#ui/console/states/mark.tsx';
import type { BoardView } from './board-view.ts';
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

export const boardAtOnce = 25;
const never = '9999-12-31';

/** Things of the board, a page of them. @returns with `after` where there are more */
export async function boardThings(
  db: Database,
  asked: Asked,
  { after, limit = boardAtOnce }: { after?: After | undefined; limit?: number } = {},
): Promise<{ things: { id: number; kind: string; source: Locale }[]; after: After | undefined }> {
  const byDue = asked.view.order === 'due';
  let query = chosen(db, asked).select(['thing.id', 'thing.kind', 'thing.source', 'thing.changed_at', dueOf.as('due')]);
  if (after && byDue) query = query.where(sql<boolean>`(${dueOf}, thing.id) > (${after.value}::date, ${after.id})`);
  else if (after) query = query.where(sql<boolean>`(thing.changed_at, thing.id) < (${after.value}, ${after.id})`);
  query = byDue
    ? query.orderBy(dueOf).orderBy('thing.id')
    : query.orderBy('thing.changed_at', 'desc').orderBy('thing.id', 'desc');
  const rows = await query.limit(limit + 1).execute();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    things: page.map(({ id, kind, source }) => ({ id, kind, source })),
    after: last && { id: last.id, value: byDue ? last.due : last.changed_at.toISOString() },
  };
}

/** The first day until which one of its languages is to be written. */
const dueOf = sql<string>`coalesce((select min(given.due) from ${cells} where ${isToDo}), ${never}::date)`;

function chosen(db: Database, { view, kinds, looking }: Asked) {
  let query = db.selectFrom('content_thing as thing').where('thing.kind', 'in', view.kind ? [view.kind] : [...kinds]);
  const conditions = cellConditions(view, looking);
  if (conditions) query = query.where(sql<boolean>`exists (select from ${cells} where ${conditions})`);
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

/** How many things stand where, by language. */
export async function tallyBoard(
  db: Database,
  kinds: readonly string[],
): Promise<Record<Locale, Partial<Record<StateName, number>>>> {
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
  const tallyOf = (locale: Locale) => {
    const own = rows.filter(({ thread }) => isLocale(thread) && thread === locale);
    const there = own.reduce((sum, { count }) => sum + count, 0);
    return { ...Object.fromEntries(own.map(({ state, count }) => [state, count])), missing: all - there };
  };
  return inEach(tallyOf);
}
