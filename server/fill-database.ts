import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Settings } from '#platform/config/settings.ts';

/**
 * Makes a demonstration's embedded database with its content where there is none yet, in a process of its own: what that
 * takes at its height (0.9 GB) the site would keep, 100 MB of it for as long as it runs. Where that process fails, the site finds the
 * database as it was left, fills it itself and says what is wrong.
 */
export async function fillNewDatabase(settings: Settings, log: Logger): Promise<void> {
  const { DEMO, DATABASE_URL, DATA_DIR } = settings;
  if (!DEMO || DATABASE_URL || existsSync(join(DATA_DIR, 'database/PG_VERSION'))) return;
  const { code, signal } = await fillInOwnProcess();
  if (code !== 0) log.warn({ code, signal }, 'the process that fills the database has failed');
}

/** Opens the database of the settings, fills it where it is empty and closes it, in a process of its own. @returns how that ended */
export async function fillInOwnProcess(
  settings: NodeJS.ProcessEnv = process.env,
): Promise<{ code: number | null; signal: string | null }> {
  const child = fork(join(import.meta.dirname, 'filling.ts'), { env: settings });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return { code, signal };
}
