import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { inProject } from '#platform/config/in-project.ts';
import type { Settings } from '#platform/config/settings.ts';

/**
 * Makes a demonstration's embedded database with its content where there is none yet, in a process of its own: of the memory
 * that this takes at its height the site would keep a part for as long as it runs (decision 57). Where that process fails, or
 * cannot be started, the site finds the database as it was left, fills it itself and says what is wrong.
 */
export async function fillNewDatabase(settings: Settings, log: Logger): Promise<void> {
  const { DEMO, DATABASE_URL, DATA_DIR } = settings;
  if (!DEMO || DATABASE_URL || existsSync(join(DATA_DIR, 'database/PG_VERSION'))) return;
  const failure = await fillInOwnProcess().then(
    ({ code, signal }) => (code === 0 ? undefined : { code, signal }),
    (err: unknown) => ({ err }),
  );
  if (failure) log.warn(failure, 'the process that fills the database has failed');
}

/**
 * Opens the database of the settings, fills it where it is empty and closes it, in a process of its own.
 * @returns how that ended
 * @throws where it cannot be started
 */
export async function fillInOwnProcess(
  settings: NodeJS.ProcessEnv = process.env,
): Promise<{ code: number | null; signal: string | null }> {
  const child = fork(inProject('server/run.ts'), ['fill'], { env: settings });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return { code, signal };
}
