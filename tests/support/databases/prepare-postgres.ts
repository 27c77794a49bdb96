import type { TestProject } from 'vitest/node';
import { migrate } from '#platform/db/migrate.ts';
import { formOf } from './fresh-database.ts';
import { connectTo, createDatabase, dropDatabases } from './postgres-server.ts';

/** Makes the PostgreSQL databases that the tests run on, and a template for those who make their own. */
export async function setup({ provide, vitest }: TestProject): Promise<() => Promise<void>> {
  const { name, url } = await createDatabase('expo_test');
  await migrate({ connect: () => connectTo(url) });
  const client = await connectTo(url);
  provide('migratedForm', await formOf(client));
  await client.end();
  const urls: string[] = [];
  // One after the other: nobody may be connected to a template while it is copied.
  for (let i = 0; i < Number(vitest.config.maxWorkers); i += 1)
    urls.push(unwaiting((await createDatabase(name, name)).url));
  provide('postgresTemplate', name);
  provide('postgresUrls', urls);
  return () => dropDatabases(name);
}

/** The address of a database, and of those that are made beside it, that keeps nobody waiting for the disk: no test here stops its server. */
function unwaiting(address: string): string {
  const url = new URL(address);
  url.searchParams.set('options', '-c synchronous_commit=off');
  return url.href;
}
