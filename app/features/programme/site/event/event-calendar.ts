import { siteOf } from '#platform/http/site-context.ts';
import { answerCalendar, noCalendar } from '../../calendar.server.ts';
import { readEventId } from '../../programme.ts';
import { readEvent } from '../../queries.server.ts';
import type { Route } from './+types/event-calendar.ts';

/** One event as a calendar entry. @returns 404 for an event that does not exist */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { db, locale, settings, clock } = siteOf(context, 'programme');
  const id = readEventId(params.id);
  const event = id === undefined ? undefined : await readEvent(db, id, { locale, now: clock.now() });
  if (!event) return noCalendar();
  return answerCalendar([event], { origin: settings.SITE_URL, locale, file: `caete-event-${event.id}` });
}
