import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { inProject } from '../config/in-project.ts';
import type { Done, Order } from './order.ts';
import { WorkNotDone } from './work-not-done.ts';

/** Megabytes that the process may use for values; what sharp and zlib need comes on top, and is limited by what they are given. */
const heap = 384;

/**
 * What a picture took is given back once it is read (mallopt(3)): one arena, which is cut where its end is free, and what is
 * large is mapped for itself. Without the second the threshold grows with what was freed, and what is larger than that stays.
 */
const givenBack = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** A process that does pieces of work, and nothing else: it has no settings, no database and no secrets. */
export class WorkerProcess {
  readonly #child: ChildProcess;
  #count = 0;
  isAlive = true;

  constructor() {
    this.#child = fork(inProject('app/platform/workshop/worker.ts'), [], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${heap}`, '--max-semi-space-size=2'],
      env: {
        NODE_ENV: process.env.NODE_ENV ?? 'production',
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        ...givenBack,
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.once('exit', () => {
      this.isAlive = false;
    });
    // It may not start at all; the piece of work hears of it.
    this.#child.on('error', () => {});
    letOthersFirst(this.#child.pid);
    this.#hold(false);
  }

  /**
   * Does one piece of work; another is not given before it is done.
   * @param patience milliseconds after which the process is killed
   * @throws WorkNotDone
   */
  async do(module: string, input: unknown, patience: number): Promise<unknown> {
    const id = ++this.#count;
    const over = new AbortController();
    this.#hold(true);
    try {
      return await new Promise<unknown>((resolve, reject) => {
        const timer = setTimeout(() => {
          this.end();
          reject(new WorkNotDone('too-long', `${module} took more than ${patience} ms`));
        }, patience);
        over.signal.addEventListener('abort', () => clearTimeout(timer));
        const crashed = (why: string) => {
          this.isAlive = false;
          reject(new WorkNotDone('crashed', `${module} broke its process: ${why}`));
        };
        const heard = ({ id: of, output, failure }: Done) => {
          if (of !== id) return;
          if (failure === undefined) resolve(output);
          else reject(new WorkNotDone('threw', `${module} threw: ${failure}`));
        };
        const ended = (code: number | null, signal: string | null) => crashed(signal ?? `it ended with ${code}`);
        const failed = (error: Error) => crashed(error.message);
        this.#child.on('message', heard).once('exit', ended).once('error', failed);
        over.signal.addEventListener('abort', () => {
          this.#child.off('message', heard).off('exit', ended).off('error', failed);
        });
        const order: Order = { id, module, input };
        this.#child.send(order, (error) => error && crashed(error.message));
      });
    } finally {
      over.abort();
      this.#hold(false);
    }
  }

  /** Ends it, whatever it does. */
  end(): void {
    this.isAlive = false;
    this.#child.kill('SIGKILL');
  }

  /** The site, or a command, does not stay for the sake of a process that has nothing to do. */
  #hold(isHeld: boolean): void {
    if (isHeld) {
      this.#child.ref();
      this.#child.channel?.ref();
    } else {
      this.#child.unref();
      this.#child.channel?.unref();
    }
  }
}

/** Pages go before pictures. */
function letOthersFirst(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not allowed here, or already gone: then it works like any other.
  }
}
