import { msg } from '@lingui/core/macro';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { keptWork } from '#platform/workshop/kept-work.server.ts';
import { workOf } from '#platform/workshop/workshop.server.ts';
import { formatClock, formatWeekday } from '#ui/dates/dates.ts';
import type { TicketLine } from './draw-ticket.work.ts';
import type { SignedTicket, Visit } from './shown-tickets.server.ts';

/** Some 30 kB each. */
const mostKept = 100;

const draw = keptWork(
  workOf<typeof import('./draw-ticket.work.ts').default>('#features/reservations/holder/draw-ticket.work.ts', {
    rank: 'shown',
  }),
  mostKept,
);

/** Sizes of the lines below the code, in pixels. */
const textSizes = { day: 46, plain: 34, small: 28 };

/**
 * Draws a ticket as a PNG of 900 pixels' width, black on white: the code, and below it day, hours, place, gate, and whose it
 * is (masked). The same ticket is drawn once, however many ask.
 * @throws WorkNotDone 'busy' where too many wait
 */
export async function drawPicture(
  { locale }: Pick<SiteContext, 'locale'>,
  { ticket, visit }: { ticket: SignedTicket; visit: Visit },
): Promise<Uint8Array> {
  return draw({ locale, code: ticket.code, lines: linesOf(locale, ticket, visit) });
}

function linesOf(locale: Locale, { name }: SignedTicket, visit: Visit): TicketLine[] {
  const i18n = i18nFor(locale);
  const { gate, place } = visit;
  const from = formatClock(visit.opens, locale);
  const to = formatClock(visit.closes, locale);
  return [
    { text: formatWeekday(visit.date, locale), size: textSizes.day },
    { text: i18n._(msg`${from} to ${to}, Beijing time`), size: textSizes.plain },
    { text: i18n._(msg`${place}, gate ${gate}`), size: textSizes.plain },
    { text: i18n._(msg`Ticket of ${name}`), size: textSizes.plain },
    {
      text: i18n._(msg`Good with the valid identity document named in the reservation, on this day only.`),
      size: textSizes.small,
    },
    { text: i18n._(msg`China-Africa Economic and Trade Expo`), size: textSizes.small },
  ];
}
