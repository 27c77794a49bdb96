import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { checkKey, type ListedStore } from './media-store.ts';

/** A storage in a directory, which is made as needed. */
export function diskStore(directory: string): ListedStore {
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
    keys: () => filesIn(directory),
    async folders() {
      const entries = (await readdir(directory, { withFileTypes: true }).catch(absent)) ?? [];
      const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
      return names.sort();
    },
  };
}

async function filesIn(directory: string): Promise<string[]> {
  const entries = (await readdir(directory, { recursive: true, withFileTypes: true }).catch(absent)) ?? [];
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map(({ parentPath, name }) => relative(directory, join(parentPath, name)).split(sep).join('/'));
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
