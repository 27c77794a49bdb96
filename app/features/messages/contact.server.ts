import type { Reachable } from '#features/accounts/index.server.ts';
import type { Settings } from '#platform/config/settings.ts';
import { sealPersonal, unsealPersonal } from '#platform/crypto/personal.ts';
import { contactPurpose } from './sealed-columns.server.ts';

/** Who wrote a message, and how they are reached: seen by themselves, and masked by staff. */
export interface MessageContact {
  person: string;
  to: Reachable;
}

type Keys = Pick<Settings, 'PII_KEY'>;

export function sealContact(settings: Keys, { person, to }: MessageContact): Buffer {
  return sealPersonal(settings, contactPurpose, JSON.stringify({ person, to }));
}

/** The contact of a message; undefined where it is no longer kept. */
export function openContact(settings: Keys, sealed: Buffer | null): MessageContact | undefined {
  return sealed ? (JSON.parse(unsealPersonal(settings, contactPurpose, sealed)) as MessageContact) : undefined;
}
