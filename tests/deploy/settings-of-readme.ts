import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The settings of the table in the README. */
export function namedSettings(): string[] {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const table = readme.slice(readme.indexOf('\n## Settings\n'), readme.indexOf('\n## Deploy, in outline\n'));
  const rows = table.split('\n').flatMap((line) => /^\| (`[A-Z].*?) +\|/.exec(line)?.[1] ?? []);
  return rows.flatMap((row) => [...row.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name));
}
