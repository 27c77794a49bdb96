import { siteOf } from '#platform/http/site-context.ts';
import { showTickets } from '../../holder/shown-tickets.server.ts';
import { answerVisit } from '../../holder/visit-calendar.server.ts';
import type { Route } from './+types/calendar.ts';
import { noFile } from './no-file.ts';

/** The day of a reservation as a calendar entry. @returns 404 for one that does not exist, or of which nobody is left */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const site = siteOf(context);
  const reservation = await showTickets(site, params.id);
  if (!reservation?.tickets.some(({ state }) => state !== 'cancelled')) return noFile();
  return answerVisit(site, reservation);
}
