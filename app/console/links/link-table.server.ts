import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { isLocale } from '#platform/i18n/locale.ts';
import { composeDraft, fieldsOf, type Thread } from '../content/document.ts';
import { linksIn, plainPath } from './links-in.ts';

/** A text that readers see. */
interface PublishedText {
  thingId: number;
  thread: Thread;
  values: Values;
}

/** Writes down where texts lead that readers see from now on. */
export async function noteLinks(tx: Tx, kind: ContentKind, texts: readonly PublishedText[]): Promise<void> {
  const languages = texts.filter(({ thread }) => isLocale(thread));
  for (const { thingId, thread } of languages) await forgetLinks(tx, thingId, thread);
  const rows = languages.flatMap(({ thingId, thread, values }) =>
    linksIn(fieldsOf(kind, thread), values).map((path) => ({ thing_id: thingId, thread, path })),
  );
  if (rows.length > 0) await tx.insertInto('content_link').values(rows).execute();
}

/** Of a text that nobody sees no link leads anywhere. */
export async function forgetLinks(tx: Tx, thingId: number, thread: Thread): Promise<void> {
  await tx.deleteFrom('content_link').where('thing_id', '=', thingId).where('thread', '=', thread).execute();
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
