import { settingsOfProcess } from '#platform/config/settings.ts';
import { openPlatform } from '../platform.ts';

/** The work of the process that fills a new database (fill-database.ts): it ends with whoever started it. */
export async function fillDatabase(): Promise<void> {
  process.on('disconnect', () => process.exit(1));
  const { database } = await openPlatform(settingsOfProcess(process.env));
  await database.close();
  process.exit(0);
}
