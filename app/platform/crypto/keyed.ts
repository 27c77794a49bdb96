import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const shortestSecret = 32;

/** Keys made so far: making one takes longer than using it. There are as many as there are purposes. */
const keys = new Map<string, Buffer>();
const keysMost = 1000;

/** A key of its own for each purpose, from one secret (HKDF, RFC 5869). */
function keyFor(secret: string, purpose: string): Buffer {
  if (secret.length < shortestSecret) throw new Error('There is no secret to make keys from');
  const name = `${secret} ${purpose}`;
  const known = keys.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
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

/** Encrypts a short text (AES-256-GCM): nonce, tag and cipher text in one. */
export function seal(secret: string, purpose: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, keyFor(secret, purpose), nonce);
  const sealed = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
  return Buffer.concat([nonce, encryption.getAuthTag(), sealed]);
}

/** The text that was sealed. @throws where it was sealed with another secret or purpose, or changed since */
export function unseal(secret: string, purpose: string, sealed: Buffer): string {
  const decryption = createDecipheriv(cipher, keyFor(secret, purpose), sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decryption.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return decryption.update(sealed.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decryption.final('utf8');
}
