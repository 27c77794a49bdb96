import type { ColumnType, Generated } from 'kysely';

type WithDefault<T> = ColumnType<T, T | undefined, T>;
type Locale = 'zh-CN' | 'en-US' | 'fr-FR';

export interface ReservationDayTable {
  /** `YYYY-MM-DD`, the venue's calendar. */
  date: string;
  capacity: number;
  sold: WithDefault<number>;
  held: WithDefault<number>;
  bookings: WithDefault<number>;
  sold_elsewhere: WithDefault<number>;
  bookings_elsewhere: WithDefault<number>;
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
  status: WithDefault<'booked' | 'cancelled'>;
  created_at: Date;
  cancelled_at: Date | null;
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
  status: WithDefault<'booked' | 'cancelled'>;
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
  status: WithDefault<'waiting' | 'offered' | 'taken' | 'left' | 'expired'>;
  created_at: Date;
  held_until: Date | null;
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
  reservation_draft: ReservationDraftTable;
}
