import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program of the machine lies; undefined where it is not installed: what needs it is left out then, and says so. */
export function programOf(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find(existsSync);
}
