import type { Reachable } from '#features/accounts/index.server.ts';
import { type LookupKeys, lookupHashes } from '#platform/crypto/lookup.ts';
import { personOf } from '../documents/documents.ts';

/** By what reservations of a phone or mail are found (`lookupHashes`: the first is written, all are looked for). */
export function accountHashes(settings: LookupKeys, { channel, address }: Reachable): [Buffer, ...Buffer[]] {
  return lookupHashes(settings, 'reservation account', `${channel}:${address}`);
}

/** By what a document is found that has a place on a day. @param number as it is kept */
export function documentHashes(settings: LookupKeys, idType: string, number: string): [Buffer, ...Buffer[]] {
  return lookupHashes(settings, 'visitor document', personOf(idType, number));
}
