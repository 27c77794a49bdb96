import { execFileSync } from 'node:child_process';
import { cpSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildOnce, buildWhereNeeded, newestChange } from '#server/build.ts';
import { finishedMark } from '#server/finished-build.ts';
import { keptCluster } from './kept-cluster.ts';

/**
 * Fills an embedded database with the demonstration's content, where none is kept that is of today and as new as its
 * sources, and prints the directory in which it is kept. Of several at once one fills it, and the others wait.
 */
const root = resolve(import.meta.dirname, '../../..');
const cache = join(root, 'node_modules/.cache');
const sources = ['app', 'server', 'db', 'content', 'package-lock.json'].map((path) => newestChange(join(root, path)));
const newest = Math.max(...sources, new Date().setUTCHours(0, 0, 0, 0));
// Each has a name of its own: who copies one is not disturbed by who fills the next.
const kept = join(cache, `filled-${Math.round(newest)}`);
const data = join(kept, 'data');

await buildWhereNeeded();
const cluster = await keptCluster();
buildOnce({ directory: kept, newest, lock: join(cache, 'filled.lock') }, () => {
  for (const old of globSync(join(cache, 'filled-*'))) rmSync(old, { recursive: true });
  cpSync(cluster, data, { recursive: true });
  execFileSync(process.execPath, [join(import.meta.dirname, 'fill.ts')], {
    env: { ...process.env, DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(join(kept, finishedMark), '');
});
console.log(data);
