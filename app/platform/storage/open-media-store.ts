import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import type { MediaStore } from './media-store.ts';

/** Opens the storage of the settings: DATA_DIR/uploads. */
export function openMediaStore({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): MediaStore {
  const root = join(DATA_DIR, 'uploads');
  const pathOf = (key: string) => join(root, key);
  return {
    async write(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
    },
    read: (key) => readFile(pathOf(key)).catch(absent),
    size: (key) => stat(pathOf(key)).then(({ size }) => size, absent),
    stream: (key, start, end) => createReadStream(pathOf(key), { start, end }),
  };
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
