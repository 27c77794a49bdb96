import { SpanKind } from '@opentelemetry/api';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { traced } from '../trace/traced.ts';
import { Availability } from './availability.ts';
import { DatabaseAway, isThere, readDriverError } from './away.ts';
import { retried } from './retried.ts';
import { nameOfStatement } from './statement-name.ts';

/** One plain query. */
export type Query = <Row extends pg.QueryResultRow = pg.QueryResultRow>(
  sql: string,
  values?: unknown[],
) => Promise<pg.QueryResult<Row>>;

/** Connections of the pool that are lent and idle, how many there may be, and how many statements wait for one. */
export interface PoolUse {
  lent: number;
  idle: number;
  most: number;
  waiting: number;
}

/** All connections of this process to one database. */
export interface Connections {
  /** What Kysely lends its connections from. */
  pool: PostgresPool;
  /** A query on a connection of the pool. @throws DatabaseAway */
  query: Query;
  /** A new connection outside the pool, connected: a session of one’s own, past any pooler. @throws DatabaseAway */
  connect(): Promise<pg.Client>;
  availability: Availability;
  /** How the connections of the pool are used just now. */
  poolUse(): PoolUse;
  /** Ends all connections; what is still asked on one of them fails after a moment. */
  end(): Promise<void>;
}

/** How long the end waits for what is being asked: whoever ends has waited before. Milliseconds. */
const endPatience = 500;

/** What Kysely says before the statements of a transaction; it gives the connection back after them. */
const begins = /^(?:begin|start transaction)\b/;

/** Notices a connection that nobody answers on any more: probes of TCP after ten idle seconds, ten of them a second apart. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * Makes the connections to a database. None of them ends the process when it breaks, whoever has it, and what fails because
 * one broke says so (`DatabaseAway`).
 * @param watched whether the database may be away while this process lives: then it is looked after (Availability)
 * @param direct where connections outside the pool go: past a pooler that lends a session for one transaction only
 */
export function makeConnections(
  target: pg.PoolConfig,
  watched: boolean,
  log?: Logger,
  direct: pg.ClientConfig = target,
): Connections {
  const config = { ...target, ...keepAlive };
  const open = new Set<pg.Client>();
  const lost = new WeakSet<pg.ClientBase>();

  class Connection extends pg.Client {
    constructor(given?: string | pg.ClientConfig) {
      super(given);
      open.add(this);
      this.once('end', () => open.delete(this));
      this.on('error', (error) => {
        lost.add(this);
        availability.suspect(new DatabaseAway(error));
      });
    }
  }

  async function ask(within: number): Promise<void> {
    const client = new Connection({ ...config, connectionTimeoutMillis: within, query_timeout: within });
    try {
      await client.connect();
      await client.query('select 1');
    } finally {
      void client.end().catch(() => {});
    }
  }
  const cut = () => {
    for (const client of open) client.connection.stream.destroy();
  };
  const availability = new Availability(watched ? { ask, cut } : undefined, log);
  const pool = new pg.Pool({ ...config, Client: Connection });
  // Said by the connection itself already. A new one is made at the next query.
  pool.on('error', () => {});

  /** @param client on which the work is done; left out while there is none yet */
  async function told<T>(work: Promise<T>, client?: pg.ClientBase): Promise<T> {
    try {
      return await work;
    } catch (error) {
      const read = readDriverError(error, client === undefined || lost.has(client));
      if (read instanceof DatabaseAway) {
        // The server has said goodbye; the connection itself ends a moment later, and must not be lent until then.
        if (client && !isThere(error)) lost.add(client);
        availability.suspect(read);
      }
      throw read;
    }
  }

  async function lend(): Promise<pg.PoolClient> {
    const lending = availability.while(
      () => pool.connect(),
      (client) => client.release(),
    );
    return told(lending);
  }

  /**
   * Kysely's view of a connection. One that broke is not lent again. A statement that is a transaction of its own and fell
   * victim to a deadlock is done anew; one within a longer transaction cannot be by itself (`inTransaction`).
   */
  async function lendWatched(): Promise<PostgresPoolClient> {
    const client = await lend();
    let isAlone = true;
    function query<R>(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query(asked: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
      if (typeof asked !== 'string') throw new Error('Kysely has been given no cursors');
      if (begins.test(asked)) isAlone = false;
      const ask = () =>
        traced('query', { kind: SpanKind.CLIENT, attributes: () => nameOfStatement(asked) }, () =>
          told(client.query(asked, [...values]), client),
        );
      return isAlone ? retried(ask) : ask();
    }
    return { query, release: (discard) => client.release(discard || lost.has(client)) };
  }

  /** The pool waits for all that is lent, and a statement may wait for a lock for ever. */
  async function endPool(): Promise<void> {
    const late = setTimeout(cut, endPatience);
    await pool.end();
    clearTimeout(late);
  }

  return {
    pool: { connect: lendWatched, end: endPool, options: pool.options },
    availability,
    poolUse: () => ({
      lent: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      most: pool.options.max,
      waiting: pool.waitingCount,
    }),
    async query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) {
      const client = await lend();
      try {
        return await told(client.query<Row>(sql, values), client);
      } finally {
        client.release(lost.has(client));
      }
    },
    async connect() {
      const client = new Connection({ ...direct, ...keepAlive });
      const connecting = availability.while(
        () => client.connect(),
        () => void client.end(),
      );
      await told(connecting);
      return client;
    },
    async end() {
      availability.stop();
      if (!pool.ending) await endPool();
    },
  };
}
