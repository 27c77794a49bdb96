import { inTransaction } from '#platform/db/retried.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { mayDelete } from '../policy.ts';
import { lockProject } from '../project/move-project.server.ts';

/** Deletes a draft that nobody else has ever seen. @returns 'forbidden' where it is somebody else's, or there is none */
export async function deleteDraft(
  { db }: Pick<Platform, 'db'>,
  memberId: number,
  projectId: number,
): Promise<'deleted' | 'forbidden' | 'not-now'> {
  return inTransaction(db, async (tx) => {
    const project = await lockProject(tx, projectId);
    if (project?.ownerId !== memberId) return 'forbidden';
    if (!mayDelete(memberId, project)) return 'not-now';
    await tx.deleteFrom('project').where('id', '=', projectId).execute();
    return 'deleted';
  });
}
