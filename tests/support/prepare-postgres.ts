import type { TestProject } from 'vitest/node';
import { migrate } from '#platform/db/migrate.ts';
import { connectTo, createDatabase, dropDatabases } from './postgres-server.ts';

/** Makes the PostgreSQL database that every test file gets a copy of. Nobody may be connected to it then. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { name, url } = await createDatabase('expo_test');
  await migrate({ connect: () => connectTo(url) });
  provide('postgresTemplate', name);
  return () => dropDatabases(name);
}
