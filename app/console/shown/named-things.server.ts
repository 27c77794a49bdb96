import type { Database, Tx } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Thread } from '../content/document.ts';
import { kindOrRefuse } from '../content/kinds.server.ts';
import { threadOf } from '../content/threads.server.ts';
import { calledOn } from './called.server.ts';

/** A thing as pages name it. */
export interface NamedThing {
  id: number;
  kind: string;
  /** Of what readers see, or have seen; null where they never have. */
  key: string | null;
  title: string;
  lang: Locale;
  /** Whether readers see it. */
  isSeen: boolean;
}

/** Things by their numbers, each called as on a page in a language. */
export async function namedThings(
  db: Database | Tx,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, NamedThing>> {
  if (ids.length === 0) return new Map();
  const things = await db.selectFrom('content_thing').select(['id', 'kind', 'key']).where('id', 'in', ids).execute();
  const threads = await db
    .selectFrom('content_thread')
    .select(['thing_id', 'thread', 'title', 'published'])
    .where('thing_id', 'in', ids)
    .execute();
  const byThing = Map.groupBy(threads, ({ thing_id }) => thing_id);
  return new Map(
    things.map(({ id, kind, key }) => {
      const own = byThing.get(id) ?? [];
      const titles = new Map(own.map(({ thread, title }): [Thread, string] => [threadOf(thread), title]));
      const isSeen = own.some(({ thread, published }) => thread !== 'shared' && published !== null);
      return [id, { ...{ id, kind, key, isSeen }, ...calledOn(locale, kindOrRefuse(kind), { id, key, titles }) }];
    }),
  );
}
