import { execFile } from 'node:child_process';
import { chmodSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fillDirectory } from '#tests/support/filled-directory.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';

const root = resolve(import.meta.dirname, '../..');
/** Empty before the first start. */
let directory: string;
/** What has started before, with all sizes of its pictures. */
let filled: string;
const running: SiteProcess[] = [];

async function start(env: Record<string, string> = {}): Promise<SiteProcess> {
  const site = await startSite({ DATA_DIR: directory, ...env });
  running.push(site);
  return site;
}

/** Starts on what has been filled before. */
const startAgain = (env: Record<string, string>) => start({ ...playedSecrets, DATA_DIR: filled, ...env });

async function articles({ url }: SiteProcess): Promise<{ total: number; rows: { id: number }[] }> {
  const response = await fetch(`${url}/api/news/news`);
  return (await response.json()) as { total: number; rows: { id: number }[] };
}

/** What lies in DATA_DIR, itself included, that others than the user of the process may read or write. */
function openToOthers(): string[] {
  const all = ['.', ...(readdirSync(directory, { recursive: true }) as string[])];
  // PGlite gives its files modes of its own, whatever the umask: their directory is closed.
  const ours = all.filter((path) => !path.startsWith('database/'));
  // Sizes of pictures are made meanwhile: a file on its way has another name when it is whole.
  const modeOf = (path: string) => lstatSync(join(directory, path), { throwIfNoEntry: false })?.mode ?? 0;
  return ours.filter((path) => (modeOf(path) & 0o077) !== 0);
}

/** The modules of the project that a thread of a process has loaded, as V8 lists them when it ends. @param thread 0: the main one */
function loadedBy(coverage: string, thread: number): string[] {
  const [name = ''] = readdirSync(coverage).filter((file) => file.endsWith(`-${thread}.json`));
  const { result } = JSON.parse(readFileSync(join(coverage, name), 'utf8')) as { result: { url: string }[] };
  return result
    .filter(({ url }) => url.startsWith('file:') && !url.includes('/node_modules/'))
    .map(({ url }) => relative(root, fileURLToPath(url)));
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'expo-start-'));
  filled = mkdtempSync(join(tmpdir(), 'expo-started-'));
  await fillDirectory(filled);
}, 180_000);
afterEach(async () => {
  for (const site of running.splice(0)) if (site.process.exitCode === null) await site.stop();
});
afterAll(() => {
  for (const each of [directory, filled]) rmSync(each, { recursive: true });
});

test('a first start fills the database; a second process is refused; SIGTERM ends with 0; a second start keeps its data', async () => {
  const first = await start();
  const before = await articles(first);
  expect(before.total).toBeGreaterThan(5);
  await expect(startSite({ DATA_DIR: directory })).rejects.toThrow(
    /The site cannot start[\s\S]*in use by another process/,
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  expect(openToOthers()).toEqual([]);
  expect(await first.stop()).toBe(0);

  // As an older release left it.
  chmodSync(directory, 0o755);
  for (const name of ['database', 'secrets.json']) chmodSync(join(directory, name), 0o755);
  const second = await start();
  expect(openToOthers()).toEqual([]);
  expect(await articles(second)).toEqual(before);
  expect((await fetch(`${second.url}/en-US/`)).status).toBe(200);
}, 300_000);

test('a wrong setting stops the start with its name and what is expected', async () => {
  await expect(startSite({ DATA_DIR: directory, PORT: 'eighty', CLOCK_OFFSET: 'soon' })).rejects.toThrow(
    /Ended with 1:[\s\S]*PORT: expected a port[\s\S]*CLOCK_OFFSET: expected an ISO 8601 duration/,
  );
}, 60_000);

test('before, during and after the edition the home page knows where it stands', async () => {
  const today = Date.now();
  const daysTo = (day: string) => Math.round((Date.parse(day) - today) / 86_400_000);
  const seen: string[] = [];
  for (const day of ['2025-05-30T04:00:00Z', '2025-06-13T04:00:00Z', '2025-09-01T04:00:00Z']) {
    const days = daysTo(day);
    const site = await startAgain({ CLOCK_OFFSET: `${days < 0 ? '-' : ''}P${Math.abs(days)}D` });
    const info = (await (await fetch(`${site.url}/api/getExpoInfo`)).json()) as { data: { phase: string } };
    expect((await fetch(`${site.url}/fr-FR/`)).status).toBe(200);
    seen.push(info.data.phase);
    await site.stop();
  }
  expect(seen).toEqual(['before', 'during', 'after']);
}, 120_000);

test('what serves comes from the build: of the sources the process has read what builds, what loads the build and what says why not', async () => {
  const coverage = mkdtempSync(join(tmpdir(), 'expo-loaded-'));
  const site = await startAgain({ NODE_V8_COVERAGE: coverage });
  expect((await fetch(`${site.url}/en-US/`)).status).toBe(200);
  await site.stop();
  const loaded = loadedBy(coverage, 0);
  const sources = loaded.filter((path) => path.endsWith('.ts'));
  const known = ['server/build.ts', 'server/finished-build.ts', 'server/refusals.ts', 'server/start.ts'];
  expect(sources.toSorted()).toEqual(known);
  expect(loaded.length).toBeGreaterThan(sources.length);
  // The database's thread is read from its sources: what is read from there is seen.
  expect(loadedBy(coverage, 1)).toContain('app/platform/db/embedded-worker.ts');
  rmSync(coverage, { recursive: true });
}, 120_000);

test('a command runs from the build', async () => {
  const coverage = mkdtempSync(join(tmpdir(), 'expo-loaded-'));
  const { stdout } = await promisify(execFile)(process.execPath, ['with-node.mjs', 'server/run.ts', 'staff', 'list'], {
    cwd: root,
    env: { PATH: process.env.PATH, BUILD_DIR: process.env.BUILD_DIR, DATA_DIR: directory, NODE_V8_COVERAGE: coverage },
  });
  const isFromSources = loadedBy(coverage, 0).includes('server/commands/staff.ts');
  rmSync(coverage, { recursive: true });
  // The demonstration's first account, and nobody else.
  expect(stdout.trim().split('\n')).toEqual([expect.stringMatching(/^admin@demo\.example\t/)]);
  expect(isFromSources).toBe(false);
}, 120_000);
