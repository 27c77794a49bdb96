import type { Settings } from '../config/settings.ts';
import { decrypt, encrypt } from './aes-gcm.ts';

/**
 * Encrypts personal data (AES-256-GCM) with the first key of PII_KEY. Written as one value: length of the key's id, the
 * id, nonce, tag, cipher text; so that keys can be changed while older values still open.
 * @param purpose what it is for, `visitor number`; it opens for the same purpose only
 */
export function sealPersonal(settings: Pick<Settings, 'PII_KEY'>, purpose: string, text: string): Buffer {
  const [first] = settings.PII_KEY ?? [];
  if (!first) throw new Error('There is no PII_KEY to seal with');
  const id = Buffer.from(first.id, 'ascii');
  const head = Buffer.concat([Buffer.from([id.length]), id]);
  return Buffer.concat([head, encrypt(first.key, text, boundTo(head, purpose))]);
}

/**
 * The personal data that was sealed.
 * @throws where its key is no longer in PII_KEY (the message names it), or it was sealed for another purpose, or changed
 */
export function unsealPersonal(settings: Pick<Settings, 'PII_KEY'>, purpose: string, sealed: Buffer): string {
  const id = keyIdOf(sealed);
  const key = settings.PII_KEY?.find((known) => known.id === id)?.key;
  if (!key) throw new Error(`PII_KEY has no key ${id} any more`);
  const headBytes = 1 + id.length;
  return decrypt(key, sealed.subarray(headBytes), boundTo(sealed.subarray(0, headBytes), purpose));
}

/** A sealed value as the first key of PII_KEY seals it: itself, if that key did. @throws as `unsealPersonal` does */
export function resealPersonal(settings: Pick<Settings, 'PII_KEY'>, purpose: string, sealed: Buffer): Buffer {
  if (keyIdOf(sealed) === settings.PII_KEY?.[0]?.id) return sealed;
  return sealPersonal(settings, purpose, unsealPersonal(settings, purpose, sealed));
}

/** The id of the key that a value was sealed with: another one than the first of PII_KEY wants to be sealed anew. */
export function keyIdOf(sealed: Buffer): string {
  return sealed.subarray(1, 1 + (sealed[0] ?? 0)).toString('ascii');
}

/** What the tag vouches for besides the text: with which key, and what for. */
function boundTo(head: Buffer, purpose: string): Buffer {
  return Buffer.concat([head, Buffer.from(purpose, 'utf8')]);
}
