import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Thread } from '../../content/document.ts';
import { newestThreads, publishedThreads } from '../../content/thread-revisions.server.ts';
import { threadOf } from '../../content/threads.server.ts';

/** A part of a thing as it is now. */
export interface KnownThread {
  head: number;
  published: number | null;
  confirmed: string[];
  /** What its newest revision says. */
  values: Values;
}

/** A thing that a row may stand for. */
export interface KnownThing {
  id: number;
  /** Of what readers see, or have seen. */
  key: string | null;
  source: Locale;
  externalId: string | null;
  threads: Map<Thread, KnownThread>;
  /** What readers see of its source, where that is another revision than the newest. */
  seenSource: Values | undefined;
}

/** The things of a kind that rows name, by number and by external id. */
export async function knownThings(
  db: Database,
  { name }: Pick<ContentKind, 'name'>,
  { ids, externalIds }: { ids: readonly number[]; externalIds: readonly string[] },
): Promise<KnownThing[]> {
  if (ids.length + externalIds.length === 0) return [];
  const things = await db
    .selectFrom('content_thing')
    .select(['id', 'key', 'source', 'external_id'])
    .where('kind', '=', name)
    .where(({ eb, or }) =>
      or([
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
        ...(externalIds.length > 0 ? [eb('external_id', 'in', externalIds)] : []),
      ]),
    )
    .execute();
  if (things.length === 0) return [];
  const threads = Map.groupBy(
    await newestOf(
      db,
      things.map(({ id }) => id),
    ),
    ({ thing_id }) => thing_id,
  );
  const seen = await seenSources(
    db,
    things.map(({ id }) => id),
  );
  return things.map(({ id, key, source, external_id }) => ({
    ...{ id, key, source },
    externalId: external_id,
    threads: new Map(
      (threads.get(id) ?? []).map(({ thread, head, published, confirmed, fields }) => [
        threadOf(thread),
        { head, published, confirmed, values: fields },
      ]),
    ),
    seenSource: seen.get(id),
  }));
}

function newestOf(db: Database, ids: readonly number[]) {
  return newestThreads(db)
    .select([
      'thread.thing_id',
      'thread.thread',
      'thread.head',
      'thread.published',
      'thread.confirmed',
      'revision.fields',
    ])
    .where('thread.thing_id', 'in', ids)
    .execute();
}

async function seenSources(db: Database, ids: readonly number[]): Promise<Map<number, Values>> {
  const rows = await publishedThreads(db)
    .innerJoin('content_thing as thing', (join) =>
      join.onRef('thing.id', '=', 'thread.thing_id').onRef('thing.source', '=', 'thread.thread'),
    )
    .where('thread.thing_id', 'in', ids)
    .whereRef('thread.published', '<>', 'thread.head')
    .execute();
  return new Map(rows.map(({ thing_id, fields }) => [thing_id, fields]));
}
