import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { inEach } from '#platform/i18n/texts.ts';
import type { StateName } from '#ui/console/states/mark.tsx';
import type { State } from '../content/life.ts';
import { threadsWithSeen } from '../content/thread-revisions.server.ts';
import type { Cell, Cells } from './seen.ts';

/** The languages of some things, as the board shows them. */
export async function cellsOf(db: Database, ids: readonly number[]): Promise<Map<number, Cells>> {
  if (ids.length === 0) return new Map();
  const [texts, given] = await Promise.all([textsOf(db, ids), givenOf(db, ids)]);
  return new Map(
    ids.map((id) => [
      id,
      inEach((locale) => {
        const is = (row: { thing_id: number; thread: string }) => row.thing_id === id && row.thread === locale;
        return cellOf(texts.find(is), given.find(is));
      }),
    ]),
  );
}

type TextRow = Awaited<ReturnType<typeof textsOf>>[number];
type GivenRow = Awaited<ReturnType<typeof givenOf>>[number];

function cellOf(text: TextRow | undefined, given: GivenRow | undefined): Cell {
  return {
    title: text?.title ?? '',
    ...(text ? stateOf(text) : { state: 'missing' as const, behind: 0 }),
    head: text?.head ?? 0,
    published: text?.published ?? null,
    seenOf: text?.made_at?.toISOString() ?? null,
    given: given && { id: given.staff_id, name: given.name || given.email, due: given.due },
  };
}

function stateOf({ state, behind }: { state: State; behind: number }): { state: StateName; behind: number } {
  if (state === 'withdrawn') return { state, behind: 0 };
  return { state: behind > 0 ? 'behind' : state, behind };
}

function textsOf(db: Database, ids: readonly number[]) {
  return threadsWithSeen(db)
    .select(['thread.thing_id', 'thread.thread', 'thread.title', 'thread.state', 'thread.behind', 'thread.head'])
    .select(['thread.published', 'seen.made_at'])
    .where('thread.thing_id', 'in', [...ids])
    .execute();
}

function givenOf(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('content_given as given')
    .innerJoin('staff', 'staff.id', 'given.staff_id')
    .select(['given.thing_id', 'given.thread', 'given.staff_id', 'given.due', 'staff.name', 'staff.email'])
    .where('given.thing_id', 'in', [...ids])
    .execute();
}

/** How some things stand in each language, for the cloth. */
export async function stitchesOf(db: Database, ids: readonly number[]): Promise<Record<Locale, StateName[]>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('content_thread')
          .select(['thing_id', 'thread', 'state', 'behind'])
          .where('thing_id', 'in', [...ids])
          .execute();
  const stands = new Map(rows.map((row) => [`${row.thing_id} ${row.thread}`, stateOf(row).state]));
  return inEach((locale) => ids.map((id) => stands.get(`${id} ${locale}`) ?? 'missing'));
}
