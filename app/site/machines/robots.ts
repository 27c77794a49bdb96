import { siteOf } from '#platform/http/site-context.ts';
import { alternates } from '#platform/i18n/address.ts';
import type { Route } from './+types/robots.ts';

/**
 * Where no search engine needs to go: calls, what belongs to one visitor or to staff, results of searches. A demonstration
 * says the same: it tells search engines with every answer that it is not to be listed (`X-Robots-Tag`), and they must be
 * let in to read that.
 */
const closed = [
  '/account/',
  '/console/',
  '/login/',
  '/preview/',
  '/reservation/contact',
  '/reservation/mine',
  '/reservation/waitlist',
  '/exhibition/contact',
  '/search/?',
];

/** `/robots.txt` (RFC 9309). */
export function loader({ context }: Route.LoaderArgs): Response {
  const { settings } = siteOf(context);
  const paths = closed.flatMap((path) => alternates(path).map(({ href }) => `Disallow: ${href}`));
  const lines = [
    'User-agent: *',
    'Allow: /api/docs',
    'Disallow: /api/',
    ...paths,
    '',
    `Sitemap: ${settings.SITE_URL}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
