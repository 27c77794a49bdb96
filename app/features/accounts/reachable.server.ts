import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import type { Settings } from '#platform/config/settings.ts';
import { keyedHash } from '#platform/crypto/keyed.ts';
import type { Channel } from '#platform/outbox/channels.ts';

/** Where somebody can be reached: what stands for a person until there are accounts. */
export interface Reachable {
  channel: Channel;
  /** A phone as E.164 (`+8613800138000`), or a mail address in lower case. */
  address: string;
}

/** What people put between the digits of a phone number, and marks of direction that are copied along from contacts. */
const between = /[\s\p{Pd}\p{Cf}()./·•]/gu;
const chineseMobile = /^1[3-9]\d{9}$/;
const longestMail = 254;
const mail = z.email().max(longestMail);

/**
 * Reads a phone or a mail address as somebody typed it: any country's phone with its country code (`+33 6 12 34 56 78`,
 * `0086-138...`), a Chinese mobile also without; full-width characters too.
 * @returns undefined where it is neither, or a phone of another country without country code
 */
export function readReachable(typed: string): Reachable | undefined {
  const plain = typed.normalize('NFKC').trim();
  if (plain.length > longestMail) return undefined;
  return plain.includes('@') ? readMail(plain) : readPhone(plain);
}

function readMail(typed: string): Reachable | undefined {
  const address = mail.safeParse(typed.toLowerCase());
  return address.success ? { channel: 'email', address: address.data } : undefined;
}

function readPhone(typed: string): Reachable | undefined {
  const joined = typed.replace(between, '').replace(/^00/, '+');
  const number = chineseMobile.test(joined) ? `+86${joined}` : joined;
  // Anything else, letters above all, the library would try to make sense of.
  if (!/^\+\d{6,17}$/.test(number)) return undefined;
  const phone = parsePhoneNumberFromString(number);
  return phone?.isPossible() ? { channel: 'sms', address: phone.number } : undefined;
}

/**
 * The country of a phone by its calling code, and by the digits after it where several share one.
 * @param phone in E.164
 * @returns ISO 3166 code; undefined where no country is known by it, as with satellite phones
 */
export function countryOfPhone(phone: string): string | undefined {
  return parsePhoneNumberFromString(phone)?.country;
}

/** A keyed hash that stands for whom a `Reachable` means, for one purpose: in a table it tells nobody who that is. */
export function accountHash(
  { SESSION_SECRET }: Pick<Settings, 'SESSION_SECRET'>,
  purpose: string,
  { channel, address }: Reachable,
): Buffer {
  return keyedHash(SESSION_SECRET, `account ${purpose}`, `${channel}:${address}`);
}

/**
 * The same for limits, where all mail addresses of one box are one: what follows a plus (`ann+expo@example.org`) is its
 * owner's choice, without end. As accounts they stay apart.
 */
export function limitHash(settings: Pick<Settings, 'SESSION_SECRET'>, limit: string, to: Reachable): Buffer {
  const address = to.channel === 'email' ? to.address.replace(/(.)\+[^@]*@/, '$1@') : to.address;
  return accountHash(settings, `limit ${limit}`, { ...to, address });
}
