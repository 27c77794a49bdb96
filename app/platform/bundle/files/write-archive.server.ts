import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { isBundlePath } from './bundle-files.ts';

/** What is packed already is not packed again. */
const pressed = new Set(['.json', '.md', '.vtt', '.csv', '.ics', '.svg']);

/** The same for every file, so that the same content is the same archive whenever it is written. */
const always = { mtime: new Date(1980, 0, 1), mode: 0o100644, forceDosTimestamp: true };

/** An archive that was written. */
export interface WrittenArchive {
  /** How many. */
  files: number;
  bytes: number;
  sha256: string;
}

/**
 * An archive that is being written, file by file in the order in which they are added; its manifest is the last. It has its name once
 * it is whole. Of a file no more than the piece in hand is in memory.
 */
export class ArchiveWriter {
  readonly #path: string;
  readonly #zip = new ZipFile();
  readonly #sums = new Map<string, string>();
  readonly #hash = createHash('sha256');
  #bytes = 0;
  /** Given up, once it is aborted. */
  readonly #given = new AbortController();
  /** Whether there is a file of its own to write into. */
  readonly #opened: Promise<unknown>;
  /** Ends with the archive, or fails as it does. */
  readonly #written: Promise<void>;

  /** @param path where nothing lies yet; a file beside it is being written meanwhile */
  constructor(path: string) {
    this.#path = path;
    const failing = new Promise<never>((_, reject) => this.#zip.on('error', reject));
    const counted = new Transform({
      transform: (piece: Buffer, _, done) => {
        this.#hash.update(piece);
        this.#bytes += piece.length;
        done(undefined, piece);
      },
    });
    const target = createWriteStream(this.#part, { flags: 'wx' });
    this.#opened = once(target, 'open');
    const written = pipeline(this.#zip.outputStream, counted, target, { signal: this.#given.signal });
    this.#written = Promise.race([written, failing]);
    // Whoever adds or closes is told.
    this.#written.catch(() => undefined);
    this.#opened.catch(() => undefined);
  }

  get #part(): string {
    return `${this.#path}.part`;
  }

  /** Adds a file. @throws what its bytes or the disk throw */
  async add(file: string, content: Buffer | AsyncIterable<Uint8Array>): Promise<void> {
    if (!isBundlePath(file)) throw new Error(`${file} is no path of a bundle`);
    if (this.#sums.has(file)) throw new Error(`${file} is there twice`);
    this.#sums.set(file, await this.#put(file, Buffer.isBuffer(content) ? [content] : content));
  }

  /** @returns the checksum of what went by */
  async #put(file: string, content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<string> {
    // What is short is read before the disk has answered.
    await this.#opened;
    const hash = createHash('sha256');
    async function* hashed() {
      for await (const piece of content) {
        hash.update(piece);
        yield piece;
      }
    }
    const source = Readable.from(hashed(), { objectMode: false });
    const read = once(source, 'end');
    this.#zip.addReadStream(source, file, { ...always, compress: pressed.has(extname(file)) });
    await Promise.race([read, this.#written]);
    return hash.digest('hex');
  }

  /** Writes the manifest with the checksums of all files, and gives the archive its name. */
  async close(manifest: object): Promise<WrittenArchive> {
    const files = Object.fromEntries([...this.#sums].toSorted(([one], [other]) => (one < other ? -1 : 1)));
    await this.#put('bundle.json', [Buffer.from(`${JSON.stringify({ ...manifest, files }, null, 2)}\n`)]);
    this.#zip.end();
    await this.#written;
    await rename(this.#part, this.#path);
    return { files: this.#sums.size, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }

  /** Leaves nothing behind, where something has failed. */
  async abandon(): Promise<void> {
    this.#given.abort();
    await rm(this.#part, { force: true });
  }
}
