import type { Page } from '@playwright/test';
import type { Locale } from '#platform/i18n/locale.ts';
import { barriers } from '../axe.ts';
import { awake, expect, setWidth, test } from '../fixtures.ts';
import { languagesInTurn } from '../languages.ts';
import { logIn } from '../log-in.ts';
import { strayLanguage } from '../page-text.ts';
import { newMail } from '../reservation-steps.ts';
import { inLanguage, likeWord } from '../words.ts';

/** A one-pixel PNG. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The pages of an owner and a buyer, by labels alone. */
function libraryOf(page: Page, locale: Locale) {
  const main = page.getByRole('main');
  const field = (english: string) => main.getByLabel(likeWord(locale, english)).filter({ visible: true });
  const press = (english: string) =>
    main
      .getByRole('button')
      .filter({ hasText: likeWord(locale, english) })
      .first()
      .click();
  const follow = (english: string) =>
    main
      .getByRole('link', { name: likeWord(locale, english) })
      .first()
      .click();
  const open = (path: string) => page.goto(inLanguage(locale, path));

  async function looksRight(): Promise<void> {
    expect(await barriers(page), page.url()).toEqual([]);
    expect(await strayLanguage(page, locale), page.url()).toEqual([]);
    const { width = 0 } = page.viewportSize() ?? {};
    expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(width);
  }

  async function fillIn(name: string): Promise<void> {
    await field('Category').selectOption('trade');
    await field('Country or region').selectOption('SZ');
    await field('Industry').selectOption('3');
    await field('Name of the project').fill(name);
    await field('Owner (company or organisation)').fill('Murang’a Press');
    // Other parts of the site have another word for the same English one.
    await main.locator(`[name="texts.${locale}.contactPerson"]`).fill('Mwila');
    await field('About the project').fill('Avocado 500 t.');
    await field('Partner sought').fill('Eswatini 500 t.');
    await field('Phone').fill('+254 700 100 101');
  }

  return { main, field, press, follow, open, looksRight, fillIn };
}

for (const locale of languagesInTurn(2)) {
  test(`an owner publishes a project in ${locale}, mends it, adds a file and moves it on`, async ({
    page,
    allowed,
  }) => {
    test.slow();
    allowed.push(/422/);
    await setWidth(page, 'phone');
    await logIn(page, newMail());
    const { main, field, press, follow, open, looksRight, fillIn } = libraryOf(page, locale);
    await open('/negotiation/publish');
    await awake(page);
    await press('Submit');
    await expect(main.getByRole('alert')).toBeVisible();
    await looksRight();
    const name = `Avocado ${Date.now()}`;
    await fillIn(name);
    await field('Amount (in ten thousand US dollars)').fill(locale === 'fr-FR' ? '1 234,5' : '1,234.5');
    await press('Save as is');
    await expect(main.getByRole('status')).toBeVisible();
    await expect(field('Amount (in ten thousand US dollars)')).toHaveValue(locale === 'fr-FR' ? '1234,5' : '1234.5');
    await follow('Files');
    await main.locator('input[type=file]').setInputFiles({ name: 'stand.png', mimeType: 'image/png', buffer: pixel });
    await press('Add file');
    await expect(main.getByRole('link', { name: /stand\.webp/ })).toBeVisible();
    await looksRight();
    await follow('Back to the project');
    await follow('Suggested partners');
    await looksRight();
    await follow('Back to the project');
    await press('Submit');
    await expect(page).toHaveURL(/\/account\/projects\?done=published/);
    await looksRight();
    await press('Mark as in negotiation');
    await main.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.locator('[aria-current=step]')).toHaveText(likeWord(locale, 'In negotiation'));
    await expect(main.getByRole('link', { name: /stand\.webp/ })).toBeVisible();
    await expect(main.getByText(locale === 'zh-CN' ? /元人民币/ : /CNY/)).toBeVisible();
    await looksRight();
    await page.request.post('/api/project/collect', { data: { projectId: 3 } });
    for (const path of ['/negotiation/contact/3', '/negotiation/collect/3', '/account/collection']) {
      await open(path);
      await looksRight();
    }
  });
}

test('the page of a project says to a member that it is in their collection, and to others nothing', async ({
  page,
}) => {
  const link = page.getByRole('main').locator('a[href$="/negotiation/collect/4"]');
  await page.goto('/en-US/negotiation/detail/4');
  await awake(page);
  await expect(link).toHaveText('Add to collection');
  await logIn(page, newMail());
  await page.goto('/en-US/account/');
  await awake(page);
  const collected = await page.request.post('/api/project/collect', { data: { projectId: 4 } });
  expect(collected.status()).toBe(200);
  await page.goto('/en-US/negotiation/detail/4');
  await awake(page);
  await expect(link).toHaveText('In your collection');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of languagesInTurn(0)) {
    test(`a buyer sees contacts, collects a project and keeps a search in ${locale}`, async ({ page }) => {
      test.slow();
      await setWidth(page, 'desk');
      await logIn(page, newMail());
      const { main, press, follow, open } = libraryOf(page, locale);
      await open('/negotiation/detail/3');
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await follow('Log in to see the contact details');
      await expect(main.locator('a[href^="mailto:"]')).toContainText('.example');
      await open('/negotiation/collect/3');
      await press('Add to my collection');
      await expect(main.getByRole('status')).toHaveText(likeWord(locale, 'The project is now in your collection.'));
      await expect(main.getByRole('link', { name })).toBeVisible();
      await open('/negotiation/collect/3');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(likeWord(locale, 'Collected project'));
      await open('/negotiation/list?category=trade&region=KE');
      await follow('Save this search and get alerts for new projects');
      await press('Save this search');
      await expect(main.getByText(likeWord(locale, 'alerts on'))).toBeVisible();
      await press('Remove');
      await expect(main.getByText(likeWord(locale, 'Your collection is empty.'))).toBeVisible();
    });
  }

  test('nobody collects their own project, and a stranger is led to the login', async ({ page }) => {
    await page.goto('/en-US/negotiation/publish');
    await expect(page).toHaveURL(/\/login\/\?to=%2Fnegotiation%2Fpublish/);
    await logIn(page, 'projects@malewa-stems.example');
    await page.goto('/en-US/account/projects');
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    const own = page.url().replace('/detail/', '/collect/');
    await page.goto(own);
    await expect(page.getByRole('main')).toContainText('You cannot collect your own project.');
    const refused = await page.request.post(own, { form: { do: 'collect' } });
    expect(refused.status()).toBe(403);
  });
});
