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
  const listening = listenForNotices({ connect }, log);
  listening.hear({ channels: ['pages'], heard() {} });
  await expect.poll(() => tries, { timeout: 10_000 }).toBeGreaterThan(5);
  expect(waiting(signals).length).toBeLessThan(3);
  await listening.stop();
  expect(waiting(signals)).toEqual([]);
});

test('all who listen in a process share one connection; who comes late is told at once, and all at each new one', async () => {
  const said: string[] = [];
  const clients: EventEmitter[] = [];
  const connect = async () => {
    const client = Object.assign(new EventEmitter(), {
      query: async (statement: string) => void said.push(statement),
      end: async () => {},
      connection: { stream: { destroy() {} } },
    });
    clients.push(client);
    return client;
  };
  const listening = listenForNotices({ connect }, log);
  const heard: string[] = [];
  const hear = (name: string, ...channels: string[]) =>
    listening.hear({
      channels,
      heard: (channel, payload) => heard.push(`${name} ${channel} ${payload}`.trim()),
      lost: () => heard.push(`${name} lost`),
    });
  hear('first', 'pages');
  await expect.poll(() => heard.splice(0)).toEqual(['first pages']);
  hear('second', 'pages', 'jobs');
  await expect.poll(() => heard.splice(0)).toEqual(['second pages', 'second jobs']);
  clients[0]?.emit('notification', { channel: 'pages', payload: 'news' });
  clients[0]?.emit('notification', { channel: 'jobs' });
  expect(heard.splice(0)).toEqual(['first pages news', 'second pages news', 'second jobs']);
  expect(clients).toHaveLength(1);
  clients[0]?.emit('end');
  const anew = ['first lost', 'second lost', 'first pages', 'second pages', 'second jobs'];
  await expect.poll(() => heard, { timeout: 5000 }).toEqual(anew);
  expect(said.slice(-3)).toEqual(['listen pages', 'listen pages', 'listen jobs']);
  await listening.stop();
});
