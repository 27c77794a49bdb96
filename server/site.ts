import { keepDataPrivate } from '#platform/config/private-data.ts';
import { settingsOfProcess } from '#platform/config/settings.ts';
import { openDatabaseWhenThere } from '#platform/db/open.ts';
import { fillNewDatabase } from './demonstration/fill-database.ts';
import { newLog } from './log.ts';
import { placeOfProcess } from './many/worker.ts';

/**
 * Opens what the site stands on and serves it; where several processes are to, looks after them and does nothing itself.
 * @throws SettingsError, EmbeddedDatabaseError, DatabaseAway: what the operator can mend
 */
export async function serveSite(buildDirectory: string): Promise<void> {
  const settings = settingsOfProcess(process.env);
  keepDataPrivate(settings.DATA_DIR);
  const log = newLog();
  if (settings.PROCESSES > 1 && placeOfProcess() === undefined) {
    const { supervise } = await import('./many/supervise.ts');
    return supervise(settings.PROCESSES, log);
  }
  const opening = fillNewDatabase(settings, log).then(() => openDatabaseWhenThere(settings, log));
  // While the database opens, in its own thread or process, the rest of the program is loaded.
  const loading = Promise.all([import('./platform.ts'), import('./serve.ts')]);
  const [, [{ openPlatform }, { serve }]] = await Promise.all([opening, loading]);
  await serve(await openPlatform(settings, log, opening), buildDirectory);
}
