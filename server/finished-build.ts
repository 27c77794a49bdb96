import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that says, by its time, when a build was finished: it is written last. */
export const finishedMark = 'finished';

/** Names a build by its content: the entry holds the names of all other files of it, and those carry hashes of theirs. */
export function buildMark(directory: string): string {
  return hash('sha256', readFileSync(join(directory, 'server/index.js')), 'hex').slice(0, 16);
}
