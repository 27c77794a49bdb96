import type { Member } from '#features/accounts/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { isOpenStatus, type ProjectStatus } from '../negotiation.ts';
import { approveFiles, handInFiles } from '../project/approve-files.server.ts';
import { checkSheet } from '../project/check-sheet.server.ts';
import { lockProject, moveProject } from '../project/move-project.server.ts';
import { readOwnProject } from '../project/own-projects.server.ts';
import type { ProjectContent } from '../project/project-draft.server.ts';
import { noteEvents } from '../project/project-events.server.ts';
import type { Sheet, SheetProblems } from '../project/sheet.ts';
import { dropSheet, writeSheet } from '../project/sheet-store.server.ts';
import { rewriteProject } from '../project/write-projects.server.ts';
import { type Saved, saveSheet, type Typed, whyNotSaved } from './save-project.server.ts';

/** What became of handing a project in. */
export type Submitted =
  | { outcome: 'submitted'; id: number; status: ProjectStatus; waiting: boolean }
  /** What was typed is wrong; `id` of the project in which it is saved all the same, where it is. */
  | { outcome: 'invalid'; id: number | undefined; problems: SheetProblems }
  | Exclude<Saved, { outcome: 'saved' }>;

type Needs = Pick<Platform, 'db' | 'settings' | 'clock'>;

interface Handed extends Omit<Typed, 'sheet'> {
  /** Left out: what was saved. */
  sheet?: Sheet | undefined;
  /** The reader's. */
  locale: Locale;
  /** Whether what is wrong is saved, for its owner to mend: that of a form is. Otherwise nothing is written. */
  savesWrong?: boolean;
}

/**
 * Hands a project in: what was typed is checked, saved, and waits for approval. What others have once seen of a project stays
 * as it is until its changes are approved. Where AUTO_APPROVE is on, all of it is published at once.
 */
export async function submitProject(
  site: Needs,
  member: Pick<Member, 'id'>,
  { projectId, sheet, request, locale, savesWrong = false }: Handed,
): Promise<Submitted> {
  return inTransaction(site.db, async (tx) => {
    const typed = sheet ?? (await readSaved(tx, site, { projectId, memberId: member.id }));
    if (!typed) return { outcome: 'forbidden' };
    const read = checkSheet(typed, locale);
    if ('problems' in read && !savesWrong) {
      const refusal = await whyNotSaved(tx, member, projectId);
      return refusal ?? { outcome: 'invalid', id: projectId, problems: read.problems };
    }
    const saved = await saveSheet(tx, site, member, { projectId, sheet: typed, request });
    if (saved.outcome !== 'saved') return saved;
    const { id } = saved;
    if ('problems' in read) return { outcome: 'invalid', id, problems: read.problems };
    if (saved.before) return standing(tx, id);
    return handIn(tx, site, member.id, { id, sheet: typed, content: read.content });
  });
}

/** What a member has typed last: the project is held first, so that nothing newer is saved meanwhile. */
async function readSaved(
  tx: Tx,
  { settings }: Needs,
  { projectId, memberId }: { projectId: number | undefined; memberId: number },
): Promise<Sheet | undefined> {
  if (projectId === undefined) return undefined;
  await lockProject(tx, projectId);
  return (await readOwnProject(tx, settings, { id: projectId, memberId }))?.sheet;
}

async function handIn(
  tx: Tx,
  site: Needs,
  memberId: number,
  { id, sheet, content }: { id: number; sheet: Sheet; content: ProjectContent },
): Promise<Submitted> {
  const project = await lockProject(tx, id);
  if (!project) return { outcome: 'forbidden' };
  const { status, publishedAt } = project;
  const at = site.clock.now();
  const waits = !site.settings.AUTO_APPROVE;
  await handInFiles(tx, id);
  if (waits && publishedAt !== null) {
    await writeSheet(tx, site.settings, { projectId: id, sheet, submittedAt: at, now: at });
  } else {
    await rewriteProject(tx, site.settings, id, content);
    await dropSheet(tx, id);
  }
  if (isOpenStatus(status)) {
    if (!waits) await publishChanges(tx, { id, status, memberId, at });
    return { outcome: 'submitted', id, status, waiting: waits };
  }
  // What waits already waits on, with what it says now.
  if (status !== 'submitted') await moveProject(tx, site, { projectId: id, actor: { memberId }, to: 'submitted' });
  return standing(tx, id);
}

async function standing(tx: Tx, id: number): Promise<Submitted> {
  const project = await lockProject(tx, id);
  if (!project) return { outcome: 'forbidden' };
  const { status } = project;
  return { outcome: 'submitted', id, status, waiting: status === 'submitted' };
}

async function publishChanges(
  tx: Tx,
  { id, status, memberId, at }: { id: number; status: ProjectStatus; memberId: number; at: Date },
): Promise<void> {
  await noteEvents(tx, [{ projectId: id, at, from: status, to: status, actor: { memberId } }]);
  await approveFiles(tx, id);
  await emptyPages(tx, ['negotiation']);
}
