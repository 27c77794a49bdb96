import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { keepMarkup } from '#shell/rendering/kept-markup.server.ts';
import { KeptMarkup } from '#shell/rendering/kept-markup.tsx';
import type { ShellData } from '#shell/shell-data.ts';
import { Footer } from './footer.tsx';

const shell: ShellData = {
  origin: 'https://expo.test',
  host: '',
  outer: {},
  hosts: [],
  organisers: [],
  supporters: [],
  rules: [{ name: 'Privacy notice', url: '/about/detail/9', lang: 'en-US' }],
  officialAccount: '',
  notices: '',
  renamed: {},
  filings: [],
  copyright: '© Expo',
  financeImageBaseUrl: '',
};

/** Every link and picture of the footer, rendered as for a page, where it knows neither router nor page: `text → address`. */
function linksOf(given: Partial<ShellData>, locale: Locale = 'en-US'): string[] {
  const html = renderToString(
    <I18nProvider i18n={i18nFor(locale)}>
      <KeptMarkup value={keepMarkup}>
        <Footer shell={{ ...shell, ...given }} />
      </KeptMarkup>
    </I18nProvider>,
  );
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)</g)].map(
    ([, href, text]) => `${text} → ${href}`,
  );
  const codes = [...html.matchAll(/<img src="([^"]+)" alt="([^"]+)"/g)].map(([, src, alt]) => `${alt} → ${src}`);
  return [...links, ...codes];
}

test('while no official account is named, the code says that it leads to the contact page', () => {
  const links = linksOf({});
  expect(links).toContain('QR code: contact page → /en-US/qr/contact.svg');
  expect(links).toContain('Contact page of this site → /en-US/about/?cursor=contact');
  expect(links.join('\n')).not.toMatch(/official account/i);
});

test('the official account that the settings name has the first of the two codes', () => {
  const links = linksOf({ officialAccount: 'https://weixin.example/expo' });
  expect(links).toContain('QR code: official account → /en-US/qr/account.svg');
  expect(links).toContain('Official account → https://weixin.example/expo');
  expect(links.filter((link) => link.startsWith('QR code'))).toHaveLength(2);
});

test('each registration number leads to the registry that knows it', () => {
  const filings = [
    { number: '湘ICP备12345678号-1', registry: 'https://beian.miit.gov.cn/' },
    { number: '湘公网安备 43010202000001号', registry: 'https://beian.mps.gov.cn/' },
  ];
  const links = linksOf({ filings });
  for (const { number, registry } of filings) expect(links).toContain(`${number} → ${registry}`);
});

test('privacy, contact and the map of the site are one link away, in each language', () => {
  const names = locales.map((locale) => linksOf({}, locale).filter((link) => /detail|map|contact$/.test(link)));
  for (const each of names) expect(each.length).toBeGreaterThanOrEqual(3);
  expect(linksOf({}, 'fr-FR')).toContain('Plan du site → /fr-FR/sitemap/');
  expect(linksOf({}, 'zh-CN')).toContain('网站地图 → /sitemap/');
});
