import { WorkNotDone } from './work-not-done.ts';
import { WorkerProcess } from './worker-process.server.ts';

/** What comes first, and how many of each may wait; who comes later is sent away. */
const ranks = {
  /** What a visitor waits for at a gate or on a page, and is quick. */
  shown: { place: 0, most: 30 },
  /** What a member has sent: few at a time, for each holds its file in memory. */
  upload: { place: 1, most: 12 },
  /** Preview cards, which strangers can ask for by the thousand. */
  card: { place: 2, most: 20 },
  /** What nobody waits for yet. */
  ahead: { place: 3, most: 20_000 },
} as const;

const patience = 15_000;
/** So long the process stays when there is nothing to do: starting costs 0.2 s, staying 70 MB. Milliseconds. */
const idleFor = 4000;

interface Waiting {
  module: string;
  input: unknown;
  patience: number;
  resolve(output: unknown): void;
  reject(error: Error): void;
}

/** Work that waits, by its rank, and the process that does it, one piece at a time. */
export class Workshop {
  readonly #waiting: Record<keyof typeof ranks, Waiting[]> = { shown: [], upload: [], card: [], ahead: [] };
  #isWorking = false;
  #process: WorkerProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  /** How much waits, by its rank. */
  get waiting(): Record<keyof typeof ranks, number> {
    const { shown, upload, card, ahead } = this.#waiting;
    return { shown: shown.length, upload: upload.length, card: card.length, ahead: ahead.length };
  }

  /** Has a piece of work done. @throws WorkNotDone */
  run(
    module: string,
    kind: { rank: keyof typeof ranks; patience?: number },
    input: unknown | (() => Promise<unknown>),
  ): Promise<unknown> {
    const line = this.#waiting[kind.rank];
    if (line.length >= ranks[kind.rank].most) {
      return Promise.reject(new WorkNotDone('busy', `Too much work of rank ${kind.rank} waits`));
    }
    return new Promise((resolve, reject) => {
      line.push({ module, input, patience: kind.patience ?? patience, resolve, reject });
      if (!this.#isWorking) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    clearTimeout(this.#idle);
    for (let next = this.#next(); next; next = this.#next()) await this.#do(next);
    this.#isWorking = false;
    this.#idle = setTimeout(() => this.#process?.end(), idleFor).unref();
  }

  #next(): Waiting | undefined {
    const [first] = Object.values(this.#waiting).filter(({ length }) => length > 0);
    return first?.shift();
  }

  async #do({ module, input, patience, resolve, reject }: Waiting): Promise<void> {
    try {
      const given: unknown = typeof input === 'function' ? await input() : input;
      if (!this.#process?.isAlive) this.#process = new WorkerProcess();
      resolve(await this.#process.do(module, given, patience));
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
