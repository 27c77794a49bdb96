import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildWhereNeeded } from '../server/build.ts';
import { installBrowserPackages } from './browser-packages.ts';

/** All tests: of code on both databases (PostgreSQL where TEST_DATABASE_URL is set), then in a browser. */
const root = resolve(import.meta.dirname, '..');
const results = mkdtempSync(join(tmpdir(), 'expo-results-'));

interface Count {
  passed: number;
  failed: number;
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): number {
  const binary = join(root, 'node_modules/.bin', command);
  return spawnSync(binary, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;
}

/** A runner that ends badly without a failed test (it crashed, or found none) counts as one failure. */
function counted(status: number, read: () => Count): Count {
  try {
    const count = read();
    return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}

function vitest(): Count {
  const file = join(results, 'vitest.json');
  const status = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  return counted(status, () => {
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const brokenFiles = testResults.filter(
      (result: { status: string; assertionResults: unknown[] }) =>
        result.status === 'failed' && result.assertionResults.length === 0,
    ).length;
    if (numPassedTests + numFailedTests + numFailedTestSuites === 0) throw new Error('No test was run');
    return { passed: numPassedTests, failed: numFailedTests + brokenFiles };
  });
}

function playwright(): Count {
  const file = join(results, 'playwright.json');
  const status = run('playwright', ['test', '--reporter=line,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  return counted(status, () => {
    const { stats } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

installBrowserPackages();
await buildWhereNeeded();
const counts = [vitest(), playwright()];
rmSync(results, { recursive: true });
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
