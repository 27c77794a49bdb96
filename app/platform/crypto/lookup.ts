import type { Settings } from '../config/settings.ts';
import { keyedHash } from './keyed.ts';

/** What people are found by: LOOKUP_KEY, and SESSION_SECRET for what was written before there was one. */
export type LookupKeys = Pick<Settings, 'LOOKUP_KEY' | 'SESSION_SECRET'>;

/**
 * Hashes by which a person's row is found without the person standing there, one for each key: the first is written, all
 * are looked for. A hash says which key made it: length of the key's id, the id, HMAC; SESSION_SECRET, the oldest, has none.
 * @param purpose what it is for; the same text hashes differently for another purpose
 */
export function lookupHashes(settings: LookupKeys, purpose: string, text: string): [Buffer, ...Buffer[]] {
  const { LOOKUP_KEY = [], SESSION_SECRET } = settings;
  const named = LOOKUP_KEY.map(({ id, key }) => {
    const hash = keyedHash(key.export().toString('base64'), purpose, text);
    return Buffer.concat([Buffer.from([id.length]), Buffer.from(id, 'ascii'), hash]);
  });
  const [first, ...others] = named;
  // Without any key at all, making a hash says so.
  if (!first) return [keyedHash(SESSION_SECRET, purpose, text)];
  return SESSION_SECRET === '' ? [first, ...others] : [first, ...others, keyedHash(SESSION_SECRET, purpose, text)];
}

/** The ids of the keys that this process knows, the one that hashes first. That of SESSION_SECRET is empty. */
export function lookupKeyIds({ LOOKUP_KEY = [] }: LookupKeys): string[] {
  return [...LOOKUP_KEY.map(({ id }) => id), ''];
}
