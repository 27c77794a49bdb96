export interface OutboxMessageTable {
  id: string;
  channel: 'sms' | 'email';
  sealed: Buffer | null;
  created_at: Date;
  expires_at: Date | null;
  next_try_at: Date;
  tries: number;
  failed_at: Date | null;
  last_error: string | null;
}

export interface OutboxSchema {
  outbox_message: OutboxMessageTable;
}
