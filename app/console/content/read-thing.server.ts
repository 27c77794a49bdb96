import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { composeDraft, type Thread } from './document.ts';
import type { Life } from './life.ts';
import { newestThreads } from './thread-revisions.server.ts';
import { revisionValues, threadOf } from './threads.server.ts';

/** A thread of a thing as its page shows it. */
export interface ShownThread extends Life {
  thread: Thread;
  /** What its newest revision says. */
  values: Values;
  /** Who has passed the steps of review of the newest revision. */
  passedBy: number[];
  behind: number;
  /** Hashes of the source's segments that it has caught up with, and of earlier ones as long as it is behind. */
  confirmed: string[];
  publishAt: Date | null;
  withdrawAt: Date | null;
  /** Why it goes out at its time although it does not agree with its source. */
  because: string | null;
  changedAt: Date;
  /** Who wrote the newest revision. */
  who: Person;
  /** When what readers see was written; null where they see nothing. */
  seenOf: Date | null;
}

/** Somebody of the staff by name; without number where they were none, as a seed. */
export interface Person {
  id: number | null;
  name: string;
}

/** Who is to write a language, and until when. */
export interface Given {
  thread: Thread;
  to: Person;
  /** `YYYY-MM-DD` */
  due: string | null;
}

/** A thing with all its threads. */
export interface ShownThing {
  id: number;
  key: string | null;
  source: Locale;
  owner: Person | undefined;
  changedAt: Date;
  threads: ShownThread[];
  given: Given[];
  /** The page of the site that shows it, without language; undefined where readers see none. */
  address: string | undefined;
}

/** A thing as it is being written. @throws 404 where there is none of that kind */
export async function readThing(db: Database, kind: ContentKind, id: number): Promise<ShownThing> {
  if (!Number.isSafeInteger(id)) throw new Refusal(404);
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
    given: await readGiven(db, id),
    address: await addressOf(db, kind, { id, key, threads }),
  };
}

async function readThreads(db: Database, id: number): Promise<ShownThread[]> {
  const rows = await newestThreads(db)
    .select(['thread.thread', 'state', 'step', 'head', 'published', 'behind', 'publish_at', 'withdraw_at', 'confirmed'])
    .select([
      'thread.passed_by',
      'thread.publish_because',
      'thread.changed_at',
      'revision.fields',
      'revision.who',
      'revision.made_by',
      'seen.made_at',
    ])
    .where('thread.thing_id', '=', id)
    .execute();
  return rows.map(({ thread, state, step, head, published, behind, confirmed, fields, ...row }) => ({
    thread: threadOf(thread),
    ...{ state, step, head, published, behind, confirmed },
    passedBy: row.passed_by,
    values: fields,
    publishAt: row.publish_at,
    withdrawAt: row.withdraw_at,
    because: row.publish_because,
    changedAt: row.changed_at,
    who: { id: row.made_by, name: row.who },
    seenOf: row.made_at,
  }));
}

async function readGiven(db: Database, id: number): Promise<Given[]> {
  const rows = await db
    .selectFrom('content_given as given')
    .innerJoin('staff', 'staff.id', 'given.staff_id')
    .select(['given.thread', 'given.due', 'staff.id', 'staff.name', 'staff.email'])
    .where('given.thing_id', '=', id)
    .execute();
  return rows.map(({ thread, due, id: to, name, email }) => ({
    thread: threadOf(thread),
    to: { id: to, name: name || email },
    due,
  }));
}

function personOf(id: number | null, name: string | null, email: string | null): Person | undefined {
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
  const draft = composeDraft(kind, { shared: values, texts: {} });
  return (await kind.isWaiting?.(db, key, draft)) ? undefined : kind.address(key, draft);
}
