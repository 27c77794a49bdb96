import { migrate } from '#platform/db/migrate.ts';
import { openForCommand } from './open-for-command.ts';

/** `npm run db:migrate` */
export async function migrateDatabase(): Promise<void> {
  const { database } = await openForCommand();
  const run = await migrate(database, { contracts: true });
  console.log(run.length > 0 ? `Run: ${run.join(', ')}` : 'Nothing to run: the database has every migration.');
  await database.close();
}
