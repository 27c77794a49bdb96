import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { isLocale } from '#platform/i18n/locale.ts';
import { composeDraft, fieldsOf, type Thread } from '../content/document.ts';
import { linksIn, outerLinksIn, plainPath } from './links-in.ts';

/** A text that readers see. */
interface PublishedText {
  thingId: number;
  thread: Thread;
  values: Values;
}

/** In bytes: an index of the database has room for no longer one. */
const longestAddress = 2000;
const hasRoom = (address: string) => Buffer.byteLength(address) <= longestAddress;

/** Writes down where texts, and what all languages share, lead from now on: within the site those of languages alone. */
export async function noteLinks(tx: Tx, kind: ContentKind, texts: readonly PublishedText[]): Promise<void> {
  for (const { thingId, thread } of texts) await forgetLinks(tx, thingId, thread);
  const inner = texts
    .filter(({ thread }) => isLocale(thread))
    .flatMap(({ thingId, thread, values }) =>
      linksIn(fieldsOf(kind, thread), values)
        .filter(hasRoom)
        .map((path) => ({ thing_id: thingId, thread, path })),
    );
  if (inner.length > 0) await tx.insertInto('content_link').values(inner).execute();
  const outer = texts.flatMap(({ thingId, thread, values }) =>
    outerLinksIn(fieldsOf(kind, thread), values)
      .filter(hasRoom)
      .map((address) => ({ thing_id: thingId, thread, address })),
  );
  if (outer.length > 0) await tx.insertInto('content_outer_link').values(outer).execute();
}

/** Of a text that nobody sees no link leads anywhere. */
export async function forgetLinks(tx: Tx, thingId: number, thread: Thread): Promise<void> {
  await tx.deleteFrom('content_link').where('thing_id', '=', thingId).where('thread', '=', thread).execute();
  await tx.deleteFrom('content_outer_link').where('thing_id', '=', thingId).where('thread', '=', thread).execute();
}

/** The page of a thing as its shared values have it, without language. */
export function addressOf(kind: ContentKind, key: string | null, shared: Values): string | undefined {
  return key === null ? undefined : kind.address(key, composeDraft(kind, { shared, texts: {} }));
}

/** Keeps the address that a thing had, where it has another one now. */
export async function noteMoved(
  tx: Tx,
  thingId: number,
  addresses: { before: string | undefined; now: string | undefined },
): Promise<void> {
  const [before, now] = [addresses.before, addresses.now].map((each) => each && plainPath(each));
  if (now !== undefined) await tx.deleteFrom('content_moved').where('path', '=', now).execute();
  if (before === undefined || now === undefined || before === now) return;
  await tx
    .insertInto('content_moved')
    .values({ path: before, thing_id: thingId })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ thing_id: thingId }))
    .execute();
}
