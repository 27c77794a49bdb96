import type { SheetReport } from '#db/schema/refinements.ts';
import type { Staff } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Job } from '#platform/jobs/job.ts';
import { keptFor, waitsFor } from '../report.ts';

type Needs = Pick<SiteContext, 'db' | 'clock'>;

/** What is found in a sheet before anybody has looked. */
export const nothing: SheetReport = {
  ...{ rows: 0, made: 0, changed: 0, same: 0, faults: 0, faultyRows: 0, hints: 0 },
  ...{ reasons: [], shown: [], shownHints: [] },
};

/** Begins an import in place of what the same person has handed in and not taken. One that is still being read goes its own way. */
export async function beginImport(
  { db, clock }: Needs,
  staff: Staff,
  kind: Pick<ContentKind, 'name'>,
  { name, print }: { name: string; print: string },
): Promise<number> {
  await waitingOf(db, staff).execute();
  const { id } = await db
    .insertInto('sheet_import')
    .values({
      ...{ kind: kind.name, staff_id: staff.id, who: staff.name, name, print, state: 'reading' },
      ...{ report: JSON.stringify(nothing), faults: Buffer.alloc(0), checked_at: clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Enters what was found: of sheets that one person has handed in at once, the last one found waits. */
export async function endCheck(
  { db, clock }: Needs,
  { id, staff }: { id: number; staff: Staff },
  { unnamed, ...report }: SheetReport & { unnamed?: number },
  faults: Buffer,
): Promise<void> {
  await db
    .updateTable('sheet_import')
    .set(({ ref }) => ({
      state: 'checked',
      report: JSON.stringify(report),
      faults,
      checked_at: clock.now(),
      once: unnamed ? ref('print') : null,
    }))
    .where('id', '=', id)
    .execute();
  await waitingOf(db, staff).where('id', '<>', id).execute();
}

/** What somebody has handed in, and can take. */
const waitingOf = (db: Database, { id }: Staff) =>
  db.deleteFrom('sheet_import').where('staff_id', '=', id).where('state', '=', 'checked');

/** Lets go what nobody has taken, or taken back, for so long that they no longer will: people's contacts are in it. */
export const forgettingSheets: Job = {
  name: 'forget sheets that were handed in',
  every: 60 * 60_000,
  run: forgetSheets,
};

/** The same at once. */
export async function forgetSheets({ db, clock }: Needs): Promise<void> {
  const before = (age: number) => new Date(clock.now().getTime() - age);
  await db
    .deleteFrom('sheet_import')
    .where(({ eb, or, and }) =>
      or([
        and([eb('state', 'in', ['reading', 'checked']), eb('checked_at', '<', before(waitsFor))]),
        eb('checked_at', '<', before(keptFor)),
      ]),
    )
    .execute();
}

/** Lets go of what was to be taken. */
export async function unstage(db: Database, id: number): Promise<void> {
  await db.deleteFrom('sheet_row').where('import_id', '=', id).execute();
}

/** Gives up a sheet that was not taken. */
export async function dropImport({ db }: Pick<Needs, 'db'>, staff: Staff, id: number): Promise<void> {
  await waitingOf(db, staff).where('id', '=', id).execute();
}
