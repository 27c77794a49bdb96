import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../content/demonstration');

/** Every file of the demonstration's bundle, by its path in it. */
export function bundleFiles(): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    .toSorted();
}

export function textOfFile(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
