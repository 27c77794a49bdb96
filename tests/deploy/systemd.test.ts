import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { programOf } from '#tests/support/edge/programs.ts';
import { programs } from '../../server/programs.ts';
import { namedSettings } from './settings-of-readme.ts';

const folder = resolve(import.meta.dirname, '../../deploy/systemd');
const names = readdirSync(folder);
const everyService = names.filter((name) => name.endsWith('.service'));
/** It reads the journal, and is no program of the site. */
const ofTheLog = 'expo-security-log.service';
const services = everyService.filter((name) => name !== ofTheLog);
const text = (name: string) => readFileSync(join(folder, name), 'utf8');
const valuesOf = (name: string, key: string) =>
  [...text(name).matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

test('each timer starts a service that is there', () => {
  const timers = names.filter((name) => name.endsWith('.timer'));
  expect(timers).toEqual(['expo-backup.timer', 'expo-drill.timer']);
  expect(timers.filter((name) => !services.includes(name.replace('.timer', '.service')))).toEqual([]);
});

test.each(services)('%s runs what there is, with the settings of the site, and not as root', (name) => {
  const [settings, ...ofAPort] = valuesOf(name, 'EnvironmentFile');
  expect([valuesOf(name, 'User'), settings]).toEqual([['expo'], '/etc/expo/expo.env']);
  expect(ofAPort).toEqual(name === 'expo@.service' ? ['-/etc/expo/expo-%i.env'] : []);
  const [command = ''] = valuesOf(name, 'ExecStart');
  const script = /with-node\.mjs (server\/\w+\.ts)(?: (\w+))?$/.exec(command);
  expect(existsSync(join(folder, '../..', script?.[1] ?? 'nothing'))).toBe(true);
  const program = script?.[2];
  if (program) expect(Object.keys(programs)).toContain(program);
  const given = valuesOf(name, 'Environment').flatMap((line) => line.split(' ').map((each) => each.split('=')[0]));
  const ofNode = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'NODE_COMPILE_CACHE', 'NODE_ENV'];
  expect(given.filter((each = '') => ![...namedSettings(), ...ofNode].includes(each))).toEqual([]);
});

test('what the security log takes is found in lines as the site writes them, by words that systemd leaves as they are', () => {
  const [command = ''] = valuesOf(ofTheLog, 'ExecStart');
  const pattern = / -g '([^'\\%$]+)'$/.exec(command)?.[1] ?? 'nothing';
  const line = (more: object) => JSON.stringify({ level: 30, ...more, msg: 'security' });
  expect(line({ security: true, event: 'forbidden' })).toMatch(new RegExp(pattern));
  expect(line({ event: 'forbidden' })).not.toMatch(new RegExp(pattern));
  const readme = readFileSync(join(folder, '../README.md'), 'utf8');
  const [file = ''] = valuesOf(ofTheLog, 'StandardOutput');
  // What it writes is what the page turns over, in a folder that the page makes.
  expect(readme).toContain(`printf '${file.replace('append:', '')} {`);
  expect(readme).toContain('install -d -m 0750 /var/log/expo');
});

