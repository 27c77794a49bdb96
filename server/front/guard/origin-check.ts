import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '#platform/config/settings.ts';

/**
 * Whether a write may go on (bars.md, Security; contract, Operations). `Sec-Fetch-Site` decides where a browser sends
 * it; else `Origin` must be SITE_URL's, or the request's own host where SITE_URL is not given. A write with neither
 * header is no browser's.
 * @param host the host as the visitor sees it
 */
export function writeIsOurs(
  headers: IncomingHttpHeaders,
  settings: Pick<Settings, 'SITE_URL' | 'siteUrlGiven'>,
  host: string | undefined,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const sender = new URL(origin);
  if (settings.siteUrlGiven) return sender.origin === new URL(settings.SITE_URL).origin;
  return /^https?:$/.test(sender.protocol) && withoutUsualPort(sender.host) === withoutUsualPort(host ?? '');
}

/** Before a proxy that ends TLS without telling us, only one of the two may name the usual port. */
function withoutUsualPort(host: string): string {
  return host.replace(/:(?:80|443)$/, '');
}
