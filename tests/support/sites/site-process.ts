import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const root = resolve(import.meta.dirname, '../../..');
/** A busy machine fills a new database for a minute and more. */
const patience = 240_000;
/** As `npm start` has them, on PostgreSQL and on the embedded database. */
const flags = ['--max-semi-space-size=4'];
const allocator = (onPostgres: boolean) => ({
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: onPostgres ? '131072' : '32768',
});

/** A site in a process of its own, as an operator runs it. */
export interface SiteProcess {
  url: string;
  process: ChildProcess;
  /** Milliseconds from the start of the process until it said where the site is. */
  startedIn: number;
  /** Ends it as an operator would. @returns its exit code */
  stop(): Promise<number | null>;
}

/**
 * Starts the site as `npm start` does (`node with-node.mjs server/start.ts`) and waits until it serves.
 * @param env settings; the port is chosen by the system unless given
 * @param program what is run; `server/dev.ts` for developing
 * @param project where it lies, for a copy of the project
 * @throws Error with what the process printed, where it ends before it serves
 */
export async function startSite(
  env: Record<string, string>,
  program = 'server/start.ts',
  project = root,
): Promise<SiteProcess> {
  const began = performance.now();
  const child = spawn(process.execPath, [...flags, 'with-node.mjs', program], {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      BUILD_DIR: process.env.BUILD_DIR,
      PORT: '0',
      ...allocator(!!env.DATABASE_URL),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  const url = await new Promise<string>((found, fail) => {
    const timer = setTimeout(() => fail(new Error(`Not started in ${patience} ms:\n${printed.join('\n')}`)), patience);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        printed.push(line);
        const address = /(?:The site is|Developing) at (http:\S+?)\/?$/.exec(line)?.[1];
        if (!address) return;
        clearTimeout(timer);
        found(address);
      });
    }
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(new Error(`Ended with ${code}:\n${printed.join('\n')}`));
    });
  });
  return {
    url,
    process: child,
    startedIn: performance.now() - began,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = await ended;
      return code as number | null;
    },
  };
}
