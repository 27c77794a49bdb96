import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { castsByFile, castsInThousandLines, castsOf, mostCasts } from '../tools/house/casts.ts';
import { siteSources } from '../tools/house/source-files.ts';

/**
 * Checks that the site claims little that the types do not know. Where it claims too much, ten files say where: those
 * that differ from `main` first, then those with most casts.
 */
const filesShown = 10;

/** Paths that differ from `main`, files that git does not know yet with them. None where there is no `main`. */
function changed(): Set<string> {
  const lines = (...args: string[]) =>
    spawnSync('git', args, { cwd: resolve(import.meta.dirname, '..'), encoding: 'utf8' }).stdout.split('\n');
  return new Set([
    ...lines('diff', '--name-only', '--merge-base', 'main'),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ]);
}

const sources = siteSources();
const casts = castsOf(sources);
const share = castsInThousandLines(casts, sources);
if (share > mostCasts) {
  console.error(`${share.toFixed(2)} casts stand in a thousand lines, and ${mostCasts} may`);
  for (const { path, line, to } of castsByFile(casts, changed()).slice(0, filesShown).flat()) {
    console.error(`${path}:${line} as ${to}`);
  }
  process.exit(1);
}
