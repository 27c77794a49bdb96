import type { Why } from '../closing/read-why.server.ts';
import type { IdType } from '../reservations.ts';

/** Somebody who was let in, as a steward compares them with their document. */
export interface Admitted {
  /** In full; masked where it was erased meanwhile. */
  name: string;
  idType: IdType;
  /** The last characters of the document's number: four at most, and never more than half of it. */
  idEnd: string;
  gate: string;
  admittedAt: Date;
  /** A steward decided so, before the doors opened or after they closed. */
  outsideHours: boolean;
}

/** What a steward is told about a scanned ticket. */
export type Admission =
  /** Let in, once: with so many booked visitors of the same reservation, themselves among them. */
  | (Admitted & { outcome: 'admitted'; party: number })
  /** Somebody came in with it before. */
  | { outcome: 'already-used'; gate: string; admittedAt: Date }
  /** It is for another day: `YYYY-MM-DD`. */
  | { outcome: 'wrong-day'; date: string }
  /** The doors are not open yet, or closed by now (venue time): a steward may let them in all the same. */
  | { outcome: 'outside-hours'; opens: string; closes: string }
  | { outcome: 'cancelled'; date: string }
  /** Its day was closed to visitors. */
  | { outcome: 'day-closed'; date: string; why: Why }
  /** Not signed by us: made up, changed, or no ticket at all. */
  | { outcome: 'not-genuine' }
  /** Signed by us, and of no reservation that is kept. */
  | { outcome: 'unknown' };
