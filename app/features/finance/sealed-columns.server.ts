import type { SealedColumn } from '#platform/crypto/sealed-column.ts';

/** What a message to a provider is sealed for. */
export const messagePurpose = 'finance message';

/** What of the finance section is sealed with PII_KEY. */
export const financeSealed: readonly SealedColumn[] = [
  { table: 'finance_message', key: 'id', keyType: 'bigint', column: 'sealed', purpose: () => messagePurpose },
];
