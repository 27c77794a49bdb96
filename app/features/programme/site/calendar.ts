import { isDay } from '#platform/clock/clock.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { answerCalendar, noCalendar } from '../calendar.server.ts';
import { readIds } from '../programme.ts';
import { editionOfDay, wholeEvents } from '../queries.server.ts';
import type { Route } from './+types/calendar.ts';

/** More than any programme has had. */
const most = 1000;

/**
 * The programme as a calendar: all of it, to subscribe to; a day (`?day=`); or some events (`?ids=1,2,3`).
 * @returns 404 for a day without events, and where none of the ids is an event
 */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const site = siteOf(context, 'programme');
  const { db, locale, settings, clock } = site;
  const query = new URL(request.url).searchParams;
  const day = query.get('day') || undefined;
  const asked = query.get('ids') || undefined;
  const ids = asked === undefined ? undefined : readIds(asked);
  const edition = await editionOfDay(site, day);
  const wrong = (day !== undefined && !isDay(day)) || (asked !== undefined && ids === undefined);
  if (!edition || wrong) return noCalendar();
  const events = await wholeEvents(
    db,
    { editionId: edition.number, day, ids },
    { locale, now: clock.now(), limit: most },
  );
  if (events.length === 0 && (day !== undefined || ids !== undefined)) return noCalendar();
  const file = ids ? 'caete-my-programme' : `caete-programme${day === undefined ? '' : `-${day}`}`;
  return answerCalendar(events, { origin: settings.SITE_URL, locale, file });
}
