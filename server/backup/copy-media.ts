import { isKey, type ListedStore, type MediaStore } from '#platform/storage/media-store.ts';
import { bytesOf, type FileEntry, Hashing } from './hashed.ts';

/** The files in a storage that the site can ask for; not what is on its way into it. */
export async function mediaKeys(media: ListedStore): Promise<Set<string>> {
  const keys = await media.keys();
  return new Set(keys.filter((key) => isKey(key) && !key.endsWith('.part')));
}

/**
 * Copies files from one storage into another.
 * @returns what was copied; without what was taken away meanwhile
 */
export async function copyFiles(
  from: MediaStore,
  keys: Iterable<string>,
  to: MediaStore,
  nameOf: (key: string) => string,
): Promise<FileEntry[]> {
  const copied: FileEntry[] = [];
  for (const key of keys) {
    const entry = await copyFile(from, key, to, nameOf(key));
    if (entry) copied.push(entry);
  }
  return copied;
}

async function copyFile(from: MediaStore, key: string, to: MediaStore, name: string): Promise<FileEntry | undefined> {
  const size = await from.size(key);
  if (size === undefined) return undefined;
  const hashing = new Hashing();
  try {
    await to.writeStream(name, hashing.through(bytesOf(from, { key, bytes: size })));
  } catch (error) {
    // Taken away between the two questions: it is as if it had been before.
    if ((await from.size(key)) === undefined) return undefined;
    throw error;
  }
  return { key: name, bytes: hashing.bytes, sha256: hashing.digest() };
}
