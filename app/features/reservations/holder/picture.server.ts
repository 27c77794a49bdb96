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

/** Sizes of the lines, in pixels. */
const textSizes = { gate: 96, day: 58, name: 42, plain: 34, small: 28 };

/**
 * Draws a ticket as a PNG of 900 pixels' width, black on white: below the woven stub of its day whose it is (masked), day,
 * place, hours, gate and the code. The same ticket is drawn once, however many ask.
 * @throws WorkNotDone 'busy' where too many wait
 */
export async function drawPicture(
  { locale }: Pick<SiteContext, 'locale'>,
  { ticket, visit }: { ticket: SignedTicket; visit: Visit },
): Promise<Uint8Array> {
  return draw({ locale, code: ticket.code, weave: `ticket-${visit.date}`, ...linesOf(locale, ticket, visit) });
}

function linesOf(
  locale: Locale,
  { name }: SignedTicket,
  { gate, place, date, opens, closes }: Visit,
): { above: TicketLine[]; below: TicketLine[] } {
  const i18n = i18nFor(locale);
  const from = formatClock(opens, locale);
  const to = formatClock(closes, locale);
  return {
    above: [
      { text: i18n._(msg`China-Africa Economic and Trade Expo`), size: textSizes.small },
      { text: i18n._(msg`Ticket of ${name}`), size: textSizes.name },
      { text: formatWeekday(date, locale), size: textSizes.day },
      { text: place, size: textSizes.plain },
      { text: i18n._(msg`${from} to ${to}, Beijing time`), size: textSizes.plain },
      { text: i18n._(msg`Gate ${gate}`), size: textSizes.gate },
    ],
    below: [
      {
        text: i18n._(msg`Valid on this day only, with the valid identity document named in the reservation.`),
        size: textSizes.small,
      },
    ],
  };
}
