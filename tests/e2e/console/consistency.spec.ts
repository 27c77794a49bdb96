import type { Page } from '@playwright/test';
import type { Locale } from '#platform/i18n/locale.ts';
import { publishArticle, tomorrow, writeArticle } from '../article-steps.ts';
import { barriers } from '../axe.ts';
import { awake, expect, setWidth, test } from '../fixtures.ts';
import { logOf } from '../glossary-steps.ts';
import { languagesInTurn } from '../languages.ts';
import { workAs } from '../staff-session.ts';
import { inLanguage, likeWord, word } from '../words.ts';

const thread = (id: number, language: Locale) => `/console/content/article/${id}?language=${language}`;

const publish = (page: Page) => page.getByRole('main').locator('button[value="publish"]').first().click();

const differing =
  'Numbers, dates, links or names differ from the source or the glossary. Correct them, or say why they are right.';

/** An article that is out in Chinese, and whose English has a figure of another power of ten. */
async function someArticle(page: Page): Promise<number> {
  const id = await writeArticle(page, { 'zh-CN': '观众1.2万人', 'en-US': 'Visitors: 1,200' });
  await publishArticle(page, id, 'zh-CN');
  return id;
}

/** That a text was stopped, where, and by what. */
async function expectStopped(page: Page, locale: Locale): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(word(locale, differing));
  // What is said in one way throughout is told once, where it stands first.
  await expect(page.locator('a[data-unmet][href="#title"]')).toContainText(/1\.2万.*1,200/);
  // At the field itself as well.
  await expect(page.locator('form').getByText(/1\.2万.*1,200/)).toHaveCount(1);
  await expect(page.locator('#_because')).toHaveAttribute('aria-invalid', 'true');
  expect(await barriers(page)).toEqual([]);
}

for (const locale of languagesInTurn(0)) {
  test(`figures that differ from the source stop a text at their fields; it goes out mended, in ${locale}`, async ({
    page,
    allowed,
  }) => {
    test.slow();
    allowed.push(/status of 409/);
    await workAs(page, 'publisher');
    const id = await someArticle(page);
    await page.goto(inLanguage(locale, thread(id, 'en-US')));
    await publish(page);
    await expectStopped(page, locale);
    await setWidth(page, 'phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await awake(page);
    await page.locator('[name="title"]').fill('Visitors: 12,000');
    await page.locator('[name="summary"]').fill('Visitors: 12,000 1');
    await page.getByRole('textbox', { name: likeWord(locale, 'Text') }).fill('Visitors: 12,000 2');
    await publish(page);
    await expect(page).toHaveURL(/done=publish/);
    await expect(page.locator('a[data-unmet]')).toHaveCount(0);
  });

  test(`with a reason they go out at once, and the reason is in the log, in ${locale}`, async ({ page }) => {
    await workAs(page, 'publisher');
    const id = await someArticle(page);
    await page.goto(inLanguage(locale, thread(id, 'en-US')));
    await page.locator('#_because').fill('Counted anew after the fair');
    await publish(page);
    await expect(page).toHaveURL(/done=publish/);
    await workAs(page, 'auditor');
    const log = await logOf(page, locale, `article ${id} en-US`);
    expect(log).toContain(word(locale, 'Published a text'));
    expect(log).toContain('Counted anew after the fair');
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  const [locale = 'en-US'] = languagesInTurn(2);

  test('a schedule is stopped in the same way, and carries its reason', async ({ page, allowed }) => {
    test.slow();
    allowed.push(/status of 409/);
    await workAs(page, 'publisher');
    const id = await someArticle(page);
    await page.goto(inLanguage(locale, thread(id, 'en-US')));
    const when = page.getByRole('group', { name: likeWord(locale, 'When to publish') });
    await when.getByLabel(likeWord(locale, 'Schedule')).check();
    await page.locator('[name="_publishAt"]').fill(tomorrow());
    await publish(page);
    await expectStopped(page, locale);
    await expect(page.locator('[name="_publishAt"]')).toHaveValue(tomorrow());
    await page.locator('#_because').fill('Counted anew before the fair');
    await publish(page);
    await expect(page).toHaveURL(/done=times/);
    await expect(page.locator('#_because')).toHaveValue('Counted anew before the fair');
    await workAs(page, 'auditor');
    const log = await logOf(page, locale, `article ${id} en-US`);
    expect(log).toContain(word(locale, 'Scheduled a text'));
    expect(log).toContain('Counted anew before the fair');
  });
});
