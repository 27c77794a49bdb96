import { msg } from '@lingui/core/macro';
import { siteOf } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Route } from './+types/manifest.ts';

/** Colours of the tokens: `--deep`, `--paper`. */
const colours = { theme_color: '#0c3b2e', background_color: '#fbf7ef' };

const png = (src: string, side: number, purpose?: string) => ({
  src,
  sizes: `${side}x${side}`,
  type: 'image/png',
  ...(purpose ? { purpose } : {}),
});

/** `/manifest.webmanifest` of each language: the site as something to keep on a phone's home screen. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { locale } = siteOf(context);
  const i18n = i18nFor(locale);
  const home = localHref(locale, '/');
  const manifest = {
    id: home,
    name: i18n._(msg`China-Africa Economic and Trade Expo`),
    short_name: i18n._(
      msg({ message: 'China-Africa Expo', comment: 'Under an icon on a phone: at most 12 letters or so' }),
    ),
    lang: locale,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    ...colours,
    icons: [
      png('/icons/icon-192.png', 192),
      png('/icons/icon-512.png', 512),
      png('/icons/maskable-512.png', 512, 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
