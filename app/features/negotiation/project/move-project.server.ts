import { tellMember } from '#features/accounts/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { ProjectStatus } from '../negotiation.ts';
import { moverOf, type ProjectActor } from '../policy.ts';
import { mayMove } from '../transitions.ts';
import { approveFiles } from './approve-files.server.ts';
import { refreshFindable } from './findable-projects.server.ts';
import { noteEvents } from './project-events.server.ts';
import { takeSheetBack } from './sheet-store.server.ts';

/** What became of moving a project to another state. */
export type Moved =
  | 'moved'
  /** It is not theirs, or there is none. */
  | 'forbidden'
  /** No way leads there from the state it is in, or not for them. */
  | 'not-allowed';

interface Move {
  projectId: number;
  actor: ProjectActor;
  to: ProjectStatus;
  /** From staff, for the owner to read. */
  note?: string | undefined;
}

type Needs = Pick<Platform, 'settings' | 'clock'>;

/**
 * Moves a project to another state, as `transitions.ts` allows it: written down, counted and found accordingly. Its owner is
 * told of what staff did. What is submitted is published at once where AUTO_APPROVE is on.
 */
export async function moveProject(tx: Tx, site: Needs, { projectId, actor, to, note = '' }: Move): Promise<Moved> {
  const project = await lockProject(tx, projectId);
  const mover = project && moverOf(actor, project);
  if (!project || !mover) return 'forbidden';
  if (!mayMove(mover, project.status, to)) return 'not-allowed';
  if (to === 'submitted' && project.category === null) return 'not-allowed';
  await enter(tx, site, project, to);
  const at = site.clock.now();
  await noteEvents(tx, [{ projectId, at, from: project.status, to, actor, note }]);
  if (to === 'submitted' && site.settings.AUTO_APPROVE) {
    await approveFiles(tx, projectId);
    await moveProject(tx, site, { projectId, actor: { site: true }, to: 'published' });
  }
  if ('staff' in actor && project.ownerId !== null) {
    // Fetched here: seeds come this way outside the bundle, where there are no words.
    const { movedMessage } = await import('./owner-messages.server.ts');
    await tellMember(tx, site, project.ownerId, movedMessage(site, { projectId, from: project.status, to, note }));
  }
  return 'moved';
}

/** A project's row is held until the transaction ends: of two moves at once the second finds the first's state. */
export async function lockProject(tx: Tx, id: number) {
  return tx
    .selectFrom('project')
    .select(['id', 'key', 'status', 'category', 'listed', 'owner_id as ownerId', 'published_at as publishedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

async function enter(
  tx: Tx,
  { clock }: Needs,
  { id, listed, publishedAt }: { id: number; listed: boolean; publishedAt: Date | null },
  to: ProjectStatus,
): Promise<void> {
  // Once published, for ever published on that day: withdrawing does not bring it to the top of the list.
  const first = to === 'published' && publishedAt === null ? { published_at: clock.now() } : {};
  const { listed: isListed } = await tx
    .updateTable('project')
    .set({ status: to, ...first })
    .where('id', '=', id)
    .returning('listed')
    .executeTakeFirstOrThrow();
  if (to === 'draft' || to === 'withdrawn') await takeSheetBack(tx, id);
  if (!listed && !isListed) return;
  await refreshFindable(tx, [id]);
  await emptyPages(tx, ['negotiation']);
}
