import { pino } from 'pino';
import { migrate } from '#platform/db/migrate.ts';
import { drillBackup } from '../backup/drill.ts';
import { countsOf } from '../backup/evidence.ts';
import { placeOf, placeOfNamed } from '../backup/place.ts';
import { openForCommand } from './open-for-command.ts';

const usage =
  'npm run drill [-- NAME|FOLDER]    proves that the latest backup, or that one, comes back whole, in an empty place';

/** `npm run drill` @param words what stands after the name of the command */
export async function drill(words: string[]): Promise<void> {
  const [given] = words;
  if (words.length > 1) {
    process.exitCode = 1;
    console.log(usage);
    return;
  }
  const { database, settings } = await openForCommand();
  try {
    await migrate(database);
    const { place, name } =
      given === undefined ? { place: placeOf(settings), name: given } : placeOfNamed(settings, given);
    const log = pino({ level: 'error' });
    const manifest = await drillBackup({ database, settings, place, log, now: new Date() }, name);
    const { tables, rows, files } = countsOf(manifest);
    console.log(
      `${manifest.name} comes back as it was: tables ${tables}, rows ${rows}, files ${files}, log of staff whole.`,
    );
  } finally {
    await database.close();
  }
}
