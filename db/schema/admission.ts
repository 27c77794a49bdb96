import type { Generated } from 'kysely';

export interface TicketKeyTable {
  id: number;
  public_key: string;
  private_sealed: Buffer | null;
  created_at: Generated<Date>;
  retired_at: Date | null;
}

export interface AdmissionTable {
  ticket_id: string;
  gate: string;
  staff_id: number | null;
  admitted_at: Date;
  outside_hours: Generated<boolean>;
}

export interface VisitorRevealTable {
  id: Generated<number>;
  ticket_id: string;
  staff_id: number | null;
  reason: 'admission';
  revealed_at: Date;
}

type Admission = 'admitted' | 'already-used' | 'wrong-day' | 'outside-hours' | 'cancelled' | 'not-genuine' | 'unknown';

export interface AdmissionScanTable {
  staff_id: number;
  nonce: string;
  ticket_hash: Buffer;
  outcome: Admission | null;
  ticket_id: string | null;
  date: string | null;
  party: number | null;
  scanned_at: Date;
}

export interface PurgeRecordTable {
  id: Generated<number>;
  /** `YYYY-MM-DD`, the day of the visit. */
  day: string;
  reservations: number;
  visitors: number;
  waiting_parties: number;
  purged_at: Date;
}

export interface AdmissionSchema {
  ticket_key: TicketKeyTable;
  admission: AdmissionTable;
  admission_scan: AdmissionScanTable;
  visitor_reveal: VisitorRevealTable;
  purge_record: PurgeRecordTable;
}
