import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type EmbeddedServer, socketPort, startEmbeddedServer } from '#platform/db/embedded-server.ts';
import { migrate } from '#platform/db/migrate.ts';
import { formOf } from './fresh-database.ts';
import { copyCluster } from './kept-cluster.ts';
import { connectTo } from './postgres-server.ts';

/** Starts the embedded databases that the tests run on, and makes a template for those who open their own. */
export async function setup({ provide, vitest }: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'expo-test-'));
  const template = join(directory, 'template');
  await copyCluster(template);
  const server = await startEmbeddedServer(template);
  const target = { host: server.socketDirectory, port: socketPort, user: 'postgres', database: 'postgres' };
  await migrate({ connect: () => connectTo(target) });
  const client = await connectTo(target);
  provide('migratedForm', await formOf(client));
  await dropTemplates(client);
  await client.end();
  await server.stop();
  provide('embeddedTemplate', template);
  const servers: EmbeddedServer[] = [];
  for (let i = 0; i < Number(vitest.config.maxWorkers); i += 1) {
    const own = join(directory, String(i));
    await cp(template, own, { recursive: true });
    servers.push(await startEmbeddedServer(own));
  }
  const sockets = servers.map(({ socketDirectory }) => socketDirectory);
  provide('embeddedSockets', sockets);
  return async () => {
    for (const running of servers) await running.stop();
    await rm(directory, { recursive: true, force: true });
  };
}

/** PostgreSQL's own templates are two thirds of the files, and nobody makes a database from them here. */
async function dropTemplates(client: pg.Client): Promise<void> {
  await client.query('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await client.query(`drop database ${name}`);
}
