import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Locale } from '#platform/i18n/locale.ts';
import { barriers } from '../axe.ts';
import { type MadeBuyer, makeBuyer } from '../company-steps.ts';
import { expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { logIn } from '../log-in.ts';
import { codeFor, sentTo } from '../outbox.ts';
import { strayLanguage } from '../page-text.ts';
import { newMail } from '../reservation-steps.ts';
import { workAs } from '../staff-session.ts';
import { inLanguage, likeWord, word } from '../words.ts';

/** For everybody, on a desk and on a phone. */
async function looksRight(page: Page, locale: Locale): Promise<void> {
  for (const width of ['phone', 'desk'] as const) {
    await setWidth(page, width);
    expect(await barriers(page), `${page.url()}, ${width}`).toEqual([]);
    const { width: most = 0 } = page.viewportSize() ?? {};
    expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(most);
  }
  expect(await strayLanguage(page, locale), page.url()).toEqual([]);
}

const press = (page: Page, locale: Locale, name: string, values?: Record<string, string>) =>
  page
    .getByRole('main')
    .getByRole('button', { name: likeWord(locale, name, values) })
    .click();

const said = (page: Page, locale: Locale, words: string) =>
  expect(page.getByRole('status').filter({ hasText: word(locale, words) })).toBeVisible();

const someName = () => `Mahogany ${randomUUID().slice(0, 8)}`;

/** Finds a company in one's account and says that it is one's own. */
async function find(page: Page, locale: Locale, { name }: MadeBuyer): Promise<void> {
  await page.goto(inLanguage(locale, '/account/company'));
  await page.getByLabel(likeWord(locale, 'Name of the company')).fill(name);
  await press(page, locale, 'Find');
  await page.getByRole('link', { name: likeWord(locale, 'This is my company: {name}', { name }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(likeWord(locale, 'Confirm your company'));
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of languagesInTurn(1)) {
    test(`a company is claimed with the code to its address, and changed once staff approve, in ${locale}`, async ({
      page,
      browser,
      baseURL,
      watch,
      allowed,
    }) => {
      allowed.push(/status of 422/);
      const staff = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
      watch(staff);
      await workAs(staff, 'editor');
      const company = await makeBuyer(staff, someName());
      await logIn(page, newMail());
      await find(page, locale, company);
      await press(page, locale, 'Send the code');
      await page.getByLabel(likeWord(locale, 'Six-digit code')).fill('12');
      await press(page, locale, 'Confirm');
      await expect(page.getByRole('alert')).toBeVisible();
      await expect.poll(() => sentTo(company.mail).length).toBeGreaterThan(0);
      await page.getByLabel(likeWord(locale, 'Six-digit code')).fill(codeFor(company.mail));
      await press(page, locale, 'Confirm');
      await said(page, locale, 'Confirmed. You can now edit the entry.');
      await page
        .getByRole('link', { name: likeWord(locale, 'Edit the entry: {name}', { name: company.name }) })
        .click();
      await page.locator('#mail').fill('nobody');
      await press(page, locale, 'Send for approval');
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
      await page.locator('#mail').fill(company.mail);
      await page.locator('[id="en-US.profile"]').fill('Timber and furniture.');
      await press(page, locale, 'Send for approval');
      await said(page, locale, 'Sent. We will write to you as soon as we have decided.');
      await page.goto(inLanguage('en-US', `/exhibition/buyer?id=${company.id}`));
      await expect(page.getByText('Timber and furniture.')).toHaveCount(0);
      await staff.goto(inLanguage(locale, '/console/companies?view=changes'));
      await staff.getByRole('link', { name: company.name }).click();
      await press(staff, locale, 'Approve what is ticked');
      await said(staff, locale, 'Approved.');
      await page.goto(inLanguage('en-US', `/exhibition/buyer?id=${company.id}`));
      await expect(page.getByText('Timber and furniture.')).toBeVisible();
      await staff.context().close();
    });
  }

  for (const locale of languagesInTurn(1)) {
    test(`who cannot read that address asks staff, who decide, in ${locale}`, async ({
      page,
      browser,
      baseURL,
      watch,
      allowed,
    }) => {
      allowed.push(/status of 422/);
      const staff = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
      watch(staff);
      await workAs(staff, 'editor');
      const company = await makeBuyer(staff, someName());
      const mail = newMail();
      await logIn(page, mail);
      await find(page, locale, company);
      await press(page, locale, 'Ask the expo’s staff');
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
      await page.getByLabel(likeWord(locale, 'How do you act for this company?')).fill('I run its office in Mombasa.');
      await press(page, locale, 'Ask the expo’s staff');
      await said(page, locale, 'Sent. We will write to you as soon as we have decided.');
      await staff.goto(inLanguage(locale, '/console/companies?view=claims'));
      await staff.getByRole('link', { name: company.name }).click();
      await expect(staff.getByText('I run its office in Mombasa.')).toBeVisible();
      await expect(staff.getByText(mail)).toHaveCount(0);
      await staff.locator('#reason').fill('Nobody there knows you.');
      await press(staff, locale, 'Reject the claim');
      await expect.poll(() => sentTo(mail).at(-1)?.text).toContain('Nobody there knows you.');
      await page.goto(inLanguage(locale, '/account/company'));
      await expect(page.getByText('Nobody there knows you.')).toBeVisible();
      await staff.context().close();
    });
  }
});

for (const locale of languagesInTurn(2)) {
  test(`one’s companies look right and work by keyboard, in ${locale}`, { tag: '@prove' }, async ({
    page,
    browser,
    baseURL,
    watch,
  }) => {
    const staff = await (await browser.newContext({ baseURL })).newPage();
    watch(staff);
    await workAs(staff, 'editor');
    const company = await makeBuyer(staff, someName());
    await staff.context().close();
    await logIn(page, newMail());
    await openAwake(page, inLanguage(locale, '/account/company'));
    await looksRight(page, locale);
    await page.getByLabel(likeWord(locale, 'Name of the company')).focus();
    await page.keyboard.type(company.name);
    await page.keyboard.press('Enter');
    const mine = page.getByRole('link', {
      name: likeWord(locale, 'This is my company: {name}', { name: company.name }),
    });
    await expect(mine).toBeVisible();
    await looksRight(page, locale);
    await mine.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: likeWord(locale, 'Send the code') }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => sentTo(company.mail).length).toBeGreaterThan(0);
    await looksRight(page, locale);
    await page.getByLabel(likeWord(locale, 'Six-digit code')).fill(codeFor(company.mail));
    await page.keyboard.press('Enter');
    await said(page, locale, 'Confirmed. You can now edit the entry.');
    await openAwake(page, inLanguage(locale, `/account/company/${company.id}`));
    await looksRight(page, locale);
  });
}
