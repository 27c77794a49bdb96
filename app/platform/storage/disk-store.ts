import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { checkKey, type MediaStore } from './media-store.ts';

/** A storage in a directory, which is made as needed. */
export function diskStore(directory: string): MediaStore {
  const pathOf = (key: string) => join(directory, checkKey(key));
  const written = async (key: string, write: (part: string) => Promise<void>) => {
    const path = pathOf(key);
    const part = `${path}.${randomUUID()}.part`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await write(part);
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  };
  return {
    write: (key, bytes) => written(key, (part) => writeFile(part, bytes, { flush: true })),
    writeStream: (key, chunks) => written(key, (part) => pipeline(chunks, createWriteStream(part, { flush: true }))),
    read: async (key) => readFile(pathOf(key)).catch(absent),
    size: async (key) => stat(pathOf(key)).then(({ size }) => size, absent),
    stream: (key, start, end) => createReadStream(pathOf(key), { start, end }),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
