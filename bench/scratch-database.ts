import pg from 'pg';
import { newDatabaseOptions } from '#platform/db/open.ts';

/** Makes an empty database beside the named one. @param server address of a database on which databases may be made */
export async function makeDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `expo_bench_${process.pid}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`create database ${name} ${newDatabaseOptions}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
