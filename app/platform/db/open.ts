import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from '#db/schema/index.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from './database.ts';
import { type EmbeddedServer, socketPort, startEmbeddedServer } from './embedded-server.ts';

const smallPool = 10;

/** An open database and how to reach it on connections of one's own. */
export interface OpenDatabase {
  db: Database;
  engine: 'embedded' | 'postgres';
  /** One plain query on a connection of the pool. */
  query: pg.Pool['query'];
  /** A new connection outside the pool, connected: for LISTEN and for the lock round migrations. */
  connect(): Promise<pg.Client>;
  close(): Promise<void>;
}

/**
 * Opens the database of the settings: PostgreSQL where DATABASE_URL is given, else the embedded one in DATA_DIR.
 * @throws EmbeddedDatabaseError where the embedded one is in use by another process
 * @throws Error where PostgreSQL cannot be reached or has a locale that cannot tell letters apart
 */
export async function openDatabase(settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): Promise<OpenDatabase> {
  if (settings.DATABASE_URL) return openPool({ connectionString: settings.DATABASE_URL });
  return openEmbedded(await startEmbeddedServer(settings.DATA_DIR));
}

/** Reaches the embedded database through the process that runs it. @throws where none runs */
export function openThroughProcess(socketDirectory: string): Promise<OpenDatabase> {
  return openEmbedded({ socketDirectory, stop: async () => {} });
}

async function openEmbedded(server: EmbeddedServer): Promise<OpenDatabase> {
  const target = { host: server.socketDirectory, port: socketPort, user: 'postgres', database: 'postgres' };
  return openPool(target, server).catch(async (error) => {
    await server.stop();
    throw error;
  });
}

async function openPool(target: pg.ClientConfig, server?: EmbeddedServer): Promise<OpenDatabase> {
  const config = { ...target, types, application_name: 'expo', keepAlive: true, connectionTimeoutMillis: 10_000 };
  const pool = new pg.Pool({ ...config, max: smallPool });
  // A connection lost while idle is replaced at the next query, which reports what is wrong then.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await checkLocale(pool);
  return {
    db,
    engine: server ? 'embedded' : 'postgres',
    query: pool.query.bind(pool),
    async connect() {
      const client = new pg.Client(config);
      await client.connect();
      return client;
    },
    async close() {
      await db.destroy();
      // Kysely ends the pool only if it has used it.
      if (!pool.ended) await pool.end();
      await server?.stop();
    },
  };
}

/** LC_CTYPE=C knows no letters beyond ASCII: case, accents and trigrams would silently go wrong. */
async function checkLocale(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ lower: string; encoding: string }>(
    `select lower('É'), pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()`,
  );
  if (rows[0]?.lower === 'é' && rows[0].encoding === 'UTF8') return;
  await pool.end();
  throw new Error(
    'The database cannot tell letters apart (LC_CTYPE=C or an encoding other than UTF8). ' +
      "Create it with: create database expo encoding 'UTF8' lc_ctype 'C.UTF-8' lc_collate 'C' template template0",
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
