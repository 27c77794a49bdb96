import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { newDatabaseOptions } from '#platform/db/open.ts';

/** The server of TEST_DATABASE_URL; its role may create databases. */
function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not given');
  return url;
}

/** A connection of one's own. */
export async function connectTo(target: string | pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(target);
  await client.connect();
  return client;
}

/** Runs one statement in the database that TEST_DATABASE_URL names. */
async function run<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = await connectTo(serverUrl());
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Makes a database on the test server.
 * @param prefix its name begins with this
 * @param template a database that nobody is connected to; without it, an empty one that can tell letters apart
 */
export async function createDatabase(prefix: string, template?: string): Promise<{ name: string; url: string }> {
  const name = `${prefix}_${randomBytes(5).toString('hex')}`;
  await run(`create database ${name} ${template ? `template ${template}` : newDatabaseOptions}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return { name, url: url.href };
}

export async function dropDatabase(name: string): Promise<void> {
  await run(`drop database if exists ${name} with (force)`);
}

/** Removes every database whose name begins with `prefix`, also those whose test was broken off. */
export async function dropDatabases(prefix: string): Promise<void> {
  const found = await run<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [
    prefix,
  ]);
  for (const { datname } of found) await dropDatabase(datname);
}
