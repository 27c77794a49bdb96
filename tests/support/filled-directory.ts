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
  const program = join(import.meta.dirname, 'databases/keep-filled.ts');
  const env = { PATH: process.env.PATH, ...playedSecrets, DEMO: 'on' };
  const { stdout } = await run(process.execPath, [program], { env });
  // Before its last line it may say that it builds the site.
  const [kept = ''] = stdout.trim().split('\n').slice(-1);
  await cp(kept, directory, { recursive: true });
}
