import { pino } from 'pino';
import { importRates } from '#features/finance/rates/import-rates.server.ts';
import { clockWithOffset } from '#platform/clock/clock.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openForCommand } from './open-for-command.ts';

const usage = 'npm run rates -- import FILE    rates of exchange from a file or an http(s) address, CSV or XML';

/** `npm run rates -- import FILE` @param words what stands after the name of the command */
export async function rates([command, source]: string[]): Promise<void> {
  if (command !== 'import' || !source) {
    process.exitCode = 1;
    console.log(usage);
    return;
  }
  const { database, settings } = await openForCommand();
  try {
    await migrate(database);
    const site = { db: database.db, clock: clockWithOffset(settings.CLOCK_OFFSET), log: pino({ level: 'silent' }) };
    const { source: name, taken, known, leftOut, refusals, failure } = await importRates(site, source);
    if (failure) process.exitCode = 1;
    const counts = `taken ${taken}, known ${known}, left out ${leftOut}, refused ${refusals.length}`;
    console.log(`${name}: ${failure ? `nothing was read, for ${failure}` : counts}.`);
    for (const { row, currency, reason } of refusals) console.log(`row ${row}\t${currency}\t${reason}`);
  } finally {
    await database.close();
  }
}
