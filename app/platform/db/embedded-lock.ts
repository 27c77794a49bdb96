import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The embedded database is in use by another process, or was made by another version. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

/**
 * Takes the lock of an embedded database directory. Two PGlite processes on one directory corrupt it silently, so one
 * process alone may open it. The lock is SQLite's own on a file: the system frees it when the process dies, however it dies.
 * @param directory DATA_DIR; made where missing
 * @returns what frees the lock
 * @throws EmbeddedDatabaseError where another process holds it
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const file = new DatabaseSync(join(directory, 'database.lock'));
  try {
    file.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (!(error instanceof Error) || !/locked|busy/i.test(error.message)) throw error;
    throw new EmbeddedDatabaseError(
      `The embedded database in ${directory} is in use by another process. Stop that one first, ` +
        'or give DATABASE_URL: more than one process needs a PostgreSQL server.',
    );
  }
  return () => file.close();
}
