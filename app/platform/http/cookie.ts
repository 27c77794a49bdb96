import type { Settings } from '../config/settings.ts';

interface Needs {
  settings: Pick<Settings, 'SITE_URL'>;
  /** Whether the visitor came over TLS; where nobody in particular asks, the settings say it. */
  secure?: boolean;
}

/** The value of one of the site's own cookies. @param name as given to `cookieHeader` */
export function readCookie(request: Request, site: Needs, name: string): string | undefined {
  const begin = `${ownName(site, name)}=`;
  const cookies = (request.headers.get('Cookie') ?? '').split(/;\s*/);
  return cookies.find((cookie) => cookie.startsWith(begin))?.slice(begin.length) || undefined;
}

/**
 * The header `Set-Cookie` of a cookie that scripts cannot read and other sites do not cause to be sent, but by links.
 * @param seconds how long it is kept; 0 takes it away
 */
export function cookieHeader(site: Needs, name: string, value: string, seconds: number): string {
  const secure = isSecure(site) ? '; Secure' : '';
  return `${ownName(site, name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** How a cookie is called in the browser. A `__Host-` cookie needs TLS (RFC 6265bis); a demonstration has none. */
export function ownName(site: Needs, name: string): string {
  return isSecure(site) ? `__Host-${name}` : name;
}

function isSecure({ settings, secure = false }: Needs): boolean {
  return secure || settings.SITE_URL.startsWith('https:');
}
