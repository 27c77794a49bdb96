import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildWhereNeeded } from '../server/build.ts';
import { installBrowserPackages } from './browser-packages.ts';

/**
 * All tests: of code on both databases (PostgreSQL where TEST_DATABASE_URL is set), and in a browser beside them, for both
 * wait at times. What the browser's runner says is printed when it has ended; on PostgreSQL code is tested from then on, so that
 * there is work for two processors to the end.
 */
const root = resolve(import.meta.dirname, '..');
const results = mkdtempSync(join(tmpdir(), 'expo-results-'));
/** Every file of tests has a process of its own: packages are compiled once for all of them. */
const compiled = join(root, 'node_modules/.cache/compiled');

interface Count {
  passed: number;
  failed: number;
  /** What failed, by name and why: said once more at the end, for what comes before may be cut from a record. */
  names: string[];
}

/** @param heard what is done with what the runner says; without it, it says it itself */
async function run(
  [command = '', ...args]: string[],
  env: NodeJS.ProcessEnv = {},
  heard?: (said: Buffer) => void,
): Promise<number> {
  const output = heard ? 'pipe' : 'inherit';
  const child = spawn(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: ['inherit', output, output],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) if (heard) stream?.on('data', heard);
  const [status] = (await once(child, 'close')) as [number | null];
  return status ?? 1;
}

/** A runner that ends badly without a failed test (it crashed, or found none) counts as one failure. */
function counted(status: number, read: () => Count): Count {
  try {
    const count = read();
    return status !== 0 && count.failed === 0 ? { ...count, failed: 1, names: ['a runner that ended badly'] } : count;
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1, names: [String(error)] };
  }
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; ok: boolean; tests: { results: { errors: { message?: string }[] }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** What a runner says of a failure, without its colours, as far as a record has room for it. */
const why = (messages: (string | undefined)[]) => stripVTControlCharacters(messages.join('\n')).slice(0, 1500);

function failedSpecs({ title, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const errors = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return `${title}: ${spec.title}\n${why(errors.map(({ message }) => message))}`;
    });
  return [...own, ...suites.flatMap(failedSpecs)];
}

/**
 * @param part the projects (vitest.config.ts) that are run
 * @param options of the runner
 */
async function vitest(part: string, ...options: string[]): Promise<Count> {
  const file = join(results, `vitest-${part}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = await run(['vitest', 'run', '--project', part, ...options, ...reporters], { TESTS: 'some' });
  return counted(status, () => {
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults }: VitestReport = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    const failed = testResults.filter(({ status }) => status === 'failed');
    const broken = failed.filter(({ assertionResults }) => assertionResults.length === 0);
    if (numPassedTests + numFailedTests + numFailedTestSuites === 0) throw new Error('No test was run');
    const tests = failed.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => `${name}: ${test.fullName}\n${why(test.failureMessages)}`),
    );
    return {
      passed: numPassedTests,
      failed: numFailedTests + broken.length,
      names: [...broken.map(({ name, message }) => `${name}\n${why([message])}`), ...tests],
    };
  });
}

async function playwright(): Promise<Count> {
  const file = join(results, 'playwright.json');
  const said: Buffer[] = [];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, TESTS: 'some' };
  const status = await run(['playwright', 'test', '--reporter=dot,json'], env, (piece) => said.push(piece));
  console.log(`\nIn a browser\n${Buffer.concat(said)}`);
  return counted(status, () => {
    const { stats, suites }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, names: suites.flatMap(failedSpecs) };
  });
}

const installed = installBrowserPackages();
await buildWhereNeeded();
await installed;
const browserThenPostgres = async () => [
  await playwright(),
  ...(process.env.TEST_DATABASE_URL ? [await vitest('postgres')] : []),
];
// One worker beside the two of the browser: with two, both processors were busy as well, and what has a time limit ran into it.
const counts = (await Promise.all([vitest('!postgres', '--maxWorkers=1'), browserThenPostgres()])).flat();
rmSync(results, { recursive: true });
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const name of counts.flatMap(({ names }) => names)) console.log(`failed: ${name}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
