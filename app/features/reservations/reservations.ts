/** Kinds of identity documents (specification 3), as calls and forms name them. */
export const idTypes = ['resident', 'passport', 'hkMacao', 'taiwan'] as const;

export type IdType = (typeof idTypes)[number];

export function isIdType(value: unknown): value is IdType {
  return idTypes.some((idType) => idType === value);
}

/** Visitors of one reservation, and of one phone or mail on one day, at most: the rule that the announcements state. */
export const partyMost = 5;

/** Names the texts that a visitor consents to; the version is kept with each reservation, and changes with the texts. */
export const consentVersion = '2026-11-23';

/** Consent as somebody gave it. */
export interface GivenConsent {
  /** Of the texts that were shown. */
  version: string;
  /** When the box of the use of data was ticked. */
  at: Date;
  /** When that of the documents was. */
  documentsAt: Date;
}

/** How long places stay held for a party of the waiting list, in milliseconds. */
export const offerLifetime = 2 * 3_600_000;

/** How long a phone or mail counts as proven in one browser, in milliseconds (contract, Calls: 30 minutes). */
export const proofLifetime = 30 * 60_000;

/** A visitor as typed. */
export interface Visitor {
  name: string;
  idType: IdType;
  idNumber: string;
}

/** What somebody wants to reserve, as typed; `order/check-order.server.ts` says what is wrong with it. */
export interface Order {
  /** `YYYY-MM-DD`, venue time. */
  date: string;
  visitors: Visitor[];
  contactName: string;
  contactPhone: string;
  /** To both texts: how the reservation works, and what becomes of the documents. */
  consent: boolean;
}

/** A day that can be visited. */
export interface Day {
  date: string;
  capacity: number;
  remaining: number;
  bookings: number;
  /** Venue time, `09:00`. */
  opens: string;
  closes: string;
  gate: string;
  /** Parties on the waiting list. */
  waiting: number;
}

/** A ticket as it is handed out: nothing of it names a person but the masked name. */
export interface HandedTicket {
  ticketId: string;
  /** Signed text of the QR code. */
  ticket: string;
  /** Masked. */
  name: string;
  idType: IdType;
}

/** A reservation as its holder sees it. */
export interface ReservationView {
  id: string;
  date: string;
  status: 'booked' | 'cancelled';
  opens: string;
  closes: string;
  gate: string;
  createdAt: Date;
  /** True until the day is over, while somebody of the party is booked and not admitted; longer where it was closed to visitors. */
  cancellable: boolean;
  /** The day was closed to visitors: its tickets let nobody in, and can be moved to another day. */
  isClosed: boolean;
  visitors: VisitorView[];
}

export interface VisitorView {
  ticketId: string;
  /** Masked, as are name and number everywhere. */
  name: string;
  idType: IdType;
  idNumber: string;
  status: 'booked' | 'cancelled';
  admitted: boolean;
}
