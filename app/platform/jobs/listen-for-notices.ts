import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isDatabaseAway } from '../db/away.ts';
import type { OpenDatabase } from '../db/open.ts';

const pauseBeforeReconnecting = 500;
/** How often PostgreSQL is asked whether it still hears, and how long it may take: milliseconds. */
const heartbeat = { every: 5000, within: 5000 };

/** What is used of a connection: a `pg.Client` has all of it. */
interface Connection {
  on(event: 'notification', heard: (notice: { channel: string; payload?: string | undefined }) => void): unknown;
  once(event: 'end', ended: () => void): unknown;
  query(statement: string): Promise<unknown>;
  end(): Promise<void>;
  connection: { stream: { destroy(): unknown } };
}

/** Connections for notices; `engine` says whether they cross a network, where they can be half dead. */
export interface Listenable extends Partial<Pick<OpenDatabase, 'engine'>> {
  connect(): Promise<Connection>;
}

/**
 * Listens on channels of the database, on a connection of its own, and connects anew where that fails or is lost. Notices
 * may have been missed before each connection: every channel then counts as heard.
 * @param channels names that are plain SQL identifiers
 * @param heard `payload` is what the notice says; empty where one may have been missed
 * @param lost is told that notices are missed from now on, until every channel counts as heard
 */
export function listenForNotices(
  database: Listenable,
  channels: string[],
  heard: (channel: string, payload: string) => void,
  log: Logger,
  lost?: () => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function listen(): Promise<void> {
    while (!signal.aborted && channels.length > 0) {
      try {
        await listenUntilLost(await database.connect());
      } catch (err) {
        // That the database is away is said by whoever looks after it, once.
        if (!isDatabaseAway(err)) log.warn({ err, channels }, 'notices cannot be heard');
      }
      // The end of it all ends the pause too.
      await pause(pauseBeforeReconnecting, undefined, { signal }).catch(() => {});
    }
  }

  async function listenUntilLost(client: Connection): Promise<void> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    client.once('end', end);
    const abort = () => end();
    signal.addEventListener('abort', abort);
    const beating = database.engine === 'postgres' ? setInterval(() => beat(client), heartbeat.every) : undefined;
    try {
      client.on('notification', ({ channel, payload = '' }) => heard(channel, payload));
      for (const channel of channels) await client.query(`listen ${channel}`);
      for (const channel of channels) heard(channel, '');
      await ended;
    } finally {
      signal.removeEventListener('abort', abort);
      clearInterval(beating);
      if (!signal.aborted) lost?.();
      // A connection that broke has nobody to take leave of.
      void client.end().catch(() => {});
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

/** Breaks a connection off that answers no more: its end is noticed then. */
function beat(client: Connection): void {
  const cut = setTimeout(() => client.connection.stream.destroy(), heartbeat.within);
  client.query('select 1').then(
    () => clearTimeout(cut),
    // It ends by itself.
    () => clearTimeout(cut),
  );
}
