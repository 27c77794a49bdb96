import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localHref } from '#platform/i18n/address.ts';
import { locales } from '#platform/i18n/locale.ts';
import { createDatabase, dropDatabase } from '#tests/support/databases/postgres-server.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { type SiteProcess, startSite } from '#tests/support/sites/site-process.ts';
import { buildDirectory, buildWhereNeeded } from '../../../server/build.ts';
import { releaseFiles, releaseManifest } from '../../../tools/release/contents.ts';
import { makeRelease } from '../../../tools/release/release.ts';
import { runningSources } from '../../../tools/release/sources.ts';

const root = resolve(import.meta.dirname, '../../..');
const build = relative(root, buildDirectory);
/** What a release may weigh without Node, in bytes as `du` counts them. */
const most = 150 * 1024 * 1024;
const run = promisify(execFile);

let files: string[];
const text = (file: string) => readFileSync(join(root, file), 'utf8');
/** Every text that a pattern finds in a file, by its first group. */
const foundIn = (file: string, pattern: RegExp) => [...text(file).matchAll(pattern)].map(([, found = '']) => found);

beforeAll(async () => {
  await buildWhereNeeded();
  files = await releaseFiles(root, build, false);
}, 600_000);

test('a release holds what runs: nothing for developing, no tests, types, maps or manuals of packages, and no Node', () => {
  const own = files.filter((file) => !file.startsWith('node_modules/'));
  const tops = new Set(own.map((file) => file.split('/')[0]));
  expect([...tops].sort()).toEqual(
    [
      'LICENSE',
      'README.md',
      'app',
      build.split('/')[0],
      'content',
      'db',
      'deploy',
      'docs',
      'server',
      'with-node.mjs',
    ].sort(),
  );
  expect(own.filter((file) => /\.(?:test|fixture)\.tsx?$|\.tsx$|\.po$/.test(file))).toEqual([]);
  const packed = files.filter((file) => file.startsWith('node_modules/'));
  expect(packed.filter((file) => /\.(?:ts|mts|cts|map|md)$/.test(file) && !/\/licen[cs]e/i.test(file))).toEqual([]);
  const development =
    /^node_modules\/(?:vite|vitest|typescript|@biomejs|@playwright|rolldown|@react-router\/dev|node-(?:linux|darwin|win)-)/;
  expect(packed.filter((file) => development.test(file))).toEqual([]);
});

test('it weighs at most 150 MB', () => {
  const blocks = files.map((file) => Math.ceil(statSync(join(root, file)).size / 4096) * 4096);
  expect(blocks.reduce((sum, size) => sum + size, 0)).toBeLessThan(most);
});

