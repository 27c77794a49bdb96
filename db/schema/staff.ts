import type { Generated } from 'kysely';

export interface StaffTable {
  id: Generated<number>;
  email: string;
  role: 'editor' | 'admin' | 'steward';
  created_at: Generated<Date>;
}

export interface StaffTokenTable {
  token_hash: Buffer;
  staff_id: number;
  created_at: Generated<Date>;
  expires_at: Date;
}

export interface StaffSchema {
  staff: StaffTable;
  staff_token: StaffTokenTable;
}
