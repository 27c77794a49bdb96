import { join } from 'node:path';
import { isMigrated } from '#platform/db/migrate.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { createFront, type Site } from './front/front.ts';
import { listenForEmptiedPages } from './page-notices.ts';
import type { OpenPlatform } from './platform.ts';

/**
 * Serves the site until SIGTERM or SIGINT: then it is not ready, finishes what runs and ends.
 */
export async function serve({ platform, database }: OpenPlatform, buildDirectory: string): Promise<void> {
  const { settings, log, clock, kept } = platform;
  const bundle = join(buildDirectory, 'server/index.js');
  const { createSite } = (await import(bundle)) as { createSite(platform: Platform): Site };
  const front = createFront({
    settings,
    site: createSite(platform),
    log,
    clock,
    clientDirectory: join(buildDirectory, 'client'),
    ready: () => isMigrated(database),
  });
  const notices = await listenForEmptiedPages(
    database,
    [front, { emptyPages: (tags) => kept.empty(tags), emptyAll: () => kept.emptyAll() }],
    log,
  );
  await new Promise<void>((resolve) => front.server.listen(settings.PORT, settings.HOST, resolve));
  const address = front.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.PORT;
  console.log(`The site is at http://${settings.HOST === '0.0.0.0' ? 'localhost' : settings.HOST}:${port}/`);

  const stop = async () => {
    await front.drain();
    await notices.stop();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}
