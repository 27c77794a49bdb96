import { spawnSync } from 'node:child_process';

/** Checks that no file, of words or of code, was left in the middle of a merge: with git's marks round two versions of its lines. */
const { status, stdout, stderr } = spawnSync(
  'git',
  ['grep', '--no-index', '--exclude-standard', '-nIE', '^(<{7}|>{7}) '],
  { encoding: 'utf8' },
);
// 1: none found.
if (status !== 1) {
  console.error(`${stdout}${stderr}`.trim());
  process.exit(1);
}
