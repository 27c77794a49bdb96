import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import listed from './called-by-tests-only.json' with { type: 'json' };

/**
 * Checks that whatever the site can do, somebody but a test asks of it. What waits for its caller is listed: a file that
 * nothing but tests loads, or `file: export`. The list may only shrink.
 */
const root = resolve(import.meta.dirname, '..');

/** What knip prints as JSON, of what is read here. */
interface Report {
  issues: { file: string; files: unknown[]; exports: { name: string }[] }[];
}

function calledByTestsOnly(): string[] {
  const args = [
    '--production',
    '--include',
    'files,exports',
    '--reporter',
    'json',
    '--no-config-hints',
    '--no-exit-code',
  ];
  const report: Report = JSON.parse(
    execFileSync(join(root, 'node_modules/.bin/knip'), args, { cwd: root, encoding: 'utf8' }),
  );
  return report.issues.flatMap(({ file, files, exports }) =>
    files.length > 0 ? [file] : exports.map(({ name }) => `${file}: ${name}`),
  );
}

const found = calledByTestsOnly();
const added = found.filter((each) => !listed.includes(each)).map((each) => `${each} is called by tests only`);
const gone = listed
  .filter((each) => !found.includes(each))
  .map((each) => `${each} is no longer called by tests only: take it off tests/called-by-tests-only.json`);
for (const sentence of [...added, ...gone]) console.error(sentence);
if (added.length + gone.length > 0) process.exit(1);
