import type { Generated, JSONColumnType } from 'kysely';
import type { Locale } from '#platform/i18n/locale.ts';

export interface FinanceProviderTable {
  id: Generated<number>;
  key: string;
  type: 'bank' | 'insurance' | 'leasing' | 'guarantee' | 'fund' | 'payment' | 'advisory';
  countries: string[];
  needs: string[];
  email: string;
  backup_email: string;
  mobile: string;
  website: string;
}

export interface FinanceProviderTextTable {
  provider_id: number;
  locale: Locale;
  name: string;
  profile: string;
  contact: string;
}

export interface FinanceMessageTable {
  id: Generated<number>;
  provider_id: number;
  member_id: number | null;
  sealed: Buffer;
  created_at: Date;
  request_hash: Buffer | null;
  body_hash: Buffer | null;
}

export interface ExchangeRateTable {
  currency: string;
  /** `YYYY-MM-DD` at the venue. */
  day: string;
  /** Numbers come as decimal strings. */
  spot_purchase: string;
  cash_settlement: string | null;
  updated_at: Date;
  source: string;
}

interface RefusedRow {
  row: number;
  currency: string;
  reason: string;
}

export interface RateImportTable {
  id: Generated<number>;
  at: Date;
  source: string;
  taken: number;
  known: number;
  left_out: number;
  refused: number;
  refusals: JSONColumnType<RefusedRow[]>;
  failure: string | null;
}

export interface FinanceSchema {
  finance_provider: FinanceProviderTable;
  finance_provider_text: FinanceProviderTextTable;
  finance_message: FinanceMessageTable;
  exchange_rate: ExchangeRateTable;
  rate_import: RateImportTable;
}
