import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * A file or folder of the project, from wherever the asking file has been bundled to.
 * @param path from the root of the project: `db/migrations`
 * @throws where the build lies outside the project
 */
export function inProject(path: string): string {
  const manifest = findPackageJSON(import.meta.url);
  if (!manifest) throw new Error(`${import.meta.url} lies outside the project`);
  return join(dirname(manifest), path);
}
