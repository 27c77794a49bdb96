import type { Page } from '@playwright/test';
import { expect, openAwake, setWidth, test } from './fixtures.ts';
import { languagesInTurn } from './languages.ts';
import { inLanguage, likeWord } from './words.ts';

/** Text at 200 %, as a reader sets it (WCAG 1.4.4): all sizes of the site hang on it. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

const widthOf = (page: Page) => page.evaluate(() => document.scrollingElement?.scrollWidth);

/** What somebody goes through who comes to log in, to write, to reserve or to find their way. */
const paths = ['/login/', '/about/messageBoard/write', '/reservation/contact', '/sitemap/'];

for (const [i, path] of paths.entries()) {
  for (const locale of languagesInTurn(i + 2)) {
    test(`${path} is no wider than a phone with text at 200 %, in ${locale}`, async ({ page }) => {
      await setWidth(page, 'phone');
      await page.goto(inLanguage(locale, path));
      await doubleText(page);
      expect(await widthOf(page)).toBeLessThanOrEqual(360);
      const menu = page.getByRole('banner').getByRole('button', { name: likeWord(locale, 'Menu') });
      await expect(menu).toBeInViewport({ ratio: 1 });
    });
  }
}

for (const locale of languagesInTurn(1)) {
  test(`who solves the puzzle by keyboard goes on from there, in ${locale}`, async ({ page }) => {
    await openAwake(page, inLanguage(locale, '/login/'));
    const byCode = page.getByRole('main').getByRole('region', { name: likeWord(locale, 'With a code') });
    await byCode.getByRole('button', { name: likeWord(locale, 'Continue without the picture') }).focus();
    await page.keyboard.press('Enter');
    await expect(byCode.getByRole('status')).toHaveText(likeWord(locale, 'Checked: no code is needed.'));
    await expect(byCode.getByRole('status')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(byCode.getByRole('button', { name: likeWord(locale, 'Send me a code') })).toBeFocused();
  });
}
