import { sql } from 'kysely';
import type { z } from 'zod';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { isLocale } from '#platform/i18n/locale.ts';
import type { Texts } from '#platform/i18n/texts.ts';
import { addressOf, forgetLinks, noteLinks, noteMoved } from '../links/link-table.server.ts';
import { unreadyMedia } from '../media/unready-media.server.ts';
import { mayPublish } from '../policy/content-policy.server.ts';
import { pageOfThing } from '../reads/rank-things.server.ts';
import { type ContentDocument, composeDraft, rowsOf, type Thread } from './document.ts';
import { after, type Life, type Move, stepsOf } from './life.ts';
import { type HeldThing, holdThing, lifeOf, recountBehind, revisionValues } from './threads.server.ts';

/** What is to go out, or not to be seen any longer. */
export interface Publishing {
  kind: ContentKind;
  thingId: number;
  thread: Thread;
  /** Whether what all languages share goes out with it, as it is being written. A thing that is new needs that. */
  withShared?: boolean;
  /** The revision that whoever does it has read: a newer one does not go out unread. Left out, the newest is meant. */
  number?: number;
}

/** What became of it. */
export type Published =
  | { outcome: 'published'; key: string }
  | { outcome: 'withdrawn' }
  /** Its life does not let it: it has not been signed off, or there is nothing new. */
  | { outcome: 'notNow' }
  /** There is a newer revision than the one that was read. */
  | { outcome: 'newer' }
  /** What all languages share cannot go out alone: nothing of the thing is seen in any language. */
  | { outcome: 'noText' }
  /** Something is missing or wrong, in which part and where in it. */
  | { outcome: 'invalid'; wrong: Wrong[] };

/** A fault of a thing that was to go out. */
export interface Wrong {
  thread: Thread;
  /** `title`, `figures.deals.label`; empty where it is about the whole. */
  field: string;
  issue: z.core.$ZodIssue;
}

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings'>;

/** Refused, and nothing of it written. */
class Refused extends Error {
  readonly answer: Published;
  constructor(answer: Published) {
    super('Refused');
    this.answer = answer;
  }
}

/**
 * Has readers see the newest revision of a thread, in every process, from the moment the transaction commits; the other languages
 * stay as they are.
 * @param staff who does it; a schedule acts for whoever set it
 * @throws 403 where they may not, 404 where there is no such thing
 */
export async function publishThread(site: Needs, staff: Staff, publishing: Publishing): Promise<Published> {
  mayOrRefuse(staff, publishing);
  return answered(site, publishing.kind, async (tx, now) => {
    const { kind, thread, number } = publishing;
    const thing = await holdThing(tx, kind, publishing.thingId);
    if (number !== undefined && thing.threads.get(thread)?.head !== number) throw new Refused({ outcome: 'newer' });
    if (thing.key === null) await takeTurn(tx, kind);
    const was = publishedOf(thing, thread);
    const going = goingOut(thing, publishing);
    const before = addressOf(kind, thing.key, (await documentOfReaders(tx, thing)).shared);
    for (const each of going) step(thing, each, 'publish', site, { only: each === thread });
    const document = await documentOfReaders(tx, thing);
    const wrong = await unreadyMedia(tx, kind, document);
    if (wrong.length > 0) throw new Refused({ outcome: 'invalid', wrong });
    const key = await writeOrRefuse(tx, kind, thing, document, now);
    await noteMoved(tx, thing.id, { before, now: addressOf(kind, key, document.shared) });
    await noteLinks(tx, kind, textsAmong(going, thing.id, document));
    await tx
      .updateTable('content_thing')
      .set({ key, path: pageOfThing(kind, key, document.shared) })
      .where('id', '=', thing.id)
      .execute();
    for (const each of going) await keepLife(tx, thing, each, { publish_at: null });
    if (going.includes(thing.source)) await recountBehind(tx, kind, thing);
    await noteMove(tx, staff, publishing, { act: 'content.publish', thing, was, now });
    return { outcome: 'published', key };
  });
}

/** Has readers see nothing of a language any more, at once; the other languages stay. */
export async function withdrawThread(site: Needs, staff: Staff, publishing: Publishing): Promise<Published> {
  mayOrRefuse(staff, publishing);
  return answered(site, publishing.kind, async (tx, now) => {
    const { kind, thread } = publishing;
    const thing = await holdThing(tx, kind, publishing.thingId);
    if (!isOut(thing, thread)) throw new Refused({ outcome: 'notNow' });
    const was = publishedOf(thing, thread);
    const others = languagesOut(thing).filter((locale) => locale !== thread);
    // What all languages share goes with the last of them, and takes all of them with it.
    const isWhole = thread === 'shared' || others.length === 0;
    const going: Thread[] = isWhole ? [...languagesOut(thing), 'shared'] : [thread];
    for (const each of going) step(thing, each, 'withdraw', site, { only: false });
    if (!isWhole) await writeOrRefuse(tx, kind, thing, await documentOfReaders(tx, thing), now);
    else if (thing.key !== null) await kind.withdraw(tx, thing.key, now);
    // What is withdrawn does not come back by a time that was set before.
    for (const each of going) {
      await keepLife(tx, thing, each, { publish_at: null, withdraw_at: null });
      await forgetLinks(tx, thing.id, each);
    }
    await noteMove(tx, staff, publishing, { act: 'content.withdraw', thing, was, now });
    return { outcome: 'withdrawn' };
  });
}

