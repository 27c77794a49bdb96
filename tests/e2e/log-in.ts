import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { codeFor, sentTo } from './outbox.ts';

/** Logs a browser in with a mail address, by the calls of the site: what its pages do is tested where they are. */
export async function logIn(page: Page, account: string): Promise<void> {
  const captcha = await page.request.get('/api/captcha');
  const { captchaId } = ((await captcha.json()) as { data: { captchaId: string } }).data;
  const before = codesTo(account);
  const data = { account, captchaId, captchaCode: codeFor(captchaId) };
  expect((await page.request.post('/api/auth/sendCode', { data })).status()).toBe(200);
  await expect.poll(() => codesTo(account)).toBeGreaterThan(before);
  const logged = await page.request.post('/api/auth/login', { data: { account, code: codeFor(account) } });
  expect(logged.status()).toBe(200);
}

const codesTo = (account: string) => sentTo(account).filter(({ code }) => code).length;
