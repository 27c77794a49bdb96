import type { SealedColumn } from '#platform/crypto/sealed-column.ts';
import { memberAccountPurpose } from './find-member.server.ts';

/** What of the accounts is sealed with PII_KEY. */
export const accountsSealed: readonly SealedColumn[] = [
  {
    table: 'member_account',
    key: 'account_hash',
    keyType: 'bytea',
    column: 'sealed',
    purpose: () => memberAccountPurpose,
  },
];
