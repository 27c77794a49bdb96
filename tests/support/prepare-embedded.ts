import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { socketPort, startEmbeddedServer } from '#platform/db/embedded-server.ts';
import { migrate } from '#platform/db/migrate.ts';
import { connectTo } from './postgres-server.ts';

/** Makes the embedded database that every test file gets a copy of. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const template = await mkdtemp(join(tmpdir(), 'expo-test-template-'));
  await cp(await newCluster(), template, { recursive: true });
  const server = await startEmbeddedServer(template);
  const target = { host: server.socketDirectory, port: socketPort, user: 'postgres', database: 'postgres' };
  await migrate({ connect: () => connectTo(target) });
  await server.stop();
  provide('embeddedTemplate', template);
  return () => rm(template, { recursive: true, force: true });
}

/**
 * A directory with an embedded database as PGlite makes it. Making one takes PGlite up to ten seconds, so it is kept
 * for the next run; another version of PGlite makes its own.
 */
async function newCluster(): Promise<string> {
  const packageFile = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json');
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
  const kept = join(import.meta.dirname, `../../node_modules/.cache/pglite-${version}`);
  if (existsSync(kept)) return kept;
  await mkdir(dirname(kept), { recursive: true });
  const making = await mkdtemp(`${kept}-`);
  const server = await startEmbeddedServer(making);
  await server.stop();
  // Another run that was quicker has put its own there: that one is as good.
  await rename(making, kept).catch(() => rm(making, { recursive: true }));
  return kept;
}
