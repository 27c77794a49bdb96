import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { endLease, type Lease, leaseLasts, renewLease, takeJob, untilNext } from './lease.ts';

const { db } = testDatabase();
const job = { name: 'sweep', every: 600_000 };
const begin = new Date('2026-03-01T00:00:00Z');
const later = (milliseconds: number) => new Date(begin.getTime() + milliseconds);

beforeEach(() => db().deleteFrom('job_run').execute());

const take = (due: typeof job, now: Date) => takeJob(db(), due, now);

/** Takes a job that is to be had. */
async function have(due: typeof job, now: Date) {
  const lease = await take(due, now);
  if (!lease) throw new Error(`${due.name} is not to be had`);
  return lease;
}

const among = (times: number, take: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: times }, take)).then((taken) => taken.filter(Boolean).length);

test('of twenty that try at once one has the job, the first time and every time it is due', async () => {
  for (const round of [0, 1, 2]) {
    const now = later(round * job.every);
    const leases: (Lease | undefined)[] = [];
    expect(await among(20, async () => leases[leases.push(await take(job, now)) - 1])).toBe(1);
    for (const lease of leases) if (lease) await endLease(db(), lease);
    expect(await among(20, () => take(job, now))).toBe(0);
  }
});

test('a process whose clock is behind, or whose statement comes late, does not take what another has just taken', async () => {
  const now = later(30_000);
  const lease = await have(job, now);
  expect(await take(job, begin)).toBeUndefined();
  await endLease(db(), lease);
  expect(await take(job, begin)).toBeUndefined();
});

test('control: looking first and writing then gives it to several', async () => {
  await endLease(db(), await have(job, begin));
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
  const lease = await have(quick, begin);
  expect(await renewLease(db(), lease, later(50_000))).toBe(true);
  expect(await take(quick, later(100_000))).toBeUndefined();
  expect(await untilNext(db(), quick, later(100_000))).toBe(1000);
  await endLease(db(), lease);
  expect(await take(quick, later(100_000))).toBeDefined();
});

test('a job whose process has died is another one’s after its lease', async () => {
  const quick = { name: 'quick', every: 1000 };
  await have(quick, begin);
  expect(await take(quick, later(leaseLasts - 1))).toBeUndefined();
  expect(await take(quick, later(leaseLasts))).toBeDefined();
});

test('a process that stood still while its job went to another neither renews nor ends the other’s lease', async () => {
  const quick = { name: 'quick', every: 1000 };
  const slept = await have(quick, begin);
  const now = later(leaseLasts);
  const other = await have(quick, now);
  expect(await renewLease(db(), slept, later(leaseLasts + 50_000))).toBe(false);
  await endLease(db(), slept);
  expect(await take(quick, later(leaseLasts + 30_000))).toBeUndefined();
  expect(await renewLease(db(), other, now)).toBe(true);
});

test('who does not get it is told when it may be due', async () => {
  await takeJob(db(), job, begin);
  expect(await untilNext(db(), job, later(100_000))).toBe(500_000);
});

test('a clock set back, or a pause made shorter, does not put a job off', async () => {
  await have(job, later(365 * 86_400_000));
  await endLease(db(), await have(job, begin));
  expect(await take({ ...job, every: 60_000 }, later(1))).toBeDefined();
});
