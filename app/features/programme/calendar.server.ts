import { msg } from '@lingui/core/macro';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { localHref } from '#platform/i18n/address.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { calendarHref, eventHref, type ProgrammeEvent } from './programme.ts';

/** How long a calendar that subscribes may keep what it has, in seconds. */
const refresh = 3600;

/** Part of every entry's name, for ever: whatever the site's address becomes, calendars know an event again. */
const uidDomain = 'programme.china-africa-expo';

interface CalendarOptions {
  /** What absolute addresses begin with; no slash at the end. */
  origin: string;
  locale: Locale;
  /** File name without its ending. */
  file: string;
}

/**
 * Answers events as a calendar (RFC 5545). Moments are in UTC: every calendar shows them rightly, with no table of time
 * zones to be wrong.
 */
export function answerCalendar(events: readonly ProgrammeEvent[], { origin, locale, file }: CalendarOptions): Response {
  const i18n = i18nFor(locale);
  const calendar = ical({
    name: i18n._(msg`Programme of the China-Africa Economic and Trade Expo`),
    prodId: { company: 'China-Africa Economic and Trade Expo', product: 'Programme', language: locale.slice(0, 2) },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refresh,
    url: `${origin}${localHref(locale, calendarHref())}`,
  });
  for (const event of events) {
    const address = `${origin}${localHref(locale, eventHref(event.id))}`;
    const spoken = [...event.languages, ...event.interpretation].join(i18n._(msg`, `));
    const written = calendar.createEvent({
      id: `event-${event.id}@${uidDomain}`,
      sequence: event.revision,
      stamp: new Date(event.updatedAt),
      lastModified: new Date(event.updatedAt),
      start: new Date(event.start),
      end: new Date(event.end),
      summary: event.title,
      location: [event.room, event.venue].join(i18n._(msg`, `)),
      description: [...event.summary, i18n._(msg`Languages: ${spoken}`), event.organiser, address].join('\n\n'),
      url: address,
    });
    for (const name of [event.kind.name, ...event.topics.map((topic) => topic.name)]) written.createCategory({ name });
  }
  return new Response(calendar.toString(), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}.ics"`,
    },
  });
}

/** Answers that there is nothing to put in a calendar. */
export function noCalendar(): Response {
  return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
