import { createHash, type Hash } from 'node:crypto';
import type { MediaStore } from '#platform/storage/media-store.ts';

/** A file of a backup. */
export interface FileEntry {
  key: string;
  bytes: number;
  sha256: string;
}

/** Counts and hashes what goes through. */
export class Hashing {
  readonly #hash: Hash = createHash('sha256');
  bytes = 0;

  add(chunk: Uint8Array | string): void {
    this.#hash.update(chunk);
    this.bytes += chunk.length;
  }

  async *through(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      this.add(chunk);
      yield chunk;
    }
  }

  /** Once, at the end. */
  digest(): string {
    return this.#hash.digest('hex');
  }
}

/** The bytes of a file, bit by bit. Of none there is no part that could be asked for. */
export async function* bytesOf(
  store: MediaStore,
  { key, bytes }: Pick<FileEntry, 'key' | 'bytes'>,
): AsyncGenerator<Uint8Array> {
  if (bytes > 0) yield* store.stream(key, 0, bytes - 1);
}
