import { dropPicture } from '#features/media/index.server.ts';
import { inTransaction } from '#platform/db/retried.ts';
import type { NamedDuties } from '#platform/feature/member-duties.ts';
import { noteSecurity, pseudonym } from '#platform/http/security-log.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { forgetKnown } from '../codes/known-account.server.ts';
import { lockAvatar } from '../members/avatar.server.ts';
import { reachablesOf } from '../members/find-member.server.ts';
import { tellMember } from '../members/tell-member.server.ts';
import type { SignedIn } from '../sessions/member-session.server.ts';

/**
 * Deletes a member's account, within a quarter of an hour of a login: what only they have goes, what others need stays
 * without its person, every session ends, and they are told where they can be reached. All or nothing.
 * @param duties what other features do then
 */
export async function deleteAccount(
  site: SiteContext,
  { member, proof }: SignedIn,
  duties: readonly NamedDuties[],
): Promise<'deleted' | 'unproven'> {
  if (!proof) return 'unproven';
  const { deletedWords } = await import('./account-words.server.ts');
  const dropFiles = await inTransaction(site.db, async (tx) => {
    const avatarId = (await lockAvatar(tx, member.id))?.avatarId ?? null;
    await tellMember(tx, site, member.id, deletedWords);
    for (const { forgetMember } of duties) await forgetMember?.(tx, member.id, site.clock.now());
    await forgetKnown(tx, site, await reachablesOf(tx, site.settings, member.id));
    await tx.deleteFrom('member').where('id', '=', member.id).execute();
    return avatarId === null ? undefined : dropPicture(tx, avatarId);
  });
  // The account is gone, whatever becomes of the files: no row names them any more.
  await dropFiles?.(site.media).catch((error: unknown) =>
    site.log.error(error, 'the files of a picture were not dropped'),
  );
  noteSecurity(site, 'credentials', { what: 'deleted', member: pseudonym(site.settings, `member ${member.id}`) });
  return 'deleted';
}
