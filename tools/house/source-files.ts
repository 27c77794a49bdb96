import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** A file that git knows, by its path from the project's root. */
export interface SourceFile {
  path: string;
  /** Read when asked for. */
  text(): string;
}

/** Files of the project whose path fits. @param fits against paths such as `app/ui/link.tsx` */
export function sourceFiles(fits: RegExp): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  return listed
    .toString()
    .split('\0')
    .filter((path) => fits.test(path))
    .map((path) => ({ path, text: () => readFileSync(join(root, path), 'utf8') }));
}

const testFile = /\.(test|fixture)\.tsx?$|^tests\/|^bench\//;

/** TypeScript that runs where the site runs: no tests, fixtures or benches. */
export function siteSources(): SourceFile[] {
  return sourceFiles(/^(app|server|db)\/.*\.tsx?$/).filter(({ path }) => !testFile.test(path));
}

/** Style sheets of the site. */
export function styleSheets(): SourceFile[] {
  return sourceFiles(/^app\/.*\.css$/);
}

/** What lies in folders that are kept small. Migrations grow by nature. */
export function housedFiles(): SourceFile[] {
  return sourceFiles(/^(app|content|server|db|tests|bench|tools)\/(?!.*migrations\/)/);
}
