import { accountsSealed } from '#features/accounts/sealed-columns.server.ts';
import { financeSealed } from '#features/finance/sealed-columns.server.ts';
import { messagesSealed } from '#features/messages/sealed-columns.server.ts';
import { negotiationSealed } from '#features/negotiation/sealed-columns.server.ts';
import { reservationsSealed } from '#features/reservations/sealed-columns.server.ts';
import { talksSealed } from '#features/talks/sealed-columns.server.ts';
import type { SealedColumn } from '#platform/crypto/sealed-column.ts';
import { outboxSealed } from '#platform/outbox/sealed-columns.ts';

/**
 * Everything that is sealed with PII_KEY, from the features' own lists: what has to be sealed anew before a key can go. A
 * test compares the list with the database.
 */
export const sealedColumns: readonly SealedColumn[] = [
  ...outboxSealed,
  ...accountsSealed,
  ...negotiationSealed,
  ...financeSealed,
  ...messagesSealed,
  ...reservationsSealed,
  ...talksSealed,
];
