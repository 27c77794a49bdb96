import type { Readable } from 'node:stream';

/** Where the bytes of pictures and films lie, by key (`pictures/12.webp`). */
export interface MediaStore {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** @returns undefined where nothing lies under the key */
  read(key: string): Promise<Buffer | undefined>;
  /** Size in bytes; undefined where nothing lies under the key. */
  size(key: string): Promise<number | undefined>;
  /** The bytes from `start` to `end`, both included. */
  stream(key: string, start: number, end: number): Readable;
}
