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

/** Who hears of some channels. */
interface Hearer {
  /** Names that are plain SQL identifiers. */
  channels: readonly string[];
  /** @param payload what the notice says; empty where one may have been missed */
  heard(channel: string, payload: string): void;
  /** Is told that notices are missed from now on, until every channel counts as heard. */
  lost?(): void;
}

/** What a process hears from its database. */
export interface Notices {
  /** Has notices handed on from as soon as they are heard; then, and at each connection, every channel counts as heard once. */
  hear(hearer: Hearer): void;
  stop(): Promise<void>;
}

/**
 * Listens to the database on one connection for all that a process wants to hear: each that listens is woken by every notice of
 * the database, its own or not. It connects with the first who wants to hear, and anew where that fails or is lost; notices
 * may have been missed before each connection.
 */
export function listenForNotices(database: Listenable, log: Logger): Notices {
  const stopping = new AbortController();
  const { signal } = stopping;
  const hearers: Hearer[] = [];
  let listening: Promise<void> | undefined;
  /** Where those are heard who began before; whoever comes begins there. */
  let connected: Connection | undefined;

  /** That the database is away is said by whoever looks after it, once. */
  function sayUnheard(err: unknown, channels: readonly string[]): void {
    if (!isDatabaseAway(err)) log.warn({ err, channels }, 'notices cannot be heard');
  }

  async function listen(): Promise<void> {
    while (!signal.aborted) {
      try {
        await listenUntilLost(await database.connect());
      } catch (err) {
        const all = hearers.flatMap(({ channels }) => channels);
        sayUnheard(err, all);
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
      client.on('notification', ({ channel, payload = '' }) => {
        for (const hearer of hearers) if (hearer.channels.includes(channel)) hearer.heard(channel, payload);
      });
      // Who comes meanwhile is begun by this loop too.
      for (const hearer of hearers) await begin(client, hearer);
      connected = client;
      await ended;
    } finally {
      connected = undefined;
      signal.removeEventListener('abort', abort);
      clearInterval(beating);
      if (!signal.aborted) for (const hearer of hearers) hearer.lost?.();
      // A connection that broke has nobody to take leave of.
      void client.end().catch(() => {});
    }
  }

  return {
    hear(hearer) {
      hearers.push(hearer);
      listening ??= listen();
      // A connection that breaks meanwhile ends, and everybody is begun anew on the next.
      if (connected) begin(connected, hearer).catch((err) => sayUnheard(err, hearer.channels));
    },
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}

async function begin(client: Connection, { channels, heard }: Hearer): Promise<void> {
  for (const channel of channels) await client.query(`listen ${channel}`);
  for (const channel of channels) heard(channel, '');
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
