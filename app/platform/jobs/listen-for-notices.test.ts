import { EventEmitter, getEventListeners } from 'node:events';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { DatabaseAway } from '../db/away.ts';
import { listenForNotices } from './listen-for-notices.ts';

const log = pino({ level: 'silent' });

/** All signals that are made from now on. */
function watchedSignals(): AbortSignal[] {
  const signals: AbortSignal[] = [];
  const Own = AbortController;
  vi.stubGlobal(
    'AbortController',
    class extends Own {
      constructor() {
        super();
        signals.push(this.signal);
      }
    },
  );
  return signals;
}
afterEach(() => vi.unstubAllGlobals());

const waiting = (signals: readonly AbortSignal[]) => signals.flatMap((signal) => getEventListeners(signal, 'abort'));

test('tries that fail and connections that are lost leave nothing behind', { timeout: 20_000 }, async () => {
  const signals = watchedSignals();
  let tries = 0;
  const connect = async () => {
    tries += 1;
    if (tries % 2 === 1) throw new DatabaseAway(new Error('refused'));
    // One that is lost as soon as it hears.
    const client = Object.assign(new EventEmitter(), {
      query: async () => setImmediate(() => client.emit('end')),
      end: async () => {},
      connection: { stream: { destroy() {} } },
    });
    return client;
  };
  const listening = listenForNotices({ connect }, ['pages'], () => {}, log);
  await expect.poll(() => tries, { timeout: 10_000 }).toBeGreaterThan(5);
  expect(waiting(signals).length).toBeLessThan(3);
  await listening.stop();
  expect(waiting(signals)).toEqual([]);
});
