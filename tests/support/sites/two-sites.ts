import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '#platform/db/open.ts';
import { createDatabase, dropDatabase } from '#tests/support/databases/postgres-server.ts';
import { fillPostgres } from '#tests/support/filled-directory.ts';
import { playedSecrets } from './played-secrets.ts';
import { startSite } from './site-process.ts';

/** Two processes of the site on one database. */
export interface TwoSites {
  urls: [string, string];
  database: OpenDatabase;
  /** Ends them, and takes away what they had. */
  end(): Promise<void>;
}

/**
 * Starts two processes on one new PostgreSQL database with the demonstration in it.
 * @param name of the database, as it begins
 * @param more settings of both
 */
export async function twoSites(name: string, more: Record<string, string> = {}): Promise<TwoSites> {
  const ending: (() => unknown)[] = [];
  const end = async () => {
    for (const each of ending.splice(0).reverse()) await each();
  };
  try {
    const directory = mkdtempSync(join(tmpdir(), `${name}-`));
    ending.push(() => rmSync(directory, { recursive: true }));
    const made = await createDatabase(name);
    ending.push(() => dropDatabase(made.name));
    const env = { ...playedSecrets, DATA_DIR: directory, DATABASE_URL: made.url, DEMO: 'on', RATE_LIMITS: 'off' };
    await fillPostgres(made.url, directory);
    const start = async () => {
      const site = await startSite({ ...env, ...more });
      ending.push(() => site.stop());
      return site.url;
    };
    const urls = await Promise.all([start(), start()]);
    const database = await openDatabase(env);
    ending.push(() => database.close());
    return { urls, database, end };
  } catch (error) {
    await end();
    throw error;
  }
}
