import type { Logger } from 'pino';
import type { Front } from './front/front.ts';

/** What a process that serves has begun, and ends in this order. */
export interface Serving {
  /** Ends answers that would go on for ever. */
  endStreams(): unknown;
  front: Pick<Front, 'drain'>;
  /** How long it still takes connections: proxies ask /readyz meanwhile and learn of it. Milliseconds. */
  notice?: number;
  /** Jobs and listeners. */
  running: readonly { stop(): Promise<unknown> }[];
  database: { close(): Promise<unknown> };
  log: Logger;
}

/**
 * At SIGTERM or SIGINT the process is not ready any more, finishes what runs and ends with 0; with 1, and a line in the log,
 * where it could not.
 */
export function endOnSignal(serving: Serving): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    stop(serving).then(
      () => process.exit(0),
      (err) => {
        serving.log.error({ err }, 'the process could not end as it should');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

async function stop({ endStreams, front, notice = 0, running, database }: Serving): Promise<void> {
  await endStreams();
  await front.drain(notice);
  for (const each of running) await each.stop();
  await database.close();
}
