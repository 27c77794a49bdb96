import { readAddress } from '#platform/i18n/address.ts';

/** More is asked than can be rendered soon. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

/** When whoever was turned away may come again, in seconds. */
export const comeAgainIn = 2;

interface Limits {
  /** Renders under way. */
  atOnce: number;
  /** Renders that wait their turn; twice as many where those above are of lines that are short. */
  waiting: number;
}

/** Lets so many renders run at once, and so many wait. */
export interface RenderQueue {
  /**
   * @param line in which it waits: the lines take turns, so that a crowd in one holds up those in the others by little
   * @throws TooBusy where too many wait and its line is not among the short ones, and what the work throws
   */
  run<T>(work: (aside: Aside) => Promise<T>, line?: string): Promise<T>;
}

/** Has something done elsewhere, as in the workshop's process: another render goes on meanwhile. */
export type Aside = <T>(elsewhere: () => Promise<T>) => Promise<T>;

/** The line of an address, in any language: the part of the site that it is of. */
export function lineOf(pathname: string): string {
  const [, part = '', call = ''] = readAddress(pathname).path.split('/');
  return part === 'api' ? `api/${call}` : part;
}

/**
 * Makes a queue. Between two renders the event loop turns, so that answers from memory, which never wait here, come in
 * between.
 */
export function renderQueue({ atOnce, waiting }: Limits): RenderQueue {
  const lines = linesInTurn();
  let running = 0;
  const next = () => {
    const start = lines.take();
    if (start) start();
    else running -= 1;
  };
  const leave = () => setImmediate(next);
  return {
    async run(work, line = '') {
      const wait = (place: 'first' | 'last') => new Promise<void>((start) => lines.add(line, start, place));
      const aside: Aside = async (elsewhere) => {
        leave();
        try {
          return await elsewhere();
        } finally {
          // Who has begun goes before those who wait in the same line.
          if (running < atOnce) running += 1;
          else await wait('first');
        }
      };
      if (running < atOnce) running += 1;
      else if (lines.isFull(line, waiting)) throw new TooBusy(`${lines.length()} renders wait`);
      else await wait('last');
      try {
        return await work(aside);
      } finally {
        leave();
      }
    },
  };
}

/** Those who wait, in lines. */
function linesInTurn() {
  /** None is empty; the first is the next to be asked. */
  const lines = new Map<string, (() => void)[]>();
  let length = 0;
  return {
    length: () => length,
    /** Above `most` a line that has less than its share of them still grows, so that a crowd in another turns nobody away. */
    isFull(name: string, most: number) {
      const own = lines.get(name)?.length ?? 0;
      return length >= most && (length >= 2 * most || own >= most / lines.size);
    },
    add(name: string, start: () => void, place: 'first' | 'last') {
      const line = lines.get(name) ?? [];
      if (place === 'first') line.unshift(start);
      else line.push(start);
      lines.set(name, line);
      length += 1;
    },
    /** The first of the line whose turn it is; that line then stands behind the others. */
    take(): (() => void) | undefined {
      const [name, line] = lines.entries().next().value ?? [];
      const start = line?.shift();
      if (name === undefined || !line || !start) return undefined;
      lines.delete(name);
      if (line.length > 0) lines.set(name, line);
      length -= 1;
      return start;
    },
  };
}
