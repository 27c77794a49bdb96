import type pg from 'pg';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../db/open.ts';

const pauseBeforeReconnecting = 1000;

/**
 * Listens on channels of the database, on a connection of its own, and connects anew where that fails or is lost. Notices
 * may have been missed before each connection: every channel then counts as heard.
 * @param channels names that are plain SQL identifiers
 * @param heard `payload` is what the notice says; empty where one may have been missed
 */
export function listenForNotices(
  database: Pick<OpenDatabase, 'connect'>,
  channels: string[],
  heard: (channel: string, payload: string) => void,
  log: Logger,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function listen(): Promise<void> {
    while (!signal.aborted && channels.length > 0) {
      try {
        await listenUntilLost(await database.connect());
      } catch (err) {
        log.warn({ err }, 'job notices cannot be heard');
      }
      await pause(pauseBeforeReconnecting, signal);
    }
  }

  async function listenUntilLost(client: pg.Client): Promise<void> {
    const lost = new Promise<void>((resolve, reject) => {
      client.on('error', reject);
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    // Heard where it is awaited below, and also where `listen` itself fails.
    lost.catch(() => {});
    try {
      client.on('notification', ({ channel, payload = '' }) => heard(channel, payload));
      for (const channel of channels) await client.query(`listen ${channel}`);
      for (const channel of channels) heard(channel, '');
      await lost;
    } finally {
      await client.end();
    }
  }

  const listening = listen();
  return {
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}

/** Waits; an abort ends it. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
