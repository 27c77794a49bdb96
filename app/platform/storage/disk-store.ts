import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, type MediaStore } from './media-store.ts';

/** A storage in a directory, which is made as needed. */
export function diskStore(directory: string): MediaStore {
  const pathOf = (key: string) => join(directory, checkKey(key));
  return {
    async write(key, bytes) {
      const path = pathOf(key);
      const part = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(part, bytes, { flush: true });
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
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
