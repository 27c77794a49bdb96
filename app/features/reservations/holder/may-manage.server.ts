import { memberOf, reachablesOf } from '#features/accounts/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { accountHashes } from '../parties/lookups.server.ts';
import { isId } from '../parties/party.server.ts';
import { readHolder } from './holder-cookie.server.ts';
import { mayManage } from './queries.server.ts';

/**
 * Whether whoever sends a request may see and change a reservation: its holder (`mayManage`), or a member who logs in with
 * the phone or mail that it was made with. With the session that ends too: nothing of it is left in the browser.
 */
export async function requestMayManage(
  request: Request,
  site: Pick<SiteContext, 'db' | 'settings' | 'clock'>,
  id: string,
): Promise<boolean> {
  if (!isId(id)) return false;
  if (await mayManage(site, await readHolder(request, site), id)) return true;
  const member = await memberOf(request, site);
  const own = member ? await reachablesOf(site.db, site.settings, member.id) : [];
  if (own.length === 0) return false;
  const found = await site.db
    .selectFrom('reservation')
    .select('id')
    .where('id', '=', id)
    .where(
      'to_hash',
      'in',
      own.flatMap((to) => accountHashes(site.settings, to)),
    )
    .executeTakeFirst();
  return found !== undefined;
}
