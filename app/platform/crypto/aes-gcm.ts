import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a short text (AES-256-GCM, NIST SP 800-38D): nonce, tag and cipher text in one.
 * @param key 32 bytes, as a `KeyObject`: from plain bytes Node makes one at each use, which takes longer than encrypting
 * @param bound what the tag vouches for besides the text
 */
export function encrypt(key: KeyObject, text: string, bound?: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, key, nonce);
  if (bound) encryption.setAAD(bound);
  const encrypted = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
  return Buffer.concat([nonce, encryption.getAuthTag(), encrypted]);
}

/** The text that was encrypted. @throws where it was with another key, is bound to something else, or changed since */
export function decrypt(key: KeyObject, encrypted: Buffer, bound?: Buffer): string {
  const nonce = encrypted.subarray(0, nonceBytes);
  const decryption = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  if (bound) decryption.setAAD(bound);
  decryption.setAuthTag(encrypted.subarray(nonceBytes, nonceBytes + tagBytes));
  return decryption.update(encrypted.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decryption.final('utf8');
}
