import type { NamedDuties } from '#platform/feature/member-duties.ts';
import { noteSecurity, pseudonym } from '#platform/http/security-log.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { tellMember } from '../members/tell-member.server.ts';
import type { SignedIn } from '../sessions/member-session.server.ts';
import { eraseMember } from './erase-member.server.ts';

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
  await eraseMember(site, member.id, duties, (tx) => tellMember(tx, site, member.id, deletedWords));
  noteSecurity(site, 'credentials', { what: 'deleted', member: pseudonym(site.settings, `member ${member.id}`) });
  return 'deleted';
}
