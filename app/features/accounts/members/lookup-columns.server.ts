import type { LookupColumn } from '#platform/crypto/lookup-column.ts';
import { memberAccountHashes, unsealMemberAccount } from './find-member.server.ts';

/** What of the accounts people are found by. */
export const accountsLookups: readonly LookupColumn[] = [
  {
    table: 'member_account',
    column: 'account_hash',
    anew: {
      key: 'account_hash',
      keyType: 'bytea',
      sealed: 'sealed',
      hash: (settings, sealed) => memberAccountHashes(settings, unsealMemberAccount(settings, sealed))[0],
    },
  },
  // Written anew with each code that is answered, and deleted after half a year.
  { table: 'known_account', column: 'account_hash', goesWithKey: true },
];
