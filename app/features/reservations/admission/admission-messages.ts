import { msg } from '@lingui/core/macro';
import { venueIso } from '#platform/clock/clock.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { formatTime, formatWeekday } from '#ui/dates/dates.ts';
import { wordsOfWhy } from '../closing/read-why.server.ts';
import type { Admission } from './admission.ts';

/** What became of a scan, in a steward's words. */
export function admissionMessage(admission: Admission, locale: Locale): string {
  const i18n = i18nFor(locale);
  switch (admission.outcome) {
    case 'admitted':
      return i18n._(msg`Welcome. The ticket is valid.`);
    case 'already-used': {
      const { gate, admittedAt } = admission;
      const time = formatTime(venueIso(admittedAt), locale);
      return i18n._(msg`This ticket has already been used at ${time}, at this gate: ${gate}.`);
    }
    case 'wrong-day': {
      const day = formatWeekday(admission.date, locale);
      return i18n._(msg`This ticket is for another day: ${day}.`);
    }
    case 'outside-hours': {
      const { opens, closes } = admission;
      return i18n._(msg`The ticket is valid, but doors are open from ${opens} to ${closes}: your decision.`);
    }
    case 'cancelled':
      return i18n._(msg`This reservation was cancelled. The visitor can reserve again.`);
    case 'day-closed': {
      const day = formatWeekday(admission.date, locale);
      const why = wordsOfWhy(admission.why, locale);
      return i18n._(
        msg`${day} was closed to visitors: ${why}. The visitor can choose another day with the link we sent.`,
      );
    }
    case 'not-genuine':
      return i18n._(msg`This is not an expo ticket.`);
    case 'unknown':
      return i18n._(msg`There is no reservation for this ticket.`);
  }
}
