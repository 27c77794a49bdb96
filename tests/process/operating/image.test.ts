import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { localHref } from '#platform/i18n/address.ts';
import { locales } from '#platform/i18n/locale.ts';
import { createDatabase, dropDatabase } from '#tests/support/databases/postgres-server.ts';
import { programOf } from '#tests/support/edge/programs.ts';
import { portsInARow } from '#tests/support/free-ports.ts';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';

const root = resolve(import.meta.dirname, '../../..');
const file = join(root, 'deploy/Containerfile');
/** What an image may weigh over its base, unpacked, in bytes. */
const most = 250 * 1024 * 1024;
const image = `localhost/expo-proof:${process.pid}`;
/** On a machine without systemd as well, and on one with control groups of both kinds, which crun does not take. */
const isMixed = existsSync('/sys/fs/cgroup/unified') && programOf('runc') !== undefined;
const always = ['--cgroup-manager=cgroupfs', '--events-backend=file', ...(isMixed ? ['--runtime=runc'] : [])];
const base = process.env.PROVE_NODE_IMAGE ?? /^ARG NODE=(\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';

const run = promisify(execFile);
const podman = (...args: string[]) => run('podman', [...always, ...args], { maxBuffer: 64 * 1024 * 1024 });

/** Why nothing can be built here; undefined where it can. */
function whyNot(): string | undefined {
  if (!process.env.PROVE || !process.env.TEST_DATABASE_URL) return 'needs PROVE and TEST_DATABASE_URL';
  if (!programOf('podman')) return 'podman is missing';
  const isThere = (...args: string[]) => spawnSync('podman', [...always, ...args]).status === 0;
  if (isThere('image', 'exists', base) || isThere('pull', '--quiet', base)) return undefined;
  return `${base} is neither here nor to be pulled; PROVE_NODE_IMAGE names another`;
}
const why = whyNot();
const canRun = why === undefined;
const leftOut = canRun ? '' : ` (left out: ${why})`;

let database: { name: string; url: string } | undefined;
let port: number;
let env: Record<string, string>;
const containers: string[] = [];

beforeAll(async () => {
  if (!canRun) return;
  const from = ['--build-arg', `NODE=${base}`, '--file', file];
  await podman('build', '--network=host', '--format=docker', ...from, '--tag', image, root);
  database = await createDatabase('expo_image');
  port = await portsInARow(1);
  env = {
    ...playedSecrets,
    ...{ DATABASE_URL: database.url, PORT: String(port), HOST: '127.0.0.1', LINK_CHECK: 'off' },
    ...{ SITE_URL: 'https://expo.example', TRUST_PROXY: '127.0.0.0/8', SMTP_URL: 'smtp://127.0.0.1:25' },
  };
}, 1_800_000);
afterAll(async () => {
  for (const name of containers) await podman('rm', '--force', '--time=0', name);
  if (canRun) await podman('rmi', '--force', image);
  if (database) await dropDatabase(database.name);
}, 120_000);

/** Fewer than podman gives by itself: root may not raise its own everywhere. */
const limits = ['--ulimit=nofile=1024:1024', '--ulimit=nproc=4096:4096'];
/** What a container may: as deploy/compose.yml and deploy/kubernetes have it. */
const closed = ['--network=host', '--read-only', '--read-only-tmpfs=false', '--cap-drop=all'];
const bounds = ['--security-opt=no-new-privileges', '--pids-limit=200', '--memory=1g'];
const temporary = ['--tmpfs=/tmp:size=64m,mode=1777'];

/** Options of a container with some settings. */
function options(settings: Record<string, string>, volume: string[] = []): string[] {
  const given = Object.entries({ ...env, ...settings }).map(([name, value]) => `--env=${name}=${value}`);
  return [...closed, ...limits, ...bounds, ...temporary, ...volume, ...given];
}

/** Starts the site, and waits until it is ready. @returns its container */
async function start(name: string, settings: Record<string, string> = {}, volume: string[] = []): Promise<string> {
  const container = `expo-proof-${process.pid}-${name}`;
  containers.push(container);
  await podman('run', '--detach', '--name', container, ...options(settings, volume), image);
  await vi.waitUntil(
    async () => {
      const { stdout } = await podman('inspect', '--format={{.State.Running}}', container);
      if (stdout.trim() !== 'true') throw new Error((await podman('logs', container)).stderr);
      return fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    },
    { timeout: 120_000, interval: 200 },
  );
  return container;
}

/** Ends it as an operator does: it has ended well. */
async function stop(container: string): Promise<void> {
  await podman('stop', '--time=40', container);
  const { stdout: code } = await podman('inspect', '--format={{.State.ExitCode}}', container);
  const { stdout: log } = await podman('logs', container);
  expect(code.trim(), log.split('\n').slice(-5).join('\n')).toBe('0');
}

test.runIf(canRun)(`weighs what is allowed over its base, and is what orchestrators are told${leftOut}`, async () => {
  const inspected = async (name: string) => {
    const { stdout } = await podman('image', 'inspect', name);
    return JSON.parse(stdout)[0] as { Size: number; Config: Record<string, unknown> };
  };
  const [ours, bare] = await Promise.all([inspected(image), inspected(base)]);
  console.log(`${Math.round((ours.Size - bare.Size) / 1e6)} MB over a base of ${Math.round(bare.Size / 1e6)} MB`);
  expect(ours.Size - bare.Size).toBeLessThan(most);
  expect(ours.Config).toMatchObject({ User: '1000:1000', StopSignal: 'SIGTERM', Volumes: { '/data': {} } });
  const { stdout } = await podman(
    'run',
    '--rm',
    ...limits,
    '--entrypoint=find',
    image,
    '/app',
    '-writable',
    '-not',
    '-type',
    'l',
  );
  expect(stdout).toBe('');
});

test.runIf(canRun)(
  'starts closed, fills the database, answers in each language, is healthy, and ends when it is told to',
  async () => {
    const { stdout } = await podman(
      'run',
      '--rm',
      ...options({}),
      image,
      'node',
      'with-node.mjs',
      'server/run.ts',
      'seed',
    );
    expect(stdout).toContain('Demonstration content written.');
    const site = await start('site');
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'expo.example' };
    for (const locale of locales) {
      const answer = await fetch(`http://127.0.0.1:${port}${localHref(locale, '/')}`, { headers });
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(`<html lang="${locale}"`)]);
    }
    // A picture is made by a process of its own, which needs something to write to.
    expect((await fetch(`http://127.0.0.1:${port}/card/fr-FR/home.png`, { headers })).status).toBe(200);
    expect((await podman('exec', site, 'id', '-u')).stdout.trim()).toBe('1000');
    await expect(podman('exec', site, 'touch', '/app/written')).rejects.toThrow('Read-only file system');
    await podman('healthcheck', 'run', site);
    const began = performance.now();
    await stop(site);
    expect(performance.now() - began).toBeLessThan(30_000);
    await expect(podman('healthcheck', 'run', site)).rejects.toThrow();
  },
  300_000,
);

test.runIf(canRun)(
  'starts as a pod does, whose volume is of root: in the folder that settings.yaml names, and not without it',
  async () => {
    const { data } = parse(readFileSync(join(root, 'deploy/kubernetes/settings.yaml'), 'utf8'));
    const folder = mkdtempSync(join(tmpdir(), 'expo-pod-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    chmodSync(folder, 0o2777);
    const ofPod = [`--volume=${folder}:/data`];
    const site = await start('pod', { DATA_DIR: data.DATA_DIR }, ofPod);
    expect((await podman('exec', site, 'stat', '--format=%U %a', '/data')).stdout.trim()).toBe('root 2777');
    await stop(site);
    await expect(start('without', {}, ofPod)).rejects.toThrow('EPERM');
  },
  300_000,
);
