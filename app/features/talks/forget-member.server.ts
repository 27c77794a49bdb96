import type { Tx } from '#platform/db/database.ts';
import { wakeTalk } from './entry/wake-talk.server.ts';

/**
 * What happens to the talks of a member whose account is deleted: what was written stays for the other one, as a former
 * member's, and ends. Talks whose both people have left go, with their files.
 */
export async function forgetMember(tx: Tx, memberId: number): Promise<void> {
  const left = await tx
    .updateTable('talk_side')
    .set({ member_id: null, time_zone: null })
    .where('member_id', '=', memberId)
    .returning('talk_id')
    .execute();
  const ids = left.map(({ talk_id }) => talk_id);
  await tx
    .deleteFrom('talk_block')
    .where((eb) => eb.or([eb('blocker_id', '=', memberId), eb('blocked_id', '=', memberId)]))
    .execute();
  if (ids.length === 0) return;
  await tx
    .deleteFrom('talk')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('talk_side')
            .whereRef('talk_side.talk_id', '=', 'talk.id')
            .where('member_id', 'is not', null)
            .select('side'),
        ),
      ),
    )
    .execute();
  await tx.updateTable('talk').set({ state: 'closed' }).where('id', 'in', ids).execute();
  for (const id of ids) await wakeTalk(tx, id);
}
