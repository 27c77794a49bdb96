import { migrate } from '#platform/db/migrate.ts';
import { askForRebuild } from '#platform/search-index/rebuild.server.ts';
import { openForCommand } from './open-for-command.ts';

/** `npm run search:rebuild` @param words what stands after the name of the command */
export async function search([command]: string[]): Promise<void> {
  if (command !== 'rebuild') {
    process.exitCode = 1;
    console.log('npm run search:rebuild    has lists and search made anew from what is there, while the site runs');
    return;
  }
  const { database } = await openForCommand();
  try {
    await migrate(database);
    await askForRebuild(database.db);
    console.log(
      'Asked for: the site makes lists and search anew, from within a minute on; its log says when it is done.',
    );
  } finally {
    await database.close();
  }
}
