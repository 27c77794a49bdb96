import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Thread } from '../content/document.ts';
import { holdThing, sourceSegments, titleTokens } from '../content/threads.server.ts';
import { listedTitle } from '../shown/called.server.ts';

const site = 'site';

/** Makes a thing that readers see nothing of yet. @returns its id in the console */
export async function newThing(tx: Tx, { name }: ContentKind, source: Locale, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('content_thing')
    .values({ kind: name, source, changed_at: now, changed_by: site })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The id in the console of a thing that readers see; undefined where there is none of that key. */
export async function thingOfKey(tx: Tx, { name }: ContentKind, key: string): Promise<number | undefined> {
  const things = tx.selectFrom('content_thing').select('id').where('kind', '=', name).where('key', '=', key);
  return (await things.executeTakeFirst())?.id;
}

/** What of a thing was being written elsewhere. */
interface Kept {
  id: number;
  thread: Thread;
  values: Values;
  now: Date;
}

/** Keeps a text as the newest revision of a thread, which nobody here has written and nobody has reviewed. */
export async function keepDraft(tx: Tx, kind: ContentKind, { id, thread, values, now }: Kept): Promise<void> {
  const thing = await holdThing(tx, kind, id);
  const row = thing.threads.get(thread);
  const head = (row?.head ?? 0) + 1;
  const title = listedTitle(kind, thing.key, thread, values);
  const changed = {
    ...{ state: 'draft' as const, step: 0, head, title, changed_at: now },
    tokens: titleTokens(title, thread, id),
  };
  await tx
    .insertInto('content_thread')
    .values({ thing_id: id, thread, kind: kind.name, published: null, confirmed: [], behind: 0, ...changed })
    .onConflict((conflict) => conflict.columns(['thing_id', 'thread']).doUpdateSet(changed))
    .execute();
  await tx
    .insertInto('content_revision')
    .values({
      ...{ thing_id: id, thread, number: head },
      fields: JSON.stringify(values),
      ...{ origin: 'imported' as const, made_at: now, who: site },
    })
    .execute();
}

/** Has all languages of a thing know what its source says: where a thing has come in, every language begins anew. */
export async function catchUp(tx: Tx, kind: ContentKind, id: number): Promise<void> {
  const thing = await holdThing(tx, kind, id);
  const confirmed = (await sourceSegments(tx, kind, thing)).map(({ hash }) => hash);
  await tx
    .updateTable('content_thread')
    .set({ confirmed, behind: 0 })
    .where('thing_id', '=', id)
    .where('thread', 'not in', ['shared', thing.source])
    .execute();
}
