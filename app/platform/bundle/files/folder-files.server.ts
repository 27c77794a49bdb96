import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BundleError } from '../bundle-error.ts';
import { type BundleFiles, mostHeld } from './bundle-files.ts';

/** The files of a bundle that lies in a folder. Links to other places are not followed: they are no files of it. */
export function folderFiles(root: string): BundleFiles {
  const missing = (file: string) => (error: unknown) => {
    throw new BundleError(`${file}: ${(error as Error).message}`);
  };
  const size = async (file: string) => (await stat(join(root, file)).catch(missing(file))).size;
  return {
    size,
    async below(folder) {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch((error) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw error;
      });
      const inRoot = (path: string) => path.slice(join(root, '/').length).replaceAll('\\', '/');
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => inRoot(join(parentPath, name)))
        .toSorted();
    },
    async read(file) {
      if ((await size(file)) > mostHeld) throw new BundleError(`${file}: is larger than ${mostHeld} bytes`);
      return readFile(join(root, file)).catch(missing(file));
    },
    async stream(file) {
      await size(file);
      return createReadStream(join(root, file));
    },
  };
}
