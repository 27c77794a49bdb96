import type { SealedColumn } from '#platform/crypto/sealed-column.ts';
import { totpPurpose } from './factors/one-time-password.server.ts';

/** What of the staff is sealed with PII_KEY. */
export const staffSealed: readonly SealedColumn[] = [
  { table: 'staff_factor', key: 'id', keyType: 'text', column: 'sealed', purpose: () => totpPurpose },
];
