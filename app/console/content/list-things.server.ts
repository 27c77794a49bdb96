import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import type { Thread } from './document.ts';
import type { State } from './life.ts';
import { threadOf } from './threads.server.ts';
import { type After, type ThingFilter, whichThings } from './which-things.server.ts';

/** A thing of a list. */
export interface ListedThing {
  id: number;
  /** Of what readers see, or have seen. */
  key: string | null;
  changedAt: Date;
  changedBy: { id: number | null; name: string };
  /** How often its page was read in the last four weeks. */
  reads: number;
  threads: Partial<Record<Thread, ListedThread>>;
}

export interface ListedThread {
  title: string;
  state: State;
  /** Number of the revision that readers see; null where they see none. */
  published: number | null;
  behind: number;
  publishAt: Date | null;
}

export const listedAtOnce = 25;

/** Those changed last first, or those that are most read. */
export type Order = 'changed' | 'read';

/** Things of a kind, a page of them. @returns with `after` where there are more */
export async function listThings(
  db: Database,
  { name }: Pick<ContentKind, 'name'>,
  filter: ThingFilter,
  { after, order = 'changed' }: { after?: After | undefined; order?: Order } = {},
): Promise<{ things: ListedThing[]; after: After | undefined }> {
  const rows = await whichThings(db, name, filter, after)
    .select(['thing.id', 'thing.key', 'thing.changed_at', 'thing.changed_by', 'thing.changer_id', 'thing.reads'])
    .orderBy(order === 'read' ? 'thing.reads' : 'thing.changed_at', 'desc')
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
    things: page.map(({ id, key, changed_at, changed_by, changer_id, reads }) => ({
      id,
      key,
      reads,
      changedAt: changed_at,
      changedBy: { id: changer_id, name: changed_by },
      threads: Object.fromEntries((threads.get(id) ?? []).map(({ thread, ...row }) => [thread, row])),
    })),
    after: last && (order === 'read' ? { reads: last.reads, id: last.id } : { at: last.changed_at, id: last.id }),
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
  const some = whichThings(db, name, filter)
    .select('thing.id')
    .limit(countedThings + 1);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
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
        ...{ title, state, published, behind },
        publishAt: publish_at,
      })),
    ]),
  );
}

/** How many things there are of each kind, up to one more than are counted. A kind of which there is nothing is left out. */
export async function countKinds(db: Database, kinds: readonly string[]): Promise<Map<string, number>> {
  const counted = await Promise.all(
    kinds.map(async (name): Promise<[string, number]> => [name, await countThings(db, { name }, {})]),
  );
  return new Map(counted);
}
