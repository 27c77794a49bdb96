import { sql } from 'kysely';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import type { Job } from './job.ts';
import { listenForNotices } from './listen-for-notices.ts';
import { startJobs } from './start-jobs.ts';

const platform = emptyPlatform();
const other = testDatabase();
const started: Process[] = [];
let logged: string[] = [];

beforeEach(async () => {
  logged = [];
  await other.db().deleteFrom('job_run').execute();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((jobs) => jobs.stop()));
});

interface Process {
  stop(): Promise<unknown>;
}

/** A process of the site; several of them share a database. */
function start(jobs: Job[], connect = () => other.database().connect()): Process {
  const log = platform().log.child({});
  for (const level of ['error', 'warn'] as const) {
    log[level] = (...words: unknown[]) => void logged.push(JSON.stringify(words));
  }
  const notices = listenForNotices({ connect }, log);
  const running = startJobs({ ...platform(), db: other.db(), log }, notices, jobs);
  const whole = { stop: () => Promise.all([running.stop(), notices.stop()]) };
  started.push(whole);
  return whole;
}

/** A job that counts how often it runs, and how often at the same time. */
function counting(job: Omit<Job, 'run'>, work: () => Promise<unknown> = async () => {}) {
  const seen = { runs: 0, atOnce: 0, most: 0 };
  const run = async () => {
    seen.runs += 1;
    seen.atOnce += 1;
    seen.most = Math.max(seen.most, seen.atOnce);
    await work().finally(() => {
      seen.atOnce -= 1;
    });
  };
  return { job: { ...job, run }, seen };
}

/** Something to wait for, ended by hand. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

const notify = (channel: string) => sql`select pg_notify(${channel}, '')`.execute(other.db());

test('a job runs at the start and again after its pause; of three processes one runs it at a time', async () => {
  const { job, seen } = counting({ name: 'sweep', every: 20 }, () => sql`select 1`.execute(other.db()));
  for (let process = 0; process < 3; process += 1) start([job]);
  await expect.poll(() => seen.runs, { timeout: 5000 }).toBeGreaterThan(10);
  expect(seen.most).toBe(1);
});

test('a job that was run lately is not run because a process starts', async () => {
  const first = counting({ name: 'sweep', every: 600_000 });
  start([first.job]);
  await expect.poll(() => first.seen.runs).toBe(1);
  await started[0]?.stop();
  const second = counting({ name: 'sweep', every: 600_000 });
  const after = counting({ name: 'other', every: 600_000 });
  start([second.job, after.job]);
  await expect.poll(() => after.seen.runs).toBe(1);
  expect(second.seen.runs).toBe(0);
});

test('a job that fails is logged with its name and runs again', async () => {
  let runs = 0;
  const failing: Job = {
    name: 'failing',
    every: 20,
    async run() {
      runs += 1;
      throw new Error('no');
    },
  };
  start([failing, { ...failing, name: 'woken failing', wokenBy: 'failing' }]);
  const failures = (name: string) => logged.filter((line) => line.includes(`"job":"${name}"`)).length;
  await expect.poll(() => failures('failing'), { timeout: 5000 }).toBeGreaterThan(1);
  await expect.poll(() => failures('woken failing'), { timeout: 5000 }).toBeGreaterThan(1);
  expect(runs).toBeGreaterThan(3);
});

test('a notice wakes its job in every process, and no other job', async () => {
  const woken = counting({ name: 'woken', every: 600_000, wokenBy: 'alarm' });
  const asleep = counting({ name: 'asleep', every: 600_000, wokenBy: 'other' });
  start([woken.job, asleep.job]);
  start([woken.job]);
  // Each runs at the start, and once more as it begins to listen.
  await expect.poll(() => woken.seen.runs + asleep.seen.runs).toBe(6);
  await notify('alarm');
  await expect.poll(() => woken.seen.runs).toBe(6);
  expect(asleep.seen.runs).toBe(2);
});

test('a notice that comes while runs wait for something slow is not lost, and runs do not pile up', async () => {
  const slow = gate();
  const { job, seen } = counting({ name: 'slow', every: 600_000, wokenBy: 'alarm' }, () => slow.opened);
  start([job]);
  const toldOnceMore = async () => {
    await notify('alarm');
    return seen.runs;
  };
  await expect.poll(toldOnceMore).toBe(4);
  for (let n = 0; n < 20; n += 1) await notify('alarm');
  const told = counting({ name: 'told', every: 600_000, wokenBy: 'alarm' });
  start([told.job]);
  await expect.poll(() => told.seen.runs).toBe(2);
  expect(seen).toEqual({ runs: 4, atOnce: 4, most: 4 });
  slow.open();
  await expect.poll(() => seen.runs).toBe(5);
});

test('the notices of a crowd are a few runs, the last of them after the last notice', async () => {
  let begun = 0;
  const { job, seen } = counting({ name: 'crowd', every: 600_000, wokenBy: 'alarm' }, async () => {
    begun = performance.now();
  });
  start([job]);
  await expect.poll(() => seen.runs).toBe(2);
  const first = performance.now();
  for (let n = 0; n < 200; n += 1) await notify('alarm');
  const last = performance.now();
  await notify('alarm');
  await expect.poll(() => begun).toBeGreaterThan(last);
  expect(seen.runs).toBeLessThanOrEqual(2 + 1 + (performance.now() - first) / 100);
});

test('a lost connection is made anew, and what was missed meanwhile is made up for', async () => {
  const clients: pg.Client[] = [];
  const { job, seen } = counting({ name: 'woken', every: 600_000, wokenBy: 'alarm' });
  start([job], async () => {
    const client = await other.database().connect();
    clients.push(client);
    return client;
  });
  await expect.poll(() => seen.runs).toBe(2);
  clients[0]?.connection.stream.destroy();
  await expect.poll(() => seen.runs, { timeout: 5000 }).toBe(3);
  await notify('alarm');
  await expect.poll(() => seen.runs).toBe(4);
});

test('the end waits for what runs, tells it, and begins nothing more', async () => {
  const slow = gate();
  let told = false;
  const job: Job = {
    name: 'slow',
    every: 20,
    async run(_, signal) {
      signal.addEventListener('abort', () => {
        told = true;
      });
      await slow.opened;
    },
  };
  const after = counting({ name: 'after', every: 20, wokenBy: 'alarm' });
  const running = start([job, after.job]);
  await expect.poll(() => after.seen.runs).toBeGreaterThan(2);
  let ended = false;
  const stopping = running.stop().then(() => {
    ended = true;
  });
  const runs = after.seen.runs;
  await notify('alarm');
  await notify('alarm');
  expect({ told, ended }).toEqual({ told: true, ended: false });
  slow.open();
  await stopping;
  expect(after.seen.runs).toBe(runs);
  const [row] = await other.db().selectFrom('job_run').selectAll().execute();
  expect(row).toMatchObject({ name: 'slow', lease_until: null });
});

test('a process whose database is away starts all the same, and runs its jobs once it is there', async () => {
  let away = true;
  const { job, seen } = counting({ name: 'woken', every: 600_000, wokenBy: 'alarm' });
  start([job], async () => {
    if (away) {
      away = false;
      throw new Error('not there');
    }
    return other.database().connect();
  });
  await expect.poll(() => seen.runs, { timeout: 5000 }).toBe(2);
});
