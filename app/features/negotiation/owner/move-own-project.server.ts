import { inTransaction } from '#platform/db/retried.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { ProjectStatus } from '../negotiation.ts';
import { type Moved, moveProject } from '../project/move-project.server.ts';

/** Moves a project of a member's own to another state. */
export function moveOwnProject(
  site: Pick<Platform, 'db' | 'settings' | 'clock'>,
  memberId: number,
  { projectId, to }: { projectId: number; to: ProjectStatus },
): Promise<Moved> {
  return inTransaction(site.db, (tx) => moveProject(tx, site, { projectId, actor: { memberId }, to }));
}
