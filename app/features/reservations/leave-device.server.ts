import type { SiteContext } from '#platform/http/site-context.ts';
import { dropDraft } from './draft/draft.server.ts';
import { dropHolder, endHolder } from './holder/holder-cookie.server.ts';

/**
 * Ends what a browser may do with reservations, here and in every copy of its cookies: what it reserved, what it has proven,
 * what was typed. The reservations stay. @returns the same headers, with the cookies taken away
 */
export async function leaveDevice(request: Request, site: SiteContext, headers: Headers): Promise<Headers> {
  await endHolder(request, site);
  return dropHolder(await dropDraft(request, site, headers), site);
}
