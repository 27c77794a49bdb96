import type { Tx } from '#platform/db/database.ts';

/** Has everybody see what was put to a project. @param keys only these: those that were looked at */
export async function approveFiles(tx: Tx, projectId: number, keys?: readonly string[]): Promise<void> {
  if (keys?.length === 0) return;
  await tx
    .updateTable('project_attachment')
    .set({ approved: true, returned: false })
    .where('project_id', '=', projectId)
    .$if(keys !== undefined, (files) => files.where('key', 'in', keys ?? []))
    .execute();
}

/** Leaves files that wait to their owner, who hands them in again or takes them away. */
export const returnFiles = (tx: Tx, projectId: number) => markReturned(tx, projectId, true);

/** Files that came back wait again. */
export const handInFiles = (tx: Tx, projectId: number) => markReturned(tx, projectId, false);

async function markReturned(tx: Tx, projectId: number, returned: boolean): Promise<void> {
  await tx
    .updateTable('project_attachment')
    .set({ returned })
    .where('project_id', '=', projectId)
    .where('approved', '=', false)
    .execute();
}
