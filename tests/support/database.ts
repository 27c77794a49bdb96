import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { type OpenDatabase, openDatabase } from '#platform/db/open.ts';
import { createDatabase, dropDatabase } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A directory with a migrated, empty embedded database. Copied, never opened. */
    embeddedTemplate: string;
    /** A migrated, empty PostgreSQL database; the names of this run's databases begin with its name. */
    postgresTemplate: string;
  }
}

interface TestDatabase {
  db(): Database;
  /** For what needs connections of its own: LISTEN, migrations. */
  database(): OpenDatabase;
}

interface OwnDatabase {
  open: OpenDatabase;
  remove(): Promise<void>;
}

/**
 * A database for the tests of one file: migrated, empty, real, and nobody else's. To be called at the top of a
 * `*.db.test.ts`, whose tests run once on the embedded engine and, with TEST_DATABASE_URL, once on PostgreSQL.
 */
export function testDatabase(): TestDatabase {
  let own: OwnDatabase | undefined;
  beforeAll(async () => {
    own = process.env.TEST_ENGINE === 'postgres' ? await postgresDatabase() : await embeddedDatabase();
  });
  afterAll(async () => {
    await own?.open.close();
    await own?.remove();
  });
  const database = () => {
    if (!own) throw new Error('The test database is there inside tests and hooks only');
    return own.open;
  };
  return { database, db: () => database().db };
}

async function embeddedDatabase(): Promise<OwnDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'expo-test-'));
  await cp(inject('embeddedTemplate'), directory, { recursive: true });
  return {
    open: await openDatabase({ DATA_DIR: directory }),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

async function postgresDatabase(): Promise<OwnDatabase> {
  const template = inject('postgresTemplate');
  const { name, url } = await createDatabase(template, template);
  return { open: await openDatabase({ DATABASE_URL: url, DATA_DIR: '' }), remove: () => dropDatabase(name) };
}
