import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { defaultLocale, type Locale } from '#platform/i18n/locale.ts';
import { mayMake, mayWrite } from '../policy/content-policy.server.ts';
import { listedTitle } from '../shown/called.server.ts';
import { fieldsOf, isSame, type Thread } from './document.ts';
import { after, type Life, unborn } from './life.ts';
import { type Normalised, normalise } from './normalise.server.ts';
import { behindBy, confirmedBy } from './segments.server.ts';
import {
  type HeldThing,
  holdThing,
  lifeOf,
  recountBehind,
  revisionValues,
  sourceSegments,
  textSegments,
  titleTokens,
} from './threads.server.ts';

type Origin = 'saved' | 'restored' | 'merged' | 'imported';

/** What somebody has written. */
export interface Writing {
  kind: ContentKind;
  /** Undefined for a thing that is new. */
  thingId?: number | undefined;
  /** Of a new thing the language that the others follow; left out, that of the text, or of the house. */
  source?: Locale;
  thread: Thread;
  /** Number of the revision that it began from; 0 where there was none. */
  base: number;
  values: Values;
  /** Hashes of segments of the source of which the text is still right as it stands. */
  stillRight?: readonly string[];
  /** Hashes of those that it was written for; left out, they are told by the places at which something is written anew. */
  caughtUp?: readonly string[];
  origin?: Origin;
  /** The revision that was restored. */
  from?: number;
}

/** What became of it. */
export type Saved =
  | { outcome: 'saved'; thingId: number; number: number }
  /** It says what the newest revision says: there is no new one. */
  | { outcome: 'unchanged'; thingId: number; number: number }
  | { outcome: 'invalid'; issues: Normalised['issues'] }
  /** Somebody else has written meanwhile: theirs stands, and nothing is lost. */
  | { outcome: 'conflict'; thingId: number; number: number; base: Values; theirs: Values; mine: Values };

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings'>;

/**
 * Keeps what somebody has written as a new revision of a thread; what readers see stays as it is. Never over what somebody
 * else has written since (`conflict`).
 * @throws 403 where they may not write in this language, 404 where there is no such thing
 */
export async function saveThread(site: Needs, staff: Staff, writing: Writing): Promise<Saved> {
  return inTransaction(site.db, (tx) => saveWithin(tx, site, staff, writing));
}

/** The same within a transaction, beside others. */
export async function saveWithin(tx: Tx, site: Needs, staff: Staff, writing: Writing): Promise<Saved> {
  const { kind, thread } = writing;
  if (!mayWrite(staff, thread, kind)) throw new Refusal(403);
  const { values, issues } = normalise(fieldsOf(kind, thread), thread, writing.values);
  if (Object.keys(issues).length > 0) return { outcome: 'invalid', issues };
  const now = site.clock.now();
  const thing =
    writing.thingId === undefined
      ? await newThing(tx, staff, writing, now)
      : await holdThing(tx, kind, writing.thingId);
  const row = thing.threads.get(thread);
  const head = row?.head ?? 0;
  const newest = row ? await revisionValues(tx, { thingId: thing.id, thread, number: head }) : {};
  if (row && isSame(newest, values)) return confirmOnly(tx, kind, thing, { ...writing, head });
  if (head !== writing.base) return conflict(tx, thing, { ...writing, mine: values, theirs: newest, head });
  await keepRevision(tx, site, staff, { ...writing, values, thing, before: newest, now });
  return { outcome: 'saved', thingId: thing.id, number: head + 1 };
}

