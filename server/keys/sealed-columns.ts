import { serverFeatures } from '#features/index.server.ts';
import type { SealedColumn } from '#platform/crypto/sealed-column.ts';
import { outboxSealed } from '#platform/outbox/sealed-columns.ts';

/** Everything that is sealed with PII_KEY: what has to be sealed anew before a key can go. A test compares it with the database. */
export const sealedColumns: readonly SealedColumn[] = [
  ...outboxSealed,
  ...serverFeatures.flatMap(({ sealed = [] }) => sealed),
];
