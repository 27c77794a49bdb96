import type { Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { openStatuses, type ProjectStatus } from './negotiation.ts';
import { refreshFindable } from './project/findable-projects.server.ts';
import { noteEvents } from './project/project-events.server.ts';

/**
 * What happens to a member's share in the library as their account is deleted. What nobody else ever saw goes. What is open, or
 * was and is being written or looked at again, is withdrawn, what was signed stays as a record of the expo; both without contacts, files and owner. Collections and searches go.
 */
export async function forgetMember(tx: Tx, memberId: number, now: Date): Promise<void> {
  const own = await tx
    .selectFrom('project')
    .select(['id', 'status', 'published_at as publishedAt'])
    .where('owner_id', '=', memberId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = own.map(({ id }) => id);
  await tx.deleteFrom('project_collected').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('saved_search').where('member_id', '=', memberId).execute();
  if (ids.length === 0) return;
  await tx.deleteFrom('project_sheet').where('project_id', 'in', ids).execute();
  await tx.deleteFrom('project_attachment').where('project_id', 'in', ids).execute();
  await tx
    .deleteFrom('project')
    .where('id', 'in', ids)
    .where('published_at', 'is', null)
    .where('status', 'in', ['draft', 'submitted'])
    .execute();
  await withdraw(tx, own.filter(isToBeWithdrawn), { memberId, now });
  await tx
    .updateTable('project')
    .set({ owner_id: null, contact_sealed: null, plain_contact: null })
    .where('id', 'in', ids)
    .execute();
  const seen = own.filter(({ status }) => openStatuses.some((each) => each === status));
  await refreshFindable(
    tx,
    seen.map(({ id }) => id),
  );
  if (seen.length > 0) await emptyPages(tx, ['negotiation']);
}

interface Own {
  id: number;
  status: ProjectStatus;
  publishedAt: Date | null;
}

function isToBeWithdrawn({ status, publishedAt }: Own): boolean {
  if (status === 'published' || status === 'negotiating') return true;
  return publishedAt !== null && (status === 'draft' || status === 'submitted');
}

async function withdraw(
  tx: Tx,
  own: readonly Own[],
  { memberId, now }: { memberId: number; now: Date },
): Promise<void> {
  if (own.length === 0) return;
  await noteEvents(
    tx,
    own.map(({ id, status }) => ({ projectId: id, at: now, from: status, to: 'withdrawn', actor: { memberId } })),
  );
  const ids = own.map(({ id }) => id);
  await tx.updateTable('project').set({ status: 'withdrawn' }).where('id', 'in', ids).execute();
}
