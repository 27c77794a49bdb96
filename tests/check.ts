import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';

/** Everything that holds of the code without running it: as many checks at a time as there are processors. */
const root = resolve(import.meta.dirname, '..');
type Command = [command: string, ...args: string[]];
const tool = (name: string) => join(root, 'node_modules/.bin', name);
const program = (path: string) => [process.execPath, join(root, path)] as const;

/** What is checked, by commands in turn. Those that take longest begin. */
const checks: [what: string, ...commands: Command[]][] = [
  // Of several threads each works out again what types have in common: together they take twice the processor.
  ['types', [tool('react-router'), 'typegen'], [tool('tsc'), '--noEmit', '--checkers', '1']],
  ['words', [...program('tests/check-words.ts')]],
  ['dead code', [tool('knip')]],
  ['what only tests call', [...program('tests/check-callers.ts')]],
  ['format and lint', [tool('biome'), 'check']],
  ['glossary and typography', [...program('tests/check-glossary.ts')]],
  ['casts', [...program('tests/check-casts.ts')]],
  ['bodies of CSS rules', [...program('tests/check-css.ts')]],
  ['files in a folder', [...program('tests/check-folders.ts')]],
  ['marks of a merge', [...program('tests/check-marks.ts')]],
  ['types of tables', [...program('tools/table-types/make.ts'), '--check']],
  ['page of personal data', [...program('tools/personal-data/make.ts'), '--check']],
  ['page of ASVS', [...program('tools/asvs/make.ts'), '--check']],
  ['page of scale', [...program('tools/scale/make.ts'), '--check']],
  ['picture of the floors', [...program('tools/house/draw-floors.ts'), '--check']],
  ['walls between features', [tool('depcruise'), '--config', '.dependency-cruiser.mjs', 'app', 'server', 'db']],
];

/** Runs a command. @returns how it ended and what it said */
async function run([command, ...args]: Command): Promise<{ status: number | null; said: string }> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => said.push(piece));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, said: Buffer.concat(said).toString().trim() };
}

const waiting = checks.values();

/** Takes one check after another, and prints what it says once it has ended. */
async function work(): Promise<void> {
  for (const [what, ...commands] of waiting) {
    for (const command of commands) {
      const { status, said } = await run(command);
      console.log(`\n${what}${status === 0 ? '' : ': failed'}\n${said}`.trimEnd());
      if (status === 0) continue;
      process.exitCode = 1;
      break;
    }
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
