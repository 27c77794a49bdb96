import { afterAll, beforeAll, inject } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { type OpenDatabase, openDatabase, openThroughProcess } from '#platform/db/open.ts';
import { freshen } from './databases/fresh-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A directory with a migrated, empty embedded database. Copied, never opened. */
    embeddedTemplate: string;
    /** Directories of the sockets of running embedded databases, one for each worker that runs tests. */
    embeddedSockets: string[];
    /** A migrated, empty PostgreSQL database; the names of this run's databases begin with its name. */
    postgresTemplate: string;
    /** Addresses of PostgreSQL databases, one for each worker that runs tests. */
    postgresUrls: string[];
    /** How a migrated database looks (fresh-database.ts). */
    migratedForm: string;
  }
}

interface TestDatabase {
  db(): Database;
  /** For what needs connections of its own: LISTEN, migrations. */
  database(): OpenDatabase;
}

/**
 * A database for the tests of one file: migrated, empty, real, and while they run nobody else's. To be called at the top of
 * a `*.db.test.ts`, whose tests run once on the embedded engine and, with TEST_DATABASE_URL, once on PostgreSQL. A worker
 * runs one file after the other, on the same database.
 */
export function testDatabase(): TestDatabase {
  let open: OpenDatabase | undefined;
  beforeAll(async () => {
    open = process.env.TEST_ENGINE === 'postgres' ? await postgresDatabase() : await embeddedDatabase();
    await freshen(open.connect, inject('migratedForm'));
  });
  afterAll(() => open?.close());
  const database = () => {
    if (!open) throw new Error('The test database is there inside tests and hooks only');
    return open;
  };
  return { database, db: () => database().db };
}

/** That of this worker: workers are counted from 1. */
function ofWorker(each: string[]): string {
  const own = each[Number(process.env.VITEST_POOL_ID) - 1];
  if (own === undefined) throw new Error(`No database was made for worker ${process.env.VITEST_POOL_ID}`);
  return own;
}

const embeddedDatabase = () => openThroughProcess(ofWorker(inject('embeddedSockets')));

const postgresDatabase = () => openDatabase({ DATABASE_URL: ofWorker(inject('postgresUrls')), DATA_DIR: '' });
