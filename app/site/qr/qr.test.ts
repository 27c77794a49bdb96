import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { readSettings } from '#platform/config/settings.ts';
import { type SiteContext, siteContext } from '#platform/http/site-context.ts';
import { loader } from './qr.ts';
import { qrSvg } from './qr-svg.server.ts';

async function code(file: string, env: Record<string, string> = {}) {
  const settings = readSettings({ SITE_URL: 'https://expo.test', ...env });
  const context = new RouterContextProvider();
  context.set(siteContext, { settings, locale: 'fr-FR', tags: new Set<string>() } as unknown as SiteContext);
  const args = { context, params: { file } } as unknown as Parameters<typeof loader>[0];
  const response = loader(args);
  return { status: response.status, svg: await response.text() };
}

test('the code of the official account is of what the settings name, and of nothing without them', async () => {
  const OFFICIAL_ACCOUNT_URL = 'https://weixin.example/expo';
  expect(await code('account.svg', { OFFICIAL_ACCOUNT_URL })).toEqual({
    status: 200,
    svg: qrSvg(OFFICIAL_ACCOUNT_URL),
  });
  expect((await code('account.svg')).status).toBe(404);
  expect((await code('contact.svg')).svg).toBe(qrSvg('https://expo.test/fr-FR/about/?cursor=contact'));
  for (const file of ['account', 'constructor.svg', 'contact.png', '.svg']) expect((await code(file)).status).toBe(404);
});
