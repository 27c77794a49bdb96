import { clockWithOffset } from '#platform/clock/clock.ts';
import { migrate } from '#platform/db/migrate.ts';
import { demonstration } from '../demonstration/demonstration.ts';
import { seed } from '../demonstration/seed.ts';
import { openForCommand } from './open-for-command.ts';

/** `npm run db:seed` */
export async function seedDatabase(): Promise<void> {
  const { database, media, settings } = await openForCommand();
  await migrate(database);
  const clock = clockWithOffset(settings.CLOCK_OFFSET);
  const written = await seed({ db: database.db, media, settings, clock, bundle: demonstration });
  console.log(written ? 'Demonstration content written.' : 'Left alone: the database has content.');
  await database.close();
}
