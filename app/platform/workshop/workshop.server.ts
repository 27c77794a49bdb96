import { Workshop } from './queue.server.ts';

/** The one of this process: what a picture or a file can cost, it costs once. */
const workshop = new Workshop();

/** One more, of what takes long and is rare: nobody's ticket waits behind a sheet of thousands of rows. */
const beside = new Workshop();

/**
 * A kind of work that is done in the workshop: in a process of its own, one piece at a time.
 * `const clean = workOf<typeof import('./clean.work.ts').default>('#features/media/clean.work.ts', { rank: 'upload' })`
 * @param module whose default export does it: a file `*.work.ts`, which may load what the site itself must not
 * @returns what has a piece done, with its input or with what fetches the input once it is its turn.
 *   It throws WorkNotDone where too many wait, or where the work took too long or broke its process
 */
export function workOf<Work extends (input: never) => unknown>(
  module: string,
  kind: Kind,
): (input: Input<Parameters<Work>[0]>) => Promise<Awaited<ReturnType<Work>>> {
  const { isLong = false, ...rest } = kind;
  return (input) => (isLong ? beside : workshop).run(module, rest, input) as Promise<Awaited<ReturnType<Work>>>;
}

/** How much work waits in this process, by its rank. */
export const waitingWork = (): Workshop['waiting'] => workshop.waiting;

type Input<Given> = Given | (() => Promise<Given>);
type Kind = Parameters<Workshop['run']>[1] & {
  /** It takes long: it is done in a process of its own, where nothing else waits for it. */
  isLong?: boolean;
};