test('option and variables are those of `npm start`', () => {
  const { scripts } = JSON.parse(readFileSync(resolve(folder, '../../package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const wanted: string[] = scripts.start.match(/MALLOC_\w+=\d+|--[\w-]+=\d+/g) ?? [];
  expect(wanted.length).toBe(2);
  const [, onPostgres] = /test "\$DATABASE_URL" && echo (\d+)/.exec(scripts.start) ?? [];
  wanted.push(`MALLOC_MMAP_THRESHOLD_=${onPostgres}`);
  const image = readFileSync(join(folder, '../Containerfile'), 'utf8');
  for (const each of wanted) expect([text('expo@.service').includes(each), image.includes(each)]).toEqual([true, true]);
});

test('a reload renews several processes, and leaves one that is alone as it is', async () => {
  const [line = ''] = valuesOf('expo@.service', 'ExecReload');
  const script = /^\/bin\/sh -c '(.*)'$/.exec(line)?.[1]?.replaceAll('$$', '$') ?? 'exit 2';
  const reload = async (PROCESSES: Record<string, string>) => {
    const main = spawn('sleep', ['60']);
    const ended = once(main, 'exit');
    const env = { PATH: process.env.PATH, MAINPID: String(main.pid), ...PROCESSES };
    const { status } = spawnSync('/bin/sh', ['-c', script], { env });
    // Whoever was sent nothing ends by this.
    main.kill('SIGTERM');
    const [, signal] = await ended;
    return [status, signal];
  };
  expect(await reload({ PROCESSES: '2' })).toEqual([0, 'SIGHUP']);
  expect(await reload({ PROCESSES: '1' })).toEqual([1, 'SIGTERM']);
  expect(await reload({})).toEqual([1, 'SIGTERM']);
});

describe('expo', () => {
  const directory = mkdtempSync(join(tmpdir(), 'expo-command-'));
  const settings = join(directory, 'expo.env');
  writeFileSync(settings, "METRICS_TOKEN='a token'\nDATABASE_URL='postgres://expo:a&b%3F@127.0.0.1/expo'\n");
  const script = text('expo')
    .replaceAll('/etc/expo/expo.env', settings)
    .replaceAll('/opt/expo/current', directory)
    .replaceAll('/opt/expo/node', process.execPath);
  for (const each of ['curl', 'install', 'journalctl', 'psql', 'runuser']) {
    const heard = { curl: 'cat', psql: 'echo "$PGPASSWORD, $DATABASE_URL"' }[each] ?? '';
    writeFileSync(join(directory, each), `#!/bin/sh\necho ${each} "$@"\n${heard}\n`, { mode: 0o755 });
  }
  afterAll(() => rmSync(directory, { recursive: true }));
  const said = (...words: string[]) =>
    execFileSync('/bin/sh', ['-c', script, 'expo', ...words], {
      encoding: 'utf8',
      env: { PATH: `${directory}:${process.env.PATH}` },
    });

  test('metrics are asked for with the token, which stands in no command line', () => {
    const asked = said('metrics', '3001');
    expect(asked).toMatch(/^curl .*-H @- http:\/\/127\.0\.0\.1:3001\/metrics\n/);
    expect(asked.split('\n').slice(1)).toEqual(['Authorization: Bearer a token', '']);
    expect(said('metrics')).toContain('127.0.0.1:3000/metrics');
  });

  test('the log is that of the units', () => {
    expect(said('log', '-f')).toMatch(/^journalctl .*-u expo@\* --since -1d -f\n/);
  });

  test('the database is that of the settings, and its password stands in no command line', () => {
    const asked = said('psql', '-c', 'select 1');
    expect(asked).toBe('psql postgres://expo@127.0.0.1/expo -c select 1\na&b?, \n');
  });

  test('whatever else is a program of the site, as its user, who finds the folders that the units make', () => {
    const [made = '', run = ''] = said('staff', 'list').split('\n');
    expect(made).toBe('install -d -m 0700 -o expo -g expo /var/lib/expo /var/cache/expo');
    expect(run).toMatch(/^runuser -u expo -- env .* with-node\.mjs server\/run\.ts staff list$/);
    const folders = [...run.matchAll(/(?:DATA_DIR|NODE_COMPILE_CACHE)=(\/var\/\w+\/expo)/g)].map(
      ([, folder]) => folder,
    );
    expect(made.split(' ').slice(-2)).toEqual(folders);
  });
});

const hasAnalyze = programOf('systemd-analyze') !== undefined;

test.skipIf(!hasAnalyze).each(everyService)(
  '%s is exposed by 2.0 at the most (left out without systemd-analyze)',
  (name) => {
    const { status, stdout, stderr } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', '--no-pager', '--threshold=20', join(folder, name)],
      { encoding: 'utf8' },
    );
    expect(`${stdout}${stderr}`).toMatch(/Overall exposure level for \S+: [01]\.\d/);
    expect(status).toBe(0);
  },
);
