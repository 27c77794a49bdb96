import { dropSession, memberOf } from '#features/accounts/index.server.ts';
import { noteSecurity, pseudonym } from '#platform/http/security-log.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { memberDuties } from './member-duties.server.ts';

/**
 * Ends the session of a request, and whatever else this browser may do that hangs on no session: who comes after on a shared
 * device, or has a copy of the cookies, finds nothing. @returns headers with the cookies taken away
 */
export async function logOut(request: Request, site: SiteContext): Promise<Headers> {
  const member = await memberOf(request, site);
  if (member) noteSecurity(site, 'logout', { member: pseudonym(site.settings, `member ${member.id}`) });
  let headers = new Headers({ 'Set-Cookie': await dropSession(site.db, site, request) });
  for (const { leaveDevice } of memberDuties) headers = (await leaveDevice?.(request, site, headers)) ?? headers;
  return headers;
}
