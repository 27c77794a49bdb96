import { pino } from 'pino';
import { countsOf } from '../backup/evidence.ts';
import { placeOfNamed } from '../backup/place.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { openForCommand } from './open-for-command.ts';

const usage =
  'npm run restore -- NAME|FOLDER    a backup of BACKUP_URL, or in a folder, into an empty database and the storage of files';

/** `npm run restore -- NAME` @param words what stands after the name of the command */
export async function restore(words: string[]): Promise<void> {
  const [given] = words;
  if (given === undefined || words.length > 1) {
    process.exitCode = 1;
    console.log(usage);
    return;
  }
  const { database, media, settings } = await openForCommand();
  try {
    const { place, name } = placeOfNamed(settings, given);
    const log = pino({ level: 'error' });
    const { manifest, migrated, erased } = await restoreBackup({ database, media, settings, log }, place, name);
    const { tables, rows, files } = countsOf(manifest);
    console.log(`${manifest.name} of ${manifest.madeAt} is back: tables ${tables}, rows ${rows}, files ${files}.`);
    if (migrated.length > 0) console.log(`Newer migrations: ${migrated.join(', ')}.`);
    if (erased > 0) console.log(`Members who had gone since, and are gone again: ${erased}.`);
  } finally {
    await database.close();
  }
}
