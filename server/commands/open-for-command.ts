import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keepDataPrivate } from '#platform/config/private-data.ts';
import { type Settings, settingsOfProcess } from '#platform/config/settings.ts';
import { EmbeddedDatabaseError } from '#platform/db/embedded-lock.ts';
import { socketDirectoryOf } from '#platform/db/embedded-server.ts';
import { type OpenDatabase, openDatabase, openThroughProcess } from '#platform/db/open.ts';
import { openMediaStore } from '#platform/storage/open-media-store.ts';

export interface OpenForCommand {
  database: OpenDatabase;
  media: ReturnType<typeof openMediaStore>;
  settings: Settings;
}

/**
 * Opens the database for a command. Where the site is running on the embedded database, the command goes through its
 * socket in DATA_DIR: that process alone holds the lock.
 */
export async function openForCommand(): Promise<OpenForCommand> {
  const settings = settingsOfProcess(process.env);
  keepDataPrivate(settings.DATA_DIR);
  const media = openMediaStore(settings);
  try {
    return { database: await openDatabase(settings), media, settings };
  } catch (error) {
    const socketDirectory = socketDirectoryOf(settings.DATA_DIR);
    const running = existsSync(join(socketDirectory, '.s.PGSQL.5432'));
    if (!(error instanceof EmbeddedDatabaseError) || !running) throw error;
    return { database: await openThroughProcess(socketDirectory), media, settings };
  }
}