async function newThing(tx: Tx, staff: Staff, writing: Writing, now: Date): Promise<HeldThing> {
  const { kind, thread } = writing;
  if (!mayMake(staff, kind)) throw new Refusal(403);
  const source = writing.source ?? (thread === 'shared' ? defaultLocale : thread);
  const { id } = await tx
    .insertInto('content_thing')
    .values({
      kind: kind.name,
      source,
      owner_id: staff.id,
      changed_at: now,
      changed_by: staff.name,
      changer_id: staff.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, key: null, source, ownerId: staff.id, threads: new Map() };
}

async function conflict(
  tx: Tx,
  { id }: HeldThing,
  { thread, base, mine, theirs, head }: Writing & { mine: Values; theirs: Values; head: number },
): Promise<Saved> {
  const began = base === 0 ? {} : await revisionValues(tx, { thingId: id, thread, number: base });
  return { outcome: 'conflict', thingId: id, number: head, base: began, theirs, mine };
}

/** Nothing was written, but somebody may have said of segments that they are still right. */
async function confirmOnly(
  tx: Tx,
  kind: ContentKind,
  thing: HeldThing,
  { thread, stillRight = [], head }: Writing & { head: number },
): Promise<Saved> {
  const row = thing.threads.get(thread);
  if (row && stillRight.length > 0) {
    const source = await sourceSegments(tx, kind, thing);
    const confirmed = [...new Set([...row.confirmed, ...stillRight])];
    await tx
      .updateTable('content_thread')
      .set({ confirmed, behind: behindBy(source, confirmed) })
      .where('thing_id', '=', thing.id)
      .where('thread', '=', thread)
      .execute();
  }
  return { outcome: 'unchanged', thingId: thing.id, number: head };
}

interface Keeping extends Writing {
  thing: HeldThing;
  before: Values;
  now: Date;
}

async function keepRevision(tx: Tx, { settings }: Needs, staff: Staff, keeping: Keeping): Promise<void> {
  const { kind, thing, thread, values, origin = 'saved', from, now } = keeping;
  const row = thing.threads.get(thread);
  const life = after(row ? lifeOf(row) : unborn, 'save', settings.REVIEW_STEPS);
  if (!life) throw new Error('A draft can always be saved');
  await writeThread(tx, keeping, life);
  if (settings.REVIEW_STEPS > 0) await unschedule(tx, thing.id, thread);
  await tx
    .insertInto('content_revision')
    .values({
      thing_id: thing.id,
      thread,
      number: life.head,
      fields: JSON.stringify(values),
      origin,
      from_number: from ?? null,
      made_at: now,
      made_by: staff.id,
      who: staff.name,
    })
    .execute();
  await tx
    .updateTable('content_thing')
    .set({ changed_at: now, changed_by: staff.name, changer_id: staff.id })
    .where('id', '=', thing.id)
    .execute();
  if (thread === thing.source) await recountBehind(tx, kind, await holdThing(tx, kind, thing.id));
  const about = `${kind.name} ${thing.id} ${thread}`;
  await noteAct(
    tx,
    { staff, act: 'content.save', about, before: { revision: life.head - 1 }, after: { revision: life.head, origin } },
    now,
  );
}

/** The thread as it stands with its new revision. */
async function writeThread(tx: Tx, keeping: Keeping, life: Life): Promise<void> {
  const { kind, thing, thread, values, before, stillRight = [], caughtUp, now } = keeping;
  const row = thing.threads.get(thread);
  const isText = thread !== 'shared' && thread !== thing.source;
  const source = isText ? await sourceSegments(tx, kind, thing) : [];
  const confirmed = confirmedBy(
    source,
    { before: textSegments(kind, before), now: textSegments(kind, values) },
    { confirmed: row?.confirmed ?? [], stillRight, caughtUp },
  );
  const title = listedTitle(kind, thing.key, thread, values);
  const changed = {
    ...life,
    passed_by: [],
    title,
    tokens: titleTokens(title, thread, thing.id),
    confirmed,
    behind: behindBy(source, confirmed),
    changed_at: now,
    // It was said of what stood there before.
    publish_because: null,
  };
  await tx
    .insertInto('content_thread')
    .values({ thing_id: thing.id, thread, kind: kind.name, ...changed })
    .onConflict((conflict) => conflict.columns(['thing_id', 'thread']).doUpdateSet(changed))
    .execute();
}

/** What has to be reviewed first cannot go out at the time that was set for what stood there before. */
async function unschedule(tx: Tx, thingId: number, thread: Thread): Promise<void> {
  await tx
    .updateTable('content_thread')
    .set({ publish_at: null })
    .where('thing_id', '=', thingId)
    .where('thread', '=', thread)
    .execute();
}
