import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { playedSecrets } from './sites/played-secrets.ts';

const run = promisify(execFile);

/**
 * Makes an embedded database with the demonstration's content in a directory: a site that opens it with `playedSecrets`
 * starts as any but the first. It is a copy: to fill one takes ten times the processor of that.
 */
export async function fillDirectory(directory: string): Promise<void> {
  // In a process of its own: whoever waits until another one has filled it goes on meanwhile.
  const { stdout } = await fillBy('keep-filled.ts');
  // Before its last line it may say that it builds the site.
  const [kept = ''] = stdout.trim().split('\n').slice(-1);
  await cp(kept, directory, { recursive: true });
}

/** Fills an empty database of PostgreSQL with the same content, and a directory with its files. */
export async function fillPostgres(url: string, directory: string): Promise<void> {
  await fillBy('fill.ts', { DATABASE_URL: url, DATA_DIR: directory });
}

function fillBy(program: string, where: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH, ...playedSecrets, DEMO: 'on', ...where };
  return run(process.execPath, [join(import.meta.dirname, 'databases', program)], { env });
}
