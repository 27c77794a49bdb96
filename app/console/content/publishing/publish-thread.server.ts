import { sql } from 'kysely';
import type { Staff } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { isLocale } from '#platform/i18n/locale.ts';
import { addressOf, noteLinks } from '../../links/link-table.server.ts';
import { unreadyMedia } from '../../media/unready-media.server.ts';
import type { Thread } from '../document.ts';
import { type HeldThing, holdThing, recountBehind } from '../threads.server.ts';
import { keepLife, moveOn, noteMove } from './move-on.server.ts';
import {
  answered,
  mayOrRefuse,
  type Needs,
  NotPublished,
  orAnswer,
  type Published,
  type Publishing,
} from './published.server.ts';
import { reasonOrRefuse } from './unfit.server.ts';
import {
  documentOfReaders,
  isOut,
  keepAddress,
  partsAmong,
  publishedOf,
  writeOrRefuse,
} from './what-readers-see.server.ts';

/**
 * Has readers see the newest revision of a thread, in every process, from the moment the transaction commits; the other languages
 * stay as they are.
 * @param staff who does it; a schedule acts for whoever set it
 * @throws 403 where they may not, 404 where there is no such thing
 */
export async function publishThread(site: Needs, staff: Staff, publishing: Publishing): Promise<Published> {
  return answered(site, (tx) => publishWithin(tx, site, staff, publishing));
}

/** The same within a transaction, beside others. @throws NotPublished where it is refused */
export async function publishWithin(
  tx: Tx,
  site: Needs,
  staff: Staff,
  publishing: Publishing,
): Promise<Extract<Published, { outcome: 'published' }>> {
  mayOrRefuse(staff, publishing);
  const now = site.clock.now();
  const { kind, thread, number } = publishing;
  const thing = await holdThing(tx, kind, publishing.thingId);
  if (number !== undefined && thing.threads.get(thread)?.head !== number) throw new NotPublished({ outcome: 'newer' });
  const was = publishedOf(thing, thread);
  const going = goingOut(thing, publishing);
  const { key, because } = await goOut(tx, site, { ...publishing, thing, going, must: thread, now });
  await noteMove(tx, staff, publishing, { act: 'content.publish', thing, was, now, because });
  await emptyPages(tx, [...kind.tags]);
  return { outcome: 'published', key };
}

/**
 * The same of several parts of a thing at once, within a transaction that does it with others: it notes no act, empties no pages and asks
 * nobody's rights.
 * @returns why it cannot go out, and then the transaction is to be taken back; undefined where it has gone out
 */
export async function publishPartsWithin(
  tx: Tx,
  site: Needs,
  { kind, thingId, threads }: { kind: ContentKind; thingId: number; threads: readonly Thread[] },
): Promise<Published | undefined> {
  return orAnswer(async () => {
    const thing = await holdThing(tx, kind, thingId);
    const going: Thread[] = ['shared', ...threads.filter(isLocale)];
    await goOut(tx, site, { kind, thing, going, now: site.clock.now() });
    return undefined;
  });
}

/** Some parts of a thing go out together. */
interface GoingOut {
  kind: ContentKind;
  thing: HeldThing;
  going: readonly Thread[];
  /** The one that is meant: where it cannot go out, nothing does. The others may be where they are to come to already. */
  must?: Thread;
  now: Date;
  because?: string | undefined;
}

/** @returns the thing's key, and why a text goes out that does not agree with its source @throws NotPublished */
async function goOut(tx: Tx, site: Needs, { kind, thing, going, must, now, because: reason }: GoingOut) {
  let because: string | undefined;
  if (thing.key === null) await takeTurn(tx, kind);
  const before = addressOf(kind, thing.key, (await documentOfReaders(tx, thing)).shared);
  for (const each of going) moveOn(thing, each, 'publish', site, { only: each === must });
  const document = await documentOfReaders(tx, thing);
  const wrong = await unreadyMedia(tx, kind, document);
  if (wrong.length > 0) throw new NotPublished({ outcome: 'invalid', wrong });
  for (const thread of must === undefined ? going : [must]) {
    because ??= await reasonOrRefuse(tx, thing, { kind, thread, because: reason }, document);
  }
  const key = await writeOrRefuse(tx, kind, thing, document, now);
  await keepAddress(tx, thing, { kind, key, shared: document.shared, before });
  await noteLinks(tx, kind, partsAmong(going, thing.id, document));
  for (const each of going) await keepLife(tx, thing, each, { publish_at: null });
  if (going.includes(thing.source)) await recountBehind(tx, kind, thing);
  return { key, because };
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
