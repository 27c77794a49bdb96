import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { leaveDevice } from '../../leave-device.server.ts';
import type { Route } from './+types/forget.ts';

/** There is nothing to read here. */
export function loader({ context }: Route.LoaderArgs): Response {
  return seeOther(siteOf(context), '/reservation/');
}

/**
 * Forgets on this device what was typed, proven and reserved: the cookies here, what they may do on the server, and in browsers that know `Clear-Site-Data`
 * also the tickets kept for when the network is gone. The reservations stay.
 */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const site = siteOf(context);
  const headers = new Headers({ 'Clear-Site-Data': '"cache", "storage"' });
  return seeOther(site, '/reservation/', await leaveDevice(request, site, headers));
}
