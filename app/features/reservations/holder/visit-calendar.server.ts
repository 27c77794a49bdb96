import { msg } from '@lingui/core/macro';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { venueOffset } from '#platform/clock/clock.ts';
import { keyedHash } from '#platform/crypto/keyed.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { ShownReservation } from './shown-tickets.server.ts';

/**
 * Answers a visit as a calendar entry (RFC 5545), in UTC as those of the programme. Calendars are shared and copied: it names
 * nobody, and leads to the list of one's reservations, not to the tickets.
 */
export function answerVisit({ settings, locale, clock }: SiteContext, visit: ShownReservation): Response {
  const i18n = i18nFor(locale);
  const { id, gate, place, date, opens, closes } = visit;
  const link = `${settings.SITE_URL}${localHref(locale, '/reservation/mine')}`;
  const calendar = ical({
    prodId: { company: 'China-Africa Economic and Trade Expo', product: 'Reservation', language: locale.slice(0, 2) },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `visit-${keyedHash(settings.SESSION_SECRET, 'visit calendar', id).toString('hex').slice(0, 32)}@reservation.china-africa-expo`,
    stamp: clock.now(),
    start: new Date(`${date}T${opens}:00${venueOffset}`),
    end: new Date(`${date}T${closes}:00${venueOffset}`),
    summary: i18n._(msg`Visit to the China-Africa Economic and Trade Expo`),
    location: i18n._(msg`${place}, gate ${gate}`),
    description: `${i18n._(msg`Bring your tickets and the identity documents you entered.`)}\n\n${link}`,
    url: link,
  });
  return new Response(calendar.toString(), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="expo-visit-${date}.ics"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
