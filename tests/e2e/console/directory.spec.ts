import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Locale } from '#platform/i18n/locale.ts';
import { barriers } from '../axe.ts';
import { makeBuyer } from '../company-steps.ts';
import { awake, expect, openAwake, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { strayLanguage } from '../page-text.ts';
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

const said = (page: Page, locale: Locale, words: string) =>
  expect(page.getByRole('status').filter({ hasText: word(locale, words) })).toBeVisible();

const press = (page: Page, locale: Locale, name: string, values?: Record<string, string>) =>
  page.getByRole('button', { name: likeWord(locale, name, values) }).click();

/** Two buyers of one name, by whoever works in this browser. */
async function twins(page: Page) {
  const name = `Jacaranda ${randomUUID().slice(0, 8)}`;
  const phone = `+2547${randomInt(10_000_000, 99_999_999)}`;
  return [await makeBuyer(page, name, { phone }), await makeBuyer(page, `${name} Ltd`, { phone })] as const;
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of languagesInTurn(0)) {
    test(`two companies that look alike are made one, lead to it, and are parted again, in ${locale}`, async ({
      page,
      allowed,
    }) => {
      allowed.push(/status of 422/);
      await workAs(page, 'editor');
      const [loser, winner] = await twins(page);
      await page.goto(inLanguage(locale, `/console/companies/${loser.thing}`));
      await page.getByRole('link', { name: winner.name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(likeWord(locale, 'Are these one company?'));
      await press(page, locale, 'Merge');
      await expect(page.getByRole('alert')).toContainText(word(locale, 'Please choose which of the two stays.'));
      await page.getByRole('radio', { name: winner.name }).check();
      await press(page, locale, 'Merge');
      await said(page, locale, 'Merged. The other company’s pages lead here.');
      await page.goto(inLanguage(locale, `/exhibition/buyer?id=${loser.id}`));
      await expect(page).toHaveURL(new RegExp(`exhibition/buyer\\?id=${winner.id}$`));
      await page.goto(inLanguage(locale, `/console/companies/${winner.thing}`));
      await press(page, locale, 'Undo the merge with {0}', { 0: loser.name });
      await said(page, locale, 'The merge was undone: both companies are as they were.');
      await page.goto(inLanguage(locale, `/exhibition/buyer?id=${loser.id}`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(loser.name);
    });
  }
});

for (const locale of languagesInTurn(1)) {
  test(`by keyboard alone somebody says that two companies are two, in ${locale}`, async ({ page }) => {
    await workAs(page, 'editor');
    const [one, other] = await twins(page);
    await openAwake(page, inLanguage(locale, `/console/companies/${one.thing}`));
    await page.getByRole('link', { name: other.name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/companies\/pair/);
    await awake(page);
    await page.getByRole('button', { name: likeWord(locale, 'These are two companies') }).focus();
    await page.keyboard.press('Enter');
    await said(page, locale, 'Noted: these are two companies.');
    await page.goto(inLanguage(locale, `/console/companies/${one.thing}`));
    await expect(page.getByRole('link', { name: other.name, exact: true })).toHaveCount(0);
  });
}

for (const locale of languagesInTurn(2)) {
  test(`a list is narrowed down to a country, and all that it leaves get an owner, in ${locale}`, async ({ page }) => {
    await workAs(page, 'editor');
    const [one, other] = await twins(page);
    const list = `/console/content/buyer?q=${encodeURIComponent(one.name)}`;
    await openAwake(page, inLanguage(locale, list));
    const rows = page.getByRole('row').filter({ hasText: 'Jacaranda' });
    await expect(rows).toHaveCount(2);
    await page.getByLabel(likeWord(locale, 'Country')).selectOption('ZM');
    await press(page, locale, 'Show');
    await expect(rows).toHaveCount(0);
    await openAwake(page, inLanguage(locale, `${list}&field.country=KE`));
    await expect(rows).toHaveCount(2);
    for (const { name } of [one, other]) await page.getByRole('checkbox', { name, exact: true }).check();
    await page.getByText(word(locale, 'More actions')).click();
    await press(page, locale, 'Set the owner');
    await expect(
      page.getByRole('status').filter({ hasText: word(locale, 'What was done, line by line') }),
    ).toBeVisible();
    await looksRight(page, locale);
  });
}

for (const locale of languagesInTurn(2)) {
  test(`companies at work look right, in ${locale}`, { tag: '@prove' }, async ({ page }) => {
    await workAs(page, 'editor');
    const [one, other] = await twins(page);
    for (const path of [
      ...['/console/companies', '/console/companies?view=changes', '/console/companies?view=claims'],
      ...['/console/companies?view=merged', `/console/companies/${one.thing}`],
      `/console/companies/pair?one=${one.thing}&other=${other.thing}`,
    ]) {
      await openAwake(page, inLanguage(locale, path));
      await looksRight(page, locale);
    }
  });
}
