import { sql } from 'kysely';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { readKeyword } from '#platform/search-index/keyword.ts';
import type { Thread } from './document.ts';
import type { State } from './life.ts';
import { threadOf } from './threads.server.ts';

/** Which things of a kind are listed: those changed last come first. */
export interface ThingFilter {
  /** Words of a title in any language, or a thing's number. */
  words?: string | undefined;
  /** In this language, or in any. */
  locale?: Locale | undefined;
  /** The state of its newest revision; behind its source; missing: it has no text in that language. */
  state?: State | 'behind' | 'missing' | undefined;
  owner?: number | undefined;
  /** Given to somebody to be written. */
  givenTo?: number | undefined;
}

/** Where a page of a list ends: the next one begins after it, whatever has been written meanwhile. */
export interface After {
  at: Date;
  id: number;
}

/** A thing of a list. */
export interface ListedThing {
  id: number;
  changedAt: Date;
  changedBy: string;
  threads: Partial<Record<Thread, ListedThread>>;
}

export interface ListedThread {
  title: string;
  state: State;
  /** Of the newest revision is more than readers see. */
  isOut: boolean;
  behind: number;
  publishAt: Date | null;
}

export const listedAtOnce = 25;

/** Things of a kind, a page of them. @returns with `after` where there are more */
export async function listThings(
  db: Database,
  { name }: Pick<ContentKind, 'name'>,
  filter: ThingFilter,
  after?: After,
): Promise<{ things: ListedThing[]; after: After | undefined }> {
  const rows = await chosen(db, name, filter, after)
    .select(['thing.id', 'thing.changed_at', 'thing.changed_by'])
    .orderBy('thing.changed_at', 'desc')
    .orderBy('thing.id', 'desc')
    .limit(listedAtOnce + 1)
    .execute();
  const page = rows.slice(0, listedAtOnce);
  const last = rows.length > listedAtOnce ? page.at(-1) : undefined;
  const threads = await threadsOf(
    db,
    page.map(({ id }) => id),
  );
  return {
    things: page.map(({ id, changed_at, changed_by }) => ({
      id,
      changedAt: changed_at,
      changedBy: changed_by,
      threads: Object.fromEntries((threads.get(id) ?? []).map(({ thread, ...row }) => [thread, row])),
    })),
    after: last && { at: last.changed_at, id: last.id },
  };
}

/** Beyond this, figures beside lists say 'more than': nobody acts on the difference, and counting takes time. */
export const countedThings = 9999;

/** How many things of a kind a filter leaves, up to one more than are counted. */
export async function countThings(
  db: Database,
  { name }: Pick<ContentKind, 'name'>,
  filter: ThingFilter,
): Promise<number> {
  const some = chosen(db, name, filter)
    .select('thing.id')
    .limit(countedThings + 1);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function chosen(db: Database, kind: string, { words, locale, state, owner, givenTo }: ThingFilter, after?: After) {
  let query = db.selectFrom('content_thing as thing').where('thing.kind', '=', kind);
  if (after) query = query.where(sql<boolean>`(thing.changed_at, thing.id) < (${after.at}, ${after.id})`);
  if (owner !== undefined) query = query.where('thing.owner_id', '=', owner);
  if (state === 'missing') query = query.where(({ not, exists }) => not(exists(threadsIn(db, locale))));
  else if (state || locale || givenTo !== undefined)
    query = query.where(({ exists }) => exists(threadsIn(db, locale, { state, givenTo })));
  const asked = words === undefined ? '' : readKeyword(words).anywhere;
  if (asked !== '') {
    query = query.where(({ exists }) =>
      exists(
        db
          .selectFrom('content_thread as found')
          .select('found.thing_id')
          .where('found.thing_id', '=', sql.ref<number>('thing.id'))
          .where(sql<boolean>`found.tokens @@ ${asked}::tsquery`),
      ),
    );
  }
  return query;
}

function threadsIn(
  db: Database,
  locale: Locale | undefined,
  { state, givenTo }: { state?: State | 'behind' | undefined; givenTo?: number | undefined } = {},
) {
  let query = db
    .selectFrom('content_thread as own')
    .select('own.thing_id')
    .where('own.thing_id', '=', sql.ref<number>('thing.id'))
    .where('own.thread', locale ? '=' : '<>', locale ?? 'shared');
  if (state === 'behind') query = query.where('own.behind', '>', 0);
  else if (state) query = query.where('own.state', '=', state);
  if (givenTo !== undefined) query = query.where('own.given_to', '=', givenTo);
  return query;
}

async function threadsOf(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, (ListedThread & { thread: Thread })[]>();
  const rows = await db
    .selectFrom('content_thread')
    .select(['thing_id', 'thread', 'title', 'state', 'published', 'behind', 'publish_at'])
    .where('thing_id', 'in', ids)
    .execute();
  const byThing = Map.groupBy(rows, ({ thing_id }) => thing_id);
  return new Map(
    [...byThing].map(([id, own]) => [
      id,
      own.map(({ thread, title, state, published, behind, publish_at }) => ({
        thread: threadOf(thread),
        ...{ title, state, behind },
        isOut: published !== null,
        publishAt: publish_at,
      })),
    ]),
  );
}
