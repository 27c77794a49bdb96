import type { PageRoute } from '#platform/feature/page-route.ts';

/** Pages of a reservation: the name after `reservation.`, the path below `reservation/`, the module in `site/`. */
const pages: [name: string, path: string, module: string][] = [
  ['contact', 'contact', 'booking/contact.tsx'],
  ['code', 'code', 'booking/code.tsx'],
  ['party', 'party', 'booking/party.tsx'],
  ['visitor', 'visitor', 'booking/visitor.tsx'],
  ['you', 'you', 'booking/you.tsx'],
  ['check', 'check', 'booking/check.tsx'],
  ['tickets', 'tickets/:id', 'holder/tickets.tsx'],
  ['tickets.calendar', 'tickets/:id/visit.ics', 'holder/calendar.ts'],
  ['ticket', 'ticket/:ticketId', 'holder/ticket.tsx'],
  ['ticket.picture', 'ticket/:ticketId/ticket.png', 'holder/picture.ts'],
  ['find', 'find', 'booking/find.tsx'],
  ['mine', 'mine', 'holder/mine.tsx'],
  ['forget', 'forget', 'holder/forget.ts'],
  ['cancel', 'cancel/:id', 'holder/cancel.tsx'],
  ['rebook', 'rebook/:id', 'holder/rebook.tsx'],
  ['waitlist', 'waitlist', 'booking/waitlist.tsx'],
  ['offer', 'offer/:key', 'booking/offer.tsx'],
  ['move', 'move/:key', 'holder/move.tsx'],
];

/** Every page is for one visitor; the first one too is made anew for everybody, for places go while it is read. */
export const reservationRoutes: PageRoute[] = [
  {
    id: 'account.reservations',
    path: 'account/reservations',
    file: 'features/reservations/site/holder/of-member.tsx',
    personal: true,
  },
  {
    id: 'reservation',
    path: 'reservation',
    file: 'features/reservations/site/booking/days.tsx',
    personal: true,
    listed: true,
  },
  ...pages.map(([name, path, module]) => ({
    id: `reservation.${name}`,
    path: `reservation/${path}`,
    file: `features/reservations/site/${module}`,
    personal: true,
    listed: name === 'find',
  })),
];

/** Pages of the console: how the days stand, one day, and how one is closed. */
export const reservationConsole: PageRoute[] = [
  {
    id: 'console.reservations',
    path: 'console/reservations',
    file: 'features/reservations/console/days.tsx',
    personal: true,
  },
  {
    id: 'console.reservations.day',
    path: 'console/reservations/:date',
    file: 'features/reservations/console/day.tsx',
    personal: true,
  },
  {
    id: 'console.reservations.close',
    path: 'console/reservations/:date/close',
    file: 'features/reservations/console/close.tsx',
    personal: true,
  },
];
