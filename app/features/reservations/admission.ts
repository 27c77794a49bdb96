import type { IdType } from './reservations.ts';

/** What a steward is told about a scanned ticket. */
export type Admission =
  /** Let in, once: with so many booked visitors of the same reservation, themselves among them. */
  | { outcome: 'admitted'; name: string; idType: IdType; party: number; gate: string; admittedAt: Date }
  /** Somebody came in with it before. */
  | { outcome: 'already-used'; gate: string; admittedAt: Date }
  /** It is for another day: `YYYY-MM-DD`. */
  | { outcome: 'wrong-day'; date: string }
  | { outcome: 'cancelled'; date: string }
  /** Not signed by us: made up, changed, or no ticket at all. */
  | { outcome: 'not-genuine' }
  /** Signed by us, and of no reservation that is kept. */
  | { outcome: 'unknown' };

/** Who lets visitors in: stewards and admins. */
export function mayAdmit({ role }: { role: string }): boolean {
  return role === 'steward' || role === 'admin';
}
