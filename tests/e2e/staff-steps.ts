import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { playedSecrets } from '#tests/support/sites/played-secrets.ts';
import { expect } from './fixtures.ts';
import type { TestedLanguage } from './languages.ts';
import { dataOfSite } from './this-run.ts';
import { inLanguage, likeWord } from './words.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

/** Somebody who is invited into the console by the operator, while the site runs. */
export interface Newcomer {
  email: string;
  password: string;
  /** Path of the invitation. */
  invitation: string;
  /** Of their app, once they have it. */
  secret: string;
  recoveryCodes: string[];
}

export async function inviteStaff(...roles: string[]): Promise<Newcomer> {
  const email = `console-${randomBytes(5).toString('hex')}@example.org`;
  const { stdout } = await run(
    process.execPath,
    ['with-node.mjs', 'server/run.ts', 'staff', 'invite', email, ...roles],
    {
      cwd: root,
      env: { PATH: process.env.PATH, DEMO: 'on', DATA_DIR: dataOfSite('embedded'), ...playedSecrets },
    },
  );
  const link = stdout.trim().split('\n').at(-1) ?? '';
  const { pathname } = new URL(link);
  return { email, password: 'papaya, zinc and sisal', invitation: pathname, secret: '', recoveryCodes: [] };
}

/** The one-time password of an app. @param steps after this one */
export const totp = ({ secret }: Pick<Newcomer, 'secret'>, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Follows an invitation up to the recovery codes, and goes on into the console. */
export async function followInvitation(page: Page, locale: TestedLanguage, who: Newcomer): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(inLanguage(locale, who.invitation));
  await main.getByLabel(likeWord(locale, 'Your name, as colleagues see it')).fill('Wanjiru Kamau');
  await main.getByLabel(likeWord(locale, 'Password')).fill(who.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/console\/login\/enrol/);
  who.secret = (await main.locator('code').first().innerText()).replaceAll(' ', '');
  await main.getByLabel(likeWord(locale, 'Six digits from the app')).fill(totp(who));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(likeWord(locale, 'Your recovery codes'));
  who.recoveryCodes = await main.locator('li code').allInnerTexts();
  expect(who.recoveryCodes).toHaveLength(10);
  await main.getByRole('link', { name: likeWord(locale, 'I have saved them: continue') }).click();
  await expect(page).toHaveURL(/\/console\/$/);
}

/** Types address and password. */
export async function typeStaffPassword(page: Page, locale: TestedLanguage, who: Newcomer): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(likeWord(locale, 'E-mail')).fill(who.email);
  await main.getByLabel(likeWord(locale, 'Password')).fill(who.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/console\/login\/factor/);
}

/** Logs in with the second step typed, from wherever it is asked for. */
export async function logInToConsole(page: Page, locale: TestedLanguage, who: Newcomer, code: string): Promise<void> {
  await typeStaffPassword(page, locale, who);
  await page.getByRole('main').getByLabel(likeWord(locale, 'Code'), { exact: true }).fill(code);
  await page.keyboard.press('Enter');
}
