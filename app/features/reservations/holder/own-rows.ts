import type { ReservationView } from '../reservations.ts';

/** A reservation in the list of one's own. */
export type OwnRow = ReturnType<typeof present>;

/** One's reservations: what is ahead first, the next day at the top; then what is over or cancelled, the latest at the top. */
export function ownRows(views: readonly ReservationView[]): OwnRow[] {
  const rows = views.map(present);
  const [ahead, over] = [true, false].map((is) => rows.filter(({ cancellable }) => cancellable === is));
  return [...(ahead ?? []).toReversed(), ...(over ?? [])];
}

function present({ id, date, status, opens, closes, cancellable, isClosed, visitors }: ReservationView) {
  const coming = visitors.filter((visitor) => visitor.status === 'booked').map(({ name }) => name);
  return { id, date, status, opens, closes, cancellable, isClosed, coming };
}
