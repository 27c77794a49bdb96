import { settingsOfProcess } from '#platform/config/settings.ts';
import { openPlatform } from './platform.ts';

/** The program of the process that fills a new database (fill-database.ts): ends with whoever started it. */
process.on('disconnect', () => process.exit(1));
const { database } = await openPlatform(settingsOfProcess(process.env));
await database.close();
process.exit(0);
