import type { Generated } from 'kysely';
import type { Locale } from '#platform/i18n/locale.ts';

export interface ReservationDayTable {
  /** `YYYY-MM-DD`, the venue's calendar. */
  date: string;
  capacity: number;
  sold: Generated<number>;
  held: Generated<number>;
  bookings: Generated<number>;
  sold_elsewhere: Generated<number>;
  bookings_elsewhere: Generated<number>;
  opens: string;
  closes: string;
  gate: string;
  books_from: string;
}

export interface ReservationTable {
  id: string;
  date: string;
  to_sealed: Buffer | null;
  to_hash: Buffer | null;
  contact_name_sealed: Buffer | null;
  contact_phone_sealed: Buffer | null;
  locale: Locale;
  party: number;
  consent_version: string;
  consent_at: Date;
  documents_consent_at: Date;
  status: Generated<'booked' | 'cancelled'>;
  created_at: Date;
  cancelled_at: Date | null;
  moved_to: string | null;
}

export interface ReservationVisitorTable {
  id: Generated<number>;
  reservation_id: string;
  ticket_id: string;
  date: string;
  position: number;
  name_sealed: Buffer | null;
  masked_name: string;
  id_type: 'resident' | 'passport' | 'hkMacao' | 'taiwan';
  number_sealed: Buffer | null;
  masked_number: string;
  document_hash: Buffer | null;
  status: Generated<'booked' | 'cancelled'>;
  cancelled_at: Date | null;
}

export interface ReservationAccountDayTable {
  to_hash: Buffer;
  date: string;
  visitors: number;
}

export interface WaitingPartyTable {
  key: string;
  turn: Generated<number>;
  date: string;
  visitors: number;
  to_sealed: Buffer | null;
  to_hash: Buffer | null;
  locale: Locale;
  status: Generated<'waiting' | 'offered' | 'taken' | 'left' | 'expired'>;
  created_at: Date;
  held_until: Date | null;
}

export interface EndedHolderTable {
  id_hash: Buffer;
  expires_at: Date;
}

export interface IdempotencyKeyTable {
  key_hash: Buffer;
  body_hash: Buffer;
  answer_sealed: Buffer;
  expires_at: Date;
}

export interface ReservationDraftTable {
  id: string;
  sealed: Buffer;
  expires_at: Date;
}

export interface ReservationsSchema {
  reservation_day: ReservationDayTable;
  reservation: ReservationTable;
  reservation_visitor: ReservationVisitorTable;
  reservation_account_day: ReservationAccountDayTable;
  waiting_party: WaitingPartyTable;
  idempotency_key: IdempotencyKeyTable;
  ended_holder: EndedHolderTable;
  reservation_draft: ReservationDraftTable;
}
