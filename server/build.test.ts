import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const run = promisify(execFile);
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'expo-build-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** A start that finds no build: building takes a while, and is marked last. */
const program = `
  const { appendFileSync, writeFileSync } = await import('node:fs');
  const { buildOnce } = await import(process.env.MODULE);
  const { DIRECTORY: directory, LOCK: lock } = process.env;
  buildOnce({ directory, newest: Date.now() - 3600_000, lock }, () => {
    appendFileSync(directory + '/builds', 'x');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);
    writeFileSync(directory + '/finished', '');
  });`;

async function startAtOnce(locks: readonly string[]): Promise<number> {
  const starts = locks.map((lock) =>
    run(process.execPath, ['--input-type=module', '-e', program], {
      env: {
        PATH: process.env.PATH,
        MODULE: resolve(import.meta.dirname, 'build.ts'),
        DIRECTORY: directory,
        LOCK: join(directory, lock),
      },
    }),
  );
  await Promise.all(starts);
  return readFileSync(join(directory, 'builds'), 'utf8').length;
}

test('of three starts at once without a build one builds, and the others wait for it', async () => {
  expect(await startAtOnce(['lock', 'lock', 'lock'])).toBe(1);
  expect(await startAtOnce(['lock'])).toBe(1);
}, 60_000);

test('without a lock in common each would build: the control', async () => {
  expect(await startAtOnce(['a', 'b', 'c'])).toBe(3);
}, 60_000);
