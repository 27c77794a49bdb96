import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startEmbeddedServer } from '#platform/db/embedded-server.ts';

/** Puts an embedded database into a directory as PGlite makes it, without tables: DATA_DIR of a site that starts quickly. */
export async function copyCluster(directory: string): Promise<void> {
  await cp(await keptCluster(), directory, { recursive: true });
}

/**
 * A directory with an embedded database as PGlite makes it. Making one takes PGlite up to ten seconds, so it is kept
 * for the next run; another version of PGlite makes its own.
 */
export async function keptCluster(): Promise<string> {
  const packageFile = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json');
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
  const kept = join(import.meta.dirname, `../../../node_modules/.cache/pglite-${version}`);
  if (existsSync(kept)) return kept;
  await mkdir(dirname(kept), { recursive: true });
  const making = await mkdtemp(`${kept}-`);
  const server = await startEmbeddedServer(making);
  await server.stop();
  // Another run that was quicker has put its own there: that one is as good.
  await rename(making, kept).catch(() => rm(making, { recursive: true }));
  return kept;
}
