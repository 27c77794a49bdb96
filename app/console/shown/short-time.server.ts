import { msg } from '@lingui/core/macro';
import { venueDay } from '#platform/clock/clock.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { formatDay, formatShortDay, formatTime } from '#ui/dates/dates.ts';

/** When something was, as shortly as it can be said today, in venue time: `10:21`, `Yesterday`, `14 Jun`, `14 June 2024`. */
export function shortTime(moment: Date, now: Date, locale: Locale): string {
  const iso = moment.toISOString();
  const [day, today] = [venueDay(moment), venueDay(now)];
  if (day === today) return formatTime(iso, locale);
  if (day === venueDay(new Date(now.getTime() - 86_400_000))) return i18nFor(locale)._(msg`Yesterday`);
  return day.slice(0, 4) === today.slice(0, 4) ? formatShortDay(iso, locale) : formatDay(iso, locale);
}

/** A moment to come: `18 Jun 09:00`. */
export function comingTime(moment: Date, locale: Locale): string {
  const iso = moment.toISOString();
  return `${formatShortDay(iso, locale)} ${formatTime(iso, locale)}`;
}
