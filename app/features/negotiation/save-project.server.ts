import { randomBytes } from 'node:crypto';
import type { Member } from '#features/accounts/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { lockProject } from './move-project.server.ts';
import { mostOwned } from './own-projects.server.ts';
import { mayEdit } from './policy.ts';
import { noteEvents } from './project-events.server.ts';
import type { Sheet } from './sheet.ts';
import { writeSheet } from './sheet-store.server.ts';

/** What became of what an owner typed. */
export type Saved =
  | { outcome: 'saved'; id: number }
  /** It is somebody else's, or there is none. */
  | { outcome: 'forbidden' }
  /** It is signed: what was agreed stays. */
  | { outcome: 'not-now' }
  /** They have as many as one may have. */
  | { outcome: 'too-many' };

type Site = Pick<Platform, 'db' | 'settings' | 'clock'>;

/**
 * Keeps what an owner has typed, for them alone: as a draft, or as changes to a project, which stays as it is meanwhile.
 * @param projectId left out: a new one is begun
 */
export async function saveProject(
  site: Site,
  member: Pick<Member, 'id'>,
  { projectId, sheet }: { projectId?: number | undefined; sheet: Sheet },
): Promise<Saved> {
  return inTransaction(site.db, (tx) => keepSheet(tx, site, member, { projectId, sheet }));
}

/** As `saveProject`, within a transaction: the project's row is held until it ends. */
export async function keepSheet(
  tx: Tx,
  { settings, clock }: Pick<Site, 'settings' | 'clock'>,
  member: Pick<Member, 'id'>,
  { projectId, sheet }: { projectId?: number | undefined; sheet: Sheet },
): Promise<Saved> {
  const now = clock.now();
  if (projectId === undefined) {
    const id = await beginProject(tx, member.id, now);
    if (id === undefined) return { outcome: 'too-many' };
    await writeSheet(tx, settings, { projectId: id, sheet, submittedAt: null, now });
    return { outcome: 'saved', id };
  }
  const project = await lockProject(tx, projectId);
  if (project?.ownerId !== member.id) return { outcome: 'forbidden' };
  if (!mayEdit(member.id, { ownerId: member.id, status: project.status })) return { outcome: 'not-now' };
  await writeSheet(tx, settings, { projectId, sheet, submittedAt: null, now });
  return { outcome: 'saved', id: projectId };
}

/** @returns undefined where the member has too many */
async function beginProject(tx: Tx, memberId: number, now: Date): Promise<number | undefined> {
  // Held meanwhile: of two at once the second counts the first's.
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
  const { count } = await tx
    .selectFrom('project')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (count >= mostOwned) return undefined;
  const { id } = await tx
    .insertInto('project')
    .values({ key: `own-${randomBytes(8).toString('hex')}`, status: 'draft', owner_id: memberId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await noteEvents(tx, [{ projectId: id, at: now, to: 'draft', actor: { memberId } }]);
  return id;
}
