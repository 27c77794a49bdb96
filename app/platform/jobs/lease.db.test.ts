import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { endLease, leaseLasts, renewLease, takeJob, untilNext } from './lease.ts';

const { db } = testDatabase();
const job = { name: 'sweep', every: 600_000 };
const begin = new Date('2026-03-01T00:00:00Z');
const later = (milliseconds: number) => new Date(begin.getTime() + milliseconds);

beforeEach(() => db().deleteFrom('job_run').execute());

const among = (times: number, take: () => Promise<boolean>) =>
  Promise.all(Array.from({ length: times }, take)).then((taken) => taken.filter(Boolean).length);

test('of twenty that try at once one has the job, the first time and every time it is due', async () => {
  for (const round of [0, 1, 2]) {
    const now = later(round * job.every);
    expect(await among(20, () => takeJob(db(), job, now))).toBe(1);
    await endLease(db(), job.name);
    expect(await among(20, () => takeJob(db(), job, now))).toBe(0);
  }
});

test('a process whose clock is behind, or whose statement comes late, does not take what another has just taken', async () => {
  const now = later(30_000);
  await takeJob(db(), job, now);
  expect(await takeJob(db(), job, begin)).toBe(false);
  await endLease(db(), job.name);
  expect(await takeJob(db(), job, begin)).toBe(false);
});

test('control: looking first and writing then gives it to several', async () => {
  await takeJob(db(), job, begin);
  await endLease(db(), job.name);
  const now = later(job.every);
  async function lookThenTake(database: Database): Promise<boolean> {
    const known = await database.selectFrom('job_run').selectAll().executeTakeFirstOrThrow();
    if (known.next_at > now) return false;
    await database
      .updateTable('job_run')
      .set({ next_at: later(2 * job.every) })
      .execute();
    return true;
  }
  expect(await among(20, () => lookThenTake(db()))).toBeGreaterThan(1);
});

test('a job that takes longer than its pause is not begun a second time meanwhile', async () => {
  const quick = { name: 'quick', every: 1000 };
  await takeJob(db(), quick, begin);
  await renewLease(db(), quick.name, later(50_000));
  expect(await takeJob(db(), quick, later(100_000))).toBe(false);
  expect(await untilNext(db(), quick, later(100_000))).toBe(1000);
  await endLease(db(), quick.name);
  expect(await takeJob(db(), quick, later(100_000))).toBe(true);
});

test('a job whose process has died is another one’s after its lease', async () => {
  const quick = { name: 'quick', every: 1000 };
  await takeJob(db(), quick, begin);
  expect(await takeJob(db(), quick, later(leaseLasts - 1))).toBe(false);
  expect(await takeJob(db(), quick, later(leaseLasts))).toBe(true);
});

test('who does not get it is told when it may be due', async () => {
  await takeJob(db(), job, begin);
  expect(await untilNext(db(), job, later(100_000))).toBe(500_000);
});

test('a clock set back, or a pause made shorter, does not put a job off', async () => {
  await takeJob(db(), job, later(365 * 86_400_000));
  expect(await takeJob(db(), job, begin)).toBe(true);
  await endLease(db(), job.name);
  expect(await takeJob(db(), { ...job, every: 60_000 }, later(1))).toBe(true);
});
