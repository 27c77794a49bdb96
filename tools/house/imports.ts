import { dirname, posix } from 'node:path';
import type { SourceFile } from './source-files.ts';

/** One file's import of another, both by their path from the project's root. */
export interface Import {
  from: string;
  to: string;
}

/** `#site/menu/menu.ts` and the like, as package.json has them. */
const named: Record<string, string> = {
  features: 'app/features',
  platform: 'app/platform',
  shell: 'app/shell',
  site: 'app/site',
  ui: 'app/ui',
  db: 'db',
  server: 'server',
  tests: 'tests',
};
const specifier = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

/** Imports of the project's own files, types too. */
export function importsOf(files: readonly SourceFile[]): Import[] {
  return files.flatMap((file) =>
    [...file.text().matchAll(specifier)].flatMap(([, asked = '']) => {
      const to = target(file.path, asked);
      return to === undefined ? [] : [{ from: file.path, to }];
    }),
  );
}

function target(from: string, asked: string): string | undefined {
  if (asked.startsWith('.')) return posix.join(dirname(from), asked);
  const [, room = '', rest = ''] = /^#(\w+)\/(.*)$/.exec(asked) ?? [];
  const folder = named[room];
  return folder && `${folder}/${rest}`;
}
