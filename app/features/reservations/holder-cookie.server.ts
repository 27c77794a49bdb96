import type { Reachable } from '#features/accounts/index.server.ts';
import { keyedHash, seal, unseal } from '#platform/crypto/keyed.ts';
import { cookieHeader, readCookie } from '#platform/http/cookie.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { proofLifetime } from './reservations.ts';

const cookieName = 'holder';
const purpose = 'reservation holder';
const days90 = 90 * 86_400;
/** The newest ones are kept: a cookie holds about 4 kB. */
const idsMost = 40;

/** What a browser has shown: the reservations it made, and the phone or mail it has proven. */
export interface Holder {
  ids: string[];
  proof?: { to: Reachable /** Milliseconds since 1970. */; until: number };
}

type Site = Pick<SiteContext, 'settings' | 'clock' | 'secure'>;

/** Who holds the cookie of a request; nobody in particular where there is none, or where it is not ours. */
export function readHolder(request: Request, site: Site): Holder {
  const value = readCookie(request, site, cookieName);
  if (!value) return { ids: [] };
  try {
    const text = unseal(site.settings.SESSION_SECRET, purpose, Buffer.from(value, 'base64url'));
    const { ids, proof } = JSON.parse(text) as Holder;
    return proof && proof.until > site.clock.now().getTime() ? { ids, proof } : { ids };
  } catch {
    // Sealed by another secret, or not at all: it shows nothing.
    return { ids: [] };
  }
}

/** Sets the holder's cookie on an answer, which must not be cached. @returns the same headers */
export function withHolder(headers: Headers, site: Site, holder: Holder): Headers {
  const ids = holder.ids.slice(-idsMost);
  const sealed = seal(site.settings.SESSION_SECRET, purpose, JSON.stringify({ ...holder, ids })).toString('base64url');
  headers.append('Set-Cookie', cookieHeader(site, cookieName, sealed, days90));
  return headers;
}

/** Takes the holder's cookie away. @returns the same headers */
export function dropHolder(headers: Headers, site: Site): Headers {
  headers.append('Set-Cookie', cookieHeader(site, cookieName, '', 0));
  return headers;
}

/** The holder that has a reservation more. */
export function holding(holder: Holder, id: string): Holder {
  return { ...holder, ids: [...holder.ids.filter((each) => each !== id), id] };
}

/** The holder that has proven a phone or mail, for half an hour. */
export function proving(holder: Holder, site: Site, to: Reachable): Holder {
  return { ...holder, proof: { to, until: site.clock.now().getTime() + proofLifetime } };
}

/** Whether the holder has proven this very phone or mail. */
export function hasProven({ proof }: Holder, to: Reachable): boolean {
  return proof?.to.channel === to.channel && proof.to.address === to.address;
}

/** By what reservations of a phone or mail are found, without its standing there. */
export function reservationAccountHash({ settings }: Pick<Site, 'settings'>, { channel, address }: Reachable): Buffer {
  return keyedHash(settings.SESSION_SECRET, 'reservation account', `${channel}:${address}`);
}
