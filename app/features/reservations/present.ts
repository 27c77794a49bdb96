import { venueTimestamp } from '#platform/clock/clock.ts';
import type { Day, ReservationView } from './reservations.ts';

/** A day in the API's form. */
export function presentDay({ date, capacity, remaining, bookings, opens, closes, gate, waiting }: Day) {
  return { date, capacity, remaining, bookings, opens, closes, gate, waiting };
}

/** A reservation in the API's form: names and numbers masked. */
export function presentReservation(view: ReservationView) {
  return {
    id: view.id,
    date: view.date,
    status: view.status,
    opens: view.opens,
    closes: view.closes,
    gate: view.gate,
    createTime: venueTimestamp(view.createdAt),
    cancellable: view.cancellable,
    dayClosed: view.isClosed,
    visitors: view.visitors.map(({ ticketId, name, idType, idNumber, status, admitted }) => ({
      ticketId,
      name,
      idType,
      idNumber,
      status,
      admitted,
    })),
  };
}
