import type { Logger } from 'pino';
import type { Front } from './front/front.ts';
import { onReplaced } from './many/worker.ts';

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
 * where it could not. One that another follows at the same address stays ready: the proxy must not take that address out.
 */
export function endOnSignal(serving: Serving): void {
  let ending = false;
  const end = (isReplaced: boolean) => {
    if (ending) return;
    ending = true;
    stop(serving, isReplaced).then(
      () => process.exit(0),
      (err) => {
        serving.log.error({ err }, 'the process could not end as it should');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => end(false));
  onReplaced(() => end(true));
}

/** How long connections that stay open are told to close before they are closed, where another process follows. Milliseconds. */
const letGo = 1000;

async function stop(serving: Serving, isReplaced: boolean): Promise<void> {
  const { endStreams, front, notice = 0, running, database } = serving;
  await endStreams();
  await front.drain(isReplaced ? letGo : notice, isReplaced);
  for (const each of running) await each.stop();
  await database.close();
}
