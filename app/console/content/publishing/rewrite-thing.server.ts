import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { addressOf, forgetLinks, noteLinks } from '../../links/link-table.server.ts';
import { plainPath } from '../../links/links-in.ts';
import { pageOfThing } from '../../reads/rank-things.server.ts';
import { type HeldThing, holdThing } from '../threads.server.ts';
import { orAnswer, type Published } from './published.server.ts';
import { documentOfReaders, isOut, keepAddress, partsAmong, writeOrRefuse } from './what-readers-see.server.ts';

/**
 * Has readers see what the published revisions of a thing say, as they stand now; nothing of it, where none is published. For whoever
 * has set these anew within a transaction: it notes no act and empties no pages.
 * @returns why they cannot, and then the transaction is to be taken back; undefined where they do
 */
export async function rewriteWithin(
  tx: Tx,
  kind: ContentKind,
  thingId: number,
  now: Date,
): Promise<Published | undefined> {
  return orAnswer(async () => {
    await rewrite(tx, kind, await holdThing(tx, kind, thingId), now);
    return undefined;
  });
}

async function rewrite(tx: Tx, kind: ContentKind, thing: HeldThing, now: Date): Promise<void> {
  if (thing.key === null) return;
  const document = await documentOfReaders(tx, thing);
  const hasTexts = Object.keys(kind.texts).length > 0;
  const isSeen = hasTexts ? Object.keys(document.texts).length > 0 : isOut(thing, 'shared');
  for (const thread of thing.threads.keys()) await forgetLinks(tx, thing.id, thread);
  if (!isSeen) return kind.withdraw(tx, thing.key, now);
  const key = await writeOrRefuse(tx, kind, thing, document, now);
  const { shared } = document;
  const before = await pageUntilNow(tx, kind, { id: thing.id, key, shared });
  await keepAddress(tx, thing, { kind, key, shared, before });
  const seen = [...thing.threads.keys()].filter((thread) => isOut(thing, thread));
  await noteLinks(tx, kind, partsAmong(seen, thing.id, document));
}

/** The page that a thing has had; undefined where it has none of its own, but a place on one. */
async function pageUntilNow(
  tx: Tx,
  kind: ContentKind,
  { id, key, shared }: { id: number; key: string; shared: Values },
): Promise<string | undefined> {
  const address = addressOf(kind, key, shared);
  if (address === undefined || plainPath(address) !== pageOfThing(kind, key, shared)) return undefined;
  const { path } = await tx.selectFrom('content_thing').select('path').where('id', '=', id).executeTakeFirstOrThrow();
  return path || undefined;
}
