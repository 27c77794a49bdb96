import { expect, setWidth, test } from '../fixtures.ts';
import { languagesInTurn, testedLanguages } from '../languages.ts';
import { logIn } from '../log-in.ts';
import { menu, subMenus } from '../menu-items.ts';
import { newMail } from '../reservation-steps.ts';
import { longList } from '../site-pages.ts';
import { inLanguage, likeWord } from '../words.ts';

test.use({ javaScriptEnabled: false });

for (const locale of languagesInTurn(1)) {
  test(`the menu, its sub-menus and the way to the top, in ${locale}`, async ({ page }) => {
    await page.goto(inLanguage(locale, '/'));
    const nav = page.getByRole('banner').getByRole('navigation', { name: likeWord(locale, 'Main') });
    await expect(nav.getByRole('link')).toHaveText(menu.map(({ names }) => names[locale]));
    // At this width the French menu has no room for all.
    if (locale === 'fr-FR') await page.getByRole('banner').getByText('Autres pages', { exact: true }).click();
    for (const [english, targets] of Object.entries(subMenus)) {
      const name = menu.find(({ names }) => names['en-US'] === english)?.names[locale] ?? '';
      await nav.getByRole('link', { name, exact: true }).hover();
      await expect(nav.getByRole('link')).toHaveCount(menu.length + targets.length);
      await page.getByRole('main').hover();
      await expect(nav.getByRole('link')).toHaveCount(menu.length);
      const button = page.getByRole('button', { name: likeWord(locale, '{name} sub-menu', { name }) });
      await button.click();
      await expect(nav.getByRole('link')).toHaveCount(menu.length + targets.length);
      await button.click();
      await page.getByRole('main').hover();
      await expect(nav.getByRole('link')).toHaveCount(menu.length);
    }
    const top = page.getByRole('contentinfo').getByRole('link', { name: likeWord(locale, 'Back to top') });
    await top.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test(`the menu of a phone, in ${locale}`, async ({ page }) => {
    await setWidth(page, 'phone');
    await page.goto(inLanguage(locale, '/'));
    const nav = page.getByRole('banner').getByRole('navigation', { name: likeWord(locale, 'Main') });
    await page.getByRole('button', { name: likeWord(locale, 'Menu') }).click();
    await expect(nav.getByRole('link')).toHaveText(menu.map(({ names }) => names[locale]));
    const name = menu[1]?.names[locale] ?? '';
    await page.getByRole('button', { name: likeWord(locale, '{name} sub-menu', { name }) }).click();
    const [target = ''] = subMenus.News ?? [];
    await nav.locator(`a[href="${inLanguage(locale, target)}"]`).click();
    await expect(page).toHaveURL(inLanguage(locale, target));
  });
}

for (const [at, locale] of testedLanguages.entries()) {
  test(`a form says that another language loses what is typed there, in ${locale}`, async ({ page }) => {
    // Playwright finds no text in a noscript.
    const note = page.locator('main noscript p');
    const write = '/about/messageBoard/write';
    await page.goto(inLanguage(locale, write));
    await expect(note).toHaveText(
      likeWord(locale, 'If you change the language now, you will lose what you have typed here.'),
    );
    await expect(note).toBeVisible();
    // It is true.
    const title = page.locator('main [name="title"]');
    await title.fill('Seed for 2026');
    const other = testedLanguages[(at + 1) % testedLanguages.length] ?? locale;
    await page.locator(`[data-language="${other}"]`).click();
    await page.waitForURL(inLanguage(other, write));
    await expect(title).toHaveValue('');
    // Where nothing can be typed, nothing is lost.
    await page.goto(inLanguage(locale, longList));
    await expect(note).toHaveCount(0);
    await logIn(page, newMail());
    await page.goto(inLanguage(locale, '/logout/'));
    await expect(page.locator('main form[method=post] button')).not.toHaveCount(0);
    await expect(note.filter({ visible: true })).toHaveCount(0);
  });
}

test('the tabs of the home page, and the pages of a list', async ({ page }) => {
  await page.goto('/en-US/');
  const part = page.getByRole('region', { name: 'News', exact: true });
  const before = await part.getByRole('article').allTextContents();
  await part.getByRole('link', { name: 'Announcements', exact: true }).click();
  await expect(part.locator('[aria-current]')).toHaveText(['Announcements']);
  expect(await part.getByRole('article').allTextContents()).not.toEqual(before);

  await page.goto(`/en-US${longList}`);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`/en-US${longList}?page=2`);
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('the map of the home page leads to countries', async ({ page }) => {
  await page.goto('/en-US/');
  const map = page.getByRole('group', { name: 'Map of Africa: choose a country' });
  await expect(map.getByRole('link')).toHaveCount(54);
  await map.getByRole('link', { name: 'Zambia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zambia' })).toBeVisible();
});
