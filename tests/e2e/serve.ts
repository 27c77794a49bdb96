import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { buildWhereNeeded } from '#server/build.ts';
import { createDatabase, dropDatabase } from '#tests/support/databases/postgres-server.ts';
import { fillDirectory, fillPostgres } from '#tests/support/filled-directory.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { startSite } from '#tests/support/sites/site-process.ts';
import { dataOfSite } from './this-run.ts';

/**
 * The site as the browser tests see it: the production build on a database of its own, which goes when the site ends.
 * Arguments: the engine (`embedded`, or `postgres` on the server of TEST_DATABASE_URL) and the port.
 */
const [engine = 'embedded', port = ''] = process.argv.slice(2);

// Playwright tells the whole group to end: the site then finishes what runs, and this process tidies up behind it.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});

await buildWhereNeeded();
const directory = dataOfSite(engine);
await mkdir(directory, { mode: 0o700 });
const database = engine === 'postgres' ? await createDatabase('expo_e2e') : undefined;
try {
  if (database) await fillPostgres(database.url, directory);
  else await fillDirectory(directory);
  const site = await startSite({
    ...playedSecrets,
    DEMO: 'on',
    RATE_LIMITS: 'off',
    DATA_DIR: directory,
    PORT: port,
    ...(database ? { DATABASE_URL: database.url } : {}),
  });
  site.process.stdout?.on('data', (lines: Buffer) => {
    if (/"level":[56]0/.test(lines.toString())) process.stderr.write(lines);
  });
  await once(site.process, 'exit');
} finally {
  if (database) await dropDatabase(database.name);
  await rm(directory, { recursive: true, force: true });
}
