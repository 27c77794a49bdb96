import type { HandedTicket } from '../reservations.ts';
import type { OrderProblems } from './order-problems.ts';

export interface Reserved {
  outcome: 'reserved';
  id: string;
  tickets: HandedTicket[];
}

/** Why a reservation was not made; nothing was taken. */
export type Refusal =
  /** Fields are wrong (`visitors.0.idNumber`); no code was used up. */
  | { outcome: 'wrong-fields'; problems: OrderProblems }
  /** The code is wrong, used or too old: one try is gone. */
  | { outcome: 'wrong-code' }
  /** So many places are left, fewer than the party needs. */
  | { outcome: 'full'; remaining: number }
  /** These visitors (from 0) have a place on that day already. */
  | { outcome: 'already-booked'; visitors: number[] }
  /** Phone or mail has booked for others that day: so many of the five are left. */
  | { outcome: 'account-full'; left: number }
  /** Not to be visited, not yet to be reserved, or closed by now. */
  | { outcome: 'closed-day' }
  /** The places are no longer held, were offered to somebody else, or are fewer. */
  | { outcome: 'offer-gone' }
  /** The same `Idempotency-Key` came before with another body. */
  | { outcome: 'other-body' }
  | { outcome: 'too-often'; retryAfter: number };

export type Cancelled =
  /** So many visitors were cancelled now; none where they had been before. */
  | { outcome: 'cancelled'; visitors: number }
  | { outcome: 'missing' }
  /** These tickets have been admitted: nothing was cancelled. */
  | { outcome: 'admitted'; ticketIds: string[] }
  /** The day is over. */
  | { outcome: 'too-late' };

export type Rebooked =
  | Reserved
  | Exclude<Refusal, { outcome: 'wrong-fields' | 'wrong-code' | 'other-body' | 'offer-gone' }>
  | Exclude<Cancelled, { outcome: 'cancelled' }>
  /** It is for that day already. */
  | { outcome: 'same-day' };

export type Waiting =
  /** On the list, behind so many parties; `key` names the entry (link, leaving). */
  | { outcome: 'waiting'; key: string; ahead: number }
  /** There are places enough: reserve. */
  | { outcome: 'places-left'; remaining: number }
  | { outcome: 'closed-day' }
  | { outcome: 'too-often'; retryAfter: number };
