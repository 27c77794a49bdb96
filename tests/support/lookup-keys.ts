import { generateKeySync } from 'node:crypto';
import type { Settings } from '#platform/config/settings.ts';
import type { Platform } from '#platform/http/site-context.ts';

type Keys = NonNullable<Settings['LOOKUP_KEY']>;

export const newLookupKey = (id: string): Keys[number] => ({ id, key: generateKeySync('hmac', { length: 256 }) });

/** The site as it is started with other keys for lookups; without any it has SESSION_SECRET, as before there was LOOKUP_KEY. */
export function withLookupKeys(platform: Platform, keys: Keys, secret = platform.settings.SESSION_SECRET): Platform {
  const LOOKUP_KEY = keys.length > 0 ? keys : undefined;
  return { ...platform, settings: { ...platform.settings, LOOKUP_KEY, SESSION_SECRET: secret } };
}
