/** How a day stands. `full`: it can be reserved, and all places are taken; `later`: booking has not begun. */
export type DayState = 'open' | 'full' | 'later' | 'paused' | 'closed' | 'withdrawn' | 'over';

/** Those who held places on a day that was closed, counted in reservations. */
export interface ClosingCounts {
  holders: number;
  /** To whom the message has been given out. */
  told: number;
  moved: number;
  cancelled: number;
  /** Of all holders those who have neither moved nor cancelled. */
  unanswered: number;
}

/** A day in figures: nothing of it is about somebody. Moments are ISO 8601, times and days the venue's. */
export interface DayStand {
  date: string;
  state: DayState;
  opens: string;
  closes: string;
  capacity: number;
  /** Reserved, groups that booked elsewhere among them. */
  sold: number;
  /** Held for parties of the waiting list. */
  held: number;
  free: number;
  bookings: number;
  /** Parties that wait. */
  waiting: number;
  /** From when it can be booked; undefined for a day that was withdrawn. */
  opensAt: string | undefined;
  closing: ClosingCounts | undefined;
}

/** Most places of a day. */
export const placesMost = 1_000_000;