/** Of two new things of one key the second finds the first, and is told that the key is taken. */
async function takeTurn(tx: Tx, { name }: ContentKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`new ${name}`}))`.execute(tx);
}

/** The threads that go out: what all languages share goes with a language where that is wished, or readers see nothing of it yet. */
function goingOut(thing: HeldThing, { thread, withShared = false }: Publishing): Thread[] {
  if (thread === 'shared') return ['shared'];
  return withShared || !isOut(thing, 'shared') ? ['shared', thread] : [thread];
}

const textsAmong = (going: readonly Thread[], thingId: number, { texts }: ContentDocument) =>
  going.filter(isLocale).map((thread) => ({ thingId, thread, values: texts[thread] ?? {} }));

/** Does it in one transaction, whole or not at all, and has the pages made anew that show such things. */
async function answered(
  { db, clock }: Needs,
  kind: ContentKind,
  work: (tx: Tx, now: Date) => Promise<Published>,
): Promise<Published> {
  try {
    return await inTransaction(db, async (tx) => {
      const answer = await work(tx, clock.now());
      await emptyPages(tx, [...kind.tags]);
      return answer;
    });
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    throw error;
  }
}

function mayOrRefuse(staff: Staff, { thread, kind }: Publishing): void {
  if (!mayPublish(staff, thread, kind)) throw new Refusal(403);
}

const publishedOf = (thing: HeldThing, thread: Thread) => thing.threads.get(thread)?.published ?? null;

const isOut = (thing: HeldThing, thread: Thread) => publishedOf(thing, thread) !== null;

const languagesOut = (thing: HeldThing) =>
  [...thing.threads.keys()].filter(isLocale).filter((locale) => isOut(thing, locale));

/** Moves a thread on in what is held; what goes along with another may be where it is to come to already. */
function step(
  thing: HeldThing,
  thread: Thread,
  move: Move,
  { settings }: Pick<Needs, 'settings'>,
  { only }: { only: boolean },
): void {
  const row = thing.threads.get(thread);
  const life = row && after(lifeOf(row), move, stepsOf(thread, settings.REVIEW_STEPS));
  if (row && life) thing.threads.set(thread, { ...row, ...life });
  else if (only) throw new Refused({ outcome: 'notNow' });
}

/** What readers are to see, of the revisions that are out or going out. */
async function documentOfReaders(tx: Tx, thing: HeldThing): Promise<ContentDocument> {
  const valuesOf = async (thread: Thread): Promise<Values> => {
    const number = thing.threads.get(thread)?.published ?? null;
    return number === null ? {} : revisionValues(tx, { thingId: thing.id, thread, number });
  };
  const texts: Texts<Values> = {};
  for (const locale of languagesOut(thing)) texts[locale] = await valuesOf(locale);
  return { shared: await valuesOf('shared'), texts };
}

async function writeOrRefuse(
  tx: Tx,
  kind: ContentKind,
  thing: HeldThing,
  document: ContentDocument,
  now: Date,
): Promise<string> {
  if (Object.keys(document.texts).length === 0 && Object.keys(kind.texts).length > 0)
    throw new Refused({ outcome: 'noText' });
  const written = await kind.write(tx, thing.key ?? undefined, composeDraft(kind, document), now);
  if (written.outcome === 'written') return written.key;
  throw new Refused({
    outcome: 'invalid',
    wrong: written.error.issues.map((issue) => whereIs(issue, document.shared)),
  });
}

/** Where in the console a fault of a draft stands: `texts.fr-FR.title` is the title of the French. */
export function whereIs(issue: z.core.$ZodIssue, shared: Values): Wrong {
  const path = issue.path.map(String);
  const [first, ...rest] = path;
  if (first === 'texts') return { ...placeOf(rest), issue };
  const row = rowsOf(shared[first ?? ''])[Number(rest[0])];
  if (first === undefined || !row) return { thread: 'shared', field: path.join('.'), issue };
  const id = String(row.id);
  if (rest[1] !== 'texts') return { thread: 'shared', field: [first, id, ...rest.slice(1)].join('.'), issue };
  const { thread, field } = placeOf(rest.slice(2));
  return { thread, field: [first, id, field].filter(Boolean).join('.'), issue };
}

function placeOf([locale, ...rest]: string[]): Pick<Wrong, 'thread' | 'field'> {
  return isLocale(locale) ? { thread: locale, field: rest.join('.') } : { thread: 'shared', field: '' };
}

/** Writes what a thread has become; times that were set for it are over. */
async function keepLife(
  tx: Tx,
  thing: HeldThing,
  thread: Thread,
  times: { publish_at: null; withdraw_at?: null },
): Promise<void> {
  const row = thing.threads.get(thread);
  if (!row) return;
  const { state, step, published }: Life = row;
  await tx
    .updateTable('content_thread')
    .set({ state, step, published, ...times })
    .where('thing_id', '=', thing.id)
    .where('thread', '=', thread)
    .execute();
}

async function noteMove(
  tx: Tx,
  staff: Staff,
  { kind, thread }: Publishing,
  { act, thing, was, now }: { act: string; thing: HeldThing; was: number | null; now: Date },
): Promise<void> {
  const about = `${kind.name} ${thing.id} ${thread}`;
  const revisions = { before: { revision: was }, after: { revision: publishedOf(thing, thread) } };
  await noteAct(tx, { staff, act, about, ...revisions }, now);
}
