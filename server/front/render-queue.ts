/** More is asked than can be rendered soon. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

/** When whoever was turned away may come again, in seconds. */
export const comeAgainIn = 2;

interface Limits {
  /** Renders under way. */
  atOnce: number;
  /** Renders that wait their turn. */
  waiting: number;
}

/** Lets so many renders run at once, and so many wait. */
export interface RenderQueue {
  /** @throws TooBusy where too many wait, and what the work throws */
  run<T>(work: (aside: Aside) => Promise<T>): Promise<T>;
}

/** Has something done elsewhere, as in the workshop's process: another render goes on meanwhile. */
export type Aside = <T>(elsewhere: () => Promise<T>) => Promise<T>;

/**
 * Makes a queue, first come, first served. Between two renders the event loop turns, so that answers from memory, which
 * never wait here, come in between.
 */
export function renderQueue({ atOnce, waiting }: Limits): RenderQueue {
  const queue: (() => void)[] = [];
  let running = 0;
  const next = () => {
    const start = queue.shift();
    if (start) start();
    else running -= 1;
  };
  const leave = () => setImmediate(next);
  const aside: Aside = async (elsewhere) => {
    leave();
    try {
      return await elsewhere();
    } finally {
      // Who has begun goes before those who wait.
      if (running < atOnce) running += 1;
      else await new Promise<void>((start) => queue.unshift(start));
    }
  };
  return {
    async run(work) {
      if (running < atOnce) running += 1;
      else if (queue.length >= waiting) throw new TooBusy(`${waiting} renders wait`);
      else await new Promise<void>((start) => queue.push(start));
      try {
        return await work(aside);
      } finally {
        leave();
      }
    },
  };
}
