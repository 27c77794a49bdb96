// Runs a script of the project (`server/start.ts`) or an installed tool (`biome check`) on a Node that is new enough: this
// one, or the one that came with `npm ci`. npm 11 puts that one first in the PATH by itself; npm 10 forgets to link it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import nodeModule from 'node:module';
import { delimiter, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [command = '', ...args] = process.argv.slice(2);
const root = import.meta.dirname ?? dirname(new URL(import.meta.url).pathname);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const newEnough = major > 24 || (major === 24 && minor >= 7);
const own = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node');
const isScript = command.endsWith('.ts');

if (newEnough && isScript) {
  // What was compiled at one start is read at the next: half of the work of a start. It has the scripts without their types as
  // well; what takes those away would stay in memory, 18 MB a thread (decision 117). Threads and processes that this one starts
  // read it in their surroundings. By the module's object: an older Node, which reads this file too, has no such name.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');
  nodeModule.enableCompileCache();
  process.argv.splice(1, 2, resolve(command));
  await import(pathToFileURL(resolve(command)).href);
} else {
  const node = newEnough ? process.execPath : own;
  if (!existsSync(node)) {
    console.error(`Node 24.7 or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(isScript ? node : command, isScript ? [...process.execArgv, command, ...args] : args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
