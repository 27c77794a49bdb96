import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** How old a thing may be (milliseconds) before it is late: a backup is made every night, a drill every month. */
const due = { backup: 26 * 3_600_000, drill: 35 * 86_400_000 };

/** When something went well last, ISO 8601, and how long ago, in seconds; `missed` from twice the time on, and where it never went well. */
export interface BackupAge {
  at: string | undefined;
  seconds: number | undefined;
  state: 'well' | 'late' | 'missed';
  /** Why the last try failed, where that came after it. */
  problem: string | undefined;
}

/** The last backup, and the last one that was proven to come back. */
export interface BackupAges {
  backup: BackupAge;
  drill: BackupAge;
}

/** How old the last backup and the last proven restore are, from what the commands have noted. */
export async function backupAges(db: Database, now: Date): Promise<BackupAges> {
  const { rows } = await sql<{ kind: 'backup' | 'drill'; at: Date; ok: boolean; problem: string | null }>`
    select distinct on (kind, ok) kind, at, ok, problem from backup_evidence order by kind, ok, at desc`.execute(db);
  const of = (kind: 'backup' | 'drill'): BackupAge => {
    const last = rows.find((row) => row.kind === kind && row.ok)?.at;
    const failed = rows.find((row) => row.kind === kind && !row.ok);
    const age = last && now.getTime() - last.getTime();
    return {
      at: last?.toISOString(),
      seconds: age === undefined ? undefined : Math.round(age / 1000),
      state: age === undefined || age > 2 * due[kind] ? 'missed' : age > due[kind] ? 'late' : 'well',
      problem: failed && (!last || failed.at > last) ? (failed.problem ?? '') : undefined,
    };
  };
  return { backup: of('backup'), drill: of('drill') };
}
