import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

/** Everything that holds of the code without running it. Stops at the first check that fails. */
const root = resolve(import.meta.dirname, '..');

const checks: [what: string, command: string, args: string[]][] = [
  ['format and lint', 'biome', ['check']],
  ['types of the routes', 'react-router', ['typegen']],
  ['types', 'tsc', ['--noEmit']],
  ['walls between features', 'depcruise', ['--config', '.dependency-cruiser.mjs', 'app', 'server', 'db']],
  ['dead code', 'knip', []],
];

function run(what: string, command: string, args: string[]): void {
  console.log(`\n${what}`);
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

for (const [what, command, args] of checks) run(what, join(root, 'node_modules/.bin', command), args);
run('types of tables', process.execPath, [join(root, 'tools/table-types/make.ts'), '--check']);
run('words', process.execPath, [join(root, 'tests/check-words.ts')]);
