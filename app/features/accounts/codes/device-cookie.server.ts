import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Settings } from '#platform/config/settings.ts';
import { seal, unseal } from '#platform/crypto/keyed.ts';
import { cookieHeader, readCookie } from '#platform/http/cookie.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { limitHash, type Reachable } from '../reachable.server.ts';

const cookieName = 'device';
const purpose = 'device';
/** The longest that browsers keep a cookie, in seconds. */
const lifetime = 400 * 86_400;
/** So many accounts a device is known to; of more, the first is forgotten. */
const most = 8;
/** So much of an account's hash stands in the cookie: enough to tell its few apart from all others. */
const hashBytes = 12;

const kept = z.object({ id: z.string(), accounts: z.array(z.string()).max(most) });

type Device = z.infer<typeof kept>;

type Needs = Pick<SiteContext, 'settings'>;

/**
 * By which device somebody asks who has logged in on it before (OWASP, Device Cookies): their limits are counted by it, and
 * strangers use up none of them.
 * @returns the id of the device; undefined where it is not known to that phone or mail
 */
export function knownDevice(request: Request, site: Needs, to: Reachable): string | undefined {
  const device = readDevice(request, site);
  return device?.accounts.includes(tagOf(site.settings, to)) ? device.id : undefined;
}

/** The header `Set-Cookie` by which a device is known to a phone or mail from now on. Its owner has just logged in. */
export function noteDevice(request: Request, site: Needs, to: Reachable): string {
  const { id, accounts } = readDevice(request, site) ?? { id: randomBytes(16).toString('base64url'), accounts: [] };
  const tag = tagOf(site.settings, to);
  const all = [...accounts.filter((each) => each !== tag), tag].slice(-most);
  const sealed = seal(site.settings.SESSION_SECRET, purpose, JSON.stringify({ id, accounts: all } satisfies Device));
  return cookieHeader(site, cookieName, sealed.toString('base64url'), lifetime);
}

function readDevice(request: Request, site: Needs): Device | undefined {
  const value = readCookie(request, site, cookieName);
  if (!value) return undefined;
  try {
    const text = unseal(site.settings.SESSION_SECRET, purpose, Buffer.from(value, 'base64url'));
    return kept.safeParse(JSON.parse(text)).data;
  } catch {
    // Sealed by another secret, or not at all.
    return undefined;
  }
}

function tagOf(settings: Pick<Settings, 'SESSION_SECRET'>, to: Reachable): string {
  return limitHash(settings, 'device', to).subarray(0, hashBytes).toString('base64url');
}
