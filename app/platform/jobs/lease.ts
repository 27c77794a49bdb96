import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** For how long a job is one process's, unless that process renews it: after a crash another one waits so long. Milliseconds. */
export const leaseLasts = 60_000;

/** How far the clocks of processes may differ, and how long a statement may wait, without a job being taken twice. Milliseconds. */
const slack = 60_000;

/** A job that one run has for itself. */
export interface Lease {
  name: string;
  /** Another one each time. */
  owner: string;
}

interface Due {
  name: string;
  every: number;
}

/**
 * Takes a job that is due and that no other process has, for one run: one statement, so of several that try at once one
 * gets it. A time that lies clearly further ahead than the job's pause was given under another clock, or another pause: it
 * does not count.
 * @returns the lease, if it is ours now
 */
export async function takeJob(db: Database, { name, every }: Due, now: Date): Promise<Lease | undefined> {
  const owner = randomUUID();
  const next = new Date(now.getTime() + every);
  const lease = new Date(now.getTime() + leaseLasts);
  const after = (moment: Date) => new Date(moment.getTime() + slack);
  const { rows } = await sql`
    insert into job_run as known (name, next_at, lease_until, owner) values (${name}, ${next}, ${lease}, ${owner})
    on conflict (name) do update set
      next_at = excluded.next_at, lease_until = excluded.lease_until, owner = excluded.owner
    where (known.next_at <= ${now} or known.next_at > ${after(next)})
      and (known.lease_until is null or known.lease_until <= ${now} or known.lease_until > ${after(lease)})
    returning name`.execute(db);
  return rows.length === 1 ? { name, owner } : undefined;
}

/**
 * Says that the job still runs.
 * @returns whether the lease was still ours: a process that stood still for long finds it gone to another
 */
export async function renewLease(db: Database, { name, owner }: Lease, now: Date): Promise<boolean> {
  const renewed = await db
    .updateTable('job_run')
    .set({ lease_until: new Date(now.getTime() + leaseLasts) })
    .where('name', '=', name)
    .where('owner', '=', owner)
    .returning('name')
    .execute();
  return renewed.length === 1;
}

/** Gives the job back after its run; one that is another's by now stays so. */
export async function endLease(db: Database, { name, owner }: Lease): Promise<void> {
  await db
    .updateTable('job_run')
    .set({ lease_until: null, owner: null })
    .where('name', '=', name)
    .where('owner', '=', owner)
    .execute();
}

/** Milliseconds until a job that we did not get may be ours. */
export async function untilNext(db: Database, { name, every }: Due, now: Date): Promise<number> {
  const known = await db.selectFrom('job_run').selectAll().where('name', '=', name).executeTakeFirst();
  const next = Math.max(known?.next_at.getTime() ?? 0, known?.lease_until?.getTime() ?? 0);
  return Math.min(Math.max(next - now.getTime(), 1000), every);
}
