import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const sources = ['app', 'server', 'db/schema', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts'];

/** Where the build lies: `client` for the browser, `server/index.js` for the process. */
export const buildDirectory = resolve(root, process.env.BUILD_DIR ?? 'build');

/** Makes the production build where it is missing or older than its sources. */
export async function buildWhereNeeded(): Promise<void> {
  const built = join(buildDirectory, 'server/index.js');
  const newest = Math.max(...sources.map((source) => newestChange(join(root, source))));
  if (existsSync(built) && statSync(built).mtimeMs >= newest) return;
  console.log('Building the site ...');
  const command = join(root, 'node_modules/@react-router/dev/bin.cjs');
  execFileSync(process.execPath, [command, 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

function newestChange(path: string): number {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}
