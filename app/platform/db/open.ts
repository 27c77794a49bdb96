import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Schema } from '#db/schema/tables.gen.ts';
import type { Settings } from '../config/settings.ts';
import { isDatabaseAway } from './away.ts';
import { type Connections, makeConnections } from './connections.ts';
import type { Database } from './database.ts';
import { type EmbeddedServer, socketPort, startEmbeddedServer } from './embedded-server.ts';

const smallPool = 10;
/** How long a connection may take, and how long a query may wait for one: milliseconds. */
const patience = { postgres: 5000, embedded: 10_000 };

/** An open database and how to reach it on connections of one's own. */
export interface OpenDatabase extends Pick<Connections, 'query' | 'connect' | 'availability' | 'poolUse'> {
  db: Database;
  engine: 'embedded' | 'postgres';
  close(): Promise<void>;
}

/** Where the database is. */
type Where = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'> & Partial<Pick<Settings, 'DATABASE_DIRECT_URL'>>;

/**
 * Opens the database of the settings: PostgreSQL where DATABASE_URL is given, else the embedded one in DATA_DIR.
 * @param log is told when PostgreSQL goes away and when it is back
 * @throws EmbeddedDatabaseError where the embedded one is in use by another process
 * @throws DatabaseAway where PostgreSQL cannot be reached
 * @throws Error where it has a locale that cannot tell letters apart
 */
export async function openDatabase(settings: Where, log?: Logger): Promise<OpenDatabase> {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = settings;
  if (DATABASE_URL) return openPool({ connectionString: DATABASE_URL }, { direct: DATABASE_DIRECT_URL, log });
  return openEmbedded(await startEmbeddedServer(settings.DATA_DIR));
}

/** How long a process that starts waits for its database: a machine that starts anew brings both. Milliseconds. */
const startPatience = 60_000;
const pauseBetweenTries = 1000;

/**
 * Opens the database as `openDatabase` does, and where it is away waits for it, saying so once.
 * @param patience milliseconds
 * @throws DatabaseAway where it stays away for longer
 */
export async function openDatabaseWhenThere(
  settings: Where,
  log: Logger,
  patience = startPatience,
): Promise<OpenDatabase> {
  const until = performance.now() + patience;
  for (let tries = 0; ; tries += 1) {
    try {
      return await openDatabase(settings, log);
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > until) throw error;
      if (tries === 0) log.warn({ why: (error as Error).message }, 'the database is away, waiting for it to start');
      await setTimeout(pauseBetweenTries);
    }
  }
}

/** Reaches the embedded database through the process that runs it. @throws where none runs */
export function openThroughProcess(socketDirectory: string): Promise<OpenDatabase> {
  return openEmbedded({ socketDirectory, stop: async () => {} });
}

async function openEmbedded(server: EmbeddedServer): Promise<OpenDatabase> {
  const target = { host: server.socketDirectory, port: socketPort, user: 'postgres', database: 'postgres' };
  return openPool(target, { server }).catch(async (error) => {
    await server.stop();
    throw error;
  });
}

/** What else is known of a database: the process’s own server, or the address past a pooler and whom to tell. */
interface Around {
  server?: EmbeddedServer;
  direct?: string | undefined;
  log?: Logger | undefined;
}

async function openPool(target: pg.ClientConfig, { server, direct, log }: Around): Promise<OpenDatabase> {
  const engine = server ? 'embedded' : 'postgres';
  const common = {
    ...{ types, application_name: 'expo', connectionTimeoutMillis: patience[engine], max: smallPool },
    // Behind a pooler the session is not ours to set: the pooler says it (deploy/pgbouncer.ini).
    onConnect: server || direct ? undefined : sayReadCost,
  };
  const past = direct ? { ...common, connectionString: direct } : undefined;
  const connections = makeConnections({ ...target, ...common }, !server, log, past);
  const { pool, query, connect, availability, poolUse, end } = connections;
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await checkLocale(query);
  } catch (error) {
    await end();
    throw error;
  }
  return {
    db,
    engine,
    query,
    connect,
    availability,
    poolUse,
    async close() {
      availability.stop();
      await db.destroy();
      // Kysely ends the pool only if it has used it.
      await end();
      await server?.stop();
    },
  };
}

/**
 * The planner takes a page read out of order for four times as dear as the next one, as it was on turning disks, and then
 * rather reads all things of the search than ask its index (record 67; the embedded database starts with it).
 */
async function sayReadCost(client: pg.ClientBase): Promise<void> {
  await client.query('set random_page_cost = 1.1');
}

/** How a database of the site is made: it tells letters apart, and an index finds beginnings. As README.md says. */
export const newDatabaseOptions = "encoding 'UTF8' lc_ctype 'C.UTF-8' lc_collate 'C' template template0";

/** LC_CTYPE=C knows no letters beyond ASCII: case, accents and trigrams would silently go wrong. */
async function checkLocale(query: Connections['query']): Promise<void> {
  const { rows } = await query<{ lower: string; encoding: string }>(
    `select lower('É'), pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()`,
  );
  if (rows[0]?.lower === 'é' && rows[0].encoding === 'UTF8') return;
  throw new Error(
    'The database cannot tell letters apart (LC_CTYPE=C or an encoding other than UTF8). ' +
      `Create it with: create database expo ${newDatabaseOptions}`,
  );
}

/** What the driver makes of a column: int8 (ids, counts) a number, dates their text; numeric stays a decimal string. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === pg.types.builtins.INT8) return Number;
    if (oid === pg.types.builtins.DATE) return String;
    return pg.types.getTypeParser(oid, format);
  },
};
