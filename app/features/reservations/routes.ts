import type { PageRoute } from '#platform/feature/page-route.ts';

/** Pages of a reservation: the name after `reservation.`, the path below `reservation/`, the module in `site/`. */
const pages: [name: string, path: string, module: string][] = [
  ['contact', 'contact', 'contact.tsx'],
  ['code', 'code', 'code.tsx'],
  ['party', 'party', 'party.tsx'],
  ['visitor', 'visitor', 'visitor.tsx'],
  ['you', 'you', 'you.tsx'],
  ['check', 'check', 'check.tsx'],
  ['tickets', 'tickets/:id', 'tickets.tsx'],
  ['tickets.calendar', 'tickets/:id/visit.ics', 'calendar.ts'],
  ['ticket', 'ticket/:ticketId', 'ticket.tsx'],
  ['ticket.picture', 'ticket/:ticketId/ticket.png', 'picture.ts'],
  ['find', 'find', 'find.tsx'],
  ['mine', 'mine', 'mine.tsx'],
  ['forget', 'forget', 'forget.ts'],
  ['cancel', 'cancel/:id', 'cancel.tsx'],
  ['rebook', 'rebook/:id', 'rebook.tsx'],
  ['waitlist', 'waitlist', 'waitlist.tsx'],
  ['offer', 'offer/:key', 'offer.tsx'],
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
