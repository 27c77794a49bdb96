import type { Member } from '#features/accounts/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { approveFiles } from './attachments.server.ts';
import { checkSheet } from './check-sheet.server.ts';
import { lockProject, moveProject } from './move-project.server.ts';
import { isOpenStatus, type ProjectStatus } from './negotiation.ts';
import { readOwnProject } from './own-projects.server.ts';
import type { ProjectContent } from './project-draft.server.ts';
import { noteEvents } from './project-events.server.ts';
import { keepSheet, type Saved } from './save-project.server.ts';
import type { Sheet, SheetProblems } from './sheet.ts';
import { dropSheet, writeSheet } from './sheet-store.server.ts';
import { rewriteProject } from './write-projects.server.ts';

/** What became of handing a project in. */
export type Submitted =
  | { outcome: 'submitted'; id: number; status: ProjectStatus; waiting: boolean }
  /** What was typed is kept, and wrong. */
  | { outcome: 'invalid'; id: number; problems: SheetProblems }
  | Exclude<Saved, { outcome: 'saved' }>;

type Site = Pick<Platform, 'db' | 'settings' | 'clock'>;

interface Handed {
  /** Left out: a new one is begun. */
  projectId?: number | undefined;
  /** Left out: what was kept. */
  sheet?: Sheet | undefined;
  /** The reader's. */
  locale: Locale;
}

/**
 * Hands a project in: what was typed is kept, checked, and waits for approval. A project that is open stays as it is until
 * its changes are approved. Where AUTO_APPROVE is on, all of it is published at once.
 */
export async function submitProject(
  site: Site,
  member: Pick<Member, 'id'>,
  { projectId, sheet, locale }: Handed,
): Promise<Submitted> {
  return inTransaction(site.db, async (tx) => {
    const own =
      projectId === undefined
        ? undefined
        : await readOwnProject(tx, site.settings, { id: projectId, memberId: member.id });
    const typed = sheet ?? own?.sheet;
    if (!typed) return { outcome: 'forbidden' };
    const kept = await keepSheet(tx, site, member, { projectId, sheet: typed });
    if (kept.outcome !== 'saved') return kept;
    const { id } = kept;
    const read = checkSheet(typed, locale);
    if ('problems' in read) return { outcome: 'invalid', id, problems: read.problems };
    return handIn(tx, site, member.id, { id, sheet: typed, content: read.content });
  });
}

async function handIn(
  tx: Tx,
  site: Site,
  memberId: number,
  { id, sheet, content }: { id: number; sheet: Sheet; content: ProjectContent },
): Promise<Submitted> {
  const project = await lockProject(tx, id);
  if (!project) return { outcome: 'forbidden' };
  const { status } = project;
  if (isOpenStatus(status) && !site.settings.AUTO_APPROVE) {
    const now = site.clock.now();
    await writeSheet(tx, site.settings, { projectId: id, sheet, submittedAt: now, now });
    return { outcome: 'submitted', id, status, waiting: true };
  }
  await rewriteProject(tx, site.settings, id, content);
  await dropSheet(tx, id);
  if (isOpenStatus(status)) {
    await noteEvents(tx, [{ projectId: id, at: site.clock.now(), from: status, to: status, actor: { memberId } }]);
    await approveFiles(tx, id);
    await emptyPages(tx, ['negotiation']);
    return { outcome: 'submitted', id, status, waiting: false };
  }
  // What waits already waits on, with what it says now.
  if (status !== 'submitted') await moveProject(tx, site, { projectId: id, actor: { memberId }, to: 'submitted' });
  const now = await lockProject(tx, id);
  return { outcome: 'submitted', id, status: now?.status ?? status, waiting: now?.status === 'submitted' };
}
