import type { LoaderFunctionArgs } from 'react-router';
import { siteOf } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { qrSvg } from './qr-svg.server.ts';

/** The pages that the footer's two codes lead to: where the official account is, and the electronic proceedings. */
const targets: Record<string, string> = {
  contact: '/about/?cursor=contact',
  download: '/about/?cursor=download',
};

/** `/qr/contact.svg` and `/qr/download.svg`: the address of a page of this site, in the language of the picture's own. */
export function loader({ context, params }: LoaderFunctionArgs): Response {
  const { settings, locale } = siteOf(context);
  const target = targets[params.file?.replace(/\.svg$/, '') ?? ''];
  if (!target || !params.file?.endsWith('.svg')) return new Response('Not found', { status: 404 });
  return new Response(qrSvg(`${settings.SITE_URL}${localHref(locale, target)}`), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}
