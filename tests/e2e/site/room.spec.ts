import type { Page } from '@playwright/test';
import { barriers } from '../axe.ts';
import { expect, setWidth, test } from '../fixtures.ts';
import { languagesInTurn, testedLanguages } from '../languages.ts';
import { inLanguage, likeWord } from '../words.ts';

/** The gaps between the items of the menu that stand in its first line, in pixels; what lies outside of the window; how many lines. */
function menuLine(page: Page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('header nav > ul > li, header nav summary')];
    const boxes = all.map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);
    const top = Math.min(...boxes.map((box) => box.top));
    const line = boxes.filter((box) => Math.abs(box.top - top) < 4).sort((a, b) => a.left - b.left);
    const gaps = line.slice(1).map((box, i) => box.left - (line[i]?.right ?? 0));
    return {
      narrowest: Math.min(...gaps),
      outside: line.filter(({ left, right }) => left < 0 || right > innerWidth).length,
      height: document.querySelector('header nav')?.getBoundingClientRect().height,
    };
  });
}

for (const locale of testedLanguages) {
  test(`the menu has one line with room between its items at every width, in ${locale}`, async ({ page }) => {
    await page.goto(inLanguage(locale, '/sitemap/'));
    for (let width = 1152; width <= 1440; width += 32) {
      await page.setViewportSize({ width, height: 800 });
      const { narrowest, outside, height } = await menuLine(page);
      expect(narrowest, `${width}`).toBeGreaterThanOrEqual(15.9);
      expect(outside, `${width}`).toBe(0);
      expect(height, `${width}`).toBeLessThan(60);
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what does not fit into the menu unfolds below it', async ({ page }) => {
    await page.goto('/fr-FR/sitemap/');
    const last = page.getByRole('banner').getByRole('link', { name: 'À propos', exact: true });
    const isCovered = () =>
      last.evaluate((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        return !link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    expect(await isCovered()).toBe(true);
    await page.getByRole('banner').getByText('Autres pages', { exact: true }).click();
    expect(await isCovered()).toBe(false);
    await last.click();
    await expect(page).toHaveURL('/fr-FR/about/');
  });

  test('on a phone the footer’s names unfold', async ({ page }) => {
    await setWidth(page, 'phone');
    await page.goto('/en-US/login/');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    const hosts = footer.getByRole('heading', { name: 'Hosts' });
    await expect(hosts).toBeHidden();
    expect((await footer.boundingBox())?.height).toBeLessThan(640);
    await footer.getByText('Hosts, organisers and supporters').click();
    await expect(hosts).toBeVisible();
    await setWidth(page, 'desk');
    await expect(hosts).toBeVisible();
  });
});

for (const locale of languagesInTurn(0)) {
  test(`on a phone tabs stand in one row, with the chosen one in view, in ${locale}`, async ({ page }) => {
    await setWidth(page, 'phone');
    await page.goto(inLanguage(locale, '/service/serviceDetail?id=4'));
    const tabs = page.getByRole('navigation', { name: likeWord(locale, 'Services') });
    expect((await tabs.boundingBox())?.height).toBeLessThan(60);
    await expect(tabs.locator('[aria-current]')).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(360);
    expect(await barriers(page)).toEqual([]);
  });
}
