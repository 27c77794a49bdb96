import { tellMember } from '#features/accounts/index.server.ts';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { may } from '#platform/http/may.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { approveFiles, returnFiles } from '../project/approve-files.server.ts';
import { checkSheet } from '../project/check-sheet.server.ts';
import { lockProject, moveProject } from '../project/move-project.server.ts';
import { noteEvents } from '../project/project-events.server.ts';
import { dropSheet, takeSheetBack } from '../project/sheet-store.server.ts';
import { rewriteProject } from '../project/write-projects.server.ts';
import { type HandedIn, handedInOf } from './handed-in.server.ts';

export type Reviewed =
  | 'reviewed'
  | 'forbidden'
  | 'missing'
  /** Nothing is approved that nobody says to have read. */
  | 'no-version'
  /** What waits is no longer what was looked at. */
  | 'changed'
  /** Nothing of it waits for approval. */
  | 'not-now';

interface Review {
  projectId: number;
  decision: 'approve' | 'return';
  /** What was looked at: without it nothing is approved. */
  version?: string | undefined;
  /** For the owner: why it comes back. */
  note: string;
}

type Needs = Pick<Platform, 'db' | 'settings' | 'clock'>;

/**
 * Approves a project that waits, or changes and files of an open one, or gives them back to their owner, who is told. Of what
 * has come since staff read it, nothing is approved.
 */
export async function reviewProject(site: Needs, staff: Staff, review: Review): Promise<Reviewed> {
  if (!may(staff, 'moderate')) return 'forbidden';
  if (review.decision === 'approve' && review.version === undefined) return 'no-version';
  return inTransaction(site.db, async (tx) => {
    const { projectId } = review;
    const project = await lockProject(tx, projectId);
    if (!project) return 'missing';
    const waiting = await handedInOf(tx, site.settings, projectId);
    if (!waiting) return 'not-now';
    if (!isOf(review, waiting)) return 'changed';
    const settle = review.decision === 'approve' ? approve : giveBack;
    if (!(await settle(tx, site, waiting))) return 'not-now';
    if (project.status === 'submitted') await moveOn(tx, site, staff, review);
    else await noteChanges(tx, site, { ...review, staff, project });
    await log(tx, { staff, review, waiting }, site.clock.now());
    return 'reviewed';
  });
}

interface Logged {
  staff: Staff;
  review: Review;
  waiting: HandedIn;
}

async function log(tx: Tx, { staff, review: { projectId, decision, note }, waiting }: Logged, now: Date) {
  const { status, version, files } = waiting;
  const isApproved = decision === 'approve';
  const became = status !== 'submitted' ? status : isApproved ? 'published' : 'draft';
  const keysOf = (approved: boolean) => files.filter((file) => file.approved === approved).map(({ key }) => key);
  const seen = isApproved ? [...keysOf(true), ...keysOf(false)] : keysOf(true);
  await noteAct(
    tx,
    {
      staff,
      act: `project.${decision}`,
      about: `project ${projectId}`,
      before: { status, files: keysOf(true) },
      after: { status: became, version, files: seen, ...(!isApproved && { returned: keysOf(false) }) },
      ...(note && { reason: note }),
    },
    now,
  );
}

/** Whether what was looked at is what waits. Giving it back may leave that open. */
function isOf({ decision, version }: Review, waiting: HandedIn): boolean {
  return version === waiting.version || (decision === 'return' && version === undefined);
}

async function moveOn(tx: Tx, site: Needs, staff: Staff, { projectId, decision, note }: Review): Promise<void> {
  const to = decision === 'approve' ? 'published' : 'draft';
  const moved = await moveProject(tx, site, { projectId, actor: { staff }, to, note });
  if (moved !== 'moved') throw new Error(`Project ${projectId} could not be moved: ${moved}`);
}

/** Writes what waits where everybody reads it. @returns false where it no longer passes the checks */
async function approve(tx: Tx, { settings }: Needs, { id, sheet, isUnseen, files }: HandedIn): Promise<boolean> {
  if (isUnseen) {
    const read = checkSheet(sheet, 'en-US');
    if ('problems' in read) return false;
    await rewriteProject(tx, settings, id, read.content);
    await dropSheet(tx, id);
  }
  await approveFiles(
    tx,
    id,
    files.map(({ key }) => key),
  );
  await emptyPages(tx, ['negotiation']);
  return true;
}

async function giveBack(tx: Tx, _: Needs, { id }: HandedIn): Promise<boolean> {
  await takeSheetBack(tx, id);
  await returnFiles(tx, id);
  return true;
}

interface ReviewOfChanges extends Review {
  staff: Staff;
  project: NonNullable<Awaited<ReturnType<typeof lockProject>>>;
}

async function noteChanges(tx: Tx, site: Needs, { projectId, decision, note, staff, project }: ReviewOfChanges) {
  const { status, ownerId } = project;
  await noteEvents(tx, [{ projectId, at: site.clock.now(), from: status, to: status, actor: { staff }, note }]);
  if (ownerId === null) return;
  // Fetched here: seeds come this way outside the bundle, where there are no words.
  const { changesMessage } = await import('../project/owner-messages.server.ts');
  await tellMember(tx, site, ownerId, changesMessage(site, { projectId, decision, note }));
}
