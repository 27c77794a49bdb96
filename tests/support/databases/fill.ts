import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { settingsOfProcess } from '#platform/config/settings.ts';
import { openDatabase } from '#platform/db/open.ts';

/**
 * Fills the database of the settings with the demonstration's content. The site that opens it is told that all sizes of its
 * pictures are made, so it makes those that are asked for: all of them, which it would make ahead, take a processor a minute.
 */
execFileSync(process.execPath, [resolve(import.meta.dirname, '../../../server/run.ts'), 'fill'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
const { db, close } = await openDatabase(settingsOfProcess(process.env));
await db.updateTable('media').set({ sizes_made: true }).execute();
await close();
