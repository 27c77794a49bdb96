import type { SiteContext } from '#platform/http/site-context.ts';
import { drawQr } from '#site/qr/qr-svg.server.ts';
import { closingOf } from './days.server.ts';
import { placeOf } from './place.server.ts';
import { readReservation, readReservationOfTicket } from './queries.server.ts';
import type { IdType, ReservationView } from './reservations.ts';
import { signTicket } from './ticket.server.ts';

/** What a ticket is good for: entering, nothing any more. */
export type TicketState = 'valid' | 'admitted' | 'cancelled' | 'over';

/** A ticket as its page shows it. */
export interface ShownTicket {
  ticketId: string;
  /** Masked. */
  name: string;
  idType: IdType;
  state: TicketState;
  /** The code that the gate reads, as the address of a picture (a data URL); empty where the ticket opens no gate. */
  qr: string;
}

/** A reservation with its tickets as pages show them. */
export interface ShownReservation
  extends Pick<ReservationView, 'id' | 'date' | 'opens' | 'closes' | 'gate' | 'cancellable'> {
  place: string;
  tickets: ShownTicket[];
}

/** The tickets of a reservation, for whoever was given its link. */
export async function showTickets(site: SiteContext, id: string): Promise<ShownReservation | undefined> {
  const now = site.clock.now();
  const view = await readReservation(site.db, id, now);
  return view && shown(site, view);
}

/** One ticket with its day, for whoever was given its link. */
export async function showTicket(
  site: SiteContext,
  ticketId: string,
): Promise<{ reservation: ShownReservation; ticket: ShownTicket } | undefined> {
  const view = await readReservationOfTicket(site.db, ticketId, site.clock.now());
  if (!view) return undefined;
  const visitors = view.visitors.filter((visitor) => visitor.ticketId === ticketId);
  const reservation = await shown(site, { ...view, visitors });
  const [ticket] = reservation.tickets;
  return ticket && { reservation, ticket };
}

async function shown(site: SiteContext, view: ReservationView): Promise<ShownReservation> {
  const { id, date, opens, closes, gate, cancellable } = view;
  const isOver = site.clock.now() >= closingOf(view);
  const tickets = await Promise.all(
    view.visitors.map(async ({ ticketId, name, idType, status, admitted }): Promise<ShownTicket> => {
      const state = status === 'cancelled' ? 'cancelled' : admitted ? 'admitted' : isOver ? 'over' : 'valid';
      const qr = state === 'valid' ? pictureOf(await signTicket(site.db, site.settings, { ticketId, date })) : '';
      return { ticketId, name, idType, state, qr };
    }),
  );
  return { id, date, opens, closes, gate, cancellable, place: await placeOf(site, date), tickets };
}

/** Black on white whatever the device's colours are: a picture is not turned over as drawn lines may be. */
function pictureOf(text: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(drawQr(text)).toString('base64')}`;
}
