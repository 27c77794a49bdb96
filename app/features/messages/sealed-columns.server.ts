import type { SealedColumn } from '#platform/crypto/sealed-column.ts';

/** What the contact of a message is sealed for. */
export const contactPurpose = 'board message contact';

/** What of the message board is sealed with PII_KEY. */
export const messagesSealed: readonly SealedColumn[] = [
  { table: 'board_message', key: 'id', keyType: 'bigint', column: 'contact_sealed', purpose: () => contactPurpose },
];
