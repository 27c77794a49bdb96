import type { SiteContext } from '#platform/http/site-context.ts';
import { drawQr } from '#shell/qr/qr-svg.server.ts';
import { closingOf } from '../days/days.server.ts';
import { placeOf } from '../days/place.server.ts';
import type { IdType, ReservationView } from '../reservations.ts';
import { signTicket } from '../tickets/ticket.server.ts';
import { readReservation, readReservationOfTicket } from './queries.server.ts';

/** What a ticket is good for: entering, nothing any more. */
export type TicketState = 'valid' | 'admitted' | 'cancelled' | 'closed' | 'over';

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

/** A ticket whose code has not been drawn. */
export interface SignedTicket extends Omit<ShownTicket, 'qr'> {
  /** What its code says; empty where the ticket opens no gate. */
  code: string;
}

/** What a ticket is for. */
export interface Visit extends Pick<ReservationView, 'id' | 'date' | 'opens' | 'closes' | 'gate' | 'cancellable'> {
  place: string;
}

/** A reservation with its tickets as pages show them. */
export interface ShownReservation extends Visit {
  tickets: ShownTicket[];
}

/** The tickets of a reservation, for whoever was given its link. */
export async function showTickets(site: SiteContext, id: string): Promise<ShownReservation | undefined> {
  const view = await readReservation(site.db, id, site.clock.now());
  if (!view) return undefined;
  const [visit, tickets] = await Promise.all([visitOf(site, view), signed(site, view)]);
  return { ...visit, tickets: tickets.map(withPicture) };
}

/** One ticket with its day, for whoever was given its link. */
export async function showTicket(
  site: SiteContext,
  ticketId: string,
): Promise<{ visit: Visit; ticket: ShownTicket } | undefined> {
  const read = await readTicket(site, ticketId);
  return read && { visit: read.visit, ticket: withPicture(read.ticket) };
}

/** One ticket with its day as `showTicket` has it, before its code is drawn: that keeps the thread for milliseconds. */
export async function readTicket(
  site: SiteContext,
  ticketId: string,
): Promise<{ visit: Visit; ticket: SignedTicket } | undefined> {
  const view = await readReservationOfTicket(site.db, ticketId, site.clock.now());
  if (!view) return undefined;
  const visitors = view.visitors.filter((visitor) => visitor.ticketId === ticketId);
  const [visit, [ticket]] = await Promise.all([visitOf(site, view), signed(site, { ...view, visitors })]);
  return ticket && { visit, ticket };
}

async function visitOf(site: SiteContext, view: ReservationView): Promise<Visit> {
  const { id, date, opens, closes, gate, cancellable } = view;
  return { id, date, opens, closes, gate, cancellable, place: await placeOf(site, date) };
}

function signed(site: SiteContext, view: ReservationView): Promise<SignedTicket[]> {
  const { date } = view;
  const ofDay = view.isClosed ? 'closed' : site.clock.now() >= closingOf(view) ? 'over' : 'valid';
  return Promise.all(
    view.visitors.map(async ({ ticketId, name, idType, status, admitted }) => {
      const state = status === 'cancelled' ? 'cancelled' : admitted ? 'admitted' : ofDay;
      const code = state === 'valid' ? await signTicket(site.db, site.settings, { ticketId, date }) : '';
      return { ticketId, name, idType, state, code };
    }),
  );
}

function withPicture({ code, ...ticket }: SignedTicket): ShownTicket {
  return { ...ticket, qr: code && pictureOf(code) };
}

/** Black on white whatever the device's colours are: a picture is not turned over as drawn lines may be. */
function pictureOf(text: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(drawQr(text)).toString('base64')}`;
}
