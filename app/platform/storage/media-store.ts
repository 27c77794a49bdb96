import type { Readable } from 'node:stream';

/**
 * Where the bytes of pictures and films lie, by key (`pictures/12ab.webp`). Keys are made by the site's own code, never
 * from what a visitor sent. What lies under a key never changes.
 */
export interface MediaStore {
  /** Whoever reads meanwhile finds nothing or all of it. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The same of what comes bit by bit: no more than some MiB of it are in memory. Where it breaks off nothing lies under the key. */
  writeStream(key: string, chunks: AsyncIterable<Uint8Array>): Promise<void>;
  /** @returns undefined where nothing lies under the key */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Size in bytes; undefined where nothing lies under the key. */
  size(key: string): Promise<number | undefined>;
  /** The bytes from `start` to `end`, both included. Fails while it is read where nothing lies under the key. */
  stream(key: string, start: number, end: number): Readable;
  /** Takes away what lies under a key, where something does. */
  remove(key: string): Promise<void>;
}

/** A storage that says what lies in it. */
export interface ListedStore extends MediaStore {
  /** All keys, in no order; on disk also what no key can be. What is written or taken away meanwhile may be missing. */
  keys(): Promise<string[]>;
  /** The first parts of all keys, in order; on disk also what was one and has nothing in it any more. */
  folders(): Promise<string[]>;
}

const keyForm = /^[a-z]+(?:\/[\w-][\w.-]*)+$/;

/**
 * The last guard before a key becomes a path or an address.
 * @throws Error where a key could lead out of the storage
 */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
  return key;
}

/** Whether something can lie under a name. */
export function isKey(name: string): boolean {
  return keyForm.test(name);
}
