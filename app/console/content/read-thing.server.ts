import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { composeDraft, type Thread } from './document.ts';
import type { Life } from './life.ts';
import { revisionValues, threadOf } from './threads.server.ts';

/** A thread of a thing as its page shows it. */
export interface ShownThread extends Life {
  thread: Thread;
  /** What its newest revision says. */
  values: Values;
  behind: number;
  publishAt: Date | null;
  withdrawAt: Date | null;
  givenTo: { id: number; name: string } | undefined;
  due: string | null;
  changedAt: Date;
  /** Who wrote the newest revision. */
  who: string;
}

/** A thing with all its threads. */
export interface ShownThing {
  id: number;
  key: string | null;
  source: Locale;
  owner: { id: number; name: string } | undefined;
  changedAt: Date;
  threads: ShownThread[];
  /** The page of the site that shows it, without language; undefined where readers see none. */
  address: string | undefined;
}

/** A thing as it is being written. @throws 404 where there is none of that kind */
export async function readThing(db: Database, kind: ContentKind, id: number): Promise<ShownThing> {
  const thing = await db
    .selectFrom('content_thing')
    .leftJoin('staff as owner', 'owner.id', 'content_thing.owner_id')
    .select([
      'content_thing.id',
      'key',
      'source',
      'owner_id',
      'owner.name as ownerName',
      'owner.email as ownerMail',
      'changed_at',
    ])
    .where('content_thing.id', '=', id)
    .where('kind', '=', kind.name)
    .executeTakeFirst();
  if (!thing) throw new Refusal(404);
  const { key, source, changed_at: changedAt } = thing;
  const threads = await readThreads(db, id);
  return {
    id,
    key,
    source,
    owner: personOf(thing.owner_id, thing.ownerName, thing.ownerMail),
    changedAt,
    threads,
    address: await addressOf(db, kind, { id, key, threads }),
  };
}

async function readThreads(db: Database, id: number): Promise<ShownThread[]> {
  const rows = await db
    .selectFrom('content_thread as thread')
    .innerJoin('content_revision as revision', (join) =>
      join
        .onRef('revision.thing_id', '=', 'thread.thing_id')
        .onRef('revision.thread', '=', 'thread.thread')
        .onRef('revision.number', '=', 'thread.head'),
    )
    .leftJoin('staff', 'staff.id', 'thread.given_to')
    .select(['thread.thread', 'state', 'step', 'head', 'published', 'behind', 'publish_at', 'withdraw_at', 'due'])
    .select(['thread.changed_at', 'revision.fields', 'revision.who', 'given_to', 'staff.name', 'staff.email'])
    .where('thread.thing_id', '=', id)
    .execute();
  return rows.map(({ thread, state, step, head, published, behind, due, fields, who, ...row }) => ({
    thread: threadOf(thread),
    ...{ state, step, head, published, behind, due, who },
    values: fields,
    publishAt: row.publish_at,
    withdrawAt: row.withdraw_at,
    givenTo: personOf(row.given_to, row.name, row.email),
    changedAt: row.changed_at,
  }));
}

function personOf(id: number | null, name: string | null, email: string | null) {
  return id === null ? undefined : { id, name: name || (email ?? '') };
}

async function addressOf(
  db: Database,
  kind: ContentKind,
  { id, key, threads }: { id: number; key: string | null; threads: readonly ShownThread[] },
): Promise<string | undefined> {
  const shared = threads.find(({ thread }) => thread === 'shared');
  if (key === null || !threads.some(({ thread, published }) => isLocale(thread) && published !== null))
    return undefined;
  const number = shared?.published;
  const values = number ? await revisionValues(db, { thingId: id, thread: 'shared', number }) : {};
  return kind.address(key, composeDraft(kind, { shared: values, texts: {} }));
}
