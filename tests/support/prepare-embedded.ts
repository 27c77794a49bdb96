import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { socketPort, startEmbeddedServer } from '#platform/db/embedded-server.ts';
import { migrate } from '#platform/db/migrate.ts';
import { connectTo } from './postgres-server.ts';

/** Makes the embedded database that every test file gets a copy of: once a run, for making one takes seconds. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const template = await mkdtemp(join(tmpdir(), 'expo-test-template-'));
  const server = await startEmbeddedServer(template);
  const target = { host: server.socketDirectory, port: socketPort, user: 'postgres', database: 'postgres' };
  await migrate({ connect: () => connectTo(target) });
  await server.stop();
  provide('embeddedTemplate', template);
  return () => rm(template, { recursive: true, force: true });
}
