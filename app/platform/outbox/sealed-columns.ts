import type { SealedColumn } from '../crypto/sealed-column.ts';

export const outboxSealed: readonly SealedColumn[] = [
  { table: 'outbox_message', key: 'id', keyType: 'text', column: 'sealed', purpose: (id) => `outbox ${id}` },
];
