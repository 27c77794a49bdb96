import type { Database } from '#platform/db/database.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';
import type { BackupPlace } from './place.ts';

/** A backup, or its restore into an empty place. */
interface About {
  kind: 'backup' | 'drill';
  name: string;
  at: Date;
}
type Success = About & { manifest: Manifest };
type Failure = About & { error: unknown };

/** Notes what came of it in the database of the site, and beside the backups, where it outlives that database. */
export async function recordEvidence(db: Database, place: BackupPlace, evidence: Success | Failure): Promise<void> {
  const { kind, name, at } = evidence;
  const came = 'manifest' in evidence ? { ok: true, counts: countsOf(evidence.manifest) } : failed(evidence.error);
  await db
    .insertInto('backup_evidence')
    .values({ kind, name, at, ...came, counts: JSON.stringify(came.counts) })
    .execute();
  await place.root.write(
    `evidence/${name}.${kind}.json`,
    Buffer.from(`${JSON.stringify({ kind, name, at, ...came })}\n`),
  );
}

/**
 * Notes that it failed. @throws always: why, and where that could not be noted either, both
 */
export async function recordFailure(db: Database, place: BackupPlace, failure: Failure): Promise<never> {
  const { error } = failure;
  await recordEvidence(db, place, failure).catch((unnoted: unknown) => {
    const message = `${messageOf(error)} That could not be noted: ${messageOf(unnoted)}`;
    if (error instanceof BackupError && unnoted instanceof BackupError) throw new BackupError(message);
    throw new AggregateError([error, unnoted], message);
  });
  throw error;
}

function failed(error: unknown) {
  return { ok: false, counts: {}, problem: messageOf(error).slice(0, 500) };
}

/** What a backup holds, in figures. */
export function countsOf({ tables, media }: Manifest) {
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  return {
    tables: tables.length,
    rows: sum(tables.map(({ rows }) => rows)),
    files: media.length,
    bytes: sum([...tables, ...media].map(({ bytes }) => bytes)),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