test('the licence of every package goes along, where it has one', () => {
  const packages = new Set(files.flatMap((file) => /^(node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []));
  expect(packages.size).toBeGreaterThan(100);
  const left = [...packages].flatMap((path) =>
    readdirSync(join(root, path))
      .filter((name) => /^licen[cs]e/i.test(name) && statSync(join(root, path, name)).isFile())
      .map((name) => `${path}/${name}`)
      .filter((file) => !files.includes(file)),
  );
  expect(left).toEqual([]);
});

test('each package that the built server names is there', () => {
  const names = files
    .filter((file) => file.startsWith(`${build}/server/`) && file.endsWith('.js'))
    .flatMap((file) =>
      foundIn(file, /^import (?:[^'"]+ from )?["']([^"'.][^"']*)["']|\bimport\(["']([^"'.][^"']*)["']/gm),
    )
    .filter((name) => name !== '' && !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]);
  const missing = [...new Set(names)].filter((name) => !files.includes(`node_modules/${name}/package.json`));
  expect(names.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

test('what the code reads from the project by its path is there', async () => {
  const everySource = execFileSync('git', ['ls-files', 'app/*.ts', 'server/*.ts', 'db/*.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const running = everySource.trim().split('\n');
  const isForDeveloping = (file: string) => /\.(?:test|fixture)\.ts$|^server\/dev|vite-plugin/.test(file);
  const asked = running
    .filter((file) => !isForDeveloping(file))
    .flatMap((file) => foundIn(file, /\binProject\('([^']+)'\)/g))
    .filter((path) => path !== 'package.json');
  const beside = (await runningSources(root)).flatMap((file) =>
    foundIn(file, /import\.meta\.dirname, '([^'.][^']*)'/g).map((path) => join(dirname(file), path)),
  );
  expect(asked.length).toBeGreaterThan(3);
  expect(beside).toEqual(['app/shell/headlines/faces/chinese.woff2']);
  const isThere = (path: string) => files.some((file) => file === path || file.startsWith(`${path}/`));
  expect([...asked, ...beside].filter((path) => !isThere(path))).toEqual([]);
});

test('its package.json has the commands that run there, and no other', () => {
  const { scripts, devDependencies } = JSON.parse(releaseManifest(root));
  expect(devDependencies).toBeUndefined();
  expect(Object.keys(scripts)).toEqual(
    expect.arrayContaining(['start', 'db:migrate', 'db:seed', 'content', 'staff', 'pii']),
  );
  expect(Object.keys(scripts)).not.toEqual(expect.arrayContaining(['test']));
  expect(Object.values(scripts).filter((command) => !/ server\/(?:start|run)\.ts/.test(String(command)))).toEqual([]);
});

/** Full: a release is made, started and asked. */
describe.runIf(process.env.PROVE)('a release in a folder of its own', () => {
  let above: string;
  let folder: string;
  /** Compiled scripts lie elsewhere: a release may be where nobody writes. */
  let elsewhere: Record<string, string>;

  beforeAll(async () => {
    above = mkdtempSync(join(tmpdir(), 'expo-release-'));
    folder = join(above, 'site');
    elsewhere = { NODE_COMPILE_CACHE: join(above, 'compiled'), BUILD_DIR: 'build' };
    await makeRelease({ root, build: buildDirectory, folder, withNode: false });
  }, 180_000);
  afterAll(() => rmSync(above, { recursive: true }));

  const listed = () => (readdirSync(folder, { recursive: true }) as string[]).sort();
  const command = (words: string[], env: Record<string, string>) =>
    run(process.execPath, ['with-node.mjs', 'server/run.ts', ...words], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...elsewhere, ...env },
    });

  /** The home page in each language, its picture, and the reference of the calls. */
  async function expectServed({ url }: SiteProcess, headers: Record<string, string>): Promise<void> {
    for (const locale of locales) {
      const answer = await fetch(`${url}${localHref(locale, '/')}`, { headers });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(`<html lang="${locale}"`);
      const card = await fetch(`${url}/card/${locale}/home.png`, { headers });
      expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
    expect((await fetch(`${url}/api/docs/swagger-ui-bundle.js`, { headers })).status).toBe(200);
    expect(await (await fetch(`${url}/readyz`)).text()).toMatch(/^ready/);
  }

  test('weighs what is promised', () => {
    const kilobytes = Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]);
    expect(kilobytes * 1024).toBeLessThan(most);
  });

  test('each program of the workshop finds all that it loads', async () => {
    const works = listed().filter((file) => file.endsWith('.work.ts'));
    expect(works.length).toBeGreaterThan(5);
    for (const work of works) await run(process.execPath, ['-e', `await import('./${work}')`], { cwd: folder });
  }, 60_000);

  test('a demonstration starts, on its embedded database, and writes nothing into the release', async () => {
    const before = listed();
    const site = await startSite({ ...elsewhere, DATA_DIR: join(above, 'data') }, 'server/start.ts', folder);
    await expectServed(site, {});
    expect(await site.stop()).toBe(0);
    expect(listed()).toEqual(before);
  }, 300_000);

  test.runIf(process.env.TEST_DATABASE_URL)(
    'the real thing starts, on PostgreSQL, filled by the command of the release',
    async () => {
      const database = await createDatabase('expo_release');
      const env = {
        ...playedSecrets,
        ...elsewhere,
        DATA_DIR: join(above, 'real'),
        DATABASE_URL: database.url,
        HOST: '127.0.0.1',
        SITE_URL: 'https://expo.example',
        SMTP_URL: 'smtp://127.0.0.1:25',
        TRUST_PROXY: '127.0.0.0/8',
      };
      try {
        const before = listed();
        expect((await command(['seed'], env)).stdout).toContain('Demonstration content written.');
        const site = await startSite(env, 'server/start.ts', folder);
        await expectServed(site, { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'expo.example' });
        expect(await site.stop()).toBe(0);
        const invited = await command(['staff', 'invite', 'one@expo.example', 'admin'], env);
        expect(invited.stdout).toContain('https://expo.example/');
        expect(listed()).toEqual(before);
      } finally {
        await dropDatabase(database.name);
      }
    },
    300_000,
  );
});
