import { siteSettings } from '#features/settings/index.server.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { qrSvg } from '#shell/qr/qr-svg.server.ts';
import type { Route } from './+types/qr.ts';

/** The pages of this site that codes of the footer lead to: contact, and the electronic proceedings. */
const targets: Record<string, string> = {
  contact: '/about/?cursor=contact',
  download: '/about/?cursor=download',
};

/**
 * `/qr/contact.svg` and `/qr/download.svg`: the address of a page of this site, in the language of the picture's own.
 * `/qr/account.svg`: the official account, where the settings name it.
 */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const site = siteOf(context, 'settings');
  const { settings, locale } = site;
  const name = /^(\w+)\.svg$/.exec(params.file)?.[1] ?? '';
  const path = Object.hasOwn(targets, name) ? targets[name] : undefined;
  const own = path && `${settings.SITE_URL}${localHref(locale, path)}`;
  const address = name === 'account' ? (await siteSettings(site)).officialAccount : own;
  if (!address) return new Response('Not found', { status: 404 });
  return new Response(qrSvg(address), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}
