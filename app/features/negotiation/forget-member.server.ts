import type { Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { refreshFindable } from './findable-projects.server.ts';
import { openStatuses } from './negotiation.ts';
import { noteEvents } from './project-events.server.ts';

/**
 * What happens to a member's share in the library as their account is deleted. What nobody else saw goes. What was open is
 * withdrawn, what was signed stays as a record of the expo; both without contacts, files and owner. Collections and searches go.
 */
export async function forgetMember(tx: Tx, memberId: number, now: Date): Promise<void> {
  const own = await tx
    .selectFrom('project')
    .select(['id', 'status'])
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
  const open = own.filter(({ status }) => status === 'published' || status === 'negotiating');
  await noteEvents(
    tx,
    open.map(({ id, status }) => ({ projectId: id, at: now, from: status, to: 'withdrawn', actor: { memberId } })),
  );
  await tx
    .updateTable('project')
    .set({ status: 'withdrawn' })
    .where('id', 'in', ids)
    .where('status', 'in', ['published', 'negotiating'])
    .execute();
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
