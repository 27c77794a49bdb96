import type { ListedStore } from '#platform/storage/media-store.ts';
import { BackupError } from './backup-error.ts';
import { bytesOf, type FileEntry, Hashing } from './hashed.ts';
import { type Manifest, manifestKey } from './manifest.ts';

/**
 * Reads each file of a backup and holds it against the manifest.
 * @throws BackupError naming the first that is missing, cut, changed, or not of the backup
 */
export async function checkFiles(store: ListedStore, { tables, media }: Manifest): Promise<void> {
  const files: FileEntry[] = [...tables, ...media];
  const there = new Set(await store.keys());
  const known = new Set([manifestKey, ...files.map(({ key }) => key)]);
  const missing = files.find(({ key }) => !there.has(key));
  if (missing) throw new BackupError(`${missing.key} is missing.`);
  const strange = [...there].find((key) => !known.has(key));
  if (strange) throw new BackupError(`${strange} is not of this backup.`);
  for (const file of files) await checkFile(store, file);
}

async function checkFile(store: ListedStore, file: FileEntry): Promise<void> {
  const size = await store.size(file.key);
  if (size !== file.bytes) throw new BackupError(`${file.key} has ${size} bytes, not ${file.bytes}.`);
  for await (const _ of checked(store, file));
}

/** The bytes of a file of a backup. @throws BackupError at their end where they are not those that were written */
export async function* checked(store: ListedStore, file: FileEntry): AsyncGenerator<Uint8Array> {
  const hashing = new Hashing();
  yield* hashing.through(bytesOf(store, file));
  if (hashing.digest() !== file.sha256) throw new BackupError(`${file.key} was changed: its SHA-256 is another one.`);
}
