import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { specsFor } from './specs-for.ts';

/**
 * While developing: the tests that can notice what has changed since a commit (the argument; `main` without one), what is
 * not committed with it. Of code those that load a changed file, in a browser those of the features that were touched.
 * Before a pull request all of them run.
 */
const root = resolve(import.meta.dirname, '..');
const [since = 'main'] = process.argv.slice(2);

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function run(tool: string, ...args: string[]): void {
  const { status } = spawnSync(join(root, 'node_modules/.bin', tool), args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

const base = git('merge-base', since, 'HEAD');
const changed = `${git('diff', '--name-only', base)}\n${git('ls-files', '--others', '--exclude-standard')}`.split('\n');
const specs = specsFor(changed, readdirSync(join(root, 'tests/e2e/features')));

run('vitest', 'run', '--changed', base, '--passWithNoTests');
if (specs.length > 0) run('playwright', 'test', ...specs, '--project=embedded');
