import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Reachable } from '#features/accounts/index.server.ts';
import { venueIso } from '#platform/clock/clock.ts';
import type { Settings } from '#platform/config/settings.ts';
import { localHref } from '#platform/i18n/address.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Message as OutboxMessage } from '#platform/outbox/message.ts';
import { formatMoment, formatWeekday } from '#ui/dates/dates.ts';
import type { Party } from './party.server.ts';

/** A message to a visitor. No name, number or phone stands in it: it goes by mail and SMS. */
export interface Message {
  channel: Reachable['channel'];
  to: string;
  subject: string;
  text: string;
  locale: Locale;
  /** The same as a template of those who send text messages. */
  template?: OutboxMessage['template'];
}

/** What a message is made with. */
export type MessageNeeds = { settings: Pick<Settings, 'SITE_URL'> };

type Needs = MessageNeeds;

/** Says that places are booked, with the link to the tickets. */
export function bookedMessage(site: Needs, { id, to, locale, date, visitors }: Party): Message {
  const day = formatWeekday(date, locale);
  const count = visitors.length;
  const link = linkTo(site, locale, `/reservation/tickets/${id}`);
  return message(to, locale, (i18n) => ({
    subject: i18n._(msg`Your visit on ${day}`),
    text: i18n._(
      msg`Reserved: ${day}, visitors: ${count}. Tickets: ${link} Please come on that day with the documents you entered.`,
    ),
    template: { name: 'booked', values: { day, visitors: String(count), ticket: id } },
  }));
}

/** Says that a reservation, or a part of it, was cancelled. */
export function cancelledMessage(
  site: Needs,
  { to, locale, date, visitors }: { to: Reachable; locale: Locale; date: string; visitors: number },
): Message {
  const day = formatWeekday(date, locale);
  const link = linkTo(site, locale, '/reservation/');
  return message(to, locale, (i18n) => ({
    subject: i18n._(msg`Cancelled: your visit on ${day}`),
    text: i18n._(msg`Cancelled: ${day}, visitors: ${visitors}. You can reserve again at any time: ${link}`),
    template: { name: 'cancelled', values: { day, visitors: String(visitors) } },
  }));
}

/** Says that places are held for a party of the waiting list, and until when. */
export function offerMessage(
  site: Needs,
  offer: { key: string; to: Reachable; locale: Locale; date: string; visitors: number; heldUntil: Date },
): Message {
  const { key, to, locale, date, visitors, heldUntil } = offer;
  const day = formatWeekday(date, locale);
  const until = formatMoment(venueIso(heldUntil), locale);
  const link = linkTo(site, locale, `/reservation/offer/${key}`);
  return message(to, locale, (i18n) => ({
    subject: i18n._(msg`Places for your visit on ${day}`),
    text: i18n._(
      msg`Places are available: ${day}, visitors: ${visitors}. They are held for you until ${until} (Beijing time). Reserve here: ${link}`,
    ),
    template: { name: 'offer', values: { day, visitors: String(visitors), until, place: key } },
  }));
}

/** A message in the words of its reader's language. */
export function message(
  { channel, address }: Reachable,
  locale: Locale,
  words: (i18n: I18n) => Pick<Message, 'subject' | 'text' | 'template'>,
): Message {
  return { channel, to: address, ...words(i18nFor(locale)), locale };
}

/** The address of a page of the site in a reader's language. */
export function linkTo({ settings }: Needs, locale: Locale, path: string): string {
  return `${settings.SITE_URL}${localHref(locale, path)}`;
}
