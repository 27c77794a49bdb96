import type { SealedColumn } from '#platform/crypto/sealed-column.ts';
import { memberAccountPurpose } from './members/find-member.server.ts';
import { keptFormPurpose } from './sessions/kept-form.server.ts';

/** What of the accounts is sealed with PII_KEY. */
export const accountsSealed: readonly SealedColumn[] = [
  {
    table: 'member_account',
    key: 'account_hash',
    keyType: 'bytea',
    column: 'sealed',
    purpose: () => memberAccountPurpose,
  },
  { table: 'kept_form', key: 'id_hash', keyType: 'bytea', column: 'sealed', purpose: () => keptFormPurpose },
];
