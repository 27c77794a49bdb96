import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { finishedMark } from './finished-build.ts';

const root = resolve(import.meta.dirname, '..');
const sources = ['app', 'server', 'db/schema', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts'];

/** A release (tools/release) has a build and nothing to make another one from: that one is taken, however old. */
const isRelease = !existsSync(join(root, 'vite.config.ts'));

/** Where the build lies: `client` for the browser, `server/index.js` for the process. */
export const buildDirectory = resolve(root, process.env.BUILD_DIR ?? 'build');

/** How long a start waits for the build of another one, in milliseconds. */
const patience = 600_000;

/** Whether a finished build stands that is as new as its sources. */
export function isBuildCurrent(): boolean {
  return isBuilt({ directory: buildDirectory, newest: newestSource() });
}

/** What the build exports: that of `server/programs.ts`. */
export async function loadBuild(): Promise<typeof import('./programs.ts')> {
  return import(pathToFileURL(join(buildDirectory, 'server/index.js')).href);
}

/**
 * Makes the production build where it is missing or older than its sources. Of several starts at once on one checkout one
 * builds, and the others wait for it.
 * @throws Error where the build fails, or that of another start takes more than ten minutes; in a release that has none
 */
export async function buildWhereNeeded(): Promise<void> {
  const newest = newestSource();
  const command = join(root, 'node_modules/@react-router/dev/bin.cjs');
  if (isRelease && !isBuildCurrent())
    throw new Error(`${buildDirectory} is no finished build, and a release makes none`);
  const lock = join(root, 'node_modules/.cache/build.lock');
  buildOnce({ directory: buildDirectory, newest, lock }, () => {
    console.log('Building the site ...');
    // Whoever asks may be a test or a site for developing: what is built is the same.
    const env = { ...process.env, NODE_ENV: 'production' };
    execFileSync(process.execPath, [command, 'build'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  });
}

/**
 * Builds where no finished build as new as its sources lies in a directory.
 * @param about `newest`: when the sources changed last, milliseconds since 1970; `lock`: a file. The lock is SQLite's own on
 *   it: the system frees it when the process dies, however it dies
 */
export function buildOnce(about: { directory: string; newest: number; lock: string }, build: () => void): void {
  if (isBuilt(about)) return;
  mkdirSync(dirname(about.lock), { recursive: true });
  const lock = new DatabaseSync(about.lock);
  try {
    lock.exec(`PRAGMA busy_timeout = ${patience}; BEGIN EXCLUSIVE`);
    if (!isBuilt(about)) build();
  } finally {
    lock.close();
  }
}

/** What is being written has no mark yet, or the older one of the build before. */
function isBuilt({ directory, newest }: { directory: string; newest: number }): boolean {
  const mark = statSync(join(directory, finishedMark), { throwIfNoEntry: false });
  return mark !== undefined && mark.mtimeMs >= newest;
}

function newestSource(): number {
  if (isRelease) return 0;
  return Math.max(...sources.map((source) => newestChange(join(root, source))));
}

/** When a file, or any file in a directory, was changed last: milliseconds since 1970. */
export function newestChange(path: string): number {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}
