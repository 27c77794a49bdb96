import { barriers } from '../axe.ts';
import { expect, openAwake, setWidth, test } from '../fixtures.ts';
import { workAsModerator, writeMessage } from '../inbox-steps.ts';
import { languagesInTurn } from '../languages.ts';
import { strayLanguage } from '../page-text.ts';
import { workAs } from '../staff-session.ts';
import { inLanguage, likeWord, word } from '../words.ts';

for (const locale of languagesInTurn(1)) {
  test(`what waits is a line that leads to where it is decided, in ${locale}`, async ({ page, baseURL }) => {
    await writeMessage(page, locale);
    await workAsModerator(page, baseURL);
    await openAwake(page, inLanguage(locale, '/console/'));
    for (const width of ['phone', 'desk'] as const) {
      await setWidth(page, width);
      expect(await barriers(page, { part: 'page' }), width).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), width).toBe(false);
    }
    expect(await strayLanguage(page, locale)).toEqual([]);
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${word(locale, 'Decide')} `) })
      .first()
      .click();
    await expect(page).toHaveURL(/\/console\/inbox\/\w+\/\d+$/);
  });

  test(`for whom nothing waits, and words that lead nowhere, in ${locale}`, async ({ page }) => {
    await workAs(page, 'auditor');
    const main = page.getByRole('main');
    const rightly = async () => {
      expect(await barriers(page, { part: 'page' })).toEqual([]);
      expect(await strayLanguage(page, locale)).toEqual([]);
    };
    await openAwake(page, inLanguage(locale, '/console/'));
    await expect(main.getByRole('heading', { name: likeWord(locale, 'Nothing is waiting for you') })).toBeVisible();
    await rightly();
    await openAwake(page, inLanguage(locale, '/console/find/?q=xq7+xq8'));
    const title = likeWord(locale, 'Nothing found for “{words}”', { words: 'xq7 xq8' });
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
    await rightly();
    await main.getByRole('link', { name: /xq8/ }).click();
    await expect(page).toHaveURL(/\?q=xq7$/);
    await rightly();
    await main.getByRole('link', { name: likeWord(locale, 'Waiting for you') }).click();
    await expect(page).toHaveURL(/\/console\/$/);
  });
}
