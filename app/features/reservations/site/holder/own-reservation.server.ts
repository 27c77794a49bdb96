import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { requestMayManage } from '../../holder/may-manage.server.ts';
import { readReservation } from '../../holder/queries.server.ts';
import type { ReservationView } from '../../reservations.ts';

/**
 * The reservation of an address, for whoever may change it.
 * @throws 404 where it does not exist; a redirect to the page that finds it by phone, for whoever has only its link
 */
export async function ownReservation(
  request: Request,
  site: SiteContext,
  id: string | undefined,
): Promise<ReservationView> {
  const view = id && (await readReservation(site.db, id, site.clock.now()));
  if (!view) throw new Refusal(404);
  if (!(await requestMayManage(request, site, view.id))) throw seeOther(site, '/reservation/find');
  return view;
}
