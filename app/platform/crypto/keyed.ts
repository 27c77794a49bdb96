import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { decrypt, encrypt } from './aes-gcm.ts';

const shortestSecret = 32;

/** Keys made so far: making one takes longer than using it. There are as many as there are purposes. */
const keys = new Map<string, KeyObject>();
const keysMost = 1000;

/** A key of its own for each purpose, from one secret (HKDF, RFC 5869). */
function keyFor(secret: string, purpose: string): KeyObject {
  if (secret.length < shortestSecret) throw new Error('There is no secret to make keys from');
  const name = `${secret} ${purpose}`;
  const known = keys.get(name);
  if (known) return known;
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  if (keys.size < keysMost) keys.set(name, key);
  return key;
}

/**
 * A keyed hash (HMAC-SHA-256): finds or compares a value without keeping it.
 * @param purpose what it is for; the same text hashes differently for another purpose
 */
export function keyedHash(secret: string, purpose: string, text: string): Buffer {
  return createHmac('sha256', keyFor(secret, purpose)).update(text).digest();
}

/** Encrypts a short text with the key of a purpose. */
export function seal(secret: string, purpose: string, text: string): Buffer {
  return encrypt(keyFor(secret, purpose), text);
}

/** The text that was sealed. @throws where it was sealed with another secret or purpose, or changed since */
export function unseal(secret: string, purpose: string, sealed: Buffer): string {
  return decrypt(keyFor(secret, purpose), sealed);
}
