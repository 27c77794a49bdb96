import { type Staff, tellMember } from '#features/accounts/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { approveFiles } from './attachments.server.ts';
import { checkSheet } from './check-sheet.server.ts';
import { lockProject, moveProject } from './move-project.server.ts';
import { isOpenStatus } from './negotiation.ts';
import { mayReview } from './policy.ts';
import { noteEvents } from './project-events.server.ts';
import { dropSheet, readSheets, type StoredSheet, writeSheet } from './sheet-store.server.ts';
import { rewriteProject } from './write-projects.server.ts';

export type Reviewed =
  | 'reviewed'
  | 'forbidden'
  | 'missing'
  /** Nothing of it waits for approval. */
  | 'not-now';

interface Review {
  projectId: number;
  decision: 'approve' | 'return';
  /** For the owner: why it comes back. */
  note: string;
}

type Site = Pick<Platform, 'db' | 'settings' | 'clock'>;

/** Approves a project that waits, or changes to an open one, or gives them back to their owner, who is told. */
export async function reviewProject(site: Site, staff: Staff, review: Review): Promise<Reviewed> {
  if (!mayReview(staff)) return 'forbidden';
  return inTransaction(site.db, async (tx) => {
    const { projectId, decision, note } = review;
    const project = await lockProject(tx, projectId);
    if (!project) return 'missing';
    if (project.status === 'submitted') {
      const to = decision === 'approve' ? 'published' : 'draft';
      const moved = await moveProject(tx, site, { projectId, actor: { staff }, to, note });
      return moved === 'moved' ? 'reviewed' : 'not-now';
    }
    const stored = (await readSheets(tx, site.settings, [projectId])).get(projectId);
    if (!isOpenStatus(project.status) || !stored?.submittedAt) return 'not-now';
    return reviewChanges(tx, site, { ...review, staff, stored, project });
  });
}

interface ReviewOfChanges extends Review {
  staff: Staff;
  stored: StoredSheet;
  project: NonNullable<Awaited<ReturnType<typeof lockProject>>>;
}

async function reviewChanges(
  tx: Tx,
  site: Site,
  { projectId, decision, note, staff, stored: { sheet }, project }: ReviewOfChanges,
): Promise<Reviewed> {
  const at = site.clock.now();
  if (decision === 'approve') {
    const read = checkSheet(sheet, 'en-US');
    if ('problems' in read) return 'not-now';
    await rewriteProject(tx, site.settings, projectId, read.content);
    await dropSheet(tx, projectId);
    await approveFiles(tx, projectId);
    await emptyPages(tx, ['negotiation']);
  } else {
    await writeSheet(tx, site.settings, { projectId, sheet, submittedAt: null, now: at });
  }
  const { status, ownerId } = project;
  await noteEvents(tx, [{ projectId, at, from: status, to: status, actor: { staff }, note }]);
  if (ownerId !== null) {
    const { changesMessage } = await import('./owner-messages.server.ts');
    await tellMember(tx, site, ownerId, changesMessage(site, { projectId, decision, note }));
  }
  return 'reviewed';
}
