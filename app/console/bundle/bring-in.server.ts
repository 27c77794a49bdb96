import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { BundleError } from '#platform/bundle/bundle-error.ts';
import { storedFile } from '#platform/bundle/bundle-part.ts';
import { refusedDraft } from '#platform/bundle/kind/check-thing.ts';
import { type ReadThing, thingsOf } from '#platform/bundle/kind/read-kind.server.ts';
import { inOrderOfNeed } from '#platform/bundle/kind/references.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { isOfKind, versionOf } from '#platform/content/store-file.server.ts';
import { largestFile, type StoredFile, storageKeyOf } from '#platform/content/stored-file.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { arrived, storeOnItsWay } from '#platform/storage/files-on-their-way.server.ts';
import { adoptKind } from '../content/adopt.server.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { checkBundle } from './check-bundle.server.ts';
import { writeDrafts } from './drafts.server.ts';
import { bundleParts } from './parts.server.ts';

type Site = Pick<Platform, 'db' | 'clock' | 'media'>;

/** A bundle that has been looked through, and whose files lie in the storage. */
export interface ReadyBundle {
  bundle: Bundle;
  files: readonly StoredFile[];
}

/**
 * Looks through a bundle that the site has written, and stores its files: all that must not wait in a transaction.
 * @throws BundleError a line for each fault
 */
export async function readyBundle(site: Site, bundle: Bundle): Promise<ReadyBundle> {
  const files = await checkBundle(bundle);
  for (const file of files) await storeDocument(site, bundle, file);
  for (const part of await bundleParts()) await part.store?.(site, bundle);
  return { bundle, files };
}

/**
 * Writes all things of a bundle into empty tables, as publishing does, each under the key that it had, and what was being written
 * beside them.
 * @returns how many things
 * @throws BundleError where a feature refuses one
 */
export async function writeBundle(tx: Tx, { bundle, files }: ReadyBundle, now: Date): Promise<number> {
  // What the console knows of lists that are fixed is what they said before; it learns anew what they say.
  await tx.deleteFrom('content_thing').execute();
  const parts = await bundleParts();
  for (const part of parts) await part.write?.(tx, bundle);
  let written = 0;
  for (const kind of inOrderOfNeed(contentKinds)) {
    for await (const thing of thingsOf(bundle, kind)) {
      await writeThing(tx, kind, thing, now);
      written += 1;
    }
  }
  for (const { numbering } of contentKinds) await numbering?.goOn(tx);
  for (const part of parts) await part.complete?.(tx, bundle, now);
  await arrived(tx, files.map(storageKeyOf));
  await writeDrafts(tx, bundle, now);
  return written;
}

/** The tags of pages that show anything of a bundle. */
export async function tagsOfBundles(): Promise<string[]> {
  return [...new Set([...contentKinds, ...(await bundleParts())].flatMap(({ tags }) => tags))];
}

/** Has the console know all that has come in; it would by itself, within the hour. */
export async function makeKnown(site: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  for (const kind of contentKinds) await adoptKind(site, kind);
}

async function writeThing(tx: Tx, kind: ContentKind, thing: ReadThing, now: Date): Promise<void> {
  const { key, draft, placeOf } = thing;
  const { file } = placeOf([]);
  await kind.numbering?.next(tx, Number(key));
  const written = await kind.write(tx, kind.numbering ? undefined : key, draft, now).catch((cause: Error) => {
    throw new BundleError(`${file}: ${cause.message}`, { cause });
  });
  if (written.outcome === 'invalid') throw refusedDraft(thing, written.error);
  if (written.key !== key) throw new BundleError(`${file}: its key is ${key}, and it says that it is ${written.key}`);
}

async function storeDocument(site: Site, bundle: Bundle, { kind, version, bytes }: StoredFile): Promise<void> {
  const key = storageKeyOf({ kind, version, bytes });
  const file = storedFile(key);
  if ((await bundle.size(file)) !== bytes || bytes > largestFile) throw new BundleError(`${file}: is not of its size`);
  const content = await bundle.bytes(file);
  if (!isOfKind(content, kind)) throw new BundleError(`${file}: is not what its name says`);
  if (versionOf(content) !== version) throw new BundleError(`${file}: is not the file of this name`);
  if ((await site.media.size(key)) === undefined) await storeOnItsWay(site, key, content);
}
