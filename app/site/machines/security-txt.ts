import { siteOf } from '#platform/http/site-context.ts';
import type { Route } from './+types/security-txt.ts';

/** For how long what it says may be relied on: RFC 9116 recommends less than a year. */
const days = 180;

/** `/.well-known/security.txt` (RFC 9116): to whom somebody writes who has found a hole. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { settings, clock } = siteOf(context);
  const until = new Date(clock.now().getTime() + days * 86_400_000);
  const lines = [
    `Contact: ${settings.SECURITY_CONTACT ?? `${settings.SITE_URL}/about/Contact`}`,
    `Expires: ${until.toISOString().replace(/\.\d+/, '')}`,
    'Preferred-Languages: zh, en, fr',
    `Canonical: ${settings.SITE_URL}/.well-known/security.txt`,
  ];
  // Not kept here: it says a day that moves on.
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, max-age=86400' },
  });
}
