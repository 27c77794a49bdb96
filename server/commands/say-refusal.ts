import { BackupError } from '../backup/backup-error.ts';

/** Says why a backup was not made or not taken, and ends the command with 1. @throws what is no such refusal */
export function sayRefusal(error: unknown): void {
  if (!(error instanceof BackupError)) throw error;
  process.exitCode = 1;
  console.log(error.message);
}
