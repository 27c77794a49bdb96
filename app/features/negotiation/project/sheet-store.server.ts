import type { Settings } from '#platform/config/settings.ts';
import { sealPersonal, unsealPersonal } from '#platform/crypto/personal.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Sheet } from './sheet.ts';

/** What sheets are sealed for. */
export const sheetPurpose = 'project sheet';

type Keys = Pick<Settings, 'PII_KEY'>;

export interface StoredSheet {
  sheet: Sheet;
  /** Since when it waits for approval; null while it is being written. */
  submittedAt: Date | null;
}

/** Keeps what an owner has typed, in place of what they typed before. */
export async function writeSheet(
  tx: Tx,
  keys: Keys,
  { projectId, sheet, submittedAt, now }: StoredSheet & { projectId: number; now: Date },
): Promise<void> {
  const kept = {
    sealed: sealPersonal(keys, sheetPurpose, JSON.stringify(sheet)),
    submitted_at: submittedAt,
    changed_at: now,
  };
  await tx
    .insertInto('project_sheet')
    .values({ project_id: projectId, ...kept })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(kept))
    .execute();
}

/** What owners have typed and others do not see yet, by project. */
export async function readSheets(
  db: Database | Tx,
  keys: Keys,
  projectIds: readonly number[],
): Promise<Map<number, StoredSheet>> {
  if (projectIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('project_sheet')
    .select(['project_id', 'sealed', 'submitted_at'])
    .where('project_id', 'in', projectIds)
    .execute();
  return new Map(
    rows.map(({ project_id, sealed, submitted_at }) => [
      project_id,
      { sheet: JSON.parse(unsealPersonal(keys, sheetPurpose, sealed)) as Sheet, submittedAt: submitted_at },
    ]),
  );
}

/** What was handed in is its owner's to go on with. */
export async function takeSheetBack(tx: Tx, projectId: number): Promise<void> {
  await tx.updateTable('project_sheet').set({ submitted_at: null }).where('project_id', '=', projectId).execute();
}

export async function dropSheet(tx: Tx, projectId: number): Promise<void> {
  await tx.deleteFrom('project_sheet').where('project_id', '=', projectId).execute();
}
