import { expect, test } from 'vitest';
import { readSettings } from '#platform/config/settings.ts';
import { qrSvg } from '#shell/qr/qr-svg.server.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { loader } from './qr.ts';

const platform = emptyPlatform();

async function code(file: string, env: Record<string, string> = {}) {
  const settings = readSettings({ SITE_URL: 'https://expo.test', ...env });
  const site = siteFor(platform(), { settings, locale: 'fr-FR' });
  const response = await loader(pageArguments(site, new Request(`http://localhost/qr/${file}`), { file }));
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
