import { memberOrLogin } from '#features/accounts/index.server.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { answerMeetingFile } from '../meetings/meeting-calendar.server.ts';
import type { Route } from './+types/calendar.ts';

/** A meeting that both have agreed on, as a calendar entry. @returns 404 for any other */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const site = siteOf(context);
  const member = await memberOrLogin(request, site);
  return answerMeetingFile(site, member, { key: params.id, meeting: params.meeting });
}
