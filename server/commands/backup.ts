import { migrate } from '#platform/db/migrate.ts';
import { countsOf } from '../backup/evidence.ts';
import { latestBackup } from '../backup/keep.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { placeOf } from '../backup/place.ts';
import { openForCommand } from './open-for-command.ts';

const usage = `npm run backup            a backup of the database and the files into BACKUP_URL, while the site runs
npm run backup -- list    the backups that are there`;

/** `npm run backup`, `npm run backup -- list` @param words what stands after the name of the command */
export async function backup(words: string[]): Promise<void> {
  if (words.length > 1 || (words[0] !== undefined && words[0] !== 'list')) {
    process.exitCode = 1;
    console.log(usage);
    return;
  }
  const { database, media, settings } = await openForCommand();
  const place = placeOf(settings);
  try {
    if (words[0] === 'list') {
      const latest = await latestBackup(place);
      for (const name of await place.names()) console.log(name === latest ? `${name}\tthe latest finished one` : name);
      return;
    }
    await migrate(database);
    const manifest = await makeBackup({ database, media, settings, place, now: new Date() });
    const { tables, rows, files, bytes } = countsOf(manifest);
    console.log(`${manifest.name}: tables ${tables}, rows ${rows}, files ${files}, bytes ${bytes}; read again whole.`);
  } finally {
    await database.close();
  }
}
