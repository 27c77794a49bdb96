import { type RawBuilder, sql } from 'kysely';
import { locales } from '#platform/i18n/locale.ts';
import type { BoardView } from './board-view.ts';

/** Who looks at the board, and on which day of the venue. */
export interface Looking {
  staffId: number;
  /** `YYYY-MM-DD` */
  today: string;
}

/**
 * The languages of a thing, also those that it does not have: `l.locale`, `own` its text, `given` who is to write it, `source` the
 * text that it follows. Of a query on `content_thing as thing`.
 */
export const cells = sql`
  (values ${sql.join(locales.map((locale) => sql`(${locale})`))}) as l(locale)
  left join content_thread as own on own.thing_id = thing.id and own.thread = l.locale
  left join content_given as given on given.thing_id = thing.id and given.thread = l.locale
  left join content_thread as source on source.thing_id = thing.id and source.thread = thing.source`;

/** Somebody is to write it: it is missing, unfinished, being read, or behind. What was withdrawn is left alone. */
export const isToDo = sql<boolean>`(
  (own.state is null and source.state is distinct from 'withdrawn')
  or own.state in ('draft', 'review')
  or (own.state <> 'withdrawn' and own.behind > 0))`;

/** How a text stands in one word: what is behind says so before all else. */
export const standing = sql<string>`
  case when own.state = 'withdrawn' then own.state when own.behind > 0 then 'behind' else own.state end`;

/** What must hold of one language of a thing, so that a view shows it. @returns undefined where every thing is shown */
export function cellConditions(view: BoardView, { staffId, today }: Looking): RawBuilder<boolean> | undefined {
  const { tab, state, given, due } = view;
  const conditions: RawBuilder<boolean>[] = [];
  if (tab === 'mine') conditions.push(isToDo, sql`given.staff_id = ${staffId}`);
  else if (tab === 'late') conditions.push(isToDo, sql`given.due < ${today}`);
  else if (tab === 'nobodys') conditions.push(isToDo, sql`given.staff_id is null`);
  else if (tab !== 'all') conditions.push(isToDo, sql`l.locale = ${tab}`);
  if (state === 'missing') conditions.push(sql`own.state is null`);
  else if (state) conditions.push(sql`${standing} = ${state}`);
  if (given === 'nobody') conditions.push(isToDo, sql`given.staff_id is null`);
  else if (given !== undefined) conditions.push(sql`given.staff_id = ${given}`);
  if (due === 'late') conditions.push(isToDo, sql`given.due < ${today}`);
  if (due === 'week') conditions.push(isToDo, sql`given.due between ${today} and ${today}::date + 7`);
  return conditions.length === 0 ? undefined : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
