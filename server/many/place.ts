import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';
import { isServing, replace } from './worker.ts';

/** A process that has lived so long was well: its end is no sign that the next one fails too. Milliseconds. */
const wellAfter = 60_000;
const pauses = { first: 500, longest: 30_000 };

/** How long to wait before a process is started again. @param failures that have ended before they served, in a row */
export function pauseAfter(failures: number): number {
  return failures === 0 ? 0 : Math.min(pauses.first * 2 ** (failures - 1), pauses.longest);
}

/** The place of one process of several: whoever dies there is followed by another. */
export class Place {
  readonly #number: number;
  readonly #log: Logger;
  readonly #living = new Set<Worker>();
  #current: Worker | undefined;
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;
  #ending = false;

  /** @param number from 1 */
  constructor(number: number, log: Logger) {
    this.#number = number;
    this.#log = log;
  }

  /**
   * Starts a process here, and takes it as the one of this place once it serves.
   * @returns where the site is
   * @throws Error where it ends before it serves
   */
  async start(): Promise<string> {
    const worker = cluster.fork({ PROCESS_PLACE: String(this.#number) });
    const began = performance.now();
    this.#living.add(worker);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    worker.on('message', (said: unknown) => {
      if (!isServing(said)) return;
      if (this.#current) replace(this.#current);
      this.#current = worker;
      this.#failures = 0;
      this.#log.info({ place: this.#number, pid: worker.process.pid }, 'a process serves');
      resolve(said.home);
    });
    worker.once('exit', (code: number | null, signal: string | null) => {
      this.#living.delete(worker);
      if (worker === this.#current) this.#follow({ code, signal }, performance.now() - began);
      else reject(new Error(`The process of place ${this.#number} ended with ${signal ?? code} before it served`));
    });
    return promise;
  }

  /** The same, and again and again where it ends before it serves. Returns as one has served, or the place is ended. */
  startOrRetry(): Promise<void> {
    return new Promise((done) => {
      const start = () => {
        if (this.#ending) return done();
        this.start().then(
          () => done(),
          (err: unknown) => {
            if (this.#ending) return done();
            this.#failures += 1;
            const wait = pauseAfter(this.#failures);
            this.#log.error(
              { place: this.#number, wait, err },
              'a process has not come to serve, another one is started',
            );
            this.#timer = setTimeout(start, wait);
          },
        );
      };
      start();
    });
  }

  /** Starts another process here; as it serves, the one that has served until then lets go and ends. @throws as `start` does */
  async renew(): Promise<void> {
    const old = this.#current;
    const ended = old && once(old, 'exit');
    await this.start();
    await ended;
  }

  /** Ends what lives here as SIGTERM ends it, and starts nothing more. @returns whether all went as it should */
  async end(): Promise<boolean> {
    this.#ending = true;
    clearTimeout(this.#timer);
    const exits = [...this.#living].map(async (worker) => {
      const exit = once(worker, 'exit');
      worker.process.kill('SIGTERM');
      const [code] = await exit;
      return code === 0;
    });
    return (await Promise.all(exits)).every(Boolean);
  }

  #follow(how: { code: number | null; signal: string | null }, lived: number): void {
    this.#current = undefined;
    if (this.#ending) return;
    // It has served: whoever kills it again and again does not keep its place empty for longer and longer.
    const wait = pauseAfter(lived < wellAfter ? 1 : 0);
    this.#log.error({ place: this.#number, wait, ...how }, 'a process has ended, another one is started');
    this.#timer = setTimeout(() => void this.startOrRetry(), wait);
  }
}
