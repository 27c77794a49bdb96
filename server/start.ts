import { enableCompileCache, flushCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// Values of the process grow to twice what lives of them before they are collected; without it to four times (decision 58).
setFlagsFromString('--heap-growing-percent=100');
process.env.NODE_ENV ??= 'production';
// What was compiled at one start is read at the next: half of the work of a start.
enableCompileCache(resolve(import.meta.dirname, '../node_modules/.cache/compiled'));

const { settingsOfProcess } = await import('#platform/config/settings.ts');
const { keepDataPrivate } = await import('#platform/config/private-data.ts');
const { buildWhereNeeded, buildDirectory } = await import('./build.ts');

try {
  const settings = settingsOfProcess(process.env);
  await buildWhereNeeded();
  keepDataPrivate(settings.DATA_DIR);
  // While the database opens, in its own thread or process, the rest of the program is loaded.
  const [{ newLog }, { openDatabaseWhenThere }, { fillNewDatabase }] = await Promise.all([
    import('./log.ts'),
    import('#platform/db/open.ts'),
    import('./fill-database.ts'),
  ]);
  const log = newLog();
  const opening = fillNewDatabase(settings, log).then(() => openDatabaseWhenThere(settings, log));
  const loading = Promise.all([
    import('./platform.ts'),
    import('./serve.ts'),
    import(join(buildDirectory, 'server/index.js')),
  ]);
  const [, [{ openPlatform }, { serve }]] = await Promise.all([opening, loading]);
  await serve(await openPlatform(settings, log, opening), buildDirectory);
  flushCompileCache();
} catch (error) {
  // What the operator can mend is said in a sentence; anything else with its stack.
  const expected =
    error instanceof Error && ['SettingsError', 'EmbeddedDatabaseError', 'DatabaseAway'].includes(error.name);
  console.error(expected ? `The site cannot start.\n${error.message}` : error);
  process.exit(1);
}
