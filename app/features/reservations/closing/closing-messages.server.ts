import { msg } from '@lingui/core/macro';
import type { Reachable } from '#features/accounts/index.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { formatWeekday } from '#ui/dates/dates.ts';
import { linkTo, type Message, type MessageNeeds, message } from '../parties/messages.server.ts';
import { type Why, wordsOfWhy } from './read-why.server.ts';

interface Told {
  to: Reachable;
  locale: Locale;
  date: string;
  visitors: number;
  why: Why;
}

/** Says to whoever holds places that the day is closed, with the link that moves them to another day. */
export function closedMessage(site: MessageNeeds, { key, ...told }: Told & { key: string }): Message {
  const { to, locale, visitors } = told;
  const { day, why } = saidOf(told);
  const link = linkTo(site, locale, `/reservation/move/${key}`);
  return message(to, locale, (i18n) => ({
    subject: i18n._(msg`Closed: your visit on ${day}`),
    text: i18n._(
      msg`The expo is closed to visitors on ${day}: ${why}. Your tickets (visitors: ${visitors}) are not valid on that day. Choose another day or cancel: ${link}`,
    ),
    template: { name: 'closed', values: { day, visitors: String(visitors), move: key } },
  }));
}

/** Says the same to whoever waits for places on that day. */
export function waitingClosedMessage(site: MessageNeeds, told: Told): Message {
  const { to, locale } = told;
  const { day, why } = saidOf(told);
  const link = linkTo(site, locale, '/reservation/');
  return message(to, locale, (i18n) => ({
    subject: i18n._(msg`Closed: waiting list for ${day}`),
    text: i18n._(
      msg`The expo is closed to visitors on ${day}: ${why}. The waiting list for that day has ended. Choose another day: ${link}`,
    ),
  }));
}

function saidOf({ date, locale, why }: Told) {
  return { day: formatWeekday(date, locale), why: wordsOfWhy(why, locale) };
}
