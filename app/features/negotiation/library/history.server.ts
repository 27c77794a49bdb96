import { venueIso } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { ProjectStatus } from '../negotiation.ts';

/** A step in the history of a project, as everybody sees it: without who it was and what was written to them. */
export interface HistoryStep {
  /** ISO 8601, venue time. */
  at: string;
  to: ProjectStatus;
  /** It was changed, and stayed in its state. */
  isChange: boolean;
}

/** What became of a project since it was published first, the latest last. */
export async function readHistory(db: Database, projectId: number): Promise<HistoryStep[]> {
  const rows = await db
    .selectFrom('project_event')
    .select(['at', 'from_status', 'to_status'])
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute();
  const first = rows.findIndex(({ to_status }) => to_status === 'published');
  return rows
    .slice(Math.max(0, first))
    .filter(({ to_status }) => to_status !== 'draft' && to_status !== 'submitted')
    .map(({ at, from_status, to_status }) => ({
      at: venueIso(at),
      to: to_status,
      isChange: from_status === to_status,
    }));
}
