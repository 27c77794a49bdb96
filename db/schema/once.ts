import type { JSONColumnType } from 'kysely';

export interface IdempotencyKeyTable {
  key_hash: Buffer;
  body_hash: Buffer;
  /** Null while the work is under way. */
  answer: JSONColumnType<object | null>;
  expires_at: Date;
}

export interface OnceSchema {
  idempotency_key: IdempotencyKeyTable;
}
