import { createHash } from 'node:crypto';
import { dropPicture } from '#features/media/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { NamedDuties } from '#platform/feature/member-duties.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { forgetKnown } from '../codes/known-account.server.ts';
import { lockAvatar } from '../members/avatar.server.ts';
import { reachablesOf } from '../members/find-member.server.ts';

type Needs = Pick<Platform, 'db' | 'settings' | 'clock' | 'media' | 'log'>;

/**
 * Erases a member: what only they have goes, what others need stays without its person. The ledger of erasures keeps that they
 * have gone, for backups that are older. All or nothing.
 * @param duties what other features do then
 * @param before what is done first, in the same transaction
 */
export async function eraseMember(
  site: Needs,
  memberId: number,
  duties: readonly NamedDuties[],
  before: (tx: Tx) => Promise<unknown> = async () => {},
): Promise<void> {
  const dropFiles = await inTransaction(site.db, async (tx) => {
    const avatarId = (await lockAvatar(tx, memberId))?.avatarId ?? null;
    await before(tx);
    for (const { forgetMember } of duties) await forgetMember?.(tx, memberId, site.clock.now());
    await forgetKnown(tx, site, await reachablesOf(tx, site.settings, memberId));
    const gone = await tx.deleteFrom('member').where('id', '=', memberId).returning('user_id').executeTakeFirst();
    if (gone) await noteErasure(tx, gone.user_id, site.clock.now());
    return avatarId === null ? undefined : dropPicture(tx, avatarId);
  });
  // The account is gone, whatever becomes of the files: no row names them any more.
  await dropFiles?.(site.media).catch((error: unknown) =>
    site.log.error(error, 'the files of a picture were not dropped'),
  );
}

/** What the ledger of erasures keeps of a member: a hash of 128 random bits, from which nobody can be read. */
export function erasureOf(userId: string): string {
  return createHash('sha256').update(`erasure ${userId}`).digest('hex');
}

async function noteErasure(tx: Tx, userId: string, erased_at: Date): Promise<void> {
  await tx
    .insertInto('erasure')
    .values({ subject: erasureOf(userId), erased_at })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute();
}
