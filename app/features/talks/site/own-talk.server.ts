import { type Member, memberOrLogin } from '#features/accounts/index.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type TalkView, viewTalk } from '../thread/view-talk.server.ts';

/**
 * The member who asks for a page, and their talk that it is about.
 * @throws a redirect to the login; 404 for a talk that does not exist or is others'
 */
export async function ownTalk(
  request: Request,
  site: SiteContext,
  key = '',
  before?: number,
): Promise<{ member: Member; view: TalkView }> {
  const member = await memberOrLogin(request, site);
  const view = await viewTalk(site, member, key, before);
  if (!view) throw new Refusal(404);
  return { member, view };
}
