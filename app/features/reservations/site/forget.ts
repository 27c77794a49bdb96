import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { leaveDevice } from '../leave-device.server.ts';

/** There is nothing to read here. */
export function loader({ context }: LoaderFunctionArgs): Response {
  return seeOther(siteOf(context), '/reservation/');
}

/**
 * Forgets on this device what was typed, proven and reserved: the cookies here, what they may do on the server, and in browsers that know `Clear-Site-Data`
 * also the tickets kept for when the network is gone. The reservations stay.
 */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  const site = siteOf(context);
  const headers = new Headers({ 'Clear-Site-Data': '"cache", "storage"' });
  return seeOther(site, '/reservation/', await leaveDevice(request, site, headers));
}
